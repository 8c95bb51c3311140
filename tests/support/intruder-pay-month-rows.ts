import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
const ofPerson = ({ userId }: { userId: string }) => ({ query: { month: '2026-09', user: userId } });

/** What everyone was away for and has left: admins alone. */
export const payMonthRows = {
  'payTimes.read': { parts: () => ({}), home: admins, stranger: 200 },
  'payTimes.set': { parts: () => ({ body: { time: 'next-month' } }), home: admins, stranger: 200 },
  'monthlyStatements.read': {
    parts: ofPerson,
    home: admins,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'monthlyStatements.file': {
    parts: (known) => ({ query: { ...ofPerson(known).query, format: 'pdf' } }),
    home: admins,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
} satisfies Record<string, SessionRow>;
