import { isMember } from '#domain/members/role.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { RemarkNoticeMail } from '#server/mail/templates/remark-notice.tsx';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findRemark } from '#server/store/payroll-remarks.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { mailsIn } from '#words/written.ts';

/** J17: neither who the line is about nor what was said leaves by mail: it may be about health. */
export async function sendRemarkNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, remarkId }: JobPayload<'send-remark-notice'>,
): Promise<void> {
  const { reader, remark, organization } = await database.inOrganization(organizationId, async (tx) => ({
    reader: await findCorrespondent(tx, userId),
    remark: await findRemark(tx, remarkId),
    organization: await findOrganization(tx),
  }));
  if (!reader || !remark || !organization || remark.kind === 'comment') return;
  const { language, name, email } = reader;
  const told = {
    kind: remark.kind,
    author: remark.authorName,
    organization: organization.name,
    month: remark.month,
  };
  // An accountant of several companies may be in another one: the list leads to the right one.
  const path = isMember(reader) ? `/payroll?month=${remark.month.slice(0, 7)}` : '/companies';
  await mailer.send(
    composeMail(
      {
        messageId: `<remark.${remarkId}.${userId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).remarkNotice.subject(told),
      },
      RemarkNoticeMail({ language, publicUrl, name, told, url: `${publicUrl}${path}` }),
    ),
  );
}
