import type { PageWords } from '../catalogues/pages.ts';

export const pages: PageWords = {
  auditColumns: ['Date and time', 'Action', 'By', 'On', 'Details', 'Address'],
  directory: (name) => `The directory “${name}”`,
  byWay: {
    mail: (name) => `${name} (by mail)`,
    slack: (name) => `${name} (by Slack)`,
    teams: (name) => `${name} (by Teams)`,
  },
  withKey: (name, key) => `${name} (key “${key}”)`,
  blog: { title: 'The Relâche blog', description: 'Leave in small companies: counting, law, organising.' },
  missingKey: {
    title: 'The key is missing',
    body: '<p>This page is for whoever started Relâche on this machine.</p><p>Open the link that <code>npm start</code> printed in the terminal: it ends with <code>?key=…</code>. The key is also in the file <code>dev-key</code> of the data folder, unless <code>DEV_KEY</code> has set it.</p>',
  },
  reset: {
    title: 'Reset the database',
    warning:
      'Every organisation, every account and every mail on this machine will be wiped, then the demo company is created anew. Nothing can be recovered.',
    button: 'Wipe everything',
    done: 'The database is empty and the demo company is back.',
    back: 'Choose an account',
  },
};
