import { areApart, bothOf, eitherOf, isWithin, type PeopleBits, without } from './people-bits.ts';
import { areTooFew, FEWEST_PEOPLE, hiddenGroups, type PeopleGroup } from './suppression.ts';

/** Somebody's figures that can be had, and the group that goes if they give somebody away. */
interface Known {
  readonly people: PeopleBits;
  readonly goesWith: string | null;
}

/**
 * U5: which groups are hidden where several kinds stand beside each other: those that their own kind hides, and as many
 * more as it takes until nothing that can be had of the others, groups and what is left of one without them, differs
 * from another by too few people.
 */
export function hiddenAcross(
  everyone: PeopleBits,
  kinds: readonly (readonly PeopleGroup[])[],
  fewest: number = FEWEST_PEOPLE,
): Set<string> {
  const hidden = new Set(kinds.flatMap((groups) => [...hiddenGroups(everyone, groups, fewest)]));
  const present = kinds.map((groups) =>
    groups
      .map(({ id, people }) => ({ id, people: bothOf(people, everyone) }))
      .filter(({ people }) => people.size > 0)
      .sort((a, b) => a.people.size - b.people.size),
  );
  for (;;) {
    const shown = present.map((groups) => groups.filter(({ id }) => !hidden.has(id)));
    const next = betrayer(knownFrom(everyone, shown), fewest) ?? familyThatTells(everyone, shown, fewest);
    if (next === null) return hidden;
    hidden.add(next);
  }
}

function knownFrom(everyone: PeopleBits, shown: readonly (readonly PeopleGroup[])[]): Known[] {
  const groups = shown.flat().map(({ id, people }): Known => ({ people, goesWith: id }));
  const whole = [{ people: everyone, goesWith: null }, ...groups];
  return [...whole, ...whole.flatMap(({ people }) => shown.flatMap((kind) => restOf(people, kind)))];
}

/** What is left of some people once all groups of a kind that lie within them and touch no other are taken off. */
function restOf(people: PeopleBits, kind: readonly PeopleGroup[]): Known[] {
  let rest = people;
  let smallest: string | null = null;
  for (const group of kind) {
    if (group.people === people || !isWithin(group.people, rest)) continue;
    smallest ??= group.id;
    rest = without(rest, group.people);
  }
  return smallest === null || rest.size === 0 ? [] : [{ people: rest, goesWith: smallest }];
}

/** The group to hide next: one of two that differ by too few people, or without which too few are left. */
function betrayer(known: readonly Known[], fewest: number): string | null {
  const bySize = [...known].sort((a, b) => a.people.size - b.people.size);
  for (const [place, narrow] of bySize.entries()) {
    if (narrow.people.size < fewest && narrow.goesWith !== null) return narrow.goesWith;
    for (let next = place + 1; next < bySize.length; next += 1) {
      const wide = bySize[next];
      const difference = (wide?.people.size ?? 0) - narrow.people.size;
      if (!wide || difference >= fewest) break;
      if (difference > 0 && isWithin(narrow.people, wide.people)) return narrow.goesWith ?? wide.goesWith;
    }
  }
  return null;
}

/** As many tries as a screen can wait for; beyond them, what might tell is hidden. */
const MOST_TRIES = 5000;

/** Groups of a kind may overlap: whether some of them that do not leave too few of everyone, or of another group. */
function familyThatTells(
  everyone: PeopleBits,
  shown: readonly (readonly PeopleGroup[])[],
  fewest: number,
): string | null {
  for (const whole of [everyone, ...shown.flat().map(({ people }) => people)]) {
    for (const kind of shown) {
      const inside = kind.filter(({ people }) => people.size < whole.size && isWithin(people, whole));
      const smallest = inside[0];
      if (smallest && leavesFew(whole, inside.toReversed(), fewest)) return smallest.id;
    }
  }
  return null;
}

/** Largest first: a family that leaves few has to take most, so that leaving one out soon ends a try. */
function leavesFew(whole: PeopleBits, groups: readonly PeopleGroup[], fewest: number): boolean {
  const ahead = groups.map((_, place) =>
    groups.slice(place).reduce((sum, { people }) => sum + people.size, 0),
  );
  let tries = 0;
  const search = (place: number, taken: PeopleBits | null): boolean => {
    tries += 1;
    const left = whole.size - (taken?.size ?? 0);
    if (taken !== null && areTooFew(left, fewest)) return true;
    const group = groups[place];
    if (tries > MOST_TRIES) return true;
    if (!group || left - (ahead[place] ?? 0) >= fewest) return false;
    const { people } = group;
    const isApart = taken === null || areApart(people, taken);
    return (
      (isApart && search(place + 1, taken === null ? people : eitherOf(taken, people))) ||
      search(place + 1, taken)
    );
  };
  return search(0, null);
}
