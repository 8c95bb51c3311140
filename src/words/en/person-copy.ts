import type { PersonCopyWords } from '../catalogues/person-copy.ts';

export const personCopy: PersonCopyWords = {
  title: (name) => `Copy of data: ${name}`,
  lead: (organization, madeAt) =>
    `Everything that Relâche keeps about you for ${organization}, as it was on ${madeAt}. This page tells the main part; the file data.json holds all of it, in a form that other programs read.`,
  files: 'Documents attached to your requests and your photo are in the folders of this archive.',
  roles: {
    employee: 'Employee',
    team_lead: 'Team lead',
    manager: 'Manager',
    admin: 'Admin',
    accountant: 'Accountant',
  },
  profile: {
    title: 'Profile and contract',
    name: 'Name',
    email: 'E-mail address',
    role: 'Role',
    employedFrom: 'First day',
    employedTo: 'Last day',
    payrollNumber: 'Payroll number',
    birthDate: 'Date of birth',
    lastSeen: 'Last visit',
  },
  requests: {
    title: 'Requests and their history',
    none: 'No request.',
    state: (state, days) => `Request ${state}, ${days}.`,
    reason: 'Reason',
    document: 'Document',
  },
  ledger: { title: 'Counters, line by line', columns: ['Date', 'Counter', 'Days', 'Rule'] },
  notices: { title: 'Notices after sick leave', of: (stop) => `Sick leave ${stop}` },
  comments: { title: 'Comments' },
  sessions: { title: 'Logins' },
  keys: { title: 'API keys, by name' },
  journal: { title: 'Log: by you and about you', by: (name) => `by ${name}` },
  rest: {
    title: 'What data.json holds',
    lead: 'Part by part, with the number of rows.',
    rows: (count) => (count === 1 ? '1 row' : `${count} rows`),
  },
};
