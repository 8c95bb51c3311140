import type { Fraction } from '#domain/amounts/fraction.ts';
import { isAtWork } from '#domain/balances/absence.ts';
import type { LeaveBasis } from '#domain/balances/leave-basis.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { LeaveRange, LeaveRangeRefusal, LeaveRangeResult } from '#domain/calendar/leave-range.ts';
import { type BlackoutPeriod, blackoutsEntered } from '#domain/coverage/blackout.ts';
import {
  type AskedTypeRefusal,
  type AskedWithType,
  fieldOfRefusal,
  refuseAskedType,
} from '#domain/leave-types/asked-type.ts';
import { interruptsWork, type LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { LIST_LIMITS } from '#domain/refusals/list-limits.ts';
import { type Asked, isEmployed, type RequestStanding } from './asked.ts';
import { balanceForLeave, type CountedLeave } from './counted-leave.ts';
import type { HeldRequest } from './held-request.ts';
import { findOverlaps } from './overlaps.ts';
import type { RequestContent, RequestField } from './request-fields.ts';
import type { RequestState } from './request-states.ts';
import { type AskedDeed, type DeedRefusal, refuseDeed } from './transitions.ts';

/** An absence that someone asks for. */
export interface AskedLeave extends Pick<RequestContent, 'type' | 'startHalf' | 'endHalf'> {
  readonly note: string;
  /** Its days, unless they are none that leave can be asked for. */
  readonly period: LeaveRangeResult;
  /** What is done to a request that there is; null for a new one, and where a preview does nothing. */
  readonly deed: AskedDeed | null;
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
  /** What is asked for, counted among the other absences of the person; null where nothing can be counted. */
  readonly leave: CountedLeave | null;
  /** What the ledger holds; needed where `needsLedger` says so. */
  readonly recorded: readonly LedgerEntry[];
}

/** What is against it whoever it is for. */
export type ContentRefusal =
  | { readonly kind: 'dates'; readonly because: LeaveRangeRefusal; readonly at: 'start' | 'end' }
  | { readonly kind: 'type'; readonly because: AskedTypeRefusal; readonly field: RequestField };

export type LeaveRefusal<Period extends BlackoutPeriod = BlackoutPeriod> =
  | DeedRefusal
  | ContentRefusal
  | { readonly kind: 'edited-too-often'; readonly most: number }
  | { readonly kind: 'not-employed-then' }
  | { readonly kind: 'overlap'; readonly other: HeldRequest }
  | {
      readonly kind: 'blackout';
      /** Nobody sets a period aside for their own leave (K3); whoever decides says why (K5). */
      readonly verdict: 'refused' | 'reason-required';
      readonly met: readonly Period[];
    }
  | { readonly kind: 'beyond-balance'; readonly available: Fraction };

/** What becomes of a request that nothing stands in the way of. */
export interface LeaveGrant<Period extends BlackoutPeriod = BlackoutPeriod> {
  readonly state: Extract<RequestState, 'pending' | 'approved'>;
  readonly range: LeaveRange;
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
export function needsLedger({ type, policy }: CountedLeave): boolean {
  return type.counter !== null && (policy.refuseBeyondBalance || !type.needsApproval);
}

/** What is against days and type, whoever they are for: every reason at once. */
export function refuseContent(
  asked: AskedWithType & Pick<AskedLeave, 'period'>,
  types: LeaveTypes,
): ContentRefusal[] {
  const { period } = asked;
  const ofType = refuseAskedType(asked, types).map(
    (because) => ({ kind: 'type', because, field: fieldOfRefusal(because, asked) }) as const,
  );
  return period.ok ? ofType : [{ kind: 'dates', because: period.reason, at: period.at }, ...ofType];
}

/** Whether an absence may be filed, changed or recorded, and what becomes of it. */
export function verdict<Period extends BlackoutPeriod>(
  asked: AskedLeave,
  situation: VerdictSituation<Period>,
): LeaveVerdict<Period> {
  const { standing, leave } = situation;
  const { types } = standing.basis;
  const heldType = asked.before?.type ?? null;
  const { deed, period } = asked;
  const refusals: LeaveRefusal<Period>[] = deed === null ? [] : refuseDeed(deed);
  if (deed !== null && deed.request.version >= LIST_LIMITS.requestEdits) {
    refusals.push({ kind: 'edited-too-often', most: LIST_LIMITS.requestEdits });
  }
  refusals.push(...refuseContent({ ...asked, heldType }, types));
  if (period.ok && !isEmployed(standing.person, period.range)) refusals.push({ kind: 'not-employed-then' });
  // Of days that are none nothing more can be said, nor of a type that nobody knows.
  if (leave === null) return concluded(refusals, null);
  const { type } = leave;
  const { refused, under } = findOverlaps(leave.asked, leave.others, types);
  if (refused) refusals.push({ kind: 'overlap', other: refused });
  const by = asked.isRecorded ? 'decider' : 'person';
  const weighed = weigh(leave, asked, by, situation);
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
  asked: { readonly deed: AskedDeed; readonly overrideReason: string | null },
  situation: VerdictSituation<Period>,
): LeaveVerdict<Period> {
  const { leave } = situation;
  const refusals: LeaveRefusal<Period>[] = refuseDeed(asked.deed);
  if (leave === null) return concluded(refusals, null);
  const { beyond, blackout, grant } = weigh(leave, { ...asked, before: null }, 'decider', situation);
  if (beyond) refusals.push(beyond);
  if (blackout) refusals.push(blackout);
  return concluded(refusals, {
    ...grant,
    state: 'approved',
    overBooked: false,
    atWork: isAtWork(leave.type.absence),
    unsettles: interruptsWork(leave.type),
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
  readonly grant: Pick<LeaveGrant<Period>, 'range' | 'countedHalves' | 'override' | 'lines'>;
}

/** What it costs, and what of the organisation's own rules it meets. */
function weigh<Period extends BlackoutPeriod>(
  leave: CountedLeave,
  { before, overrideReason }: Pick<AskedLeave, 'before' | 'overrideReason'>,
  by: 'person' | 'decider',
  { standing, recorded }: VerdictSituation<Period>,
): Weighed<Period> {
  const { asked, count, lines } = leave;
  const met = blackoutsEntered(asked, before, leave.situation, standing.basis.coverage.blackouts);
  const isSetAside = by === 'decider' && overrideReason !== null;
  const balance = needsLedger(leave) ? balanceForLeave(leave, recorded) : null;
  const isBeyond = balance?.verdict === 'beyond-balance-refused';
  return {
    blackout:
      met.length === 0 || isSetAside
        ? null
        : { kind: 'blackout', verdict: by === 'person' ? 'refused' : 'reason-required', met },
    beyond: isBeyond ? { kind: 'beyond-balance', available: balance.before } : null,
    isWithinBalance: balance === null || balance.verdict === 'enough',
    grant: {
      range: asked.range,
      countedHalves: count.halves,
      override: met.length > 0 && overrideReason !== null ? { met, reason: overrideReason } : null,
      lines,
    },
  };
}
