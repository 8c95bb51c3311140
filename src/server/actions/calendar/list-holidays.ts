import { policiesOf } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type ObservedHoliday, observedHolidays } from '#domain/holidays/observed-holidays.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { findOrganization } from '#server/store/organizations.ts';

/** The same days off for everyone of the organisation. */
export async function listHolidays(
  { database }: Services,
  { organizationId }: SessionActor,
  from: PlainDate,
  to: PlainDate,
): Promise<ObservedHoliday[]> {
  return database.inOrganization(organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const settings = await loadSettingsInForce(tx);
    return observedHolidays(policiesOf({ settings }, organization), from, to);
  });
}
