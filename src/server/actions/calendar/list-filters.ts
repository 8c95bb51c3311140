import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { type CalendarNames, listCalendarNames } from '#server/store/calendar.ts';

export type { CalendarNames };

/** Everyone may know who their colleagues are and which teams there are: the calendar names them anyway. */
export async function listFilters(
  { database }: Services,
  { organizationId }: SessionActor,
): Promise<CalendarNames> {
  return listCalendarNames(database, organizationId);
}
