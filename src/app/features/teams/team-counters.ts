import { can } from '#domain/access/can.ts';
import type { Team, TeamCandidate } from './team.ts';

export type TeamCounters = { teams: number; led: number; members: number; availableManagers: number | null };

/** Members are counted once per team. Without a list of people nobody can say who could lead one. */
export function countTeams(
  teams: readonly Team[],
  people: readonly Pick<TeamCandidate, 'role'>[] | undefined,
): TeamCounters {
  return {
    teams: teams.length,
    led: teams.filter((team) => team.manager !== null).length,
    members: teams.reduce((sum, team) => sum + team._count.members, 0),
    availableManagers: people ? people.filter((person) => can(person, 'team.lead')).length : null,
  };
}
