import type { Paging } from '#contract/paging.ts';
import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listTeamPage, type StaffedTeam, type TeamPage, type TeamPerson } from '#server/store/teams.ts';

export type { StaffedTeam, TeamPerson };

export async function listTeams(
  { database }: Services,
  actor: SessionActor,
  page: Pick<Paging, 'limit' | 'cursor'>,
): Promise<TeamPage> {
  if (!can(actor, 'team.list')) throw new Failure('forbidden');
  return found(await database.inOrganization(actor.organizationId, (tx) => listTeamPage(tx, page)));
}

/** The teams that the person leads or belongs to: everyone may see their own. */
export async function listMyTeams(
  { database }: Services,
  actor: SessionActor,
  page: Pick<Paging, 'limit' | 'cursor'>,
): Promise<TeamPage> {
  if (!can(actor, 'team.read', { own: true })) throw new Failure('forbidden');
  return found(await database.inOrganization(actor.organizationId, (tx) => listTeamPage(tx, page, actor.id)));
}

function found(page: TeamPage | null): TeamPage {
  if (!page) throw new Failure('changed_meanwhile');
  return page;
}
