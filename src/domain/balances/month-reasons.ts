import { compare, divide, equals, type Fraction, fraction } from '#domain/amounts/fraction.ts';
import { addDays, earliest, lastOfMonth, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { annualDays } from '#domain/counting/counting-policy.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import { type Absence, earningOn, isSickness, isToldAsWork } from './absence.ts';
import { type MonthlyAccrual, monthlyAccruals } from './accrual.ts';
import { keptFromOf, type LeaveFacts } from './leave-facts.ts';
import type { Counter } from './ledger-entry.ts';
import { periodsBetween, type ReferencePeriod } from './reference-period.ts';
import { rttEntries } from './rtt-entries.ts';

/** Why a month earned what it earned, where that is not simply a month spent at work. */
export interface MonthReason {
  readonly key: string;
  readonly date: PlainDate;
  readonly month: PlainDate;
  readonly amount: Fraction;
  /** What it would have earned otherwise. */
  readonly usual: Fraction;
  /** The absences that say so, or the edge of the contract. */
  readonly because:
    | { readonly kind: 'absent' | 'recounted' | 'as-work'; readonly absences: readonly Absence[] }
    | { readonly kind: 'hired' | 'left'; readonly on: PlainDate };
  readonly rule: RuleNumber;
}

/** By the key of the line it explains. Worked out when a statement is read, never when a ledger is. */
export type MonthReasons = ReadonlyMap<string, MonthReason>;

/** What every month up to a day earned otherwise than by being there. */
export function monthReasons(
  counter: Counter,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): MonthReasons {
  const found =
    counter === 'paid-leave'
      ? paidLeaveReasons(facts, policies, until)
      : counter === 'rtt'
        ? rttReasons(facts, policies, until)
        : [];
  const keptFrom = keptFromOf(facts, counter);
  const kept = found.filter(({ date }) => date >= keptFrom && date <= until);
  return new Map(kept.map((reason) => [reason.key, reason]));
}

function paidLeaveReasons(facts: LeaveFacts, policies: Timeline<LeavePolicy>, until: PlainDate) {
  const { employment, absences } = facts;
  const last = employment.to === null ? until : earliest(employment.to, until);
  return periodsBetween(policies, employment.from, last).flatMap((period) => {
    const earned = monthlyAccruals(period, facts, policies);
    const otherwise =
      absences.length === 0 ? earned : monthlyAccruals(period, { ...facts, absences: [] }, policies);
    return earned.flatMap((accrual, place): MonthReason[] => {
      const withoutAbsence = otherwise[place]?.amount ?? accrual.amount;
      const reason = equals(accrual.amount, withoutAbsence)
        ? (edgeReason(accrual, facts, policies) ?? asWorkReason(accrual, facts, policies))
        : absenceReason(accrual, withoutAbsence, period, facts, policies);
      return reason === null ? [] : [{ ...reason, key: `accrued/${accrual.month.slice(0, 7)}` }];
    });
  });
}

type Unnamed = Omit<MonthReason, 'key'>;

/** A4: the month of an arrival or of a departure. */
function edgeReason(
  accrual: MonthlyAccrual,
  { employment: { from, to } }: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): Unnamed | null {
  const usual = divide(annualDays(valueAt(policies, accrual.date)), fraction(12));
  if (compare(accrual.amount, usual) >= 0) return null;
  const { month } = accrual;
  if (from > month && from <= lastOfMonth(month))
    return { ...accrual, usual, because: { kind: 'hired', on: from }, rule: 'A4' };
  if (to !== null && to >= month && to < lastOfMonth(month))
    return { ...accrual, usual, because: { kind: 'left', on: to }, rule: 'A4' };
  return null;
}

/** S6, W1, W3: a month that earned as if nobody had been away, and why. */
function asWorkReason(
  accrual: MonthlyAccrual,
  { absences }: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): Unnamed | null {
  const policy = valueAt(policies, accrual.date);
  const told = absences.filter(
    (absence) =>
      isToldAsWork(absence, policy) &&
      absence.range.start <= lastOfMonth(accrual.month) &&
      absence.range.end >= accrual.month,
  );
  if (told.length === 0 || accrual.amount.n === 0) return null;
  const rule = told.some(isSickness) ? 'S6' : told.some(isSupplementaryBirth) ? 'W3' : 'W1';
  return { ...accrual, usual: accrual.amount, because: { kind: 'as-work', absences: told }, rule };
}

const isSupplementaryBirth = ({ kind }: Absence): boolean => kind === 'supplementary-birth';

/** Absences of the month itself make less of it; those of other months change by which count the period is best. */
function absenceReason(
  accrual: MonthlyAccrual,
  usual: Fraction,
  period: ReferencePeriod,
  { absences }: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): Unnamed {
  const policy = valueAt(policies, accrual.date);
  const ofMonth = costly(absences, accrual.month, accrual.date, policy);
  if (compare(accrual.amount, usual) < 0 && ofMonth.length > 0)
    return {
      ...accrual,
      usual,
      because: { kind: 'absent', absences: ofMonth },
      rule: ruleOfAbsence(ofMonth),
    };
  const ofPeriod = costly(absences, period.start, accrual.date, policy);
  return { ...accrual, usual, because: { kind: 'recounted', absences: ofPeriod }, rule: 'A2' };
}

function rttReasons(facts: LeaveFacts, policies: Timeline<LeavePolicy>, until: PlainDate): MonthReason[] {
  if (facts.absences.length === 0) return [];
  const earned = new Map(rttEntries(facts, policies, until).map((line) => [line.key, line]));
  return rttEntries({ ...facts, absences: [] }, policies, until).flatMap((line): MonthReason[] => {
    const amount = earned.get(line.key)?.amount ?? fraction(0);
    if (line.cause.kind !== 'accrued' || equals(amount, line.amount)) return [];
    const { date, key, rule } = line;
    const { month } = line.cause;
    const absences = costly(facts.absences, month, date, valueAt(policies, date));
    return [{ key, date, month, amount, usual: line.amount, because: { kind: 'absent', absences }, rule }];
  });
}

/** Those that earn less than work on some day of the time. */
function costly(
  absences: readonly Absence[],
  from: PlainDate,
  to: PlainDate,
  policy: LeavePolicy,
): readonly Absence[] {
  return absences.filter((absence) => {
    const last = earliest(to, absence.range.end);
    for (let day = latest(from, absence.range.start); day <= last; day = addDays(day, 1))
      if (earningOn(absence, day, policy) !== 'work') return true;
    return false;
  });
}

/** Of several absences, sickness first: it is the one that earns something. */
function ruleOfAbsence(absences: readonly Absence[]): RuleNumber {
  const kinds = new Set(absences.map(({ kind }) => kind));
  if (kinds.has('sickness')) return 'S1';
  if (absences.some(isSickness)) return 'S6';
  return kinds.has('supplementary-birth') ? 'W3' : 'W2';
}
