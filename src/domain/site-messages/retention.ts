const DAY_MS = 24 * 60 * 60 * 1000;

/** M4: how long what visitors send is kept; said on the privacy page. */
export const KEPT_DAYS = { contact: 365, application: 365 } as const;

export function deletedAfter(kind: keyof typeof KEPT_DAYS, sentAt: number): number {
  return sentAt + KEPT_DAYS[kind] * DAY_MS;
}

/** M5: an address that asked for the newsletter and did not confirm in this time is forgotten. */
export const CONFIRM_DAYS = 7;

export function confirmableSince(now: number): number {
  return now - CONFIRM_DAYS * DAY_MS;
}
