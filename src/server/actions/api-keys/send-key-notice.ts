import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { KeyNoticeMail } from '#server/mail/templates/key-notice.tsx';
import type { Services } from '#server/services.ts';
import { findKey } from '#server/store/api-keys.ts';
import { findUser } from '#server/store/users.ts';
import { mailsIn } from '#words/written.ts';

/** A key was made or rotated in someone's name: whoever did not do it themselves learns of it here. */
export async function sendKeyNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, keyId, at }: JobPayload<'send-key-notice'>,
): Promise<void> {
  const { person, key } = await database.inOrganization(organizationId, async (tx) => ({
    person: await findUser(tx, userId),
    key: await findKey(tx, keyId),
  }));
  // Before the proof it could be a stranger's mailbox, and the name of the key a message to them (I5).
  if (!person?.confirmedAt || !key || key.revokedAt) return;
  const { language, name, email } = person;
  const isNew = key.createdAt.toISOString() === at;
  await mailer.send(
    composeMail(
      {
        messageId: `<key.${keyId}.${Date.parse(at)}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).keyNotice.subject(key.name, isNew),
      },
      KeyNoticeMail({ language, publicUrl, name, key, isNew }),
    ),
  );
}
