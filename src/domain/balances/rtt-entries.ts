import {
  divide,
  equals,
  type Fraction,
  fraction,
  multiply,
  ONE,
  smallest,
  subtract,
  sum,
  ZERO,
} from '#domain/amounts/fraction.ts';
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
import { countHalfDays, type WorkingPattern } from '#domain/counting/working-pattern.ts';
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

/** Days on which neither the policy nor the working week changes. */
interface Span {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly policy: LeavePolicy;
  /** R4: of a full week. */
  readonly share: Fraction;
}

function spansOf(from: PlainDate, to: PlainDate, facts: LeaveFacts, policies: Timeline<LeavePolicy>): Span[] {
  const starts = [...policies, ...facts.patterns]
    .map((entry) => entry.from)
    .filter((date) => date > from && date <= to);
  const dates = [...new Set([from, ...starts])].sort();
  return dates.map((date, place) => {
    const policy = valueAt(policies, date);
    const next = dates[place + 1];
    return {
      from: date,
      to: next === undefined ? to : addDays(next, -1),
      policy,
      share: shareOfFullWeek(valueAt(facts.patterns, date), policy),
    };
  });
}

const FIVE_DAYS_OF_HALVES = 10;

/** R4: a full week is five days, or those on which the company is open when they are fewer. */
export function shareOfFullWeek({ weeks }: WorkingPattern, { rtt, openDays }: LeavePolicy): Fraction {
  if (rtt?.partTime === 'full') return ONE;
  const full = Math.min(FIVE_DAYS_OF_HALVES, countHalfDays(openDays)) || FIVE_DAYS_OF_HALVES;
  const worked = weeks.reduce((halves, week) => halves + countHalfDays(week), 0);
  return smallest(ONE, fraction(worked, full * weeks.length));
}

/** Days of a whole year of full-time work; R3 for a contract in days. */
export function rttDaysOfYear({ rtt, holidays }: LeavePolicy, year: number): Fraction {
  if (rtt === null) return ZERO;
  if (!rtt.contractDays) return rtt.daysPerYear;
  return fraction(Math.max(0, restDaysOfYearlyContract(year, holidays.zone, rtt.contractDays)));
}

function rateOf({ policy, share }: Span, year: number, acquisition: RttPolicy['acquisition']): Fraction {
  return policy.rtt?.acquisition === acquisition ? multiply(rttDaysOfYear(policy, year), share) : ZERO;
}

function ruleOf(spans: readonly Span[]): 'R1' | 'R3' | 'R4' {
  if (spans.some(({ policy }) => policy.rtt?.contractDays)) return 'R3';
  return spans.some(({ share }) => !equals(share, ONE)) ? 'R4' : 'R1';
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
    const yearEnd = dateOf(yearOf(date), 12, 31);
    const spans = spansOf(date, earliest(employment.to ?? yearEnd, yearEnd), facts, policies);
    entries.push(...monthlyEntries(spans, facts, until), ...yearlyEntries(spans, facts, until));
    date = addDays(yearEnd, 1);
  }
  return entries.filter((line) => line.amount.n !== 0);
}

function entryOf(date: PlainDate, key: string, spans: readonly Span[], amount: Fraction): LedgerEntry {
  const year = yearOf(date);
  return entry({
    counter: 'rtt',
    period: dateOf(year, 1, 1),
    expires: dateOf(year, 12, 31),
    rule: ruleOf(spans),
    key: `rtt/${key}`,
    date,
    amount,
    cause: { kind: 'accrued', month: firstOfMonth(date) },
  });
}

/** A twelfth for each month, by the days of it that earn something, on its last day. */
function monthlyEntries(spans: readonly Span[], facts: LeaveFacts, until: PlainDate): LedgerEntry[] {
  const [first] = spans;
  const end = spans.at(-1)?.to;
  if (!first || !end || spans.every(({ policy }) => policy.rtt?.acquisition !== 'monthly')) return [];
  const entries: LedgerEntry[] = [];
  let date = first.from;
  while (date <= end) {
    const credited = earliest(end, lastOfMonth(date));
    if (credited > until) break;
    const year = yearOf(date);
    const inMonth = spans.filter(({ from, to }) => from <= credited && to >= date);
    const shares = inMonth.map((span) => {
      const rate = rateOf(span, year, 'monthly');
      if (rate.n === 0 || span.policy.rtt === null) return ZERO;
      const from = latest(span.from, date);
      const days = earningDays(from, earliest(span.to, credited), facts, span.policy, span.policy.rtt);
      return multiply(divide(rate, fraction(12)), fraction(days, daysInMonth(year, monthOf(date))));
    });
    entries.push(entryOf(credited, date.slice(0, 7), inMonth, sum(shares)));
    date = addDays(credited, 1);
  }
  return entries;
}

/**
 * The whole year at once, on the first day that it gives something: what changes within the year corrects that line. An
 * opening holds what was credited before it, so that only what changes after it is added.
 */
function yearlyEntries(spans: readonly Span[], facts: LeaveFacts, until: PlainDate): LedgerEntry[] {
  const [first] = spans;
  if (!first) return [];
  const year = yearOf(first.from);
  const period = dateOf(year, 1, 1);
  const isOpened = facts.manual.some(
    (line) => line.counter === 'rtt' && line.period === period && line.cause.kind !== 'adjusted',
  );
  const credited = isOpened ? rateOf(first, year, 'on-1-january') : ZERO;
  const changing = spans.filter((span) => !equals(rateOf(span, year, 'on-1-january'), credited));
  const date = changing[0]?.from;
  if (date === undefined || date > until) return [];
  const daysInYear = toDayNumber(dateOf(year, 12, 31)) - toDayNumber(period) + 1;
  const shares = changing.map((span) => {
    const rate = subtract(rateOf(span, year, 'on-1-january'), credited);
    return multiply(rate, fraction(daysFromTo(span.from, span.to) + 1, daysInYear));
  });
  return [entryOf(date, String(year), changing, sum(shares))];
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
