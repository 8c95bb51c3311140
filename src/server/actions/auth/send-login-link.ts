import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { loginLinkEnd } from '#domain/access/lifetimes.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { LoginLinkMail } from '#server/mail/templates/login-link.tsx';
import { mailTexts } from '#server/mail/texts.ts';
import type { Services } from '#server/services.ts';
import { insertLoginLink } from '#server/store/login-links.ts';
import { findUser, findUserByEmail } from '#server/store/users.ts';
import { issueToken } from '#server/token.ts';

/**
 * The token is made here and not by the request, so that no plain token is ever stored. A second attempt of
 * this job makes a second link; either works until one of them is used or both are too old.
 */
export async function sendLoginLink(services: Services, email: string): Promise<void> {
  const { database, mailer, now, publicUrl } = services;
  const found = await database.atGate((tx) => findUserByEmail(tx, email));
  if (!found) return;

  const { token, hash } = issueToken(found.organizationId);
  const id = randomUUID();
  const at = now();
  const user = await database.inOrganization(found.organizationId, async (tx) => {
    const recipient = await findUser(tx, found.userId);
    if (!recipient) return null;
    const expiresAt = new Date(loginLinkEnd(at.getTime()));
    const link = { id, userId: recipient.id, tokenHash: hash, createdAt: at, expiresAt };
    await insertLoginLink(tx, { ...link, kind: 'login' });
    return recipient;
  });
  if (!user) return;

  const { language, name } = user;
  await mailer.send(
    await composeMail(
      {
        messageId: `<login-link.${id}@${messageIdHost(publicUrl)}>`,
        to: { name, address: user.email },
        subject: mailTexts[language].loginLink.subject,
      },
      createElement(LoginLinkMail, { language, publicUrl, name, url: `${publicUrl}/login?token=${token}` }),
    ),
  );
}
