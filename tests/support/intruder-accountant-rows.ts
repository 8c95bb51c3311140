import type { SessionRow } from './intruder-row.ts';

const everyone = [200, 200, 200, 200] as const;
const admins = [403, 403, 403, 200] as const;
/** Admins would; there is no such line in that month. */
const noLine = [403, 403, 403, 404] as const;
const month = '2026-09';

/** The seat of the accountant: its companies, and what is said about lines of payroll. */
export const accountantRows = {
  'accountants.list': { parts: () => ({}), home: admins, stranger: 200 },
  'accountants.companies': { parts: () => ({}), home: everyone, accountant: 200, stranger: 200 },
  'accountants.enter': {
    parts: ({ organizationId }) => ({ params: { id: organizationId } }),
    home: everyone,
    accountant: 200,
    foreign: [404, 404, 404, 404],
    stranger: 404,
  },
  'payrollRemarks.ofMonth': {
    parts: () => ({ params: { month } }),
    home: admins,
    accountant: 200,
    stranger: 200,
  },
  'payrollRemarks.open': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  'payrollRemarks.write': {
    parts: ({ pendingId }) => ({
      params: { month, requestId: pendingId },
      body: { text: 'Pourquoi ?', asks: true },
    }),
    home: noLine,
    accountant: 404,
    foreign: noLine,
    stranger: 404,
  },
  'payrollRemarks.writeAboutPerson': {
    parts: ({ userId }) => ({ params: { month, userId }, body: { text: 'Pourquoi ?', asks: true } }),
    home: admins,
    accountant: 200,
    foreign: noLine,
    stranger: 404,
  },
  'payrollRemarks.seeAboutPerson': {
    parts: ({ userId }) => ({ params: { month, userId } }),
    home: admins,
    accountant: 200,
    foreign: noLine,
    stranger: 404,
  },
  'payrollRemarks.see': {
    parts: ({ pendingId }) => ({ params: { month, requestId: pendingId } }),
    home: noLine,
    accountant: 404,
    foreign: noLine,
    stranger: 404,
  },
} satisfies Record<string, SessionRow>;
