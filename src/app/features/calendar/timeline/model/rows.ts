import type { z } from 'zod';
import type { timelinePeopleSchema } from '#contract/calendar-timeline.ts';
import { byName } from '#domain/text/by-name.ts';

type Answer = z.output<typeof timelinePeopleSchema>;
export type TimelinePerson = Answer['people'][number];
export type TimelineTeam = Answer['teams'][number];

/** Everyone, a team, or those who are in none. */
export interface Group {
  readonly key: string;
  readonly kind: 'everyone' | 'team' | 'none';
  readonly team: TimelineTeam | null;
  readonly people: readonly TimelinePerson[];
}

export type TimelineRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: Group; readonly open: boolean }
  | { readonly kind: 'person'; readonly key: string; readonly group: Group; readonly person: TimelinePerson };

export const EVERYONE = 'everyone';
export const NO_TEAM = 'none';

/**
 * Teams by name, each with everyone in it: who is in two teams is missed in both, so they stand in both. Those in no
 * team come last. A company without teams is one list.
 */
export function groupsOf({ teams, people }: Answer): Group[] {
  const inOrder = (a: { name: string; id: string }, b: { name: string; id: string }) =>
    byName(a.name, b.name) || a.id.localeCompare(b.id);
  const everyone = [...people].sort(inOrder);
  const ofTeams = [...teams].sort(inOrder).map(
    (team): Group => ({
      key: team.id,
      kind: 'team',
      team,
      people: everyone.filter((person) => person.teams.includes(team.id)),
    }),
  );
  const alone = everyone.filter((person) => person.teams.length === 0);
  const staffed = ofTeams.filter((group) => group.people.length > 0);
  return [
    { key: EVERYONE, kind: 'everyone', team: null, people: everyone },
    ...staffed,
    ...(staffed.length > 0 && alone.length > 0
      ? [{ key: NO_TEAM, kind: 'none', team: null, people: alone } as const]
      : []),
  ];
}

/** One below the other, as they are shown: everyone's line first, then each group with its people if it is open. */
export function rowsOf(groups: readonly Group[], closed: ReadonlySet<string>): TimelineRow[] {
  const isFlat = groups.length === 1;
  return groups.flatMap((group): TimelineRow[] => {
    const listsPeople = group.kind !== 'everyone' || isFlat;
    const open = listsPeople && !closed.has(group.key);
    return [
      { kind: 'group', key: group.key, group, open },
      ...(open
        ? group.people.map(
            (person): TimelineRow => ({ kind: 'person', key: `${group.key}/${person.id}`, group, person }),
          )
        : []),
    ];
  });
}

/** Whether the row can be folded away: everyone's line over teams holds no people of its own. */
export function folds(groups: readonly Group[], group: Group): boolean {
  return group.kind !== 'everyone' || groups.length === 1;
}
