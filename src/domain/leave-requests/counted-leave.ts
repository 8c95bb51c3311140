import { countFor, linesOfCount, reservedLines } from '#domain/balances/booking.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import { type LeaveSituation, leaveSituation, ledgerUntil } from '#domain/balances/leave-situation.ts';
import { endsContract, type LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { type RequestBalance, requestBalance } from '#domain/balances/request-balance.ts';
import type { LeaveRangeResult } from '#domain/calendar/leave-range.ts';
import { latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import type { LeaveCount } from '#domain/counting/count-leave.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import { type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { Asked, RequestStanding } from './asked.ts';
import type { HeldRequest } from './held-request.ts';

/** Leave that is asked for, counted once among the other absences of the person: every rule is handed this. */
export interface CountedLeave {
  readonly asked: Asked;
  readonly type: LeaveType;
  /** The other absences. */
  readonly others: readonly HeldRequest[];
  readonly situation: LeaveSituation;
  /** What holds on its first day. */
  readonly policy: LeavePolicy;
  readonly count: LeaveCount;
  /** What its approval adds to the ledger. */
  readonly lines: readonly LedgerEntry[];
}

export function countedLeave(
  asked: Asked,
  standing: RequestStanding,
  held: readonly HeldRequest[],
): CountedLeave {
  const others = held.filter(({ id }) => id !== asked.id);
  return countedAmong(asked, leaveSituation(standing, others), others);
}

/** The same for several of one person, each by itself. */
export function countedAmong(
  asked: Asked,
  situation: LeaveSituation,
  others: readonly HeldRequest[],
): CountedLeave {
  const type = typeOf(situation.types, asked.type);
  const { counter } = type;
  const policy = valueAt(situation.policies, asked.range.start);
  const count = countFor(situation, asked.range, counter, policy);
  const booked = counter && { requestId: asked.id ?? 'asked', counter, range: asked.range };
  const lines = booked ? linesOfCount(situation, booked, count) : [];
  return { asked, type, others, situation, policy, count, lines };
}

/** Null where there is nothing to count: days that are none, or a type that nobody knows. */
export function countedIfAny(
  { id, type, period }: Pick<Asked, 'id' | 'type'> & { readonly period: LeaveRangeResult },
  standing: RequestStanding,
  held: readonly HeldRequest[],
): CountedLeave | null {
  if (!period.ok || !standing.basis.types.has(type)) return null;
  return countedLeave({ id, type, range: period.range }, standing, held);
}

export type BalanceOfRequest = RequestBalance & { readonly unit: CountingUnit | 'days' };

/** B6: what a request leaves in its counter; null for leave that no counter pays for. A verdict needs no `today`. */
export function balanceForLeave(
  { asked, type, others, situation, policy, count, lines }: CountedLeave,
  recorded: readonly LedgerEntry[],
  today: PlainDate | null = null,
): BalanceOfRequest | null {
  const { counter } = type;
  if (counter === null) return null;
  const reserved = reservedLines(situation, others, counter);
  const at = latest(asked.range.end, count.charged?.end ?? asked.range.end);
  const horizon = [...lines, ...reserved, ...recorded].reduce(
    (last, { date }) => latest(last, date),
    latest(at, today ?? at),
  );
  const written = recorded.filter(({ cause }) => !('requestId' in cause) || cause.requestId !== asked.id);
  const change = requestBalance({
    counter,
    // With the end of the contract what is left is owed, and nobody is short of it.
    ledger: linesSince(situation.facts.closedUntil, ledgerUntil(situation, written, horizon)).filter(
      (line) => !endsContract(line),
    ),
    reserved,
    own: lines,
    at,
    today: today ?? at,
    refuseBeyondBalance: policy.refuseBeyondBalance,
  });
  return { ...change, unit: counter === 'paid-leave' ? count.unit : 'days' };
}
