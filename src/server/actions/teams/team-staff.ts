import { can } from '#domain/access/can.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findUser, findUsers, type User } from '#server/store/users.ts';

/** A team's manager must hold a role that leads teams; no manager at all is fine. */
export async function findTeamManager(tx: TenantTransaction, id: string | null): Promise<User | null> {
  if (id === null) return null;
  const manager = await findUser(tx, id);
  if (!manager) throw new Failure('not_found', { fields: { managerId: 'person_unknown' } });
  if (!can(manager, 'team.lead')) {
    throw new Failure('manager_unfit', { fields: { managerId: 'manager_unfit' } });
  }
  return manager;
}

/** Each person once, however often they are named; everyone must be in the organisation. */
export async function findTeamMembers(tx: TenantTransaction, ids: readonly string[]): Promise<User[]> {
  const found = new Map((await findUsers(tx, ids)).map((user) => [user.id, user]));
  const unknown = ids.flatMap((id, place) => (found.has(id) ? [] : [place]));
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((place) => [`userIds.${place}`, 'person_unknown']));
    throw new Failure('not_found', { fields });
  }
  return [...found.values()];
}
