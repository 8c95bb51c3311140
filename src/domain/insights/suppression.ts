import { bothOf, eitherOf, isWithin, type PeopleBits } from './people-bits.ts';

/** U5: fewer people than this are never shown by themselves, nor by subtracting. */
export const FEWEST_PEOPLE = 5;

/** U18: the same for absences, to whoever leads these people and sees who is away. */
export const FEWEST_LED = 10;

export function areTooFew(count: number, fewest: number): boolean {
  return count > 0 && count < fewest;
}

/**
 * U5: which cells of a row that adds up are hidden, given how many people stand in each: those of too few people, and as
 * many of the next smallest as it takes so that what is hidden cannot be told apart by subtracting. Empty cells hide
 * nothing and nobody.
 */
export function hiddenCells(people: readonly number[], fewest: number = FEWEST_PEOPLE): boolean[] {
  const hidden = people.map((count) => areTooFew(count, fewest));
  for (;;) {
    const cells = people.filter((_, place) => hidden[place]);
    const isSafe =
      cells.length === 0 || (cells.length > 1 && cells.reduce((sum, each) => sum + each, 0) >= fewest);
    const next = isSafe ? -1 : smallestShown(people, hidden);
    if (next === -1) return hidden;
    hidden[next] = true;
  }
}

function smallestShown(people: readonly number[], hidden: readonly boolean[]): number {
  let found = -1;
  for (const [place, count] of people.entries()) {
    if (hidden[place] || count === 0) continue;
    if (found === -1 || count < (people[found] ?? 0)) found = place;
  }
  return found;
}

/**
 * U16: the weekdays of a month that is told. The same people stand in several of them: two days of two people are no
 * more than two people, so that whatever is hidden takes the smallest of the others with it.
 */
export function hiddenWeekdays(people: readonly number[], hidden: readonly boolean[]): boolean[] {
  const place = hidden.includes(true) ? smallestShown(people, hidden) : -1;
  return hidden.map((isHidden, day) => isHidden || day === place);
}

/** A population that somebody can ask about: a team, a site, a category. */
export interface PeopleGroup {
  readonly id: string;
  readonly people: PeopleBits;
}

/**
 * U5: which groups among people are hidden: too few, or all but too few, or hidden with another that would be known
 * otherwise. Groups may overlap, and people may be in none.
 */
export function hiddenGroups(
  everyone: PeopleBits,
  groups: readonly PeopleGroup[],
  fewest: number = FEWEST_PEOPLE,
): Set<string> {
  const present = groups.map(({ id, people }) => ({ id, people: bothOf(people, everyone) }));
  const placed = present.reduce<PeopleBits | null>(
    (known, { people }) => (known === null ? people : eitherOf(known, people)),
    null,
  );
  const counts = [...present.map(({ people }) => people.size), everyone.size - (placed?.size ?? 0)];
  const hidden = new Set<string>();
  for (const [place, isHidden] of hiddenCells(counts, fewest).entries()) {
    const group = present[place];
    if (isHidden && group) hidden.add(group.id);
  }
  for (const { id, people } of present) {
    if (areTooFew(everyone.size - people.size, fewest)) hidden.add(id);
    if (present.some((wider) => wider.id !== id && isAllButFewOf(people, wider.people, fewest)))
      hidden.add(id);
  }
  return hidden;
}

function isAllButFewOf(people: PeopleBits, wider: PeopleBits, fewest: number): boolean {
  return people.size > 0 && areTooFew(wider.size - people.size, fewest) && isWithin(people, wider);
}
