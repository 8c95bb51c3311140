/** What a person is told about their own leave. */
export type DecidedEvent =
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'cancellation-refused'
  | 'recorded'
  | 'cut';
