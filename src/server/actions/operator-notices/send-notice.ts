import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost, RecipientRefused } from '#server/mail/mailer.ts';
import type { Services } from '#server/services.ts';
import { findOperatorNotice, isNoticeWaiting, settleNoticeMail } from '#server/store/operator-notices.ts';
import { findCorrespondent } from '#server/store/users.ts';

/** V26: one notice to one admin. A second attempt is the same mail; what was sent is not sent again. */
export async function sendOperatorNotice(
  { database, mailer, now, publicUrl }: Services,
  { organizationId, userId, noticeId }: JobPayload<'send-operator-notice'>,
): Promise<void> {
  const found = await database.inOrganization(organizationId, async (tx) => {
    const notice = await findOperatorNotice(tx, noticeId);
    const person = await findCorrespondent(tx, userId);
    if (!notice || !person || !(await isNoticeWaiting(tx, noticeId, userId))) return null;
    return { notice, person };
  });
  if (!found) return;
  const { name, email, language } = found.person;
  const { subject, words } = found.notice.content[language];
  const settle = (state: 'sent' | 'refused') =>
    database.inOrganization(organizationId, (tx) =>
      settleNoticeMail(tx, noticeId, userId, state, now(), email),
    );
  // Its reader of Markdown is loaded for the few who are written to.
  const { OperatorNoticeMail } = await import('#server/mail/templates/operator-notice.tsx');
  const { kind } = found.notice;
  const envelope = {
    messageId: `<notice.${noticeId}.${userId}@${messageIdHost(publicUrl)}>`,
    to: { name, address: email },
    subject,
  };
  try {
    await mailer.send(
      composeMail(envelope, OperatorNoticeMail({ language, publicUrl, kind, subject, words })),
    );
  } catch (error) {
    if (error instanceof RecipientRefused) await settle('refused');
    throw error;
  }
  await settle('sent');
}
