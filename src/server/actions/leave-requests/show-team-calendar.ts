import { can } from '#domain/access/can.ts';
import { dateOfSlot, halfOfSlot, type SlotNumber } from '#domain/calendar/half-day.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { slotSpan } from '#domain/leave-requests/overlap.ts';
import { type SeenAbsence, withoutHiddenOverlaps } from '#domain/leave-types/hidden-overlaps.ts';
import {
  ABSENT,
  isConfidential,
  type LeaveTypes,
  shownToColleagues,
} from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { rangeOf } from '#server/actions/balances/leave-situation.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { NamedAbsence } from '#server/store/leave-requests.ts';
import { type CalendarAbsence, type CalendarFilter, listTeamCalendar } from '#server/store/team-calendar.ts';
import { findTeam } from '#server/store/teams.ts';

/** An absence with as much of its type as the reader may know: its id, or « absent ». */
export type ShownAbsence = NamedAbsence;

type Reader = Pick<SessionActor, 'id' | 'role'>;

/** A type is asked for as it is shown: nobody finds out by asking what they may not know. */
export type AskedCalendar = CalendarFilter & { readonly type?: string | undefined };

/** Asked for no days, the calendar begins this long ago. */
const defaultPastDays = 31;

export async function showTeamCalendar(
  { database, now }: Services,
  actor: SessionActor,
  { type, limit, ...asked }: AskedCalendar,
): Promise<readonly ShownAbsence[]> {
  const { from, to, startingFrom, teamId, userId, pending } = asked;
  // What is not decided yet is for the person and for those who read every request.
  if (pending && !can(actor, 'leave-request.read', userId === undefined ? {} : { id: userId })) {
    throw new Failure('forbidden');
  }
  const isOpen = from === undefined && to === undefined && startingFrom === undefined;
  const start = isOpen ? addDays(dayOfInstant(now().getTime(), actor.timeZone), -defaultPastDays) : from;
  const find = (rows: number | undefined) =>
    listTeamCalendar(database, actor.organizationId, { ...asked, from: start, limit: rows });
  // The first ones of a type are known once it is known what each is shown as.
  for (let rows = type === undefined ? limit : undefined; ; rows = rows === undefined ? rows : rows * 4) {
    const found = await find(rows);
    if (found.length === 0 && teamId !== undefined) {
      const team = await database.inOrganization(actor.organizationId, (tx) => findTeam(tx, teamId));
      if (!team) throw new Failure('not_found');
    }
    const shown = shownTo(actor, found).filter((absence) => type === undefined || absence.type === type);
    // Some that were read are not to be seen: as long as there are others, they take their place.
    const complete = rows === undefined || limit === undefined || found.length < rows;
    if (complete || shown.length >= limit) return shown.slice(0, limit);
  }
}

/** Every absence with its type as this reader may know it. */
export function shownTo(reader: Reader, absences: readonly CalendarAbsence[]): readonly ShownAbsence[] {
  if (can(reader, 'absence.reason', {})) return absences;
  const shown = absences.map((absence) =>
    mayKnow(reader, absence.userId) || !isConfidential(absence.type, absence.typeConfidential)
      ? absence
      : { ...absence, type: ABSENT },
  );
  return shown.some(({ type }) => type === ABSENT) ? sideBySide(shown) : shown;
}

/** G5: of each person, in the order they came. */
function sideBySide(absences: readonly CalendarAbsence[]): ShownAbsence[] {
  const people = new Map<string, CalendarAbsence[]>();
  for (const absence of absences) {
    people.set(absence.userId, [...(people.get(absence.userId) ?? []), absence]);
  }
  const kept = new Map(
    [...people.values()].flatMap((own) =>
      withoutHiddenOverlaps(own.map(seen)).map(({ one, from, before }) => [one, clipped(one, from, before)]),
    ),
  );
  return absences.flatMap((absence) => kept.get(absence) ?? []);
}

function seen(one: CalendarAbsence): SeenAbsence<CalendarAbsence> {
  return { ...slotSpan(rangeOf(one)), hidden: one.type === ABSENT, one };
}

function clipped(absence: CalendarAbsence, from: SlotNumber, before: SlotNumber): ShownAbsence {
  return {
    ...absence,
    startDate: dateOfSlot(from),
    startHalf: halfOfSlot(from),
    endDate: dateOfSlot(before - 1),
    endHalf: halfOfSlot(before - 1),
  };
}

function mayKnow(reader: Reader, userId: string): boolean {
  return can(reader, 'absence.reason', { id: userId, own: userId === reader.id });
}

/** Colleagues without privilege see that someone is away; why is for the person and for those who decide. */
export function typeFor(
  reader: Reader,
  { userId, type }: Pick<NamedAbsence, 'userId' | 'type'>,
  types: LeaveTypes,
): string {
  return mayKnow(reader, userId) ? type : shownToColleagues(types, type);
}
