import { can } from '#domain/access/can.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { RefusalNoticeMail } from '#server/mail/templates/refusal-notice.tsx';
import type { Services } from '#server/services.ts';
import { findUser } from '#server/store/users.ts';
import { mailsIn } from '#words/written.ts';

/** To whoever invited the person, while they may still see the list of people and the address is still refused. */
export async function sendRefusalNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, inviterId }: JobPayload<'send-refusal-notice'>,
): Promise<void> {
  const { invited, inviter } = await database.inOrganization(organizationId, async (tx) => ({
    invited: await findUser(tx, userId),
    inviter: await findUser(tx, inviterId),
  }));
  if (!invited?.mailRefusedAt || !inviter || inviter.id === invited.id || !can(inviter, 'user.list')) return;
  const { language, name, email } = inviter;
  await mailer.send(
    composeMail(
      {
        messageId: `<refusal.${userId}.${invited.mailRefusedAt.getTime()}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).refusalNotice.subject(invited.name),
      },
      RefusalNoticeMail({
        language,
        publicUrl,
        name,
        invited: { name: invited.name, email: invited.email },
      }),
    ),
  );
}
