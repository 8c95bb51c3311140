import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findTeam, type StaffedTeam } from '#server/store/teams.ts';

/** A team that one may not see does not exist: its name alone could tell something. */
export async function readTeam(
  { database }: Services,
  actor: SessionActor,
  teamId: string,
): Promise<StaffedTeam> {
  const team = await database.inOrganization(actor.organizationId, (tx) => findTeam(tx, teamId));
  if (!team) throw new Failure('not_found');
  const own = team.managerId === actor.id || team.members.some(({ id }) => id === actor.id);
  if (!can(actor, 'team.read', { own })) throw new Failure('not_found');
  return team;
}
