import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { KnownLedger } from './known-ledger.ts';
import type { OwnFigures, PayslipCounter, PrintedFigures } from './payslip-counter.ts';

/** A counter of a payslip beside ours, with all that ours comes from. */
export interface Difference {
  readonly counter: PayslipCounter;
  readonly date: PlainDate;
  readonly theirs: PrintedFigures;
  readonly ours: OwnFigures;
  readonly ledger: KnownLedger;
  readonly situation: LeaveSituation;
}
