import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { refuseContent } from '#domain/leave-requests/verdict.ts';
import type { Acting } from '#server/actions/actor.ts';
import type { NewRequest } from '#server/actions/leave-requests/file-request.ts';
import { reasonsOf } from '#server/actions/leave-requests/refusal-failure.ts';
import { readAsked } from '#server/actions/leave-requests/request-range.ts';
import { PEOPLE_UNKNOWN } from '#server/actions/users/people-named.ts';
import { failureFor } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findUsers, type User } from '#server/store/users.ts';

export type SeveralForm = Omit<NewRequest, 'userId'> & { readonly userIds: readonly string[] };

/**
 * Q7: days that are none and people who are not there are told once, with all that the type has against it besides;
 * everything else is told of each person.
 */
export async function readSeveral(
  tx: TenantTransaction,
  { timeZone, language }: Acting & { readonly timeZone: string },
  form: SeveralForm,
): Promise<{ readonly people: readonly User[]; readonly range: LeaveRange }> {
  const { content, period } = readAsked(form, timeZone);
  const people = await findUsers(tx, form.userIds);
  const unknown = people.length < form.userIds.length ? [PEOPLE_UNKNOWN] : [];
  if (period.ok && unknown.length === 0) return { people, range: period.range };
  const types = await loadLeaveTypes(tx);
  const against = refuseContent({ ...content, period, heldType: null, isRecorded: true }, types);
  const [first = PEOPLE_UNKNOWN, ...more] = [...reasonsOf(against, types, language), ...unknown];
  throw failureFor([first, ...more]);
}
