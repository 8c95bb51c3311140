import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listWaitingInvitations, markInvited } from '#server/store/invitations.ts';
import type { User } from '#server/store/users.ts';
import { postInvitations } from './invite-users.ts';
import { lockMembership } from './lock-membership.ts';

/** I1: lets go what was written before the mailbox was proven, once someone who may has looked at it. */
export async function sendWaitingInvitations({ database, now }: Services, actor: Acting): Promise<User[]> {
  if (!can(actor, 'user.resend-invitation')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { organization, member } = await lockMembership(tx, actor);
    if (!organization.provenAt) throw new Failure('confirmation_required');
    const waiting = (await listWaitingInvitations(tx)).filter((invited) =>
      can(member, 'user.resend-invitation', invited),
    );
    if (waiting.length === 0) return [];
    const at = now();
    await postInvitations(tx, organization, actor, waiting, { at, again: false });
    await markInvited(
      tx,
      waiting.map(({ id }) => id),
      at,
    );
    await record(
      tx,
      actor,
      at,
      ...waiting.map(({ id, name, email }) => ({
        action: 'user.invitation_sent' as const,
        subject: { kind: 'user' as const, id, name },
        details: { email },
      })),
    );
    return waiting.map((invited) => ({ ...invited, invitedAt: at, invitationWaits: false }));
  });
}
