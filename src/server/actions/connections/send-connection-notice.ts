import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { ConnectionNoticeMail } from '#server/mail/templates/connection-notice.tsx';
import type { Services } from '#server/services.ts';
import { findOutsideConnection } from '#server/store/connections.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { mailsIn } from '#words/written.ts';

/** N13: a connection does nothing any more: told once, unless it works again by the time that the mail is written. */
export async function sendConnectionNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, connectionId, at }: JobPayload<'send-connection-notice'>,
): Promise<void> {
  const { person, connection } = await database.inOrganization(organizationId, async (tx) => ({
    person: await findCorrespondent(tx, userId),
    connection: await findOutsideConnection(tx, connectionId),
  }));
  if (!person || connection?.state !== 'broken' || connection.toldAt?.toISOString() !== at) return;
  const { language, name, email } = person;
  const { provider, label, ownerUserId } = connection;
  await mailer.send(
    composeMail(
      {
        messageId: `<connection.${connectionId}.${userId}.${Date.parse(at)}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).connectionNotice.subject(provider),
      },
      ConnectionNoticeMail({
        language,
        publicUrl,
        name,
        provider,
        label,
        owner: ownerUserId === null ? 'company' : 'own',
        trouble: connection.lastErrorCode ?? 'revoked',
      }),
    ),
  );
}
