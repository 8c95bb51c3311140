import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';

/** From a half-day to a half-day, both included. */
export type CaseSpan = readonly [start: string, startHalf: Half, end: string, endHalf: Half];

/** Something that a case supposes. What every company and everyone has unless they say otherwise is left out. */
export type Given =
  | { readonly is: 'leave'; readonly span: CaseSpan }
  | {
      readonly is: 'absence';
      readonly kind: AbsenceKind;
      readonly span: CaseSpan;
      readonly informedOn: string | null;
      readonly notified: boolean;
    }
  | { readonly is: 'contract'; readonly from: string | null; readonly to: string | null }
  /** Days of the week, 1 being Monday, each with the halves that are worked. */
  | { readonly is: 'week'; readonly from: string | null; readonly days: readonly string[] }
  | { readonly is: 'zone'; readonly zone: HolidayZone }
  | { readonly is: 'open'; readonly days: readonly string[] }
  | { readonly is: 'worked'; readonly dates: readonly string[] }
  | { readonly is: 'year'; readonly year: number }
  | { readonly is: 'at' | 'period' | 'kept' | 'waived' | 'born' | 'child'; readonly day: string }
  | { readonly is: 'units' | 'rtt' | 'adjusted' }
  | { readonly is: 'saturdays'; readonly count: number }
  /** A choice of the company, by the name of the policy’s part. */
  | { readonly is: 'policy'; readonly part: string; readonly value: string };

/** One case as it is shown: what is supposed, what the law says, and what was answered. */
export interface ConformityCase {
  readonly rule: RuleNumber;
  readonly id: string;
  readonly source: string;
  readonly given: readonly Given[];
  readonly expected: string;
  readonly library: string;
  /** Null where the product has no way to be asked. */
  readonly api: string | null;
}
