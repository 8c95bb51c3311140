import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { type LeaveTypes, shownToColleagues } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type CalendarFilter, listCalendar, type NamedAbsence } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findTeam } from '#server/store/teams.ts';

/** An absence with as much of its type as the reader may know: its id, or « absent ». */
export type ShownAbsence = NamedAbsence;

/** Asked for no days, the calendar begins this long ago. */
const defaultPastDays = 31;

export async function showTeamCalendar(
  { database, now }: Services,
  actor: SessionActor,
  { from, to, teamId, userId }: CalendarFilter,
): Promise<ShownAbsence[]> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const start = from ?? (to === undefined ? addDays(today, -defaultPastDays) : undefined);
  return database.inOrganization(actor.organizationId, async (tx) => {
    if (teamId !== undefined && !(await findTeam(tx, teamId))) throw new Failure('not_found');
    const types = await loadLeaveTypes(tx);
    const absences = await listCalendar(tx, { from: start, to, teamId, userId });
    return absences.map((absence) => ({ ...absence, type: typeFor(actor, absence, types) }));
  });
}

/** Colleagues without privilege see that someone is away; why is for the person and for those who decide. */
export function typeFor(
  reader: Pick<SessionActor, 'id' | 'role'>,
  { userId, type }: Pick<NamedAbsence, 'userId' | 'type'>,
  types: LeaveTypes,
): string {
  return can(reader, 'absence.reason', { id: userId, own: userId === reader.id })
    ? type
    : shownToColleagues(types, type);
}
