const DAY = 24 * 60 * 60 * 1000;

/** V5: how long a copy can be fetched. */
const COPY_DAYS = 7;

export function copyExpiry(readyAt: number): number {
  return readyAt + COPY_DAYS * DAY;
}

type CopyState = 'waiting' | 'ready' | 'expired';

/** Its week may be over before the night that deletes it. */
export function copyState(copy: { readonly expiresAt: number | null }, now: number): CopyState {
  if (copy.expiresAt === null) return 'waiting';
  return copy.expiresAt > now ? 'ready' : 'expired';
}
