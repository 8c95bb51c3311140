import { isMember } from '#domain/members/role.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { keepCompanyCalendarsOf } from '#server/actions/connections/keep-company-calendars.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { noteCalendarPerson } from '#server/store/company-calendars.ts';

/** N48: for oneself alone. With a no, what was written goes; with a yes, what is to come is written. */
export async function chooseCompanyCalendar(
  { database, now }: Services,
  actor: SessionActor,
  isWritten: boolean,
): Promise<void> {
  if (!isMember(actor)) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    await noteCalendarPerson(tx, actor.id, { refusedAt: isWritten ? null : now() });
    await keepCompanyCalendarsOf(tx, actor.id, now());
  });
}
