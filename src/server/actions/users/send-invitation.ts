import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { invitationLinkEnd } from '#domain/access/lifetimes.ts';
import { hasJoined } from '#domain/members/membership.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { invitationTexts } from '#server/mail/invitation-texts.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { InvitationMail } from '#server/mail/templates/invitation.tsx';
import type { Services } from '#server/services.ts';
import { insertLoginLink } from '#server/store/login-links.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findUser } from '#server/store/users.ts';
import { issueToken } from '#server/token.ts';

/** Nothing leaves for someone who has joined, or was removed, between the invitation and its turn in the queue. */
export async function sendInvitation(
  { database, mailer, now, publicUrl }: Services,
  { organizationId, userId, inviterId }: JobPayload<'send-invitation'>,
): Promise<void> {
  const { token, hash } = issueToken(organizationId);
  const id = randomUUID();
  const invitation = await database.inOrganization(organizationId, async (tx) => {
    const user = await findUser(tx, userId);
    const organization = await findOrganization(tx);
    if (!user || !organization || hasJoined(user)) return null;
    const at = now();
    const expiresAt = new Date(invitationLinkEnd(at.getTime()));
    await insertLoginLink(tx, { id, userId, tokenHash: hash, createdAt: at, expiresAt, kind: 'invitation' });
    return { user, organization: organization.name, inviter: (await findUser(tx, inviterId))?.name ?? null };
  });
  if (!invitation) return;

  const { user, organization, inviter } = invitation;
  const { language, name, email } = user;
  const url = `${publicUrl}/login?token=${token}`;
  await mailer.send(
    await composeMail(
      {
        messageId: `<invitation.${id}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: invitationTexts[language].subject(inviter, organization),
      },
      createElement(InvitationMail, { language, publicUrl, name, email, organization, inviter, url }),
    ),
  );
}
