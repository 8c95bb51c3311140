import type { ReactElement } from 'react';
import { rangeOf } from '#server/actions/balances/leave-situation.ts';
import type { MailAttachment } from '#server/mail/mailer.ts';
import type { RequestFacts } from '#server/mail/templates/request-facts.tsx';
import type { Services } from '#server/services.ts';
import type { LeaveRequestEvent } from '#server/store/leave-request-events.ts';
import type { RequestInContext } from '#server/store/leave-requests.ts';
import type { Notification } from '#server/store/notifications.ts';
import type { User } from '#server/store/users.ts';

/** Everything that a mail about an event of a request is made from. */
export interface Telling {
  readonly services: Services;
  readonly notification: Notification;
  readonly recipient: User;
  readonly event: LeaveRequestEvent;
  readonly found: RequestInContext;
  readonly unsubscribeUrl: string;
}

export interface WrittenMail {
  readonly subject: string;
  readonly body: ReactElement;
  readonly attachments?: MailAttachment[];
}

/** As the request stands now. */
export function requestFacts({ request, person }: RequestInContext): RequestFacts {
  const { type, countedHalves, note } = request;
  return { person: person.name, type, range: rangeOf(request), countedDays: countedHalves / 2, note };
}

/** What every mail of this kind is given. */
export function sharedProps({ services, notification, recipient, found, unsubscribeUrl }: Telling) {
  const { publicUrl } = services;
  return {
    language: recipient.language,
    publicUrl,
    unsubscribeUrl,
    kind: notification.kind,
    recipient: recipient.name,
    request: requestFacts(found),
    url: `${publicUrl}/requests/${found.request.id}`,
  };
}
