import { can, isService } from '#domain/access/can.ts';
import { isMember } from '#domain/members/role.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '#server/store/users.ts';
import { lockMembership } from './lock-membership.ts';
import { takeAway } from './take-away.ts';

export async function removeUser({ database, now }: Services, actor: Acting, userId: string): Promise<void> {
  if (!can(actor, 'user.remove')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const { member, refuseLastAdmin } = await lockMembership(tx, actor);
    const person = await findUser(tx, userId);
    if (!person) throw new Failure('not_found');
    if (person.id === actor.id && !isService(actor)) throw new Failure('self_removal');
    if (!can(actor, 'user.remove', person)) throw new Failure('forbidden');
    await refuseLastAdmin(person);
    if (!can(member, 'user.remove', person)) throw new Failure('forbidden');
    const at = now();
    const details = await takeAway(tx, person, actor, at);
    await record(tx, actor, at, {
      action: isMember(person) ? 'user.removed' : 'accountant.removed',
      subject: { kind: 'user', id: userId, name: person.name },
      details,
    });
  });
}
