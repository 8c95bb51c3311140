import { can } from '#domain/access/can.ts';
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
    if (type !== undefined && shown !== type) continue;
    const person = people.get(userId) ?? { id: userId, away: new Map(), asked: new Map() };
    people.set(userId, person);
    const byType = isPending ? person.asked : person.away;
    const others = byType.get(shown);
    // Two types that look the same must not be told apart by the order in which they come.
    byType.set(shown, others === undefined ? [...spans] : inOrder([...others, ...spans]));
  }
  return [...people.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What waits is for those who decide; everyone else sees what they asked for themselves. */
function pendingFor(actor: SessionActor): AbsenceFilter['pendingOf'] {
  return can(actor, 'leave-request.read-all') ? 'everyone' : { userId: actor.id };
}

function inOrder(spans: readonly number[]): number[] {
  const pairs: [start: number, length: number][] = [];
  for (let at = 0; at < spans.length; at += 2) pairs.push([spans[at] ?? 0, spans[at + 1] ?? 0]);
  return pairs.sort(([a, aLength], [b, bLength]) => a - b || aLength - bLength).flat();
}
