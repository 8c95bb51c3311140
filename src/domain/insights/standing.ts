import { add, type Fraction, subtract } from '#domain/amounts/fraction.ts';
import { reservedLines } from '#domain/balances/booking.ts';
import { figuresByPeriod } from '#domain/balances/counter-periods.ts';
import { counterSummary } from '#domain/balances/counter-summary.ts';
import { type LeaveSituation, ledgerAhead } from '#domain/balances/leave-situation.ts';
import type { Counter, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { type RestSignal, restSignal, restsOf } from './rest.ts';

/** What is left of one lot once leave that is booked has been taken off. */
export interface LotLeft {
  readonly counter: Counter;
  readonly expires: PlainDate;
  readonly days: Fraction;
  /** S3: its end was put off after a stop: the 15 months. */
  readonly isPutOff: boolean;
}

/** U3: paid leave on a day. `left` is what is neither taken nor booked. */
export interface PaidLeaveStanding {
  readonly acquired: Fraction;
  readonly taken: Fraction;
  readonly booked: Fraction;
  readonly left: Fraction;
}

export interface Standing {
  readonly paidLeave: PaidLeaveStanding;
  readonly lots: readonly LotLeft[];
  readonly rest: RestSignal;
}

export function standingOf(
  situation: LeaveSituation,
  requests: readonly HeldRequest[],
  recorded: readonly LedgerEntry[],
  today: PlainDate,
): Standing {
  const pending = reservedLines(situation, requests);
  const ledger = ledgerAhead(situation, recorded, pending, today);
  const { employment } = situation.facts;
  return {
    paidLeave: paidLeaveStanding(situation, ledger, today),
    lots: lotsLeft(ledger, today),
    rest: restSignal(restsOf(situation, requests, today), employment.from, employment.to, today),
  };
}

function paidLeaveStanding(
  { policies }: LeaveSituation,
  ledger: readonly LedgerEntry[],
  today: PlainDate,
): PaidLeaveStanding {
  const { acquired, taken: held, available } = counterSummary(ledger, 'paid-leave', today);
  const { previous, current } = figuresByPeriod(ledger, 'paid-leave', today, periodAt(policies, today).start);
  const taken = add(previous.taken, current.taken);
  return { acquired, taken, booked: subtract(held, taken), left: available };
}

/** B2: by the lots themselves, of every counter that has an end. */
function lotsLeft(ledger: readonly LedgerEntry[], today: PlainDate): LotLeft[] {
  const putOff = new Set(
    ledger.flatMap(({ counter, cause, expires }) =>
      cause.kind === 'extended' && expires !== null ? [`${counter} ${cause.period} ${expires}`] : [],
    ),
  );
  return [...new Set(ledger.map(({ counter }) => counter))].flatMap((counter) =>
    counterSummary(ledger, counter, today).lots.flatMap(({ period, expires, remaining }): LotLeft[] => {
      if (expires === null || expires < today || remaining.n <= 0) return [];
      return [{ counter, expires, days: remaining, isPutOff: putOff.has(`${counter} ${period} ${expires}`) }];
    }),
  );
}
