import type { ByRole, SessionRow } from './intruder-row.ts';

const privileged: ByRole = [403, 200, 200, 200];
const unknownToAll: ByRole = [404, 404, 404, 404];
/** Of somebody else: those who decide are told no more than that there is nothing such. */
const somebodyElses: ByRole = [403, 404, 404, 404];

/** What was done is undone by whoever did it; several decisions belong to whoever made them. */
export const undoRows = {
  'leaveRequests.undo': {
    parts: ({ pendingId }) => ({ params: { id: pendingId }, body: {} }),
    home: [404, 409, 409, 409],
    foreign: unknownToAll,
    stranger: 404,
  },
  'teams.undoMembers': {
    parts: ({ teamId }) => ({ params: { id: teamId } }),
    home: [403, 409, 409, 409],
    foreign: somebodyElses,
    stranger: 404,
  },
  'calendarFeeds.undoDelete': {
    parts: ({ feedId }) => ({ params: { id: feedId } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
  // What cannot be decided is told of each request by itself: decision-batches.test.ts.
  'decisionBatches.create': {
    parts: ({ pendingId }) => ({
      body: { about: 'leave', decision: 'approve', requests: [{ id: pendingId }] },
    }),
    home: privileged,
    foreign: privileged,
    stranger: 200,
  },
  // Of somebody else's request, it says no more than of one that does not exist.
  'decisionBatches.preview': {
    parts: ({ pendingId }) => ({ body: { requests: [pendingId] } }),
    home: privileged,
    foreign: privileged,
    stranger: 200,
  },
  'decisionBatches.list': { parts: () => ({}), home: privileged, stranger: 200 },
  'decisionBatches.read': {
    parts: ({ batchId }) => ({ params: { id: batchId } }),
    home: somebodyElses,
    foreign: somebodyElses,
    stranger: 404,
  },
  'decisionBatches.undo': {
    parts: ({ batchId }) => ({ params: { id: batchId } }),
    home: somebodyElses,
    foreign: somebodyElses,
    stranger: 404,
  },
  'decisionBatches.see': {
    parts: ({ batchId }) => ({ params: { id: batchId } }),
    home: somebodyElses,
    foreign: somebodyElses,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
