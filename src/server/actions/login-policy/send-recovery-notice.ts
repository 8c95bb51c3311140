import { dayOfInstant } from '#domain/calendar/instant.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { RecoveryNoticeMail } from '#server/mail/templates/recovery-notice.tsx';
import type { Services } from '#server/services.ts';
import { lockRecovery, setStopHash } from '#server/store/access-recoveries.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findUser } from '#server/store/users.ts';
import { issueToken } from '#server/token.ts';
import { mailsIn } from '#words/written.ts';

type RecoveryNoticeJob = { readonly organizationId: string; readonly recoveryId: string };

/** I12: told while there is time to stop it. The link is made here, so that no plain token is stored. */
export async function sendRecoveryNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, recoveryId }: RecoveryNoticeJob,
): Promise<void> {
  const { token, hash } = issueToken(organizationId);
  const found = await database.inOrganization(organizationId, async (tx) => {
    const recovery = await lockRecovery(tx, recoveryId);
    const organization = await findOrganization(tx);
    const user = recovery && (await findUser(tx, recovery.userId));
    const asker = recovery && (await findUser(tx, recovery.askedBy));
    if (!recovery?.dueAt || !user || !organization) return null;
    await setStopHash(tx, recoveryId, hash);
    return { user, organization, askedBy: asker?.name ?? '', dueAt: recovery.dueAt };
  });
  if (!found) return;
  const { user, organization, askedBy, dueAt } = found;
  const { language, name, email } = user;
  const dueOn = dayOfInstant(dueAt.getTime(), organization.timeZone);
  const url = `${publicUrl}/stop-recovery?token=${token}`;
  await mailer.send(
    composeMail(
      {
        messageId: `<recovery.${recoveryId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).recoveryNotice.subject,
      },
      RecoveryNoticeMail({ language, publicUrl, name, askedBy, dueOn, url }),
    ),
  );
}
