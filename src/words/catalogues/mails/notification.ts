import type { RequestText } from '#domain/leave-requests/request-fields.ts';
import type { StoppableMail } from '#domain/notifications/notification-kind.ts';

export interface NotificationTexts {
  readonly greeting: (firstName: string) => string;
  readonly facts: {
    readonly person: string;
    readonly type: string;
    readonly dates: string;
    readonly length: string;
    readonly team: string;
    readonly reason: string;
  } & Readonly<Record<RequestText, string>>;
  readonly change: (before: string, after: string) => string;
  readonly left: (days: string) => string;
  readonly nobodyElse: string;
  readonly stillPending: string;
  readonly open: string;
  readonly why: Record<StoppableMail, string>;
  readonly stop: string;
  readonly choose: string;
}
