import type { DepartureReason } from '#domain/members/departure.ts';

/** What the file for payroll says when someone leaves. */
export interface DepartureWords {
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly reasons: Readonly<Record<DepartureReason, string>>;
  readonly units: Readonly<Record<'ouvres' | 'ouvrables' | 'days', string>>;
  readonly owed: string;
  readonly left: string;
  readonly takenAhead: string;
  /** V7: what someone is called once they are erased. */
  readonly erased: (code: string) => string;
}
