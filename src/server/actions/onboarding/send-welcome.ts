import { randomUUID } from 'node:crypto';
import { invitationLinkEnd } from '#domain/access/lifetimes.ts';
import { harmlessName } from '#domain/text/harmless-name.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { WelcomeMail } from '#server/mail/templates/welcome.tsx';
import type { Services } from '#server/services.ts';
import { insertLoginLink } from '#server/store/login-links.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findUser } from '#server/store/users.ts';
import { issueToken } from '#server/token.ts';
import { mailsIn } from '#words/written.ts';

/** The founder's first mail. Its link logs in, and shows that the mailbox is theirs. */
export async function sendWelcome(
  { database, mailer, now, publicUrl }: Services,
  { organizationId, userId }: JobPayload<'send-welcome'>,
): Promise<void> {
  const { token, hash } = issueToken(organizationId);
  const id = randomUUID();
  const founded = await database.inOrganization(organizationId, async (tx) => {
    const user = await findUser(tx, userId);
    const organization = await findOrganization(tx);
    if (!user || !organization || user.confirmedAt) return null;
    const at = now();
    const expiresAt = new Date(invitationLinkEnd(at.getTime()));
    await insertLoginLink(tx, { id, userId, tokenHash: hash, createdAt: at, expiresAt, kind: 'invitation' });
    return { user, organization: organization.name };
  });
  if (!founded) return;

  const { user } = founded;
  const { language, email } = user;
  // I5: whoever signed up may not be who reads this.
  const name = harmlessName(user.name);
  const organization = harmlessName(founded.organization);
  const url = `${publicUrl}/login?token=${token}`;
  await mailer.send(
    composeMail(
      {
        messageId: `<welcome.${id}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).welcome.subject(organization),
      },
      WelcomeMail({ language, publicUrl, name, organization, url }),
    ),
  );
}
