import { decimalText, type Fraction, negate } from '#domain/amounts/fraction.ts';
import type { LedgerCause } from '#domain/balances/ledger-entry.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, addYears, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { correctedWords } from './correction-sentences.ts';
import type { Language } from './language.ts';
import { daysWords } from './leave-warnings.ts';
import { dateWords, monthWords, periodWords } from './leave-words.ts';

/** Why a line of a balance exists, in plain words. */

export type EntryKind = LedgerCause['kind'] | 'cancelled' | 'corrected' | 'expired';

const templates: Record<Language, Record<EntryKind, string>> = {
  fr: {
    opening: 'Solde repris, période {earned}\u00a0: {days}',
    accrued: '{days} acquis pour {month}',
    'rounded-up': '{days} pour arrondir au jour supérieur',
    fractionnement: '{days} de fractionnement',
    'dependent-children': '{days} pour enfant à charge (nombre d’enfants\u00a0: {children})',
    seniority: '{days} d’ancienneté (années\u00a0: {years})',
    taken: 'Congé {period}\u00a0: {days}',
    cancelled: 'Congé {period} annulé\u00a0: {days} en retour',
    corrected: 'Correction, {what}\u00a0: {signed}',
    recredited: 'Maladie pendant le congé {period}\u00a0: {days} en retour',
    'holiday-credit': 'Jour férié sur un jour de fermeture, congé {period}\u00a0: {days} en retour',
    adjusted: 'Ajustement\u00a0: {reason}',
    carried: 'Jours restants reportés {until}',
    extended: 'Jours qui n’ont pas pu être pris, reportés {until}',
    converted: 'Changement d’unité de décompte\u00a0: {days}',
    expired: '{days} de la période {earned} expirés',
  },
  en: {
    opening: 'Balance brought in, period {earned}: {days}',
    accrued: '{days} earned for {month}',
    'rounded-up': '{days} to round up to a whole day',
    fractionnement: '{days} for splitting the main leave (fractionnement)',
    'dependent-children': '{days} for dependent children (number of children: {children})',
    seniority: '{days} for seniority (years: {years})',
    taken: 'Leave {period}: {days}',
    cancelled: 'Leave {period} cancelled: {days} given back',
    corrected: 'Correction, {what}: {signed}',
    recredited: 'Sickness during leave {period}: {days} given back',
    'holiday-credit': 'Public holiday on a closed day, leave {period}: {days} given back',
    adjusted: 'Adjustment: {reason}',
    carried: 'Days left, carried over {until}',
    extended: 'Days that could not be taken, carried over {until}',
    converted: 'Change of counting unit: {days}',
    expired: '{days} of the period {earned} expired',
  },
};

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

export function entrySentence(facts: EntryFacts, language: Language): string {
  const { kind, amount, cause, range, period, expires } = facts;
  const values: Record<string, string> = {
    days: daysWords(amount.n < 0 ? negate(amount) : amount, language),
    month: cause?.kind === 'accrued' ? monthWords(cause.month, language) : '',
    children: cause?.kind === 'dependent-children' ? String(cause.children) : '',
    years: cause?.kind === 'seniority' ? String(cause.years) : '',
    reason: cause?.kind === 'adjusted' ? cause.reason : '',
    period: range === null ? '' : periodWords(range, language),
    earned: period === null ? '' : yearWords(period, language),
    until: untilWords(expires, language),
    what: cause === null ? '' : correctedWords(cause, language),
    signed: `${amount.n < 0 ? '−' : '+'}${daysWords(amount.n < 0 ? negate(amount) : amount, language)}`,
  };
  return templates[language][kind].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The twelve months that begin on a day. */
function yearWords(start: PlainDate, language: Language): string {
  const end = addDays(addYears(start, 1), -1);
  return periodWords({ start, startHalf: 'am', end, endHalf: 'pm' }, language);
}

function untilWords(expires: PlainDate | null, language: Language): string {
  if (expires === null) return language === 'fr' ? 'sans date limite' : 'without a time limit';
  return `${language === 'fr' ? 'jusqu’au' : 'until'} ${dateWords(expires, language)}`;
}

const counterLabels: Record<Language, Readonly<Record<string, string>>> = {
  fr: { 'paid-leave': 'Congés payés', rtt: 'RTT' },
  en: { 'paid-leave': 'Paid leave', rtt: 'RTT days' },
};

/** The counter of a type of the organisation's own is called by the name of the type. */
export function counterLabel(counter: string, language: Language, types: LeaveTypes): string {
  return counterLabels[language][counter] ?? types.get(counter)?.name[language] ?? counter;
}

/** Days that belong to no acquisition period. */
export function undatedLotLabel(language: Language): string {
  return language === 'fr' ? 'Autres jours' : 'Other days';
}

/** Two decimals, for the wire. */
export function hundredths(amount: Fraction): number {
  return Number(decimalText(amount, 'en'));
}
