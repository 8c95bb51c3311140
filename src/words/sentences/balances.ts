import { type Fraction, fractionText, toNumber } from '#domain/amounts/fraction.ts';
import type { LedgerCause, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, addYears, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import type { EntryKind } from '../catalogues/balances.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';
import { fillSlots } from './fill.ts';

export interface EntryFacts {
  readonly kind: EntryKind;
  readonly amount: Fraction;
  readonly cause: LedgerCause | null;
  /** The leave it is about. */
  readonly range: LeaveRange | null;
  /** First day of the acquisition period of expired days. */
  readonly period: PlainDate | null;
  readonly expires: PlainDate | null;
}

/** Why a line of a balance exists, in plain words. */
export function entrySentence(facts: EntryFacts, language: Language): string {
  const { kind, amount, cause, range, period, expires } = facts;
  const { days, periods, figures } = wordsIn(language);
  const { entries, until, withoutLimit } = writtenIn(language).balances;
  return fillSlots(entries[kind], {
    days: figures.days(Math.abs(toNumber(amount))),
    month: cause?.kind === 'accrued' ? days.monthAndYear(cause.month) : '',
    children: cause?.kind === 'dependent-children' ? cause.children : '',
    years: cause?.kind === 'seniority' ? cause.years : '',
    factor: cause?.kind === 'converted' ? fractionText(cause.factor) : '',
    reason: cause?.kind === 'adjusted' ? cause.reason : '',
    period: range === null ? '' : periods.short(range),
    // The twelve months that begin on a day.
    earned: period === null ? '' : periods.days(period, addDays(addYears(period, 1), -1)),
    until: expires === null ? withoutLimit : until(days.date(expires)),
    what: cause === null ? '' : correctedWords(cause, language),
    signed: figures.signedDays(toNumber(amount)),
  });
}

/** `acquisition de mars 2026`, `days earned, March 2026`. */
function correctedWords(cause: LedgerCause, language: Language): string {
  const { causes, causeOfMonth } = writtenIn(language).balances;
  const name = causes[cause.kind];
  return cause.kind === 'accrued'
    ? causeOfMonth(name, wordsIn(language).days.monthAndYear(cause.month))
    : name;
}

/** « 31 mars 2026, acquisition : +0,17 » */
export function correctionSentence({ date, cause, amount }: LedgerEntry, language: Language): string {
  const { causes, correction } = writtenIn(language).balances;
  const { days, figures } = wordsIn(language);
  return correction(days.date(date), causes[cause.kind], figures.signed(toNumber(amount)));
}

/** The counter of a type of the organisation's own is called by the name of the type. */
export function counterLabel(counter: string, language: Language, types: LeaveTypes): string {
  const labels: Readonly<Record<string, string>> = writtenIn(language).balances.counters;
  return labels[counter] ?? types.get(counter)?.name[language] ?? counter;
}

/** Days that belong to no acquisition period. */
export function undatedLotLabel(language: Language): string {
  return writtenIn(language).balances.otherDays;
}
