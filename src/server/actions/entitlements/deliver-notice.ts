import { harmlessName } from '#domain/text/harmless-name.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { SicknessNoticeMail } from '#server/mail/templates/sickness-notice.tsx';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findNotice, noteNoticeMailed } from '#server/store/sickness-notices.ts';
import { mailsIn } from '#words/written.ts';

/** The mail of a notice that was sent. That the mail system took it over is part of the proof. */
export async function sendSicknessNotice(
  { database, mailer, publicUrl, now }: Services,
  { organizationId, noticeId }: JobPayload<'send-sickness-notice'>,
): Promise<void> {
  const { found, proven } = await database.inOrganization(organizationId, async (tx) => ({
    found: await findNotice(tx, noticeId),
    proven: Boolean((await findOrganization(tx))?.provenAt),
  }));
  // I1
  if (!found || !proven) return;
  const { notice, person } = found;
  if (notice.text === null || notice.messageId === null || notice.mailedAt !== null) return;
  const { email, language } = person;
  const name = person.confirmedAt ? person.name : harmlessName(person.name);
  await mailer.send(
    composeMail(
      {
        messageId: notice.messageId,
        to: { name, address: email },
        subject: mailsIn(language).sicknessNotice.subject,
      },
      SicknessNoticeMail({ language, publicUrl, name, noticeId, text: notice.text }),
    ),
  );
  await database.inOrganization(organizationId, (tx) => noteNoticeMailed(tx, noticeId, now()));
}
