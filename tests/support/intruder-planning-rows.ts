import type { OpenRow, SessionRow } from './intruder-row.ts';

/** Planning somebody's leave is for the person, and for those who may record it. */
export const planningRows = {
  'leavePlanning.days': {
    parts: ({ userId }) => ({ query: { from: '2099-05-01', to: '2099-06-30', userId } }),
    home: [403, 200, 200, 200],
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow | OpenRow>;
