/** What a person is told about their own leave. */
export type DecidedEvent = 'approved' | 'rejected' | 'cancelled' | 'cancellation-refused' | 'recorded';

export interface DecidedTexts {
  readonly subject: Record<DecidedEvent, (period: string) => string>;
  readonly intro: Record<DecidedEvent, (decider: string) => string>;
  /** Below the facts; null when there is nothing to add. */
  readonly calendar: Record<DecidedEvent, string | null>;
  readonly someone: string;
}
