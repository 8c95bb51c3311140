import { toNumber } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { LeaveRangeRefusal } from '#domain/calendar/leave-range.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { type RequestState, statusOf } from '#domain/leave-requests/request-states.ts';
import {
  type AskedDeed,
  type DeedRefusal,
  refuseDeed,
  transition,
} from '#domain/leave-requests/transitions.ts';
import type { LeaveGrant, LeaveRefusal, LeaveVerdict } from '#domain/leave-requests/verdict.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import type { Language } from '#domain/text/language.ts';
import { type Failure, failureFor, type Reason } from '#server/failure.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import { blackoutWords } from '#words/sentences/coverage.ts';
import { absenceWords, stateWords } from '#words/sentences/leave.ts';
import { wordsIn } from '#words/spoken.ts';
import { namesOf } from './blackouts.ts';

/** What was granted; whoever was refused is told every reason in their language, the one that counts first. */
export function grantOf(
  { refusals, grant }: LeaveVerdict<NamedBlackout>,
  types: LeaveTypes,
  language: Language,
): LeaveGrant<NamedBlackout> {
  const failure = refusalFailure(reasonsOf(refusals, types, language));
  if (failure) throw failure;
  if (!grant) throw new Error('A request that is not granted has a reason.');
  return grant;
}

export function refusalFailure([first, ...more]: readonly Reason[]): Failure | null {
  return first ? failureFor([first, ...more]) : null;
}

/** Every reason in the language of whoever is told, the one that counts first. */
export function reasonsOf(
  refusals: readonly LeaveRefusal<NamedBlackout>[],
  types: LeaveTypes,
  language: Language,
): Reason[] {
  return refusals.map((refusal) => reasonOf(refusal, types, language));
}

function reasonOf(refusal: LeaveRefusal<NamedBlackout>, types: LeaveTypes, language: Language): Reason {
  switch (refusal.kind) {
    case 'too-late':
    case 'changed-meanwhile':
    case 'reason-missing':
      return deedReason(refusal, language);
    case 'dates':
      return datesReason(refusal.because, refusal.at);
    case 'edited-too-often':
      return { code: 'list_full', values: { most: refusal.most } };
    case 'type':
      return { code: 'validation_failed', fields: { [refusal.field]: refusal.because } };
    case 'not-employed-then':
      return { code: 'not_employed_then' };
    case 'overlap':
      return overlapReason(refusal.other, types, language);
    case 'blackout':
      return blackoutReason(refusal, language);
    case 'beyond-balance':
      return {
        code: 'beyond_balance',
        values: { available: wordsIn(language).figures.figure(toNumber(refusal.available)) },
      };
  }
}

/** The state that a deed leads to, where nothing but the request itself can be against it. */
export function stateAfter(
  request: AskedDeed['request'],
  event: AskedDeed['event'],
  deed: SaidDeed,
): RequestState {
  const failure = refusalFailure(reasonsAgainst(request, event, deed));
  if (failure) throw failure;
  const moved = transition(request.state, event, deed.reason);
  if (!moved.ok) throw new Error('A deed that is impossible has a reason.');
  return moved.to;
}

type SaidDeed = Pick<AskedDeed, 'reason' | 'version'> & { readonly language: Language };

/** What the request by itself has against a deed. */
export function reasonsAgainst(
  request: AskedDeed['request'],
  event: AskedDeed['event'],
  { reason, version, language }: SaidDeed,
): Reason[] {
  const refusals = refuseDeed({ request, event, reason, version });
  return refusals.map((refusal) => deedReason(refusal, language));
}

/** What is too late is told with the state that stands now. */
function deedReason(refusal: DeedRefusal, language: Language): Reason {
  if (refusal.kind === 'reason-missing') return { code: 'validation_failed', fields: { reason: 'required' } };
  const { kind, state, version } = refusal;
  return {
    code: kind === 'too-late' ? 'already_decided' : 'changed_meanwhile',
    values: { status: statusOf(state), state: stateWords(state, language), version },
  };
}

const problems: Record<LeaveRangeRefusal, FieldProblem> = {
  end_before_start: 'end_before_start',
  empty_half_days: 'half_days_empty',
  outside_calendar: 'outside_calendar',
  too_long: 'range_too_long',
};

/** Told at the day that is to be mended. */
export function datesReason(because: LeaveRangeRefusal, at: 'start' | 'end'): Reason {
  const field = at === 'start' ? 'startDate' : 'endDate';
  return { code: 'validation_failed', fields: { [field]: problems[because] } };
}

function overlapReason(other: HeldRequest, types: LeaveTypes, language: Language): Reason {
  const { id, type, state, startDate, startHalf, endDate, endHalf } = other;
  return {
    code: 'overlapping_absence',
    values: {
      absence: absenceWords(typeOf(types, type), rangeOf(other), language),
      id,
      status: statusOf(state),
      startDate,
      startHalf,
      endDate,
      endHalf,
    },
  };
}

type InBlackout = Extract<LeaveRefusal<NamedBlackout>, { kind: 'blackout' }>;

const codeOf = {
  refused: 'blackout_period',
  'reason-required': 'override_reason_required',
} as const satisfies Record<InBlackout['verdict'], ErrorCode>;

function blackoutReason({ verdict, met }: InBlackout, language: Language): Reason {
  const [first] = met;
  return {
    code: codeOf[verdict],
    values: {
      periods: blackoutWords(met, language),
      name: namesOf(met),
      ...(first ? { from: first.start, to: first.end } : {}),
    },
  };
}
