import { divide, type Fraction, fraction, multiply } from '#domain/amounts/fraction.ts';
import { paidRanges } from '#domain/balances/leave-facts.ts';
import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { countLeave } from '#domain/counting/count-leave.ts';
import { type CountingUnit, daysPerWeek } from '#domain/counting/counting-policy.ts';
import { countedIn } from '#domain/payroll/counted-in.ts';

export interface OtherUnit {
  readonly unit: CountingUnit;
  /** What a day of ours is worth there. */
  readonly factor: Fraction;
}

/** The unit that is not ours; null where a week has the same days in both. */
export function otherUnit({ policies }: LeaveSituation, date: PlainDate): OtherUnit | null {
  const policy = valueAt(policies, date);
  const unit: CountingUnit = policy.unit === 'ouvres' ? 'ouvrables' : 'ouvres';
  const factor = divide(daysPerWeek({ ...policy, unit }), daysPerWeek(policy));
  return factor.n === factor.d ? null : { unit, factor };
}

/** The same paid leave, earned and taken in the other unit. */
export function inOtherUnit(
  ledger: readonly LedgerEntry[],
  situation: LeaveSituation,
  { unit, factor }: OtherUnit,
): LedgerEntry[] {
  const shares = takenShares(ledger, situation, unit);
  return ledger.map((line) =>
    line.counter === 'paid-leave'
      ? { ...line, amount: multiply(line.amount, shareOf(line, shares) ?? factor) }
      : line,
  );
}

function shareOf({ cause }: LedgerEntry, shares: ReadonlyMap<string, Fraction>): Fraction | undefined {
  return cause.kind === 'taken' ? shares.get(cause.requestId) : undefined;
}

/** Of each leave, what one of its days is worth when the whole is counted in the other unit. */
function takenShares(
  ledger: readonly LedgerEntry[],
  { facts, counted, policies }: LeaveSituation,
  unit: CountingUnit,
): ReadonlyMap<string, Fraction> {
  const halves = new Map<string, number>();
  for (const { cause, amount, counter } of ledger)
    if (cause.kind === 'taken' && counter === 'paid-leave')
      halves.set(cause.requestId, (halves.get(cause.requestId) ?? 0) - (2 * amount.n) / amount.d);
  const others = () => paidRanges(facts.leaves);
  const inUnit = countedIn(unit, policies);
  return new Map(
    facts.leaves.flatMap(({ requestId, range }) => {
      const own = halves.get(requestId) ?? 0;
      return own <= 0
        ? []
        : [[requestId, fraction(countLeave(range, counted, inUnit, { others }).halves, own)] as const];
    }),
  );
}
