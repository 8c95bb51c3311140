import { createElement } from 'react';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost, type OutgoingMail } from '#server/mail/mailer.ts';
import { siteMessageTexts } from '#server/mail/site-message-texts.ts';
import { SiteMessageCopy, SiteMessageMail } from '#server/mail/templates/site-message.tsx';
import type { Services } from '#server/services.ts';
import { findSiteMessage, type SiteMessage } from '#server/store/site-messages.ts';

/** To whoever runs the site, in French; an answer goes to the sender. */
export async function deliverSiteMessage(
  services: Services,
  { messageId }: JobPayload<'deliver-site-message'>,
): Promise<void> {
  const { mailer, contactAddress, publicUrl } = services;
  await withMessage(services, messageId, async (message) => {
    const envelope: Pick<OutgoingMail, 'messageId' | 'to' | 'subject' | 'headers'> = {
      messageId: `<site-message.${messageId}@${messageIdHost(publicUrl)}>`,
      to: { name: 'Relâche', address: contactAddress },
      subject: siteMessageTexts.fr.subject(message),
      headers: { 'Reply-To': message.email },
    };
    await mailer.send(await composeMail(envelope, createElement(SiteMessageMail, { message, publicUrl })));
  });
}

/** To the sender, in their language: what they wrote, and when to expect an answer. */
export async function copySiteMessage(
  services: Services,
  { messageId }: JobPayload<'copy-site-message'>,
): Promise<void> {
  const { mailer, publicUrl } = services;
  await withMessage(services, messageId, async (message) => {
    const envelope = {
      messageId: `<site-message-copy.${messageId}@${messageIdHost(publicUrl)}>`,
      to: { name: message.name, address: message.email },
      subject: siteMessageTexts[message.language].copySubject(message),
    };
    await mailer.send(await composeMail(envelope, createElement(SiteMessageCopy, { message, publicUrl })));
  });
}

/** What was deleted meanwhile is nobody's business any more. */
async function withMessage(
  { database }: Services,
  id: string,
  work: (message: SiteMessage) => Promise<void>,
): Promise<void> {
  const message = await database.atGate((tx) => findSiteMessage(tx, id));
  if (message) await work(message);
}
