import type { Fraction } from '#domain/amounts/fraction.ts';
import { isAtWork } from '#domain/balances/absence.ts';
import { bookingLines, countFor } from '#domain/balances/booking.ts';
import type { LeaveBasis } from '#domain/balances/leave-basis.ts';
import { leaveSituation, policiesOf } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import {
  type BlackoutPeriod,
  type BlackoutVerdict,
  blackoutsEntered,
  blackoutVerdict,
} from '#domain/coverage/blackout.ts';
import { type AskedTypeRefusal, fieldOfRefusal, refuseAskedType } from '#domain/leave-types/asked-type.ts';
import { interruptsWork, type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Asked, RequestStanding } from './asked.ts';
import { balanceFor, isEmployed } from './assess-request.ts';
import type { HeldRequest } from './held-request.ts';
import { findOverlaps } from './overlaps.ts';
import type { RequestField } from './request-fields.ts';
import type { RequestState } from './request-states.ts';

/** An absence that someone asks for, with the id that it has or is going to have. */
export interface AskedLeave extends Asked {
  readonly id: string;
  readonly note: string;
  /** What the request says already; null for a new one. */
  readonly before: Pick<Asked, 'type' | 'range'> | null;
  readonly isRecorded: boolean;
  /** K5: why it is granted in spite of a period without leave. */
  readonly overrideReason: string | null;
}

/** All that a verdict needs, loaded before it is asked for. */
export interface VerdictSituation<Period extends BlackoutPeriod = BlackoutPeriod> {
  readonly standing: RequestStanding & {
    readonly basis: LeaveBasis & { readonly coverage: { readonly blackouts: readonly Period[] } };
  };
  /** Pending and approved absences of the person. */
  readonly held: readonly HeldRequest[];
  /** What the ledger holds; needed where `needsLedger` says so. */
  readonly recorded: readonly LedgerEntry[];
}

export type LeaveRefusal<Period extends BlackoutPeriod = BlackoutPeriod> =
  | { readonly kind: 'type'; readonly because: AskedTypeRefusal; readonly field: RequestField }
  | { readonly kind: 'not-employed-then' }
  | { readonly kind: 'overlap'; readonly other: HeldRequest }
  | {
      readonly kind: 'blackout';
      readonly verdict: Extract<BlackoutVerdict, 'refused' | 'reason-required'>;
      readonly met: readonly Period[];
    }
  | { readonly kind: 'beyond-balance'; readonly available: Fraction };

/** What becomes of a request that nothing stands in the way of. */
export interface LeaveGrant<Period extends BlackoutPeriod = BlackoutPeriod> {
  readonly state: Extract<RequestState, 'pending' | 'approved'>;
  readonly countedHalves: number;
  /** S5: whether it lies over booked leave, and so holds no half-days of its own. */
  readonly overBooked: boolean;
  /** W6: whether the person is at work meanwhile, and so away from nothing. */
  readonly atWork: boolean;
  /** K5: the periods without leave that are set aside, and why; null where there are none. */
  readonly override: { readonly met: readonly Period[]; readonly reason: string } | null;
  /** What its approval adds to the ledger. */
  readonly lines: readonly LedgerEntry[];
  /** Whether it changes what else was written: only absences that interrupt work do. */
  readonly unsettles: boolean;
}

/** Every reason at once, the one that counts first; granted where there is none. */
export type LeaveVerdict<Period extends BlackoutPeriod = BlackoutPeriod> =
  | { readonly refusals: readonly [LeaveRefusal<Period>, ...LeaveRefusal<Period>[]]; readonly grant: null }
  | { readonly refusals: readonly []; readonly grant: LeaveGrant<Period> };

/** The ledger is read only for organisations that refuse beyond the balance, and for what nobody has to approve. */
export function needsLedger(
  asked: Pick<Asked, 'type' | 'range'>,
  { basis, organization }: RequestStanding,
): boolean {
  const type = basis.types.get(asked.type);
  const { refuseBeyondBalance } = valueAt(policiesOf(basis, organization), asked.range.start);
  return refuseBeyondBalance || (type !== undefined && !type.needsApproval && type.counter !== null);
}

