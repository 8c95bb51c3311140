import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
const foreign = [403, 403, 403, 404] as const;

/** Erasing people who left, and holding it up: admins alone. */
export const erasureRows = {
  'erasures.read': {
    parts: ({ formerId }) => ({ params: { id: formerId } }),
    home: admins,
    foreign,
    stranger: 404,
  },
  'erasures.hold': {
    parts: ({ userId }) => ({ params: { id: userId }, body: { reason: 'Litige' } }),
    home: admins,
    foreign,
    stranger: 404,
  },
  'erasures.lift': {
    parts: ({ formerId }) => ({ params: { id: formerId } }),
    home: [403, 403, 403, 404],
    foreign,
    stranger: 404,
  },
  'erasures.erase': {
    // Somebody who is still there: the table is asked by many, and nobody comes back.
    parts: ({ userId }) => ({ params: { id: userId }, body: { reason: 'asked' } }),
    home: [403, 403, 403, 409],
    foreign,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
