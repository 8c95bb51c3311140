/**
 * N47: the company's consent does not reach this person: no account, no mailbox, or none that it may open. Theirs alone;
 * the connection works for the others.
 */
export class NoMailbox extends Error {
  constructor(
    /** The provider's own word for it; for the log alone. */
    readonly code: string,
  ) {
    super(`no mailbox: ${code}`);
    this.name = 'NoMailbox';
  }
}
