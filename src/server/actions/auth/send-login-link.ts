import { randomUUID } from 'node:crypto';
import { loginLinkEnd } from '#domain/access/lifetimes.ts';
import { hasLeft } from '#domain/members/departure.ts';
import { harmlessName } from '#domain/text/harmless-name.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost, type OutgoingMail } from '#server/mail/mailer.ts';
import { LoginLinkMail } from '#server/mail/templates/login-link.tsx';
import type { Services } from '#server/services.ts';
import { insertLoginLinkIfThere } from '#server/store/login-links.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findUser, findUserByEmail, type User } from '#server/store/users.ts';
import { issueToken } from '#server/token.ts';
import { mailsIn } from '#words/written.ts';

/**
 * The token is made here and not by the request, so that no plain token is ever stored. A second attempt of
 * this job makes a second link; either works until one of them is used or both are too old.
 */
export async function sendLoginLink(
  services: Services,
  { email }: JobPayload<'send-login-link'>,
): Promise<void> {
  const { database, mailer, now } = services;
  const found = await database.atGate((tx) => findUserByEmail(tx, email));
  const id = randomUUID();
  // For an address that nobody has, the same is asked of the database and a mail is written and thrown away: the work
  // of this job, which requests of the same process may have to wait for, must not tell the ones from the others.
  const place = found ?? { organizationId: id, userId: id };
  const { token, hash } = issueToken(place.organizationId);
  const recipient = await database.inOrganization(place.organizationId, async (tx) => {
    const user = await findUser(tx, place.userId);
    const at = now();
    const organization = await findOrganization(tx);
    const mayCome = user !== null && organization !== null && !hasLeft(user, at, organization.timeZone);
    const expiresAt = new Date(loginLinkEnd(at.getTime()));
    const link = { id, tokenHash: hash, createdAt: at, expiresAt, kind: 'login' } as const;
    await insertLoginLinkIfThere(tx, { ...link, userId: mayCome ? user.id : id });
    return mayCome ? user : null;
  });
  const mail = write(services, recipient ?? nobody(email), id, token);
  await (recipient ? mailer.send(mail) : mailer.rehearse(mail));
}

type Recipient = Pick<User, 'name' | 'email' | 'language' | 'confirmedAt'>;

const nobody = (email: string): Recipient => ({
  name: 'Camille Durand',
  email,
  language: defaultLanguage,
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
