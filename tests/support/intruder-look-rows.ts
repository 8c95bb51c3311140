import type { SessionRow } from './intruder-row.ts';

/** Each reads who looked at themselves; an accountant has no leave that anybody could open. */
export const lookRows = {
  'looks.mine': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
} as const satisfies Record<string, SessionRow>;
