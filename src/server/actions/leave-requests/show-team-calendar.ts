import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { isConfidential } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type CalendarAbsence, type CalendarFilter, listTeamCalendar } from '#server/store/team-calendar.ts';
import { findTeam } from '#server/store/teams.ts';
import {
  type AskedDays,
  inCalendarOrder,
  isOnAskedDays,
  mayKnowReason,
  type Reader,
  type ShownAbsence,
  toldOf,
} from './told-absences.ts';

export type { ShownAbsence };

/** With whether the person is at work elsewhere rather than away. */
export type ShownCalendarEntry = ShownAbsence & Pick<CalendarAbsence, 'atWork'>;

/** A type is asked for as it is shown: nobody finds out by asking what they may not know. */
export type AskedCalendar = Omit<CalendarFilter, 'undecided'> & { readonly type?: string | undefined };

/** Asked for no days, the calendar begins this long ago. */
const defaultPastDays = 31;

export async function showTeamCalendar(
  { database, now }: Services,
  actor: SessionActor,
  { type, limit, ...asked }: AskedCalendar,
): Promise<readonly ShownCalendarEntry[]> {
  const { from, to, startingFrom, teamId, userId, pending } = asked;
  // What is not decided yet is for the person and for those who read every request.
  if (pending && !can(actor, 'leave-request.read', userId === undefined ? {} : { id: userId })) {
    throw new Failure('forbidden');
  }
  const isOpen = from === undefined && to === undefined && startingFrom === undefined;
  const start = isOpen ? addDays(dayOfInstant(now().getTime(), actor.timeZone), -defaultPastDays) : from;
  const days = { from: start, to, startingFrom };
  const found = await listTeamCalendar(database, actor.organizationId, {
    ...asked,
    ...days,
    // The first ones of a type are known once it is known what each is shown as.
    limit: type === undefined ? limit : undefined,
    undecided: !knowsEverything(actor),
  });
  if (found.length === 0 && teamId !== undefined) {
    const team = await database.inOrganization(actor.organizationId, (tx) => findTeam(tx, teamId));
    if (!team) throw new Failure('not_found');
  }
  const shown = shownTo(actor, found, days);
  const wanted = type === undefined ? shown : shown.filter((absence) => absence.type === type);
  return limit === undefined ? wanted : wanted.slice(0, limit);
}

function knowsEverything(reader: Reader): boolean {
  return can(reader, 'absence.reason', {});
}

/** What this reader may know of absences that were read for some days, in order; what then lies on other days is left out. */
export function shownTo(
  reader: Reader,
  absences: readonly CalendarAbsence[],
  days: AskedDays,
): readonly ShownCalendarEntry[] {
  if (knowsEverything(reader)) return absences;
  const shown = absences.flatMap((absence) => {
    const mayKnow = mayKnowReason(reader, absence.userId);
    const confidential = isConfidential(absence.type, absence.typeConfidential);
    // W6: whoever is at work is not told to be away.
    return absence.atWork && confidential && !mayKnow ? [] : toldOf(absence, mayKnow, confidential);
  });
  // Nothing else than what lies over leave is told on other days than those it was read for.
  if (absences.every(({ under }) => under === null)) return shown;
  return shown.filter((absence) => isOnAskedDays(absence, days)).sort(inCalendarOrder);
}
