import { can, isService } from '#domain/access/can.ts';
import { isAtWork } from '#domain/balances/absence.ts';
import { type SlotNumber, slotNumber } from '#domain/calendar/half-day.ts';
import { type KnownAbsence, knownAbsences } from '#domain/leave-types/known-absence.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { mayKnowReason } from '#server/actions/leave-requests/told-absences.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type AbsenceFilter,
  type FoundAbsence,
  listAbsencesByPerson,
} from '#server/store/calendar-absences.ts';
import type { TimelineSpan } from '#server/store/calendar-people.ts';
import { spansOf } from '#server/store/laid-over.ts';

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

export interface ListedAbsences {
  readonly people: readonly PersonAway[];
  readonly types: LeaveTypes;
}

export async function listAbsences(
  { database }: Services,
  actor: SessionActor,
  { type, pending = false, ...asked }: AskedAbsences,
): Promise<ListedAbsences> {
  const filter: AbsenceFilter = { ...asked, pendingOf: pending ? pendingFor(actor) : 'nobody' };
  const { known, people, types } = await listAbsencesByPerson(database, actor.organizationId, filter);
  if (!known) throw new Failure('not_found');
  const firstSlot = slotNumber(asked.from, 'am');
  const slots = slotNumber(asked.to, 'pm') + 1 - firstSlot;
  const found: PersonAway[] = [];
  for (const [id, absences] of people) {
    const person = { id, away: new Map<string, number[]>(), asked: new Map<string, number[]>() };
    const knows = mayKnowReason(actor, id);
    const known = absences.flatMap((absence) => toldSpans(absence, knows, types, firstSlot));
    // In order of time: two types that look the same must not be told apart by the order in which they come.
    for (const { type: shown, pending: waits, from, before } of known.sort(byTime)) {
      if (from < slots && before > 0) addSpan(waits ? person.asked : person.away, shown, from, before - from);
    }
    const wanted = type === undefined ? person : onlyOfType(person, type);
    if (wanted.away.size > 0 || wanted.asked.size > 0) found.push(wanted);
  }
  return { people: found.sort((a, b) => (a.id < b.id ? -1 : 1)), types };
}

type ToldSpan = Pick<KnownAbsence, 'type' | 'from' | 'before'> & { readonly pending: boolean };

/** G5. A year of a large company has twelve thousand of them: what nothing is hidden of is told as it is. */
function toldSpans(
  { type, pending, start, length, under }: FoundAbsence,
  mayKnow: boolean,
  types: LeaveTypes,
  firstSlot: SlotNumber,
): ToldSpan[] {
  const of = typeOf(types, type);
  const confidential = !mayKnow && of.confidential;
  // W6: whoever is at work is not told to be away.
  if (isAtWork(of.absence) && (confidential || !of.inCalendar)) return [];
  const span = { type, pending, from: start, before: start + length };
  if (mayKnow || (!confidential && under === null)) return [span];
  const below = spansOf(under).map(({ from, before }) => ({
    from: from - firstSlot,
    before: before - firstSlot,
  }));
  return knownAbsences(mayKnow, { ...span, confidential, under: below }).map((known) => ({
    ...known,
    pending,
  }));
}

function byTime(a: ToldSpan, b: ToldSpan): number {
  return a.from - b.from || a.before - b.before;
}

function addSpan(byType: SpansByType, type: string, start: number, length: number): void {
  const spans = byType.get(type);
  if (spans === undefined) byType.set(type, [start, length]);
  else spans.push(start, length);
}

function onlyOfType({ id, away, asked }: PersonAway, type: string): PersonAway {
  const only = (spans: SpansByType): SpansByType => new Map([...spans].filter(([each]) => each === type));
  return { id, away: only(away), asked: only(asked) };
}

/** What waits is for those who decide; everyone else sees what they asked for themselves. */
function pendingFor(actor: SessionActor): AbsenceFilter['pendingOf'] {
  if (can(actor, 'leave-request.read-all')) return 'everyone';
  return isService(actor) ? 'nobody' : { userId: actor.id };
}
