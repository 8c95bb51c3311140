import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listTimelinePeople, type TimelinePeople, type TimelineSpan } from '#server/store/calendar-people.ts';

export type { TimelinePeople };

/** Everyone may know who their colleagues are and when they work: the calendar shows it. */
export async function listPeople(
  { database }: Services,
  { organizationId }: SessionActor,
  span: TimelineSpan,
): Promise<TimelinePeople> {
  const found = await listTimelinePeople(database, organizationId, span);
  if (span.teamId !== undefined && found.teams.length === 0) throw new Failure('not_found');
  return found;
}
