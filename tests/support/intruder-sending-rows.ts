import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
/** Admins would; nothing is connected. */
const notConnected = [403, 403, 403, 409] as const;
const month = { params: { month: '2026-09' } };

/** What goes to payroll programs: admins; accountants see and send, and never touch the access. */
export const sendingRows = {
  'payrollSending.connection': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  // Without an access: with one, the next call would look for Silae.
  'payrollSending.connect': {
    parts: () => ({ body: { provider: 'silae' } }),
    home: [403, 403, 403, 400],
    stranger: 400,
  },
  'payrollSending.test': { parts: () => ({}), home: notConnected, stranger: 409 },
  'payrollSending.disconnect': { parts: () => ({}), home: admins, stranger: 200 },
  'payrollSending.matches': { parts: () => ({}), home: admins, stranger: 200 },
  'payrollSending.setMatches': {
    parts: ({ userId }) => ({ body: { people: [{ userId, contractId: 'c-1' }] } }),
    home: notConnected,
    foreign: notConnected,
    stranger: 409,
  },
  'payrollSending.plan': { parts: () => month, home: notConnected, accountant: 409, stranger: 409 },
  'payrollSending.send': {
    parts: () => ({ ...month, body: { digest: 'a'.repeat(64) } }),
    home: notConnected,
    accountant: 409,
    stranger: 409,
  },
  'payrollSending.list': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  'payrollSending.show': {
    parts: ({ sendingId }) => ({ params: { id: sendingId } }),
    home: admins,
    accountant: 200,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'payrollSending.compareCounters': {
    parts: () => ({ body: { date: '2026-05-31' } }),
    home: notConnected,
    stranger: 409,
    accountant: 409,
  },
} satisfies Record<string, SessionRow>;
