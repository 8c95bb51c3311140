import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listTeamRows, type StaffedTeam } from '#server/store/teams.ts';
import { listUserRows, type User } from '#server/store/users.ts';

export interface Hierarchy {
  readonly managers: readonly { readonly person: User; readonly teams: readonly StaffedTeam[] }[];
  readonly teamsWithoutManager: readonly StaffedTeam[];
  readonly peopleWithoutTeam: readonly User[];
}

/** Those who may lead teams stand above theirs; everyone is somewhere in the picture. */
export async function showHierarchy({ database }: Services, actor: SessionActor): Promise<Hierarchy> {
  if (!can(actor, 'team.list')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const people = await listUserRows(tx);
    const teams = await listTeamRows(tx);
    const inTeams = new Set(teams.flatMap(({ members }) => members.map(({ id }) => id)));
    const led = new Map<string, StaffedTeam[]>();
    for (const team of teams) {
      if (team.managerId === null) continue;
      const known = led.get(team.managerId);
      if (known) known.push(team);
      else led.set(team.managerId, [team]);
    }
    return {
      managers: people
        .filter((person) => can(person, 'team.lead'))
        .map((person) => ({ person, teams: led.get(person.id) ?? [] })),
      teamsWithoutManager: teams.filter(({ managerId }) => managerId === null),
      peopleWithoutTeam: people.filter((person) => !can(person, 'team.lead') && !inTeams.has(person.id)),
    };
  });
}
