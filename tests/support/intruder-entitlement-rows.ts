import type { SessionRow } from './intruder-row.ts';

const privileged = [403, 200, 200, 200] as const;
const managers = [403, 403, 200, 200] as const;
const unknownToManagers = [403, 403, 404, 404] as const;

/** The first period that a furnished organisation has days of fractionnement for. */
export const fractionnementPeriod = '2024-06-01';

/** What the law makes a company say or grant. Nobody but its own person reads a notice as theirs. */
export const entitlementRows = {
  'entitlements.listNotices': { parts: () => ({}), home: privileged, stranger: 200 },
  'entitlements.listMyNotices': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
  'entitlements.sendNotice': {
    parts: ({ noticeId }) => ({ params: { id: noticeId } }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'entitlements.recordNotice': {
    parts: ({ noticeId }) => ({
      params: { id: noticeId },
      body: { givenOn: '2026-06-01', channel: 'payslip' },
    }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'entitlements.withdrawNotice': {
    // Nobody has noted it: there is nothing to take back.
    parts: ({ noticeId }) => ({ params: { id: noticeId } }),
    home: unknownToManagers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'entitlements.acknowledgeNotice': {
    parts: ({ noticeId }) => ({ params: { id: noticeId } }),
    home: [404, 404, 404, 404],
    foreign: [404, 404, 404, 404],
    stranger: 404,
  },
  'entitlements.listFractionnement': { parts: () => ({}), home: privileged, stranger: 200 },
  'entitlements.decideFractionnement': {
    parts: ({ proposedToId }) => ({
      params: { id: proposedToId },
      body: { period: fractionnementPeriod, decision: 'granted' },
    }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
