/** How long keys and what is known of them last. Instants are milliseconds since 1970; today is an argument. */

const day = 24 * 60 * 60 * 1000;

/** Z5: both secrets of a rotated key are good for so long. */
export const overlapDays = 7;

/** Z7: calls are told for so long, and so are keys that are no more. */
export const journalDays = 30;

/** More than anyone can tell apart; each is a door. */
export const mostKeys = 20;

export const callsPerMinute = 300;

export function overlapEnd(now: number): number {
  return now + overlapDays * day;
}

export function journalStart(now: number): number {
  return now - journalDays * day;
}

/** When a key, or the secret it was used with, stopped being good for anything; null for what never ends. */
export interface KeyEnds {
  readonly revokedAt: number | null;
  readonly expiresAt: number | null;
  /** Of the secret that was used, where it is the one before the last. */
  readonly secretEndsAt: number | null;
  /** Z2, Z4: whoever answers for it is no longer there. */
  readonly makerGone: boolean;
}

export function isKeyLive({ revokedAt, expiresAt, secretEndsAt, makerGone }: KeyEnds, now: number): boolean {
  const has = (end: number | null): boolean => end === null || end > now;
  return revokedAt === null && !makerGone && has(expiresAt) && has(secretEndsAt);
}
