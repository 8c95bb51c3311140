import type { Half } from '#domain/calendar/half-day.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { CounterCause } from './difference-causes.ts';

/** An absence as a sentence tells it, and the day on which we were told. */
export interface LateAbsence {
  readonly startDate: PlainDate;
  readonly startHalf: Half;
  readonly endDate: PlainDate;
  readonly endHalf: Half;
  readonly toldOn: PlainDate;
}

/** What is kept of a cause: a late absence with its days, so that it can be told after the request is gone. */
export type KeptCause = CounterCause & { readonly absence?: LateAbsence };

export interface KeptFigures {
  readonly acquired: number | null;
  readonly taken: number | null;
  readonly balance: number;
}

/** One counter of one payslip, in days with two decimals. */
export interface KeptResult {
  readonly theirs: KeptFigures;
  readonly ours: KeptFigures;
  readonly difference: number;
  readonly unexplained: number;
  readonly causes: readonly KeptCause[];
  readonly since: readonly KeptCause[];
}
