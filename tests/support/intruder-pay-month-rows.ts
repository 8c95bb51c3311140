import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
const ofPerson = ({ userId }: { userId: string }) => ({ query: { month: '2026-09', user: userId } });

/** What everyone was away for and has left: admins, and accountants where it says so. */
export const payMonthRows = {
  'payTimes.read': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  'payTimes.set': { parts: () => ({ body: { time: 'next-month' } }), home: admins, stranger: 200 },
  'establishments.read': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  'establishments.set': {
    parts: () => ({ body: { by: 'organization', siret: '73282932000074' } }),
    home: admins,
    stranger: 200,
  },
  'monthlyStatements.read': {
    parts: ofPerson,
    home: admins,
    accountant: 200,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'monthlyStatements.file': {
    parts: (known) => ({ query: { ...ofPerson(known).query, format: 'pdf' } }),
    home: admins,
    accountant: 200,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
} satisfies Record<string, SessionRow>;
