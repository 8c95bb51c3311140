import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import type { LedgerCause } from '#domain/balances/ledger-entry.ts';

export type EntryKind = LedgerCause['kind'] | 'cancelled' | 'corrected' | 'expired' | 'deadline';

export interface BalanceWords {
  /** Why a line of a balance exists. */
  readonly entries: Readonly<Record<EntryKind, string>>;
  readonly until: (day: string) => string;
  readonly withoutLimit: string;
  /** The counters that every organisation has, by their ids. */
  readonly counters: Readonly<Record<'paid-leave' | 'rtt', string>>;
  /** Days that belong to no acquisition period. */
  readonly otherDays: string;
  /** What a correction corrects. */
  readonly causes: Readonly<Record<LedgerCause['kind'], string>>;
  /** « de mars 2026 », « , jours de fractionnement »: what a correction is one of */
  readonly correctionOf: (cause: string, month: string | null) => string;
  /** What a month earned where it is not simply a month of work. */
  readonly months: Readonly<Record<'absent' | 'as-work' | 'recounted' | 'hired' | 'left', string>>;
  /** What absences are called where the law has its own word; the others go by the name of their type. */
  readonly absences: Readonly<Partial<Record<AbsenceKind, string>>>;
  /** « arrêt maladie du 3 au 21 mars 2026 saisi le 2 avril 2026 » */
  readonly recordedOn: (absence: string, day: string) => string;
  /** What else made a line wrong. */
  readonly because: Readonly<Record<CorrectionCause, string>>;
  /** « 18 mars 2028 au lieu d’aucune »: null is none */
  readonly deadlines: (after: string | null, before: string | null) => string;
  /** « , information du 18 décembre 2026 » */
  readonly informed: (day: string) => string;
  /** « règle S1, L3141-5-1 », at the end of a sentence */
  readonly reference: (rule: string, source: string | null) => string;
  /** « 31 mars 2026, acquisition : +0,17 » */
  readonly correction: (date: string, cause: string, movement: string) => string;
}
