import type { Fraction } from '#domain/amounts/fraction.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { EveryLanguage } from '#domain/text/language.ts';
import type { AbsenceKind } from './absence.ts';
import type { CorrectionCause } from './correction-cause.ts';

/** An absence as those who may read a balance may know it. */
export interface ToldAbsence {
  readonly kind: AbsenceKind;
  /** What the organisation calls its type. */
  readonly name: EveryLanguage;
  readonly range: LeaveRange;
  readonly recordedOn: PlainDate;
}

/** Why a line of a balance says what it says, with all that a sentence needs. */
export type ToldReason =
  | {
      readonly kind: 'absent' | 'recounted' | 'as-work';
      readonly usual: Fraction;
      readonly absences: readonly ToldAbsence[];
    }
  | { readonly kind: 'hired' | 'left'; readonly usual: Fraction; readonly on: PlainDate }
  /** What kept days from being taken in time. */
  | { readonly kind: 'obstacle'; readonly absences: readonly ToldAbsence[] }
  /** Absences that became known after the line was written, or what else made it wrong. */
  | {
      readonly kind: 'correction';
      readonly cause: CorrectionCause;
      readonly absences: readonly ToldAbsence[];
    };

/** What a line of a statement says besides its amount. */
export interface ToldFacts {
  readonly reason: ToldReason | null;
  /** Days that were moved, or what a corrected line says now. */
  readonly days: Fraction | null;
  /** What a corrected line said before. */
  readonly before: Fraction | null;
  /** Until when the days could be used before; null is for ever, absent where no deadline changed. */
  readonly deadlineBefore?: PlainDate | null;
  /** S2: the day the person was told what is left. */
  readonly informedOn: PlainDate | null;
}
