/** When someone was invited, if they were, and when they first opened a link from their mailbox. */
export interface Membership {
  readonly invitedAt: Date | null;
  readonly confirmedAt: Date | null;
}

/** A founder is in from the start; everyone else joins by opening a link from their mailbox. */
export function hasJoined({ invitedAt, confirmedAt }: Membership): boolean {
  return invitedAt === null || confirmedAt !== null;
}

/** Until an admin has shown that their mailbox is theirs, an organisation sends no more invitations than these. */
export const unconfirmedInvitationLimit = 20;
