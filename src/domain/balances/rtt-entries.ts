import { divide, fraction, multiply } from '#domain/amounts/fraction.ts';
import {
  addDays,
  dateOf,
  daysFromTo,
  daysInMonth,
  earliest,
  firstOfMonth,
  lastOfMonth,
  latest,
  monthOf,
  type PlainDate,
  toDayNumber,
  weekdayOf,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { holidaysOf } from '#domain/holidays/public-holidays.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import type { LeavePolicy, RttPolicy } from '#domain/policies/leave-policy.ts';
import { type Absence, earningOn } from './absence.ts';
import { keptFromOf, type LeaveFacts } from './leave-facts.ts';
import { entry, type LedgerEntry } from './ledger-entry.ts';

function earnsRtt(
  date: PlainDate,
  absences: readonly Absence[],
  policy: LeavePolicy,
  rtt: RttPolicy,
): boolean {
  return absences.every((absence) => {
    if (date < absence.range.start || date > absence.range.end) return true;
    const earning = earningOn(absence, date, policy);
    return earning === 'work' || (earning === 'sickness' && rtt.accruesDuringSickness);
  });
}

function earningDays(
  from: PlainDate,
  to: PlainDate,
  facts: LeaveFacts,
  policy: LeavePolicy,
  rtt: RttPolicy,
): number {
  const touching = facts.absences.filter((absence) => absence.range.start <= to && absence.range.end >= from);
  if (touching.length === 0) return Math.max(0, daysFromTo(from, to) + 1);
  let days = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (earnsRtt(date, touching, policy, rtt)) days += 1;
  }
  return days;
}

/** R1: a second counter by calendar year, earned month by month or all at once, lost on 31 December. */
export function rttEntries(
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): LedgerEntry[] {
  if (policies.every(({ value }) => value.rtt === null)) return [];
  const { employment } = facts;
  const entries: LedgerEntry[] = [];
  const last = employment.to === null ? until : earliest(employment.to, until);
  let date = latest(employment.from, keptFromOf(facts, 'rtt'));
  while (date <= last) {
    const policy = valueAt(policies, date);
    const year = yearOf(date);
    const yearEnd = dateOf(year, 12, 31);
    const common = { counter: 'rtt', period: dateOf(year, 1, 1), expires: yearEnd, rule: 'R1' } as const;
    const credited = earliest(employment.to ?? yearEnd, lastOfMonth(date));
    if (policy.rtt?.acquisition === 'monthly' && credited <= until) {
      const days = earningDays(date, credited, facts, policy, policy.rtt);
      const share = fraction(days, daysInMonth(year, monthOf(date)));
      entries.push(
        entry({
          ...common,
          key: `rtt/${date.slice(0, 7)}`,
          date: credited,
          amount: multiply(divide(policy.rtt.daysPerYear, fraction(12)), share),
          cause: { kind: 'accrued', month: firstOfMonth(date) },
        }),
      );
    }
    const isCredited = [...entries, ...facts.manual].some(
      (line) => line.counter === 'rtt' && line.period === common.period && line.cause.kind !== 'adjusted',
    );
    if (policy.rtt?.acquisition === 'on-1-january' && !isCredited) {
      const daysInYear = toDayNumber(yearEnd) - toDayNumber(common.period) + 1;
      const present = daysFromTo(date, earliest(employment.to ?? yearEnd, yearEnd)) + 1;
      entries.push(
        entry({
          ...common,
          key: `rtt/${year}`,
          date,
          amount: multiply(policy.rtt.daysPerYear, fraction(present, daysInYear)),
          cause: { kind: 'accrued', month: firstOfMonth(date) },
        }),
      );
    }
    date = addDays(lastOfMonth(date), 1);
  }
  return entries.filter((line) => line.amount.n !== 0);
}

/** R3: rest days of a yearly contract in days (218 by default): what is left of the year once all else is taken off. */
export function restDaysOfYearlyContract(
  year: number,
  zone: HolidayZone,
  contractDays = 218,
  paidLeaveDays = 25,
): number {
  const from = toDayNumber(dateOf(year, 1, 1));
  const to = toDayNumber(dateOf(year, 12, 31));
  let weekend = 0;
  for (let day = from; day <= to; day += 1) if (((day + 3) % 7) + 1 >= 6) weekend += 1;
  const holidays = new Set(holidaysOf(zone, year).map((holiday) => holiday.date));
  const holidaysOnWeekdays = [...holidays].filter((date) => weekdayOf(date) <= 5).length;
  return to - from + 1 - weekend - holidaysOnWeekdays - paidLeaveDays - contractDays;
}
