import type { Language } from '#contract/language.ts';
import { toNumber } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { statusOf } from '#domain/leave-requests/request-states.ts';
import type { LeaveGrant, LeaveRefusal, LeaveVerdict } from '#domain/leave-requests/verdict.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import { Failure } from '#server/failure.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import { blackoutWords } from '#words/sentences/coverage.ts';
import { absenceWords } from '#words/sentences/leave.ts';
import { wordsIn } from '#words/spoken.ts';
import { namesOf } from './blackouts.ts';

/** What was granted; whoever was refused is told the reason that counts first, in their language. */
export function grantOf(
  { refusals: [first], grant }: LeaveVerdict<NamedBlackout>,
  types: LeaveTypes,
  language: Language,
): LeaveGrant<NamedBlackout> {
  if (first) throw refusalFailure(first, types, language);
  if (!grant) throw new Error('A request that is not granted has a reason.');
  return grant;
}

function refusalFailure(
  refusal: LeaveRefusal<NamedBlackout>,
  types: LeaveTypes,
  language: Language,
): Failure {
  switch (refusal.kind) {
    case 'type':
      return new Failure('validation_failed', { fields: { [refusal.field]: refusal.because } });
    case 'not-employed-then':
      return new Failure('not_employed_then');
    case 'overlap':
      return overlapFailure(refusal.other, types, language);
    case 'blackout':
      return blackoutFailure(refusal, language);
    case 'beyond-balance':
      return new Failure('beyond_balance', {
        values: { available: wordsIn(language).figures.figure(toNumber(refusal.available)) },
      });
  }
}

function overlapFailure(other: HeldRequest, types: LeaveTypes, language: Language): Failure {
  const { id, type, state, startDate, startHalf, endDate, endHalf } = other;
  return new Failure('overlapping_absence', {
    values: {
      absence: absenceWords(typeOf(types, type), rangeOf(other), language),
      id,
      status: statusOf(state),
      startDate,
      startHalf,
      endDate,
      endHalf,
    },
  });
}

type InBlackout = Extract<LeaveRefusal<NamedBlackout>, { kind: 'blackout' }>;

const codeOf = {
  refused: 'blackout_period',
  'reason-required': 'override_reason_required',
} as const satisfies Record<InBlackout['verdict'], ErrorCode>;

function blackoutFailure({ verdict, met }: InBlackout, language: Language): Failure {
  const [first] = met;
  return new Failure(codeOf[verdict], {
    values: {
      periods: blackoutWords(met, language),
      name: namesOf(met),
      ...(first ? { from: first.start, to: first.end } : {}),
    },
  });
}
