import { type Fraction, fractionText } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';

/** The counters an organisation starts with; it may add its own. */
export type Counter = 'paid-leave' | 'rtt' | (string & {});

/** Why an entry exists. */
export type LedgerCause =
  | { readonly kind: 'opening' }
  | { readonly kind: 'accrued'; readonly month: PlainDate }
  | { readonly kind: 'rounded-up' }
  | { readonly kind: 'fractionnement' }
  | { readonly kind: 'dependent-children'; readonly children: number }
  | { readonly kind: 'seniority'; readonly years: number }
  | { readonly kind: 'taken'; readonly requestId: string }
  | { readonly kind: 'recredited'; readonly requestId: string }
  | { readonly kind: 'holiday-credit'; readonly requestId: string }
  | { readonly kind: 'adjusted'; readonly reason: string }
  /** X1: what was left with the end of the contract becomes money. */
  | { readonly kind: 'paid-out' }
  /** X2: the same for counters that only an agreement turns into money, or not. */
  | { readonly kind: 'contract-ended' }
  /** Moves what is left of a lot to a later expiry; its own amount is zero. */
  | {
      readonly kind: 'carried';
      readonly period: PlainDate;
      readonly expired: PlainDate;
      /** The most that moves; null moves all. */
      readonly limit: Fraction | null;
    }
  /** The same after sickness or maternity; `keep` days could have been taken and stay where they are. */
  | {
      readonly kind: 'extended';
      readonly period: PlainDate;
      readonly expired: PlainDate;
      readonly keep: Fraction;
    }
  /** Every lot is multiplied when the organisation changes its unit; its own amount is zero. */
  | { readonly kind: 'converted'; readonly factor: Fraction };

/**
 * One line of a ledger. Lines are only ever added: a line that turns out wrong is answered by another with the
 * same `key`, and the lines of one key add up.
 */
export interface LedgerEntry {
  readonly id: string;
  /** What the line is about: `accrued/2026-03`, `taken/<request>/2026-07-06`. */
  readonly key: string;
  readonly counter: Counter;
  /** The day from which it holds. */
  readonly date: PlainDate;
  readonly amount: Fraction;
  readonly cause: LedgerCause;
  readonly rule: RuleNumber;
  /** First day of the acquisition period a credit belongs to; null for a debit. */
  readonly period: PlainDate | null;
  /** Last day on which a credit can be used; null when nothing limits it. */
  readonly expires: PlainDate | null;
  /** Why an earlier line was wrong; null for a first line. */
  readonly correction: string | null;
}

export type NewEntry = Omit<LedgerEntry, 'id' | 'correction' | 'period' | 'expires'> &
  Partial<Pick<LedgerEntry, 'period' | 'expires'>>;

/** A first line: its key is its identity. */
export function entry(fields: NewEntry): LedgerEntry {
  return {
    id: fields.key,
    key: fields.key,
    counter: fields.counter,
    date: fields.date,
    amount: fields.amount,
    cause: fields.cause,
    rule: fields.rule,
    period: fields.period ?? null,
    expires: fields.expires ?? null,
    correction: null,
  };
}

/** Lines whose own amount is zero, and which still change what can be used and until when. */
export function movesDays(line: LedgerEntry): boolean {
  return line.cause.kind === 'carried' || line.cause.kind === 'extended' || line.cause.kind === 'converted';
}

/** X1, X2: what became of the days with the end of the contract. */
export function endsContract({ cause }: LedgerEntry): boolean {
  return cause.kind === 'paid-out' || cause.kind === 'contract-ended';
}

function movement(cause: LedgerCause): string {
  switch (cause.kind) {
    case 'carried':
      return cause.limit === null ? ' all' : ` ${fractionText(cause.limit)}`;
    case 'extended':
      return ` ${fractionText(cause.keep)}`;
    case 'converted':
      return ` ${fractionText(cause.factor)}`;
    default:
      return '';
  }
}

/** Where a line lands: the same key on another day or with another expiry is another place. */
export function placeOf(line: LedgerEntry): string {
  return `${line.counter} ${line.key} ${line.date} ${line.period ?? ''} ${line.expires ?? ''}${movement(line.cause)}`;
}
