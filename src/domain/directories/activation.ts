/** How someone stands when a directory says that they are active, or no longer. */
export interface AccessStanding {
  /** Whether their access is open. */
  readonly present: boolean;
  /** Whether they have opened an invitation, and their contract has begun. */
  readonly joined: boolean;
  /** Whose word their last day is, where one is recorded. */
  readonly departure: 'none' | 'of-directory' | 'of-people';
  /** Whether it was the directory that closed their access. */
  readonly closedByDirectory: boolean;
}

/**
 * `depart`: today is recorded as their last day, and access ends now. `remove`: an invitation that nobody opened, or a
 * contract that never began, is taken back. `end-sessions`: people recorded a last day to come; it stands. `stay`: people
 * closed their access, and a directory does not open it.
 */
export type ActivationStep =
  | 'nothing'
  | 'depart'
  | 'remove'
  | 'end-sessions'
  | 'withdraw-departure'
  | 'readmit'
  | 'stay-closed';

/** I18: a directory opens again only what it closed itself. */
export function activationStep(
  { present, joined, departure, closedByDirectory }: AccessStanding,
  active: boolean,
): ActivationStep {
  if (!active) {
    if (!present) return 'nothing';
    if (departure !== 'none') return 'end-sessions';
    return joined ? 'depart' : 'remove';
  }
  if (present) return 'nothing';
  if (!closedByDirectory || departure === 'of-people') return 'stay-closed';
  return departure === 'of-directory' ? 'withdraw-departure' : 'readmit';
}
