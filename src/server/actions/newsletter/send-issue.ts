import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { newsletterPath, unsubscribeHeaders } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import { findDelivery, insertReaderLink, noteIssueSent } from '#server/store/newsletter-issues.ts';
import { issueToken } from '#server/token.ts';

/** One letter to one reader. A second attempt is the same mail with a link of its own; both links work. */
export async function sendNewsletter(
  { database, mailer, now, publicUrl }: Services,
  { issueId, readerId }: JobPayload<'send-newsletter'>,
): Promise<void> {
  const { token, hash } = issueToken(readerId);
  const delivery = await database.atGate(async (tx) => {
    const found = await findDelivery(tx, issueId, readerId);
    if (!found || found.sent) return null;
    await insertReaderLink(tx, readerId, hash, now());
    return found;
  });
  if (!delivery) return;
  const { email, language, content } = delivery;
  const leaveUrl = `${publicUrl}${newsletterPath}?leave=1&token=${token}`;
  const host = messageIdHost(publicUrl);
  const envelope = {
    messageId: `<newsletter.${issueId}.${readerId}@${host}>`,
    to: { name: '', address: email },
    subject: content[language].subject,
    headers: { ...unsubscribeHeaders(leaveUrl), 'List-Id': `<newsletter.${host}>` },
  };
  // Its reader of Markdown is loaded for the few who send letters.
  const { NewsletterLetter } = await import('#server/mail/templates/newsletter-letter.tsx');
  const body = NewsletterLetter({ language, publicUrl, leaveUrl, letter: content[language] });
  await mailer.send(composeMail(envelope, body));
  await database.atGate((tx) => noteIssueSent(tx, issueId, readerId, now()));
}
