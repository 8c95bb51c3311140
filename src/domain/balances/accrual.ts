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
import { firstSlot, lastSlot } from '#domain/calendar/leave-range.ts';
import {
  addMonths,
  earliest,
  firstOfMonth,
  fromDayNumber,
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
import { type Absence, type Earning, earningOn } from './absence.ts';
import type { ReferencePeriod } from './reference-period.ts';

export interface Employment {
  readonly from: PlainDate;
  readonly to: PlainDate | null;
}

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

/** Half-days of one month by what they earn. */
interface MonthTally {
  readonly openInMonth: number;
  open: Record<Earning, number>;
  /** Calendar half-days of work, closed days included: what weeks are made of. */
  calendarWork: number;
}

const BEST_FIRST: Record<Earning, number> = { work: 2, sickness: 1, nothing: 0 };

function earningOfSlot(slot: number, absences: readonly Absence[], policy: LeavePolicy): Earning {
  let best: Earning | null = null;
  for (const absence of absences) {
    if (slot < firstSlot(absence.range) || slot > lastSlot(absence.range)) continue;
    const earning = earningOn(absence, fromDayNumber(Math.floor(slot / 2)), policy);
    if (best === null || BEST_FIRST[earning] > BEST_FIRST[best]) best = earning;
  }
  return best ?? 'work';
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

function workedMonth(openInMonth: number, policy: LeavePolicy, first: number, last: number): MonthTally {
  const work = openHalfDays(policy, first, last);
  return { openInMonth, open: { work, sickness: 0, nothing: 0 }, calendarWork: (last - first + 1) * 2 };
}

function tallyMonth(
  month: PlainDate,
  from: PlainDate,
  to: PlainDate,
  absences: readonly Absence[],
  policy: LeavePolicy,
): MonthTally {
  const first = toDayNumber(from);
  const last = toDayNumber(to);
  const openInMonth = openHalfDays(policy, toDayNumber(month), toDayNumber(lastOfMonth(month)));
  const touching = absences.filter((absence) => absence.range.start <= to && absence.range.end >= from);
  if (touching.length === 0) return workedMonth(openInMonth, policy, first, last);
  const tally: MonthTally = { openInMonth, open: { work: 0, sickness: 0, nothing: 0 }, calendarWork: 0 };
  for (let slot = first * 2; slot <= last * 2 + 1; slot += 1) {
    const earning = earningOfSlot(slot, touching, policy);
    const open = halvesOn(policy.openDays, weekdayOfDayNumber(Math.floor(slot / 2)));
    if ((open & (slot % 2 === 0 ? 1 : 2)) !== 0) tally.open[earning] += 1;
    if (earning === 'work') tally.calendarWork += 1;
  }
  return tally;
}

/** A2: whole months count as months; what is left is pooled and counted by days, 20 or 24 of them making a month. */
function monthsOf(tallies: readonly MonthTally[], monthOfHalves: number, absentAsWorked: boolean): Months {
  let work = 0;
  let sick = 0;
  let partialMonths = 0;
  let partialWork = 0;
  let partialSick = 0;
  for (const { openInMonth, open } of tallies) {
    const worked = open.work + (absentAsWorked ? open.nothing : 0);
    if (worked === openInMonth) work += 1;
    else if (open.sickness === openInMonth) sick += 1;
    else {
      partialMonths += 1;
      partialWork += worked;
      partialSick += open.sickness;
    }
  }
  if (partialMonths === 0) return { work: fraction(work), sick: fraction(sick) };
  const pool = fraction(partialMonths);
  const pooledWork = smallest(pool, fraction(partialWork, monthOfHalves));
  const pooledSick = smallest(subtract(pool, pooledWork), fraction(partialSick, monthOfHalves));
  return { work: add(fraction(work), pooledWork), sick: add(fraction(sick), pooledSick) };
}

/** L3141-4: the best of months, weeks and days, never above what the same contract earns without absence. */
function earnedMonths(tallies: readonly MonthTally[], policy: LeavePolicy): Months {
  const monthOfHalves = 4 * countHalfDays(policy.openDays);
  const byMonths = monthsOf(tallies, monthOfHalves, false);
  const isAbsent = tallies.some((tally) => tally.open.nothing > 0);
  if (!isAbsent && policy.accrualMethod === 'months-then-best') return byMonths;
  const calendarWork = tallies.reduce((total, tally) => total + tally.calendarWork, 0);
  const openWork = tallies.reduce((total, tally) => total + tally.open.work, 0);
  const byWeeks = { work: fraction(calendarWork, 2 * 7 * 4), sick: byMonths.sick };
  const byDays = { work: fraction(openWork, monthOfHalves), sick: byMonths.sick };
  let best: Months = byMonths;
  for (const candidate of [byWeeks, byDays]) if (compare(worth(candidate), worth(best)) > 0) best = candidate;
  if (policy.accrualMethod === 'best-of') {
    return { work: smallest(best.work, largest(ZERO, subtract(TWELVE, best.sick))), sick: best.sick };
  }
  const withoutAbsence = monthsOf(tallies, monthOfHalves, true);
  return compare(worth(best), worth(withoutAbsence)) > 0 ? withoutAbsence : best;
}

/**
 * What each month of a period earns. A month's share is the growth of the period's total, so that the sum is
 * always what the whole period is worth, whichever method wins.
 */
export function monthlyAccruals(
  period: ReferencePeriod,
  employment: Employment,
  absences: readonly Absence[],
  policies: Timeline<LeavePolicy>,
): MonthlyAccrual[] {
  const from = latest(period.start, employment.from);
  const to = employment.to === null ? period.end : earliest(period.end, employment.to);
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
    tallies.push(tallyMonth(month, latest(from, month), credited, absences, policy));
    const after = worth(earnedMonths(tallies, policy));
    accruals.push({ date: credited, month, amount: multiply(subtract(after, before), perMonth) });
    before = after;
  }
  return accruals;
}
