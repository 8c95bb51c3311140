import { rangeOf } from '#domain/balances/leave-situation.ts';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { MailAttachment } from '#server/mail/mailer.ts';
import type { Markup } from '#server/mail/markup/jsx-runtime.ts';
import type { MailedFacts } from '#server/mail/templates/request-facts.tsx';
import type { Services } from '#server/services.ts';
import type { CountedWith } from '#server/store/leave-basis.ts';
import type { LeaveRequestEvent } from '#server/store/leave-request-events.ts';
import type { RequestInContext } from '#server/store/leave-requests.ts';
import type { Notification } from '#server/store/notifications.ts';
import type { User } from '#server/store/users.ts';
import type { MailLinks } from './mail-links.ts';

/** Everything that a mail about an event of a request is made from. */
export interface Telling extends CountedWith {
  readonly services: Services;
  readonly notification: Notification;
  readonly recipient: User;
  readonly event: LeaveRequestEvent;
  readonly found: RequestInContext;
  readonly unsubscribeUrl: string;
  readonly links: MailLinks;
}

export interface WrittenMail {
  readonly subject: string;
  readonly body: Markup;
  readonly attachments?: MailAttachment[];
}

/** As the request stands now. */
function requestFacts({ found: { request, person }, recipient, basis }: Telling): MailedFacts {
  const { countedHalves } = request;
  return {
    person: person.name,
    type: typeOf(basis.types, request.type).name[recipient.language],
    range: rangeOf(request),
    countedDays: countedHalves / 2,
    texts: eachText((field) => request[field]),
  };
}

/** What every mail of this kind is given. */
export function sharedProps(telling: Telling) {
  const { services, notification, recipient, found, unsubscribeUrl } = telling;
  const { publicUrl } = services;
  return {
    language: recipient.language,
    publicUrl,
    unsubscribeUrl,
    kind: notification.kind,
    recipient: recipient.name,
    request: requestFacts(telling),
    url: `${publicUrl}/requests/${found.request.id}`,
  };
}
