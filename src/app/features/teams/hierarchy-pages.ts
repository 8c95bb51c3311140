import type { z } from 'zod';
import { matches } from '#app/input/matches.ts';
import type { hierarchySchema } from '#contract/teams.ts';

export type Hierarchy = z.infer<typeof hierarchySchema>;
type HierarchyTeam = Hierarchy['teamsWithoutManager'][number];

/** A tree of more teams than this is shown in parts. */
export const TEAMS_PER_PAGE = 12;

/**
 * The part of the tree that a search and a page leave: teams are counted, and each stays under whoever leads it. Someone
 * without a team of their own is found by their name alone; people without a team stand on the last page.
 */
export function hierarchyPage(
  hierarchy: Hierarchy,
  search: string,
  asked: number,
): { tree: Hierarchy; page: number; pageCount: number; found: number } {
  const isFound = (leader: string, team: HierarchyTeam) =>
    matches(search, leader, team.name, ...team.members.map(({ name }) => name));
  const managers = hierarchy.managers
    .map((manager) => ({ ...manager, teams: manager.teams.filter((team) => isFound(manager.name, team)) }))
    .filter(({ name, teams }) => teams.length > 0 || matches(search, name));
  const loose = hierarchy.teamsWithoutManager.filter((team) => isFound('', team));
  const people = hierarchy.peopleWithoutTeam.filter(({ name }) => matches(search, name));

  const order = [...managers.flatMap(({ teams }) => teams), ...loose].map(({ id }) => id);
  const pageCount = Math.max(1, Math.ceil(order.length / TEAMS_PER_PAGE));
  const page = Math.min(asked, pageCount);
  const shown = new Set(order.slice((page - 1) * TEAMS_PER_PAGE, page * TEAMS_PER_PAGE));
  const isShown = ({ id }: { id: string }) => shown.has(id);
  const isLast = page === pageCount;
  return {
    tree: {
      organization: hierarchy.organization,
      managers: managers
        .filter(({ teams }) => (teams.length === 0 ? isLast : teams.some(isShown)))
        .map((manager) => ({ ...manager, teams: manager.teams.filter(isShown) })),
      teamsWithoutManager: loose.filter(isShown),
      peopleWithoutTeam: isLast ? people : [],
    },
    page,
    pageCount,
    found: order.length,
  };
}
