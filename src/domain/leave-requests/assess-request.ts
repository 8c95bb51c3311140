import { type Fraction, fromHalfDays } from '#domain/amounts/fraction.ts';
import { countFor } from '#domain/balances/booking.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveCount } from '#domain/counting/count-leave.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import type { HolidayKey } from '#domain/holidays/public-holidays.ts';
import { findOverlaps } from '#domain/leave-requests/overlaps.ts';
import { exceedsLongestLeave } from '#domain/leave-requests/taking-rules.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { type BeyondStatutory, beyondStatutory } from '#domain/leave-types/statutory-days.ts';
import { adjoining } from './adjoining.ts';
import { isEmployed, type RequestStanding } from './asked.ts';
import { type BalanceOfRequest, balanceForLeave, type CountedLeave } from './counted-leave.ts';
import { cutsIntoEmployerShare, type RttShares } from './employer-share.ts';
import { type Recredit, recreditOf } from './recredit.ts';

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
export function assessmentNeedsLedger({ asked, type, others, situation }: CountedLeave): boolean {
  return type.counter !== null || findOverlaps(asked, others, situation.types).under.length > 0;
}

/** What a request costs and leaves, from the other absences of the person and what the ledger holds. */
export function assessRequest(
  leave: CountedLeave,
  standing: RequestStanding,
  recorded: readonly LedgerEntry[],
  today: PlainDate,
): Assessment {
  const { asked, type, others, situation, policy, count } = leave;
  const { counted, policies, types } = situation;
  const balance = balanceForLeave(leave, recorded, today);
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
  if (type.counter === 'paid-leave' && exceedsLongestLeave(leaveAtOnce(leave), policy)) {
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
function leaveAtOnce({ asked, others, situation, count }: CountedLeave): Fraction {
  const { counted, policies, types } = situation;
  const paid = others.filter(({ type }) => typeOf(types, type).counter === 'paid-leave').map(rangeOf);
  const together = adjoining(asked.range, paid, dayReader(counted, policies));
  const halves = together.map((one) => countFor(situation, one, 'paid-leave').halves);
  return fromHalfDays(halves.reduce((total, one) => total + one, count.halves));
}
