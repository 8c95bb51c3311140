import type { SessionRow } from './intruder-row.ts';

/** Each reads who looked at themselves; an accountant has no leave that anybody could open. Others’ eyes are for admins. */
export const lookRows = {
  'looks.mine': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
  'viewAs.show': {
    parts: ({ userId, pendingId }) => ({ query: { person: userId, request: pendingId } }),
    home: [403, 403, 403, 200],
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
