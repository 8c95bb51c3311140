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

export interface ApproverTexts {
  readonly subject: Record<ApproverEvent, (person: string, period: string) => string>;
  readonly intro: Record<ApproverEvent, (person: string, since: string) => string>;
  readonly approve: string;
  readonly reject: string;
  readonly caution: (days: number) => string;
}
