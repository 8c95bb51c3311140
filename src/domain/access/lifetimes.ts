/** How long the ways into an account last. Instants are milliseconds since 1970; today is an argument. */

const minute = 60_000;
const day = 24 * 60 * minute;

export const loginLinkMinutes = 15;
export const invitationLinkDays = 7;
export const sessionDays = 30;
export const decisionLinkDays = 30;

/** A mail may lie in a mailbox for long before someone has had enough of its kind. */
const unsubscribeLinkDays = 365;

/**
 * Writing « last seen » on every request would cost a write per read; this is how old it may get. Also the time after
 * which using a session shows that a person has it (I6).
 */
const seenPrecision = 2 * minute;

export function loginLinkEnd(now: number): number {
  return now + loginLinkMinutes * minute;
}

/** An invitation waits in a mailbox over a week-end and a holiday. */
export function invitationLinkEnd(now: number): number {
  return now + invitationLinkDays * day;
}

export function decisionLinkEnd(now: number): number {
  return now + decisionLinkDays * day;
}

export function unsubscribeLinkEnd(now: number): number {
  return now + unsubscribeLinkDays * day;
}

/** Sessions slide: each visit pushes their end. */
export function sessionEnd(now: number): number {
  return now + sessionDays * day;
}

export function isSeenOutdated(lastSeen: number, now: number): boolean {
  return now - lastSeen >= seenPrecision;
}
