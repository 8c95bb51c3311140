import { can } from '#domain/access/can.ts';
import { hasJoined } from '#domain/members/membership.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { markInvited } from '#server/store/invitations.ts';
import { findUser, type User } from '#server/store/users.ts';
import { postInvitations } from './invite-users.ts';
import { lockMembership } from './lock-membership.ts';

export async function resendInvitation(
  { database, now }: Services,
  actor: Acting,
  userId: string,
): Promise<User> {
  if (!can(actor, 'user.resend-invitation')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { organization, member } = await lockMembership(tx, actor);
    const invited = await findUser(tx, userId);
    if (!invited) throw new Failure('not_found');
    if (hasJoined(invited)) throw new Failure('already_joined');
    if (!can(member, 'user.resend-invitation', invited)) throw new Failure('forbidden');
    if (!organization.provenAt) throw new Failure('confirmation_required');
    const at = now();
    await postInvitations(tx, organization, actor, [invited], { at, again: true });
    await markInvited(tx, [userId], at);
    await record(tx, actor, at, {
      action: 'user.invitation_resent',
      subject: { kind: 'user', id: userId, name: invited.name },
      details: { email: invited.email },
    });
    return { ...invited, invitedAt: at, invitationWaits: false };
  });
}
