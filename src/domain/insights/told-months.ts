import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type LineTable, type MonthPresence, sumsInTable } from './line-table.ts';
import { bothOf, type PeopleBits, unionOf } from './people-bits.ts';
import { type AwaySums, addSums, NO_SUMS } from './rates.ts';
import { hiddenWeekdays } from './suppression.ts';
import type { GroupOfKind, Teller } from './teller.ts';

/** One month of some people, as a page may tell it. */
export interface ToldMonth {
  readonly month: PlainDate;
  readonly isTold: boolean;
  readonly sums: AwaySums;
}

/** Some people in some months: what is told of them, and who they are. */
export interface ToldTime {
  /** Months in which somebody would have worked. */
  readonly months: readonly ToldMonth[];
  /** Who would have worked in a month that is told. */
  readonly people: PeopleBits;
  /** U16: what the months add up to that are told. */
  readonly sums: AwaySums;
  /** Whether every month that was asked for is told. */
  readonly isWhole: boolean;
}

/** U16: a month that is not told by itself is counted in nothing that is told. */
export function toldTime(table: LineTable, teller: Teller, group?: GroupOfKind): ToldTime {
  const inGroup = (people: PeopleBits): PeopleBits =>
    group === undefined ? people : bothOf(people, group.people);
  const there = table.presence.map(({ month, people }) => ({ month, people, meant: teller.meant(people) }));
  const everyone = inGroup(unionOf(there.map(({ meant }) => meant)));
  const sumsOf = sumsInTable(table, everyone);
  const months = there.flatMap(({ month, people }, place): ToldMonth[] => {
    const sums = sumsOf[place] ?? NO_SUMS;
    return sums.people === 0 ? [] : [{ month, isTold: teller.isTold(people, group), sums }];
  });
  const told = months.filter(({ isTold }) => isTold);
  const isTold = new Set(told.map(({ month }) => month));
  const people =
    told.length === months.length
      ? everyone
      : inGroup(unionOf(there.filter(({ month }) => isTold.has(month)).map(({ meant }) => meant)));
  const sums = told.map((one) => one.sums).reduce(addSums, NO_SUMS);
  return {
    months,
    people,
    sums: { ...sums, people: people.size },
    isWhole: told.length === table.presence.length,
  };
}

/** What they add up to; null where no month of them is told. */
export function sumsTold({ people, months, sums }: ToldTime): AwaySums | null {
  return people.size === 0 && months.length > 0 ? null : sums;
}

/** Of a month that is told, the weekdays that are not, Monday first. */
export function hiddenDaysOf({ byDay }: MonthPresence, teller: Teller): boolean[] {
  const counts = byDay.map((people) => teller.meant(people).size);
  return hiddenWeekdays(
    counts,
    byDay.map((people, day) => counts[day] !== 0 && !teller.isTold(people)),
  );
}
