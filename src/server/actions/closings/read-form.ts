import { plainDate } from '#domain/calendar/plain-date.ts';
import {
  type Closing,
  type ClosingRefusal,
  type ClosingScope,
  peopleInScope,
  refuseClosing,
} from '#domain/closings/closing.ts';
import type { AskedContent } from '#domain/leave-requests/request-fields.ts';
import { datesReason } from '#server/actions/leave-requests/refusal-failure.ts';
import { readAskedDays } from '#server/actions/leave-requests/request-range.ts';
import { failureFor, type Reason } from '#server/failure.ts';
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
  const { days, period } = readAskedDays(form, timeZone);
  const otherType = whenShort === 'other-type' ? form.otherType : null;
  const scope = { everyone, teamIds: everyone ? [] : teamIds, userIds: everyone ? [] : userIds, exceptIds };
  const terms = { types, whenShort, otherType };
  const people = await listUserRows(tx);
  const teams = await listTeamRows(tx);
  const refusals = refuseClosing(
    { ...terms, ...days, period, scope },
    { types: await loadLeaveTypes(tx), teamIds: idsOf(teams), userIds: idsOf(people) },
  );
  const [first, ...more] = refusals.map(reasonOf);
  if (first) throw failureFor([first, ...more]);
  if (!period.ok) throw new Error('Days that are none are refused.');
  const consultedOn = form.consultedOn === null ? null : plainDate(form.consultedOn);
  return {
    closing: { name, reason, ...terms, consultation, consultedOn, scope, range: period.range },
    people: peopleInScope(scope, people, teams),
  };
}

const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id));

/** Whoever names a team or a person of another organisation is told that there is none. */
function reasonOf(refusal: ClosingRefusal): Reason {
  switch (refusal.kind) {
    case 'dates':
      return datesReason(refusal.because, refusal.at);
    case 'type':
      return { code: 'validation_failed', fields: { [refusal.field]: refusal.because } };
    case 'not-here':
      return {
        code: 'not_found',
        fields: { [refusal.field]: refusal.field === 'teamIds' ? 'invalid' : 'person_unknown' },
      };
  }
}
