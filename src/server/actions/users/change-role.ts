import { can, canGrant, keepsOrganizationRunning } from '#domain/access/can.ts';
import type { Role } from '#domain/members/role.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { clearTeamManager } from '#server/store/teams.ts';
import { findUser, setUserRole, type User } from '#server/store/users.ts';
import { lockMembership } from './lock-membership.ts';

export async function changeRole(
  { database, now }: Services,
  actor: Acting,
  userId: string,
  role: Role,
): Promise<User> {
  if (!can(actor, 'user.change-role')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { member, refuseLastAdmin } = await lockMembership(tx, actor);
    const person = await findUser(tx, userId);
    if (!person) throw new Failure('not_found');
    if (!can(actor, 'user.change-role', person)) throw new Failure('forbidden');
    // Asked before the actor's present role: of two admins who demote each other, the slower one learns why not.
    if (!keepsOrganizationRunning({ role })) await refuseLastAdmin(person);
    if (!can(member, 'user.change-role', person)) throw new Failure('forbidden');
    if (!canGrant(member, role)) throw new Failure('forbidden', { fields: { role: 'role_above_own' } });
    if (person.role === role) return person;

    await setUserRole(tx, userId, role);
    const teams = can({ role }, 'team.lead') ? [] : await clearTeamManager(tx, userId);
    await record(tx, actor, now(), {
      action: 'user.role_changed',
      subject: { kind: 'user', id: userId, name: person.name },
      details: { role: [person.role, role], ...(teams.length > 0 ? { teams } : {}) },
    });
    return { ...person, role };
  });
}
