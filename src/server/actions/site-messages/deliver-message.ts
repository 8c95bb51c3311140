import { defaultLanguage } from '#domain/text/language.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost, type OutgoingMail } from '#server/mail/mailer.ts';
import { SiteMessageMail } from '#server/mail/templates/site-message.tsx';
import type { Services } from '#server/services.ts';
import { findSiteMessage } from '#server/store/site-messages.ts';
import { mailsIn } from '#words/written.ts';

/**
 * To whoever runs the site, in French; an answer goes to the sender. The sender gets no copy: anybody's address can be
 * typed into a form, and what they typed was on their screen.
 */
export async function deliverSiteMessage(
  services: Services,
  { messageId }: JobPayload<'deliver-site-message'>,
): Promise<void> {
  const { database, mailer, contactAddress, publicUrl } = services;
  const message = await database.atGate((tx) => findSiteMessage(tx, messageId));
  // What was deleted meanwhile is nobody's business any more.
  if (!message) return;
  const envelope: Pick<OutgoingMail, 'messageId' | 'to' | 'subject' | 'headers'> = {
    messageId: `<site-message.${messageId}@${messageIdHost(publicUrl)}>`,
    to: { name: 'Relâche', address: contactAddress },
    subject: mailsIn(defaultLanguage).siteMessage.subject(message),
    headers: { 'Reply-To': message.email },
  };
  await mailer.send(composeMail(envelope, SiteMessageMail({ message, publicUrl })));
}
