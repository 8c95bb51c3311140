/** What an approver is told of: the events of a request, a cancellation that waits being two of them. */
export type ApproverEvent =
  | 'filed'
  | 'edited'
  | 'withdrawn'
  | 'accepted'
  | 'cancellation-asked'
  | 'reminded'
  | 'escalated'
  | 'cancellation-reminded'
  | 'cancellation-escalated';
