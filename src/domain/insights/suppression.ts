/** U5: fewer people than this are never shown by themselves, nor by subtracting. */
export const FEWEST_PEOPLE = 5;

/**
 * U5: which cells of a row that adds up are hidden, given how many people stand in each: those of too few people, and as
 * many of the next smallest as it takes so that what is hidden cannot be told apart by subtracting. Empty cells hide
 * nothing and nobody.
 */
export function hiddenCells(people: readonly number[]): boolean[] {
  const hidden = people.map((count) => count > 0 && count < FEWEST_PEOPLE);
  for (;;) {
    const cells = people.filter((_, place) => hidden[place]);
    const isSafe =
      cells.length === 0 || (cells.length > 1 && cells.reduce((sum, each) => sum + each, 0) >= FEWEST_PEOPLE);
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

/** The same where rows and columns both add up: nothing hidden can be told from either. */
export function hiddenInTable(people: readonly (readonly number[])[]): boolean[][] {
  const hidden = people.map((row) => row.map((count) => count > 0 && count < FEWEST_PEOPLE));
  const width = people[0]?.length ?? 0;
  for (;;) {
    let changed = false;
    for (const [row, counts] of people.entries()) {
      changed = completeLine(counts, (place) => [row, place], hidden) || changed;
    }
    for (let column = 0; column < width; column += 1) {
      const counts = people.map((row) => row[column] ?? 0);
      changed = completeLine(counts, (place) => [place, column], hidden) || changed;
    }
    if (!changed) return hidden;
  }
}

function completeLine(
  counts: readonly number[],
  cellAt: (place: number) => readonly [number, number],
  hidden: boolean[][],
): boolean {
  const isHidden = counts.map((_, place) => {
    const [row, column] = cellAt(place);
    return hidden[row]?.[column] === true;
  });
  const cells = counts.filter((_, place) => isHidden[place]);
  if (cells.length === 0 || cells.length > 1) return false;
  const next = smallestShown(counts, isHidden);
  if (next === -1) return false;
  const [row, column] = cellAt(next);
  const line = hidden[row];
  if (line) line[column] = true;
  return true;
}

/** A population that somebody can ask about: a team, a site, a category. */
export interface PeopleGroup {
  readonly id: string;
  readonly people: ReadonlySet<string>;
}

/**
 * U5: which groups among people are hidden: too few, or all but too few, or hidden with another that would be known
 * otherwise. Groups may overlap, and people may be in none.
 */
export function hiddenGroups(everyone: ReadonlySet<string>, groups: readonly PeopleGroup[]): Set<string> {
  const present = groups.map(({ id, people }) => ({
    id,
    people: [...people].filter((one) => everyone.has(one)),
  }));
  const placed = new Set(present.flatMap(({ people }) => people));
  const counts = [...present.map(({ people }) => people.length), everyone.size - placed.size];
  const hidden = new Set<string>();
  for (const [place, isHidden] of hiddenCells(counts).entries()) {
    const group = present[place];
    if (isHidden && group) hidden.add(group.id);
  }
  for (const { id, people } of present) {
    const others = everyone.size - people.length;
    if (others > 0 && others < FEWEST_PEOPLE) hidden.add(id);
    if (present.some((wider) => wider.id !== id && isAllButFewOf(people, wider.people))) hidden.add(id);
  }
  return hidden;
}

function isAllButFewOf(people: readonly string[], wider: readonly string[]): boolean {
  const difference = wider.length - people.length;
  if (people.length === 0 || difference <= 0 || difference >= FEWEST_PEOPLE) return false;
  const known = new Set(wider);
  return people.every((one) => known.has(one));
}
