import type { SessionRow } from './intruder-row.ts';
import { uniqueEmail } from './organizations.ts';

const admins = [403, 403, 403, 200] as const;

/** Tables name people by words: this one is found in every furnished organisation, in each its own. */
const form = () => ({
  body: { name: 'Reprise', asOf: '2026-05-31', lines: [{ line: 1, person: 'Cible Jointe', current: '1' }] },
});

/** Someone new each time: what is checked or taken in by one caller is no problem of the next. */
const table = () => ({
  body: {
    asOf: '2026-05-31',
    lines: [{ line: 1, name: 'Venue Table', email: uniqueEmail('table'), team: 'Équipe', current: '1' }],
  },
});

export const importRows = {
  'peopleImports.check': { parts: table, home: admins, stranger: 200 },
  'peopleImports.apply': { parts: table, home: admins, stranger: 200 },
  'balanceImports.list': { parts: () => ({}), home: admins, stranger: 200 },
  'balanceImports.check': { parts: form, home: admins, stranger: 200 },
  'balanceImports.apply': { parts: form, home: admins, stranger: 200 },
  'balanceImports.undo': {
    parts: ({ importId }) => ({ params: { id: importId } }),
    home: admins,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
