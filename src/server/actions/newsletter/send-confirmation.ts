import { randomUUID } from 'node:crypto';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { NewsletterConfirmation } from '#server/mail/templates/newsletter-confirmation.tsx';
import { newsletterPath } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import { findReader, setReaderToken } from '#server/store/newsletter.ts';
import { issueToken } from '#server/token.ts';
import { mailsIn } from '#words/written.ts';

/** The token is made here and only its hash is kept: a second attempt sends another one. */
export async function confirmNewsletter(
  { database, mailer, publicUrl }: Services,
  { readerId }: JobPayload<'confirm-newsletter'>,
): Promise<void> {
  const { token, hash } = issueToken(readerId);
  const reader = await database.atGate(async (tx) => {
    const found = await findReader(tx, readerId);
    if (!found || found.confirmed) return null;
    await setReaderToken(tx, readerId, hash);
    return found;
  });
  if (!reader) return;
  const { email, language } = reader;
  const envelope = {
    messageId: `<newsletter.${randomUUID()}@${messageIdHost(publicUrl)}>`,
    to: { name: '', address: email },
    subject: mailsIn(language).newsletter.subject,
  };
  const url = `${publicUrl}${newsletterPath}?token=${token}`;
  await mailer.send(composeMail(envelope, NewsletterConfirmation({ language, publicUrl, url })));
}
