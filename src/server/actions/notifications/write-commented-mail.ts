import { rangeOf } from '#domain/balances/leave-situation.ts';
import { CommentedMail } from '#server/mail/templates/commented-mail.tsx';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import type { Telling, WrittenMail } from './request-mail.ts';

/** What everyone of a thread is told of a comment. */
export function writeCommentedMail(telling: Telling): WrittenMail {
  const { services, notification, recipient, event, found, unsubscribeUrl } = telling;
  const { language } = recipient;
  const { publicUrl } = services;
  const { request, person } = found;
  const texts = mailsIn(language);
  const isOwn = recipient.id === person.id;
  const period = wordsIn(language).periods.short(rangeOf(request));
  return {
    subject: isOwn ? texts.commented.ownSubject(period) : texts.commented.subject(person.name, period),
    body: CommentedMail({
      language,
      publicUrl,
      unsubscribeUrl,
      kind: notification.kind,
      recipient: recipient.name,
      author: event.actorName ?? texts.decided.someone,
      byPerson: event.actorId === person.id,
      person: isOwn ? null : person.name,
      url: `${publicUrl}/requests/${request.id}`,
    }),
  };
}
