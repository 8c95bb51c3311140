import type { Language } from '#contract/language.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { type BlackoutVerdict, blackoutsMet, isRefusable } from '#domain/coverage/blackout.ts';
import { type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import type { LeaveSituation } from '#server/actions/balances/leave-situation.ts';
import { Failure } from '#server/failure.ts';
import type { NamedBlackout, PersonCoverage } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { User } from '#server/store/users.ts';
import { blackoutWords } from '#words/sentences/coverage.ts';

/** K3, K4: the periods without leave that an absence of this type would enter. */
export function blackoutsOn(
  type: Pick<LeaveType, 'absence' | 'catalogueKey'>,
  range: LeaveRange,
  { counted, policies }: LeaveSituation,
  { blackouts }: PersonCoverage,
): NamedBlackout[] {
  if (blackouts.length === 0 || !isRefusable(type)) return [];
  const met = blackoutsMet(range, dayReader(counted, policies), blackouts);
  return blackouts.filter(({ id }) => met.some((one) => one.id === id));
}

/** K3: an edit is held against the periods that the request did not enter before. */
export function blackoutsEntered(
  asked: { readonly type: string; readonly range: LeaveRange },
  before: { readonly type: string; readonly range: LeaveRange } | null,
  situation: LeaveSituation,
  coverage: PersonCoverage,
): NamedBlackout[] {
  const on = ({ type, range }: typeof asked): NamedBlackout[] =>
    blackoutsOn(typeOf(situation.types, type), range, situation, coverage);
  const known = before === null ? [] : on(before).map(({ id }) => id);
  return on(asked).filter(({ id }) => !known.includes(id));
}

const failureOf = {
  refused: 'blackout_period',
  'reason-required': 'override_reason_required',
} as const satisfies Partial<Record<BlackoutVerdict, ErrorCode>>;

export function refuseInBlackout(
  verdict: BlackoutVerdict,
  met: readonly NamedBlackout[],
  language: Language,
): void {
  if (verdict === 'clear' || verdict === 'overridden') return;
  const [first] = met;
  throw new Failure(failureOf[verdict], {
    values: {
      periods: blackoutWords(met, language),
      name: namesOf(met),
      ...(first ? { from: first.start, to: first.end } : {}),
    },
  });
}

export function namesOf(met: readonly NamedBlackout[]): string {
  return met.map(({ name }) => name).join(', ');
}

/** K5: what was granted in spite of a period stands in the log of the organisation as well. */
export async function recordOverride(
  tx: TenantTransaction,
  author: Pick<Acting, 'id' | 'name' | 'address'>,
  at: Date,
  person: Pick<User, 'id' | 'name'>,
  { range, met, reason }: Override,
): Promise<void> {
  await record(tx, author, at, {
    action: 'blackout.overridden',
    subject: { kind: 'user', id: person.id, name: person.name },
    details: { period: namesOf(met), from: range.start, to: range.end, reason },
  });
}

interface Override {
  readonly range: LeaveRange;
  readonly met: readonly NamedBlackout[];
  readonly reason: string;
}
