import { randomUUID } from 'node:crypto';
import { loginLinkEnd } from '#domain/access/lifetimes.ts';
import { hasLeft } from '#domain/members/departure.ts';
import { harmlessName } from '#domain/text/harmless-name.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost, type OutgoingMail } from '#server/mail/mailer.ts';
import { LoginLinkMail } from '#server/mail/templates/login-link.tsx';
import type { Services } from '#server/services.ts';
import { insertLoginLink } from '#server/store/login-links.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findUser, findUserByEmail, type User } from '#server/store/users.ts';
import { issueToken } from '#server/token.ts';
import { mailsIn } from '#words/written.ts';

/**
 * The token is made here and not by the request, so that no plain token is ever stored. A second attempt of
 * this job makes a second link; either works until one of them is used or both are too old.
 */
export async function sendLoginLink(services: Services, email: string): Promise<void> {
  const { database, mailer, now } = services;
  const found = await database.atGate((tx) => findUserByEmail(tx, email));
  const id = randomUUID();
  // For an address that nobody has, a mail is written all the same and thrown away: the work of this job, which
  // requests of the same process may have to wait for, must not tell the ones from the others.
  const { token, hash } = issueToken(found?.organizationId ?? id);
  const user = found
    ? await database.inOrganization(found.organizationId, async (tx) => {
        const recipient = await findUser(tx, found.userId);
        const at = now();
        const organization = await findOrganization(tx);
        if (!recipient || !organization || hasLeft(recipient, at, organization.timeZone)) return null;
        const expiresAt = new Date(loginLinkEnd(at.getTime()));
        const link = { id, userId: recipient.id, tokenHash: hash, createdAt: at, expiresAt };
        await insertLoginLink(tx, { ...link, kind: 'login' });
        return recipient;
      })
    : null;
  const mail = await write(services, user ?? nobody(email), id, token);
  if (user) await mailer.send(mail);
}

type Recipient = Pick<User, 'name' | 'email' | 'language' | 'confirmedAt'>;

const nobody = (email: string): Recipient => ({
  name: 'Camille Durand',
  email,
  language: 'fr',
  confirmedAt: null,
});

function write({ publicUrl }: Services, recipient: Recipient, id: string, token: string): OutgoingMail {
  const { language, email, confirmedAt } = recipient;
  const name = confirmedAt ? recipient.name : harmlessName(recipient.name);
  return composeMail(
    {
      messageId: `<login-link.${id}@${messageIdHost(publicUrl)}>`,
      to: { name, address: email },
      subject: mailsIn(language).loginLink.subject,
    },
    LoginLinkMail({ language, publicUrl, name, url: `${publicUrl}/login?token=${token}` }),
  );
}
