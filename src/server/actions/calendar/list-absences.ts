import { can } from '#domain/access/can.ts';
import { withoutHiddenOverlaps } from '#domain/leave-types/hidden-overlaps.ts';
import { ABSENT } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { typeFor } from '#server/actions/leave-requests/show-team-calendar.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type AbsenceFilter, listAbsenceRuns } from '#server/store/calendar-absences.ts';
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
  const { known, runs, types } = await listAbsenceRuns(database, actor.organizationId, filter);
  if (!known) throw new Failure('not_found');
  const people = new Map<string, PersonAway>();
  for (const [userId, written, isPending, spans] of runs) {
    const shown = typeFor(actor, { userId, type: written }, types);
    const person = people.get(userId) ?? { id: userId, away: new Map(), asked: new Map() };
    people.set(userId, person);
    const byType = isPending ? person.asked : person.away;
    const others = byType.get(shown);
    // Two types that look the same must not be told apart by the order in which they come.
    byType.set(shown, others === undefined ? [...spans] : inOrder([...others, ...spans]));
  }
  const all = [...people.values()].map((person) =>
    can(actor, 'absence.reason', { id: person.id, own: person.id === actor.id })
      ? person
      : sideBySide(person),
  );
  const asWanted = type === undefined ? all : all.flatMap((person) => onlyOfType(person, type));
  return asWanted.sort((a, b) => (a.id < b.id ? -1 : 1));
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
  for (const { one, from, before } of withoutHiddenOverlaps(seen)) {
    away.set(one, [...(away.get(one) ?? []), from, before - from]);
  }
  return { ...person, away };
}

function onlyOfType({ id, away, asked }: PersonAway, type: string): PersonAway[] {
  const only = (spans: SpansByType): SpansByType => new Map([...spans].filter(([each]) => each === type));
  const [awayOnly, askedOnly] = [only(away), only(asked)];
  return awayOnly.size + askedOnly.size === 0 ? [] : [{ id, away: awayOnly, asked: askedOnly }];
}

/** What waits is for those who decide; everyone else sees what they asked for themselves. */
function pendingFor(actor: SessionActor): AbsenceFilter['pendingOf'] {
  return can(actor, 'leave-request.read-all') ? 'everyone' : { userId: actor.id };
}

function inOrder(spans: readonly number[]): number[] {
  return pairsOf(spans)
    .sort(([a, aLength], [b, bLength]) => a - b || aLength - bLength)
    .flat();
}

function pairsOf(spans: readonly number[]): [start: number, length: number][] {
  const pairs: [start: number, length: number][] = [];
  for (let at = 0; at < spans.length; at += 2) pairs.push([spans[at] ?? 0, spans[at + 1] ?? 0]);
  return pairs;
}
