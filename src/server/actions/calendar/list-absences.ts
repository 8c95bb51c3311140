import { can } from '#domain/access/can.ts';
import { withoutHiddenOverlaps } from '#domain/leave-types/hidden-overlaps.ts';
import { ABSENT, type LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { typeFor } from '#server/actions/leave-requests/show-team-calendar.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type AbsenceFilter,
  type FoundAbsence,
  listAbsencesByPerson,
} from '#server/store/calendar-absences.ts';
import type { TimelineSpan } from '#server/store/calendar-people.ts';

export interface AskedAbsences extends TimelineSpan {
  readonly userId?: string | undefined;
  /** As it is shown to the reader: nobody finds out what they may not know by asking for it. */
  readonly type?: string | undefined;
  readonly pending?: boolean | undefined;
}

type SpansByType = Map<string, number[]>;

export interface PersonAway {
  readonly id: string;
  /** Pairs of a first half-day and a length, in order, by the type that the reader may know. */
  readonly away: SpansByType;
  readonly asked: SpansByType;
}

export async function listAbsences(
  { database }: Services,
  actor: SessionActor,
  { type, pending = false, ...asked }: AskedAbsences,
): Promise<PersonAway[]> {
  const filter: AbsenceFilter = { ...asked, pendingOf: pending ? pendingFor(actor) : 'nobody' };
  const { known, people, types } = await listAbsencesByPerson(database, actor.organizationId, filter);
  if (!known) throw new Failure('not_found');
  const own = shownTypes(actor, actor.id, types);
  const others = shownTypes(actor, null, types);
  const found: PersonAway[] = [];
  for (const [id, absences] of people) {
    const shownAs = id === actor.id ? own : others;
    const person = { id, away: new Map<string, number[]>(), asked: new Map<string, number[]>() };
    // In order of time: two types that look the same must not be told apart by the order in which they come.
    for (const { type: written, pending: waits, start, length } of absences.toSorted(byTime)) {
      addSpan(waits ? person.asked : person.away, shownAs(written), start, length);
    }
    const told = can(actor, 'absence.reason', { id, own: id === actor.id }) ? person : sideBySide(person);
    const wanted = type === undefined ? told : onlyOfType(told, type);
    if (wanted.away.size > 0 || wanted.asked.size > 0) found.push(wanted);
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What the reader may know of each type, of their own absences or of somebody else's: asked once, not for each. */
function shownTypes(reader: SessionActor, ownId: string | null, types: LeaveTypes): (type: string) => string {
  const known = new Map<string, string>();
  return (type) => {
    const shown = known.get(type) ?? typeFor(reader, { userId: ownId ?? '', type }, types);
    known.set(type, shown);
    return shown;
  };
}

function byTime(a: FoundAbsence, b: FoundAbsence): number {
  return a.start - b.start || a.length - b.length;
}

function addSpan(byType: SpansByType, type: string, start: number, length: number): void {
  const spans = byType.get(type);
  if (spans === undefined) byType.set(type, [start, length]);
  else spans.push(start, length);
}

/** G5. */
function sideBySide(person: PersonAway): PersonAway {
  if (!person.away.has(ABSENT) || person.away.size === 1) return person;
  const seen = [...person.away].flatMap(([type, spans]) =>
    pairsOf(spans).map(([from, length]) => ({
      from,
      before: from + length,
      hidden: type === ABSENT,
      one: type,
    })),
  );
  const away: SpansByType = new Map();
  for (const { one, from, before } of withoutHiddenOverlaps(seen)) addSpan(away, one, from, before - from);
  return { ...person, away };
}

function pairsOf(spans: readonly number[]): [start: number, length: number][] {
  const pairs: [start: number, length: number][] = [];
  for (let at = 0; at < spans.length; at += 2) pairs.push([spans[at] ?? 0, spans[at + 1] ?? 0]);
  return pairs;
}

function onlyOfType({ id, away, asked }: PersonAway, type: string): PersonAway {
  const only = (spans: SpansByType): SpansByType => new Map([...spans].filter(([each]) => each === type));
  return { id, away: only(away), asked: only(asked) };
}

/** What waits is for those who decide; everyone else sees what they asked for themselves. */
function pendingFor(actor: SessionActor): AbsenceFilter['pendingOf'] {
  return can(actor, 'leave-request.read-all') ? 'everyone' : { userId: actor.id };
}
