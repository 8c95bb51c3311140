import { type Fraction, fromHalfDays } from '#domain/amounts/fraction.ts';
import { bookingLines, countFor, reservedLines } from '#domain/balances/booking.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import {
  type LeaveSituation,
  leaveSituation,
  ledgerUntil,
  rangeOf,
} from '#domain/balances/leave-situation.ts';
import { endsContract, type LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { type RequestBalance, requestBalance } from '#domain/balances/request-balance.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import type { LeaveCount } from '#domain/counting/count-leave.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import type { HolidayKey } from '#domain/holidays/public-holidays.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { findOverlaps } from '#domain/leave-requests/overlaps.ts';
import { exceedsLongestLeave } from '#domain/leave-requests/taking-rules.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { type BeyondStatutory, beyondStatutory } from '#domain/leave-types/statutory-days.ts';
import { adjoining } from './adjoining.ts';
import type { Asked, RequestStanding } from './asked.ts';
import { cutsIntoEmployerShare, type RttShares } from './employer-share.ts';
import { type Recredit, recreditOf } from './recredit.ts';

export type BalanceOfRequest = RequestBalance & { readonly unit: CountingUnit | 'days' };

/** What is allowed and worth knowing. */
export type LeaveWarning =
  | {
      readonly kind: 'holidays';
      readonly holidays: readonly { readonly date: PlainDate; readonly key: HolidayKey }[];
    }
  | { readonly kind: 'beyond-balance'; readonly change: BalanceOfRequest }
  | { readonly kind: 'given-back'; readonly days: Fraction }
  | { readonly kind: 'beyond-law'; readonly beyond: BeyondStatutory }
  | { readonly kind: 'longer-than-four-weeks' }
  | { readonly kind: 'employer-share'; readonly shares: RttShares }
  | { readonly kind: 'starts-in-the-past' }
  | { readonly kind: 'nothing-counted' }
  | { readonly kind: 'not-employed-then' };

export interface Assessment {
  readonly count: LeaveCount;
  /** Null for leave that no counter pays for. */
  readonly balance: BalanceOfRequest | null;
  readonly warnings: readonly LeaveWarning[];
  /** S5: for sickness over booked leave. */
  readonly recredit: Recredit | null;
  /** Of the organisation, for the names of what is told. */
  readonly types: LeaveTypes;
}

/** What the length of a request has to do with the law, for whoever decides: other things stand on their page. */
export function beyondLaw({ warnings }: Assessment): Extract<LeaveWarning, { kind: 'beyond-law' }>[] {
  return warnings.filter((warning) => warning.kind === 'beyond-law');
}

/** Whether an assessment speaks of counters: of what pays for the leave, or for leave that it lies over (S5). */
export function assessmentNeedsLedger(
  asked: Asked,
  { basis: { types } }: RequestStanding,
  held: readonly HeldRequest[],
): boolean {
  const type = types.get(asked.type);
  if (type === undefined) return false;
  return type.counter !== null || findOverlaps(asked, held, types).under.length > 0;
}

/** What a request costs and leaves, from the other absences of the person and what the ledger holds. */
export function assessRequest(
  asked: Asked,
  standing: RequestStanding,
  held: readonly HeldRequest[],
  recorded: readonly LedgerEntry[],
  today: PlainDate,
): Assessment {
  const others = held.filter(({ id }) => id !== asked.id);
  const situation = leaveSituation(standing, others);
  const { counted, policies, types } = situation;
  const type = typeOf(types, asked.type);
  const count = countFor(situation, asked.range, type.counter);
  const policy = valueAt(policies, asked.range.start);
  const balance = balanceFor(asked, situation, count, others, recorded, policy.refuseBeyondBalance, today);
  const warnings: LeaveWarning[] = [];
  if (!isEmployed(standing.person, asked.range)) warnings.push({ kind: 'not-employed-then' });
  const holidays = count.proof.flatMap(({ date, holiday, asked: within, halves }) =>
    holiday === null || !within || halves > 0 ? [] : [{ date, key: holiday }],
  );
  if (holidays.length > 0) warnings.push({ kind: 'holidays', holidays });
  if (balance !== null && count.owedHalves > 0) {
    warnings.push({ kind: 'given-back', days: fromHalfDays(count.owedHalves) });
  }
  if (balance !== null && balance.verdict !== 'enough') {
    warnings.push({ kind: 'beyond-balance', change: balance });
  }
  const sameType = others.filter((other) => other.type === asked.type).map(rangeOf);
  const beyond = beyondStatutory(type, asked.range, sameType, counted, policies);
  if (beyond !== null) warnings.push({ kind: 'beyond-law', beyond });
  if (
    type.counter === 'paid-leave' &&
    exceedsLongestLeave(leaveAtOnce(asked.range, count, situation, others), policy)
  ) {
    warnings.push({ kind: 'longer-than-four-weeks' });
  }
  const shares =
    type.counter === 'rtt'
      ? cutsIntoEmployerShare(situation, asked.range.start, fromHalfDays(count.halves), others)
      : null;
  if (shares !== null) warnings.push({ kind: 'employer-share', shares });
  if (asked.range.start < today) warnings.push({ kind: 'starts-in-the-past' });
  if (count.halves === 0) warnings.push({ kind: 'nothing-counted' });
  const { under } = findOverlaps(asked, others, types);
  const recredit = recreditOf(asked, under, standing, others, recorded, today);
  return { count, balance, warnings, recredit, types };
}

/** V1, G6: what a request counts with the paid leave that adjoins it. */
function leaveAtOnce(
  range: LeaveRange,
  count: LeaveCount,
  situation: LeaveSituation,
  others: readonly HeldRequest[],
): Fraction {
  const { counted, policies, types } = situation;
  const paid = others.filter(({ type }) => typeOf(types, type).counter === 'paid-leave').map(rangeOf);
  const together = adjoining(range, paid, dayReader(counted, policies));
  const halves = together.map((one) => countFor(situation, one, 'paid-leave').halves);
  return fromHalfDays(halves.reduce((total, one) => total + one, count.halves));
}

/** B6: what a request leaves in its counter; null for leave that no counter pays for. A verdict needs no `today`. */
export function balanceFor(
  { id, type, range }: Asked,
  situation: LeaveSituation,
  count: LeaveCount,
  others: readonly HeldRequest[],
  recorded: readonly LedgerEntry[],
  refuseBeyondBalance: boolean,
  today: PlainDate | null = null,
): BalanceOfRequest | null {
  const { types } = situation;
  const { counter } = typeOf(types, type);
  if (counter === null) return null;
  const own = bookingLines(situation, { requestId: id ?? 'asked', counter, range });
  const reserved = reservedLines(situation, others, counter);
  const at = latest(range.end, count.charged?.end ?? range.end);
  const horizon = [...own, ...reserved, ...recorded].reduce(
    (last, { date }) => latest(last, date),
    latest(at, today ?? at),
  );
  const written = recorded.filter(({ cause }) => !('requestId' in cause) || cause.requestId !== id);
  const change = requestBalance({
    counter,
    // With the end of the contract what is left is owed, and nobody is short of it.
    ledger: linesSince(situation.facts.closedUntil, ledgerUntil(situation, written, horizon)).filter(
      (line) => !endsContract(line),
    ),
    reserved,
    own,
    at,
    today: today ?? at,
    refuseBeyondBalance,
  });
  return { ...change, unit: counter === 'paid-leave' ? count.unit : 'days' };
}

/** Unknown dates refuse nothing. */
export function isEmployed(
  { employedFrom, employedTo }: RequestStanding['person'],
  { start, end }: LeaveRange,
): boolean {
  return (employedFrom === null || start >= employedFrom) && (employedTo === null || end <= employedTo);
}
