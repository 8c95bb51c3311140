import { INSIGHT_KINDS, type InsightKind } from './group-kinds.ts';
import { bothOf, countBoth, isWithin, type PeopleBits } from './people-bits.ts';
import { areTooFew, FEWEST_PEOPLE, type PeopleGroup } from './suppression.ts';
import { hiddenAcross } from './suppression-across.ts';

export interface GroupOfKind extends PeopleGroup {
  readonly kind: InsightKind;
}

/** Of whom one page tells, and of whom it does not. */
export interface Teller {
  /** Who is meant, of those who were there. */
  readonly meant: (present: PeopleBits) => PeopleBits;
  /** Whether these can be told of, or those of them who are in a group that stands beside others. */
  readonly isTold: (present: PeopleBits, group?: GroupOfKind) => boolean;
}

/**
 * U5, U16: what is told depends on who was there and on what is chosen, and on nothing else that was asked for: the same
 * month of the same people is told by every page or by none. So all that can be had by taking one page from another is
 * made of months that are each told by themselves.
 */
export function tellerOf(
  reached: PeopleBits | null,
  groups: readonly GroupOfKind[],
  chosen: readonly GroupOfKind[],
  fewest: number = FEWEST_PEOPLE,
): Teller {
  const numberOf = numbering();
  const known = new Map<string, Set<string>>();
  const otherPages = new Map<number, Page[]>();
  const populations = new Map<string, PeopleBits>();
  const hiddenBeside = (within: PeopleBits, others: readonly GroupOfKind[]): Set<string> => {
    // The kinds that stand beside each other where nothing but these is asked for.
    const kinds = INSIGHT_KINDS.filter((kind) => others.every((each) => each.kind !== kind));
    const key = `${kinds.join()} ${numberOf(within)}`;
    const found =
      known.get(key) ??
      hiddenAcross(
        within,
        kinds.map((kind) => groups.filter((each) => each.kind === kind)),
        fewest,
      );
    known.set(key, found);
    return found;
  };
  const among = (present: PeopleBits, some: readonly GroupOfKind[]): PeopleBits => {
    if (reached === null && some.length === 0) return present;
    const key = `${numberOf(present)} ${some.map(({ id }) => id).join()}`;
    const found =
      populations.get(key) ??
      some.reduce(
        (within, { people }) => bothOf(within, people),
        reached === null ? present : bothOf(present, reached),
      );
    populations.set(key, found);
    return found;
  };
  return {
    meant: (present) => among(present, chosen),
    isTold: (present, group) => {
      const asked = group === undefined ? chosen : [...chosen, group];
      const meant = among(present, chosen);
      const size = group === undefined ? meant.size : countBoth(meant, group.people);
      if (size < fewest) return false;
      const isTheirs = asked.every((each) => {
        const others = asked.filter((other) => other !== each);
        return !hiddenBeside(among(present, others), others).has(each.id);
      });
      if (!isTheirs || asked.length < 2) return isTheirs;
      const within = among(present, []);
      const key = numberOf(within);
      const people = among(present, asked);
      const pages = otherPages.get(key) ?? pagesOf(within, groups, fewest);
      otherPages.set(key, pages);
      return pages.every((page) => page.groups > asked.length || !differByFew(people, page.people, fewest));
    },
  };
}

/** One number for the same people, so that what is known of them is found without comparing them again. */
function numbering(): (people: PeopleBits) => number {
  const seen = new WeakMap<PeopleBits, number>();
  const numbers = new Map<string, number>();
  return (people) => {
    const known = seen.get(people);
    if (known !== undefined) return known;
    const key = people.words.join();
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    seen.set(people, number);
    return number;
  };
}

/** Whom somebody can ask for, by how many groups at once. */
interface Page {
  readonly groups: number;
  readonly people: PeopleBits;
}

/** Everyone, each group, and what groups of different kinds have in common; too few are told by no page. */
function pagesOf(within: PeopleBits, groups: readonly GroupOfKind[], fewest: number): Page[] {
  const pages: Page[] = [{ groups: 0, people: within }];
  for (const kind of INSIGHT_KINDS) {
    const ofKind = groups.filter((group) => group.kind === kind);
    const narrower = pages.flatMap((page) =>
      ofKind.map(({ people }) => ({ groups: page.groups + 1, people: bothOf(page.people, people) })),
    );
    pages.push(...narrower.filter(({ people }) => people.size >= fewest));
  }
  return pages;
}

function differByFew(a: PeopleBits, b: PeopleBits, fewest: number): boolean {
  const isJustWithin = (narrow: PeopleBits, wide: PeopleBits): boolean =>
    areTooFew(wide.size - narrow.size, fewest) && isWithin(narrow, wide);
  return isJustWithin(a, b) || isJustWithin(b, a);
}
