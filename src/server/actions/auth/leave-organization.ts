import { can } from '#domain/access/can.ts';
import { isMember } from '#domain/members/role.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { takeAway } from '#server/actions/users/take-away.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';

export async function leaveOrganization({ database, now }: Services, actor: Acting): Promise<void> {
  if (!can(actor, 'organization.leave', actor)) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const { member, refuseLastAdmin } = await lockMembership(tx, actor);
    await refuseLastAdmin(member);
    const at = now();
    const details = await takeAway(tx, member, actor, at);
    await record(tx, actor, at, {
      action: isMember(member) ? 'user.left' : 'accountant.left',
      subject: { kind: 'user', id: member.id, name: member.name },
      details,
    });
  });
}
