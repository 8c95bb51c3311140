import { randomUUID } from 'node:crypto';
import { invitationLinkDays, invitationLinkEnd } from '#domain/access/lifetimes.ts';
import { INVITATION_DAY, INVITATIONS_FROM_EVERYONE } from '#domain/members/invitation-limits.ts';
import { hasJoined } from '#domain/members/membership.ts';
import { isMember } from '#domain/members/role.ts';
import { harmlessName } from '#domain/text/harmless-name.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { AccountElsewhereMail } from '#server/mail/templates/account-elsewhere.tsx';
import { InvitationMail } from '#server/mail/templates/invitation.tsx';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { hasAccountElsewhere } from '#server/store/invitations.ts';
import { insertLoginLink } from '#server/store/login-links.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { countHits } from '#server/store/rate-counts.ts';
import { findUser, type User } from '#server/store/users.ts';
import { issueToken } from '#server/token.ts';
import { mailsIn } from '#words/written.ts';

interface Invitation {
  readonly user: User;
  readonly organization: string;
  readonly inviter: string | null;
  /** I3: an address with an account elsewhere gets no way in, and is told why. */
  readonly elsewhere: boolean;
}

/** Nothing leaves for someone who has joined, or was removed, between the invitation and its turn in the queue. */
export async function sendInvitation(
  services: Services,
  payload: JobPayload<'send-invitation'>,
): Promise<void> {
  const { database, mailer, now, publicUrl } = services;
  const { organizationId, userId } = payload;
  const invitation = await database.inOrganization(organizationId, (tx) => readInvitation(tx, payload));
  if (!invitation) return;
  if (await isMailedEnough(services, invitation.user.email)) {
    await tryTomorrow(services, payload, invitation.user);
    return;
  }
  const { user, elsewhere } = invitation;
  const { language, email } = user;
  const id = randomUUID();
  const { token, hash } = issueToken(organizationId);
  if (!elsewhere) {
    await database.inOrganization(organizationId, async (tx) => {
      const at = now();
      const expiresAt = new Date(invitationLinkEnd(at.getTime()));
      await insertLoginLink(tx, {
        id,
        userId,
        tokenHash: hash,
        createdAt: at,
        expiresAt,
        kind: 'invitation',
      });
    });
  }
  // I5: all of these are words of people that the reader may not know.
  const name = harmlessName(user.name);
  const organization = harmlessName(invitation.organization);
  const inviter = invitation.inviter && harmlessName(invitation.inviter);
  const url = `${publicUrl}/login?token=${token}`;
  await mailer.send(
    composeMail(
      {
        messageId: `<invitation.${id}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).invitation.subject(inviter, organization),
      },
      elsewhere
        ? AccountElsewhereMail({ language, publicUrl, name, email, organization, inviter })
        : InvitationMail({
            language,
            publicUrl,
            name,
            email,
            organization,
            inviter,
            url,
            isAccountant: !isMember(user),
          }),
    ),
  );
  await countHits(database, [{ ...mailsTo(email), hits: 1 }], now());
}

async function readInvitation(
  tx: TenantTransaction,
  { userId, inviterId }: JobPayload<'send-invitation'>,
): Promise<Invitation | null> {
  const user = await findUser(tx, userId);
  const organization = await findOrganization(tx);
  if (!user || !organization?.provenAt || hasJoined(user) || user.invitationWaits) return null;
  return {
    user,
    organization: organization.name,
    inviter: (await findUser(tx, inviterId))?.name ?? null,
    elsewhere: isMember(user) && (await hasAccountElsewhere(tx, user.email)),
  };
}

const mailsTo = (email: string) => ({
  key: `invitation to ${email.trim().toLowerCase()}`,
  seconds: INVITATION_DAY / 1000,
});

/** I4: counted over all organisations, and told to none of them. */
async function isMailedEnough({ database, now }: Services, email: string): Promise<boolean> {
  const [count] = await countHits(database, [{ ...mailsTo(email), hits: 0 }], now());
  return (count?.hits ?? 0) >= INVITATIONS_FROM_EVERYONE;
}

async function tryTomorrow(
  { database, now }: Services,
  payload: JobPayload<'send-invitation'>,
  { invitedAt }: User,
): Promise<void> {
  const at = now().getTime();
  const age = at - (invitedAt?.getTime() ?? at);
  if (age > invitationLinkDays * INVITATION_DAY) return;
  await database.inOrganization(payload.organizationId, (tx) =>
    enqueue(tx, 'send-invitation', payload, new Date(at + INVITATION_DAY)),
  );
}
