import { toNumber } from '#domain/amounts/fraction.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '../spoken.ts';
import { writtenIn } from '../written.ts';

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
