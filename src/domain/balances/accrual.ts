import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  largest,
  multiply,
  smallest,
  subtract,
  ZERO,
} from '#domain/amounts/fraction.ts';
import {
  addMonths,
  earliest,
  firstOfMonth,
  lastOfMonth,
  latest,
  type PlainDate,
  toDayNumber,
  weekdayOfDayNumber,
} from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { annualDays } from '#domain/counting/counting-policy.ts';
import { countHalfDays, halvesOn } from '#domain/counting/working-pattern.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { Absence, Earning } from './absence.ts';
import { type EarningReader, earningReader, LONGEST_REST_DAYS } from './earning-reader.ts';
import type { LeaveFacts } from './leave-facts.ts';
import type { ReferencePeriod } from './reference-period.ts';

/** What is earned in one month of a period. */
export interface MonthlyAccrual {
  /** The day the month is credited: its last, or the last of the contract. */
  readonly date: PlainDate;
  readonly month: PlainDate;
  readonly amount: Fraction;
}

/** Months of work and months of sickness, exact. */
interface Months {
  readonly work: Fraction;
  readonly sick: Fraction;
}

/** S1: a month of ordinary sickness earns 2 days where a month of work earns 2.5. */
const SICK_RATE = fraction(4, 5);
const TWELVE = fraction(12);

function worth(months: Months): Fraction {
  return months.sick.n === 0 ? months.work : add(months.work, multiply(months.sick, SICK_RATE));
}

/** Open half-days of one month by what they earn. */
interface MonthTally {
  readonly openInMonth: number;
  readonly open: Record<Earning, number>;
}

function openHalfDays(policy: LeavePolicy, from: number, to: number): number {
  if (to < from) return 0;
  const days = to - from + 1;
  let halves = Math.floor(days / 7) * countHalfDays(policy.openDays);
  for (let day = from; day < from + (days % 7); day += 1) {
    const mask = halvesOn(policy.openDays, weekdayOfDayNumber(day));
    halves += mask === 3 ? 2 : mask === 0 ? 0 : 1;
  }
  return halves;
}

function tallyMonth(
  month: PlainDate,
  from: PlainDate,
  to: PlainDate,
  absences: readonly Absence[],
  policy: LeavePolicy,
  earningOf: EarningReader,
): MonthTally {
  const first = toDayNumber(from);
  const last = toDayNumber(to);
  const openInMonth = openHalfDays(policy, toDayNumber(month), toDayNumber(lastOfMonth(month)));
  const isTouched = absences.some(
    ({ range }) =>
      toDayNumber(range.start) <= last + LONGEST_REST_DAYS &&
      toDayNumber(range.end) >= first - LONGEST_REST_DAYS,
  );
  const open = { work: 0, sickness: 0, nothing: 0 };
  if (!isTouched) return { openInMonth, open: { ...open, work: openHalfDays(policy, first, last) } };
  for (let slot = first * 2; slot <= last * 2 + 1; slot += 1) {
    const halves = halvesOn(policy.openDays, weekdayOfDayNumber(Math.floor(slot / 2)));
    if ((halves & (slot % 2 === 0 ? 1 : 2)) !== 0) open[earningOf(slot)] += 1;
  }
  return { openInMonth, open };
}

function isWorkedInFull({ open, openInMonth }: MonthTally): boolean {
  return open.work === openInMonth;
}

/** Work first, then sickness, in as many months as there are. */
function withinMonths(months: Fraction, work: Fraction, sick: Fraction): Months {
  const worked = smallest(months, work);
  return { work: worked, sick: smallest(subtract(months, worked), sick) };
}

/** A4: months worked in full are months; what is left is pooled and counted by days, 20 or 24 of them making a month. */
function byMonths(tallies: readonly MonthTally[], monthOfHalves: number): Months {
  let whole = 0;
  let partial = 0;
  let work = 0;
  let sick = 0;
  for (const tally of tallies) {
    if (isWorkedInFull(tally)) whole += 1;
    else {
      partial += 1;
      work += tally.open.work;
      sick += tally.open.sickness;
    }
  }
  const pooled = withinMonths(
    fraction(partial),
    fraction(work, monthOfHalves),
    fraction(sick, monthOfHalves),
  );
  return { work: add(fraction(whole), pooled.work), sick: pooled.sick };
}

/**
 * L3141-4: a week of work is as many open days as the company has in one, so that four weeks and 20 or 24 days are the
 * same measure.
 */
function byWeeksAndDays(tallies: readonly MonthTally[], monthOfHalves: number, most: Fraction): Months {
  let work = 0;
  let sick = 0;
  for (const { open } of tallies) {
    work += open.work;
    sick += open.sickness;
  }
  return withinMonths(most, fraction(work, monthOfHalves), fraction(sick, monthOfHalves));
}

/**
 * A2: the best of months, weeks and days. Twelve months hold some 52 weeks, and twelve times four are 48: no more
 * months are earned than the calendar has, unless the policy says so. Whole months of sickness are months (S1).
 */
function earnedMonths(tallies: readonly MonthTally[], policy: LeavePolicy): Months {
  // Nearly everyone, nearly always: months worked in full are months by every measure.
  if (policy.accrualMethod === 'months-then-best' && tallies.every(isWorkedInFull))
    return { work: fraction(tallies.length), sick: ZERO };
  const monthOfHalves = 4 * countHalfDays(policy.openDays);
  const others = tallies.filter(({ open, openInMonth }) => open.sickness !== openInMonth);
  const sickMonths = fraction(tallies.length - others.length);
  const most =
    policy.accrualMethod === 'best-of'
      ? largest(ZERO, subtract(TWELVE, sickMonths))
      : fraction(others.length);
  const months = byMonths(others, monthOfHalves);
  const weeksAndDays = byWeeksAndDays(others, monthOfHalves, most);
  const { work, sick } = compare(worth(weeksAndDays), worth(months)) > 0 ? weeksAndDays : months;
  return { work, sick: add(sick, sickMonths) };
}

/**
 * What each month of a period earns. A month's share is the growth of the period's total, so that the sum is
 * always what the whole period is worth, whichever method wins.
 */
export function monthlyAccruals(
  period: ReferencePeriod,
  facts: Pick<LeaveFacts, 'employment' | 'absences' | 'patterns'>,
  policies: Timeline<LeavePolicy>,
): MonthlyAccrual[] {
  const { employment, absences } = facts;
  const from = latest(period.start, employment.from);
  const to = employment.to === null ? period.end : earliest(period.end, employment.to);
  const earningOf = earningReader(facts, policies);
  const accruals: MonthlyAccrual[] = [];
  const tallies: MonthTally[] = [];
  let policy = valueAt(policies, from);
  let perMonth = divide(annualDays(policy), TWELVE);
  let before = ZERO;
  for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) {
    const credited = earliest(to, lastOfMonth(month));
    const inForce = valueAt(policies, credited);
    if (inForce !== policy) {
      policy = inForce;
      perMonth = divide(annualDays(policy), TWELVE);
    }
    tallies.push(tallyMonth(month, latest(from, month), credited, absences, policy, earningOf));
    const after = worth(earnedMonths(tallies, policy));
    accruals.push({ date: credited, month, amount: multiply(subtract(after, before), perMonth) });
    before = after;
  }
  return accruals;
}
