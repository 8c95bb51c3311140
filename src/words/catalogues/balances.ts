import type { LedgerCause } from '#domain/balances/ledger-entry.ts';

export type EntryKind = LedgerCause['kind'] | 'cancelled' | 'corrected' | 'expired';

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
  /** « acquisition de mars 2026 » */
  readonly causeOfMonth: (cause: string, month: string) => string;
  /** « 31 mars 2026, acquisition : +0,17 » */
  readonly correction: (date: string, cause: string, movement: string) => string;
}