/** Whether an absence may be filed, changed or recorded, and what becomes of it. */
export function verdict<Period extends BlackoutPeriod>(
  asked: AskedLeave,
  situation: VerdictSituation<Period>,
): LeaveVerdict<Period> {
  const { standing, held } = situation;
  const { types } = standing.basis;
  const heldType = asked.before?.type ?? null;
  const refusals: LeaveRefusal<Period>[] = refuseAskedType({ ...asked, heldType }, types).map((because) => ({
    kind: 'type',
    because,
    field: fieldOfRefusal(because, asked.range),
  }));
  if (!isEmployed(standing.person, asked.range)) refusals.push({ kind: 'not-employed-then' });
  const type = types.get(asked.type);
  // Nothing more can be said of a type that nobody knows.
  if (type === undefined) return concluded(refusals, null);
  const { refused, under } = findOverlaps(asked, held, types);
  if (refused) refusals.push({ kind: 'overlap', other: refused });
  const by = asked.isRecorded ? 'decider' : 'person';
  const weighed = weigh(asked, asked.before, by, type, situation);
  if (weighed.blackout) refusals.push(weighed.blackout);
  if (weighed.beyond) refusals.push(weighed.beyond);
  const isAccepted = !type.needsApproval && (type.counter === null || weighed.isWithinBalance);
  const isApproved = asked.isRecorded || isAccepted;
  return concluded(refusals, {
    ...weighed.grant,
    state: isApproved ? 'approved' : 'pending',
    overBooked: under.length > 0,
    atWork: isAtWork(type.absence),
    lines: isApproved ? weighed.grant.lines : [],
    unsettles: isApproved && interruptsWork(type),
  });
}

/** Whether a pending request may be approved: it is counted once more, with what holds now. */
export function approvalVerdict<Period extends BlackoutPeriod>(
  asked: Asked & { readonly id: string; readonly overrideReason: string | null },
  situation: VerdictSituation<Period>,
): LeaveVerdict<Period> {
  const type = typeOf(situation.standing.basis.types, asked.type);
  const { beyond, blackout, grant } = weigh(asked, null, 'decider', type, situation);
  const refusals = [...(beyond ? [beyond] : []), ...(blackout ? [blackout] : [])];
  return concluded(refusals, {
    ...grant,
    state: 'approved',
    overBooked: false,
    atWork: isAtWork(type.absence),
    unsettles: interruptsWork(type),
  });
}

function concluded<Period extends BlackoutPeriod>(
  [first, ...more]: readonly LeaveRefusal<Period>[],
  grant: LeaveGrant<Period> | null,
): LeaveVerdict<Period> {
  if (first) return { refusals: [first, ...more], grant: null };
  if (!grant) throw new Error('A request that is not granted has a reason.');
  return { refusals: [], grant };
}

interface Weighed<Period extends BlackoutPeriod> {
  readonly blackout: Extract<LeaveRefusal<Period>, { kind: 'blackout' }> | null;
  readonly beyond: Extract<LeaveRefusal<Period>, { kind: 'beyond-balance' }> | null;
  readonly isWithinBalance: boolean;
  readonly grant: Pick<LeaveGrant<Period>, 'countedHalves' | 'override' | 'lines'>;
}

/** What it costs, and what of the organisation's own rules it meets. */
function weigh<Period extends BlackoutPeriod>(
  asked: Asked & { readonly id: string; readonly overrideReason: string | null },
  before: Pick<Asked, 'type' | 'range'> | null,
  by: 'person' | 'decider',
  type: LeaveType,
  { standing, held, recorded }: VerdictSituation<Period>,
): Weighed<Period> {
  const { id, range, overrideReason } = asked;
  const others = held.filter((other) => other.id !== id);
  const situation = leaveSituation(standing, others);
  const met = blackoutsEntered(asked, before, situation, standing.basis.coverage.blackouts);
  const said = blackoutVerdict(met, by, overrideReason);
  const count = countFor(situation, range, type.counter);
  const { refuseBeyondBalance } = valueAt(situation.policies, range.start);
  const balance =
    refuseBeyondBalance || !type.needsApproval
      ? balanceFor(asked, situation, count, others, recorded, refuseBeyondBalance)
      : null;
  const isBeyond = balance?.verdict === 'beyond-balance-refused';
  return {
    blackout:
      said === 'refused' || said === 'reason-required' ? { kind: 'blackout', verdict: said, met } : null,
    beyond: isBeyond ? { kind: 'beyond-balance', available: balance.before } : null,
    isWithinBalance: balance === null || balance.verdict === 'enough',
    grant: {
      countedHalves: count.halves,
      override: met.length > 0 && overrideReason !== null ? { met, reason: overrideReason } : null,
      lines: type.counter ? bookingLines(situation, { requestId: id, counter: type.counter, range }) : [],
    },
  };
}
