import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listTeamPage, type StaffedTeam, type TeamPerson, type TeamsPart } from '#server/store/teams.ts';

export type { StaffedTeam, TeamPerson };

interface AskedPage {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export async function listTeams(
  { database }: Services,
  actor: SessionActor,
  page: AskedPage,
): Promise<TeamsPart> {
  if (!can(actor, 'team.list')) throw new Failure('forbidden');
  return found(await database.inOrganization(actor.organizationId, (tx) => listTeamPage(tx, page)));
}

/** The teams that the person leads or belongs to: everyone may see their own. */
export async function listMyTeams(
  { database }: Services,
  actor: SessionActor,
  page: AskedPage,
): Promise<TeamsPart> {
  if (!can(actor, 'team.read', { own: true })) throw new Failure('forbidden');
  return found(await database.inOrganization(actor.organizationId, (tx) => listTeamPage(tx, page, actor.id)));
}

function found(page: TeamsPart | null): TeamsPart {
  if (!page) throw new Failure('changed_meanwhile');
  return page;
}
