import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { fromDayNumber, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import type { DayReader } from '#domain/counting/day-reader.ts';
import type { HolidayKey } from '#domain/holidays/public-holidays.ts';

/** A few days of leave between days off, which make one long rest of them. */
export interface Bridge {
  readonly range: LeaveRange;
  /** In the counter's own days. */
  readonly cost: number;
  /** From the first day off to the last, both included. */
  readonly rest: { readonly start: PlainDate; readonly end: PlainDate; readonly days: number };
  readonly holidays: readonly HolidayKey[];
}

export interface BridgeSearch {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly read: DayReader;
  /** The person is away already. */
  readonly isAway: (day: PlainDate) => boolean;
  /** Leave is not wanted then: a period without it, or too few people left. */
  readonly isClosed: (day: PlainDate) => boolean;
  readonly costOf: (range: LeaveRange) => number;
}

/** What anyone would call a bridge rather than a holiday. */
const HIGHEST_COST = 5;

/** Days that run on, all worked or all off. */
interface Stretch {
  readonly isOff: boolean;
  readonly first: number;
  last: number;
}

function stretchesOf({ from, to, read, isAway }: BridgeSearch): Stretch[] {
  const stretches: Stretch[] = [];
  for (let day = toDayNumber(from); day <= toDayNumber(to); day += 1) {
    const isOff = read(day).worked === 0 || isAway(fromDayNumber(day));
    const current = stretches.at(-1);
    if (current?.isOff === isOff) current.last = day;
    else stretches.push({ isOff, first: day, last: day });
  }
  return stretches;
}

/**
 * Every way to fill the working days between days off, one gap or two that follow each other, where a public
 * holiday is part of the rest. In order of what a day of leave brings, the best first.
 */
export function findBridges(search: BridgeSearch): Bridge[] {
  const stretches = stretchesOf(search);
  const found: Bridge[] = [];
  stretches.forEach((gap, place) => {
    const [before, after] = [stretches[place - 1], stretches[place + 1]];
    if (gap.isOff || !before || !after) return;
    const single = bridgeOver(search, gap, gap, before, after);
    if (single) found.push(single);
    const [second, end] = [stretches[place + 2], stretches[place + 3]];
    if (!second || !end) return;
    const double = bridgeOver(search, gap, second, before, end);
    if (double) found.push(double);
  });
  return found.sort(
    (a, b) => b.rest.days / b.cost - a.rest.days / a.cost || (a.rest.start < b.rest.start ? -1 : 1),
  );
}

function bridgeOver(
  { read, isAway, isClosed, costOf }: BridgeSearch,
  first: Stretch,
  last: Stretch,
  before: Stretch,
  after: Stretch,
): Bridge | null {
  // A gap of weeks is no bridge, and nothing has to be counted to see it.
  if (last.last - first.first > HIGHEST_COST + 3) return null;
  const range = leaveRange(fromDayNumber(first.first), fromDayNumber(last.last));
  const holidays: HolidayKey[] = [];
  for (let day = before.first; day <= after.last; day += 1) {
    const { holiday, pattern } = read(day);
    if (holiday.kind === 'off' && pattern !== 0) holidays.push(holiday.holiday.key);
    const isAsked = day >= first.first && day <= last.last;
    if (isAsked && (isClosed(fromDayNumber(day)) || isAway(fromDayNumber(day)))) return null;
  }
  if (holidays.length === 0) return null;
  const cost = costOf(range);
  if (cost <= 0 || cost > HIGHEST_COST) return null;
  const days = after.last - before.first + 1;
  const rest = { start: fromDayNumber(before.first), end: fromDayNumber(after.last), days };
  return { range, cost, rest, holidays };
}

const MOST_OF_A_KIND = 3;

/** The best few: some that cost a day at most, some longer ones, each paid for; in order of their dates. */
export function bestBridges(found: readonly Bridge[], isAffordable: (bridge: Bridge) => boolean): Bridge[] {
  const kept: { readonly short: Bridge[]; readonly long: Bridge[] } = { short: [], long: [] };
  for (const bridge of found) {
    const kind = bridge.cost <= 1 ? kept.short : kept.long;
    if (kind.length < MOST_OF_A_KIND && isAffordable(bridge)) kind.push(bridge);
  }
  return [...kept.short, ...kept.long].sort((a, b) => (a.range.start < b.range.start ? -1 : 1));
}
