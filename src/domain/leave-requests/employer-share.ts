import {
  compare,
  type Fraction,
  fromHalfDays,
  multiply,
  subtract,
  sum,
  ZERO,
} from '#domain/amounts/fraction.ts';
import { countFor } from '#domain/balances/booking.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { rttDaysOfYear, shareOfFullWeek } from '#domain/balances/rtt-entries.ts';
import { type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { HeldRequest } from './held-request.ts';

/** Days of RTT whose dates the employer decides, and those that are left to the person, of a whole year. */
export interface RttShares {
  readonly employer: Fraction;
  readonly own: Fraction;
}

/** R6: null where the employer decides none. */
export function rttSharesOn({ policies, facts }: LeaveSituation, date: PlainDate): RttShares | null {
  const policy = valueAt(policies, date);
  const employerDays = policy.rtt?.employerDays ?? ZERO;
  if (employerDays.n === 0) return null;
  const share = shareOfFullWeek(valueAt(facts.patterns, date), policy);
  const employer = multiply(employerDays, share);
  return { employer, own: subtract(multiply(rttDaysOfYear(policy, yearOf(date)), share), employer) };
}

/** What someone else recorded for the person: a day that the employer decided. */
function isImposed({ filedBy, userId }: HeldRequest): boolean {
  return filedBy !== undefined && filedBy !== userId;
}

/** R6: whether the days asked for, with those the person chose already, cut into the employer's share of the year. */
export function cutsIntoEmployerShare(
  situation: LeaveSituation,
  start: PlainDate,
  asked: Fraction,
  others: readonly HeldRequest[],
): RttShares | null {
  const shares = rttSharesOn(situation, start);
  if (shares === null) return null;
  const chosen = others
    .filter(
      (other) =>
        typeOf(situation.types, other.type).counter === 'rtt' &&
        yearOf(other.startDate) === yearOf(start) &&
        !isImposed(other),
    )
    .map((other) => fromHalfDays(countFor(situation, rangeOf(other), 'rtt').halves));
  return compare(sum([asked, ...chosen]), shares.own) > 0 ? shares : null;
}
