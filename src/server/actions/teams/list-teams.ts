import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  listTeamRows as findAll,
  listTeamsOf,
  type StaffedTeam,
  type TeamPerson,
} from '#server/store/teams.ts';

export type { StaffedTeam, TeamPerson };

export async function listTeams({ database }: Services, actor: SessionActor): Promise<StaffedTeam[]> {
  if (!can(actor, 'team.list')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, findAll);
}

/** The teams that the person leads or belongs to: everyone may see their own. */
export async function listMyTeams({ database }: Services, actor: SessionActor): Promise<StaffedTeam[]> {
  if (!can(actor, 'team.read', { own: true })) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => listTeamsOf(tx, actor.id));
}
