/** When someone was invited, if they were, and when they first opened a link from their mailbox. */
export interface Membership {
  readonly invitedAt: Date | null;
  readonly confirmedAt: Date | null;
}

/** A founder is in from the start; everyone else joins by opening a link from their mailbox. */
export function hasJoined({ invitedAt, confirmedAt }: Membership): boolean {
  return invitedAt === null || confirmedAt !== null;
}

/**
 * I2: whose earlier ways in end when someone opens a link from their mailbox. Only the first link proves anything; with
 * a founder's, nothing that was made in the organisation before is sure to be theirs.
 */
export function endedByProof(
  { invitedAt, confirmedAt }: Membership,
  isOrganizationProven: boolean,
): 'nothing' | 'person' | 'organization' {
  if (confirmedAt !== null) return 'nothing';
  return invitedAt === null && !isOrganizationProven ? 'organization' : 'person';
}
