/** Instants are milliseconds since 1970. */

const day = 24 * 60 * 60_000;

/** I4: what an organisation wrote to one address of late no longer counts after this time. */
export const INVITATION_DAY = day;

/** I4: by one organisation to one address in a day: the invitation, and once more for who cannot find it. */
export const INVITATIONS_TO_AN_ADDRESS = 2;

/** I4: by all organisations together. */
export const INVITATIONS_FROM_EVERYONE = 3;

const leastPerDay = 50;

/** I4: everyone once, and once more. */
export function invitationsPerDay(seats: number): number {
  return Math.max(leastPerDay, 2 * seats);
}

export type InvitationStep =
  /** I1: until whoever proves the mailbox lets it go. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'leaves'; readonly at: number }
  | { readonly kind: 'refused'; readonly until: number };

export interface InvitationCase {
  /** Whether the founder has opened a link from their mailbox. */
  readonly proven: boolean;
  /** Asked for by name once more, and not by adding someone. */
  readonly again: boolean;
  /** When mails of the organisation to this address left, or are due to. */
  readonly mails: readonly number[];
}

/** I1, I4: when an invitation leaves. */
export function invitationStep({ proven, again, mails }: InvitationCase, at: number): InvitationStep {
  if (!proven) return { kind: 'waits' };
  const recent = mails.filter((one) => one > at - day).toSorted((a, b) => a - b);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined) return { kind: 'leaves', at };
  if (!again) return { kind: 'leaves', at: last + day };
  if (recent.length < INVITATIONS_TO_AN_ADDRESS && last <= at) return { kind: 'leaves', at };
  return { kind: 'refused', until: first + day };
}
