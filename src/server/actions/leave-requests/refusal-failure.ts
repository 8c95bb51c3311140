import { toNumber } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { statusOf } from '#domain/leave-requests/request-states.ts';
import type { LeaveGrant, LeaveRefusal, LeaveVerdict } from '#domain/leave-requests/verdict.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { Language } from '#domain/text/language.ts';
import { type Failure, failureFor, type Reason } from '#server/failure.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import { blackoutWords } from '#words/sentences/coverage.ts';
import { absenceWords } from '#words/sentences/leave.ts';
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
