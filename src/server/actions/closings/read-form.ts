import { plainDate } from '#domain/calendar/plain-date.ts';
import { type Closing, type ClosingScope, peopleInScope, refuseTerms } from '#domain/closings/closing.ts';
import type { AskedContent } from '#domain/leave-requests/request-fields.ts';
import { readRange } from '#server/actions/leave-requests/request-range.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import type { Organization } from '#server/store/organizations.ts';
import { listTeamRows } from '#server/store/teams.ts';
import { listUserRows, type User } from '#server/store/users.ts';

/** What a form about a closing sends; the contract has looked at each field by itself. */
export type ClosingForm = Pick<
  Closing,
  'name' | 'reason' | 'types' | 'whenShort' | 'otherType' | 'consultation'
> &
  ClosingScope &
  Pick<AskedContent, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'> & {
    readonly consultedOn: string | null;
    /** Of the dry run that was read. */
    readonly fingerprint?: string | undefined;
  };

/** The closing, held against what the organisation has: its types, its teams, its people. */
export async function readClosing(
  tx: TenantTransaction,
  form: ClosingForm,
  { timeZone }: Organization,
): Promise<{ closing: Closing; people: User[] }> {
  const { everyone, teamIds, userIds, exceptIds, name, reason, types, whenShort, consultation } = form;
  const otherType = whenShort === 'other-type' ? form.otherType : null;
  const scope = { everyone, teamIds: everyone ? [] : teamIds, userIds: everyone ? [] : userIds, exceptIds };
  const closing: Closing = {
    name,
    reason,
    types,
    whenShort,
    otherType,
    consultation,
    range: readRange(form, timeZone),
    scope,
    consultedOn: form.consultedOn === null ? null : plainDate(form.consultedOn),
  };
  const refusals = refuseTerms(closing, await loadLeaveTypes(tx));
  if (refusals.length > 0) {
    const fields = Object.fromEntries(refusals.toReversed().map(({ field, because }) => [field, because]));
    throw new Failure('validation_failed', { fields });
  }
  return { closing, people: await peopleOf(tx, scope) };
}

/** Whoever names a team or a person of another organisation is told that there is none. */
async function peopleOf(tx: TenantTransaction, scope: ClosingScope): Promise<User[]> {
  const everyone = await listUserRows(tx);
  const teams = await listTeamRows(tx);
  const known = new Set(everyone.map(({ id }) => id));
  const fields = {
    ...(scope.teamIds.every((id) => teams.some((team) => team.id === id)) ? {} : { teamIds: 'invalid' }),
    ...(scope.userIds.every((id) => known.has(id)) ? {} : { userIds: 'person_unknown' }),
    ...(scope.exceptIds.every((id) => known.has(id)) ? {} : { exceptIds: 'person_unknown' }),
  };
  if (Object.keys(fields).length > 0) throw new Failure('not_found', { fields });
  return peopleInScope(scope, everyone, teams);
}
