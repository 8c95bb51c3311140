import { can } from '#domain/access/can.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { leaveSituation } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { afterLeaving, type LeavingOutcome, outcomeOfLeaving } from '#domain/leave-requests/leaving.ts';
import type { DepartureReason } from '#domain/members/departure.ts';
import type { Acting } from '#server/actions/actor.ts';
import { loadOnRecord, type OneOnRecord } from '#server/actions/people-sheets/one-on-record.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type Departure, findOpenDeparture, lockPersonEver } from '#server/store/departures.ts';
import { findErasureOf } from '#server/store/erasures.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';
import type { PersonInOrganization } from '#server/store/users.ts';
import { type CounterOwed, countersAtEnd } from './owed-at-end.ts';

export interface DepartureForm {
  readonly lastDay: PlainDate;
  readonly reason: DepartureReason | null;
}

export interface PlannedDeparture {
  readonly onRecord: OneOnRecord;
  /** The one that it would take the place of. */
  readonly before: Departure | null;
  readonly requests: readonly { readonly request: LeaveRequest; readonly outcome: LeavingOutcome }[];
  readonly counters: readonly CounterOwed[];
  /** Whether the last day is over already, so that access closes at once. */
  readonly isOver: boolean;
}

/** Who someone is whose departure may be recorded, moved or withdrawn: also someone it has taken away. */
export async function lockLeaver(
  tx: TenantTransaction,
  actor: Acting,
  userId: string,
): Promise<{ readonly found: PersonInOrganization; readonly departure: Departure | null }> {
  const found = await lockPersonEver(tx, userId);
  const departure = found && (await findOpenDeparture(tx, userId));
  if (!found || (found.person.removedAt !== null && !departure)) throw new Failure('not_found');
  // V6: from when it is asked for there is no way back.
  if (await findErasureOf(tx, userId)) throw new Failure('not_found');
  if (!can(actor, 'employment.edit', found.person)) throw new Failure('forbidden');
  if (found.person.removedAt !== null && !can(actor, 'user.list-former')) throw new Failure('not_found');
  return { found, departure };
}

/** X3: what recording a departure would do. Looks and writes nothing. */
export async function planDeparture(
  tx: TenantTransaction,
  actor: Acting,
  userId: string,
  { lastDay }: DepartureForm,
  at: Date,
): Promise<PlannedDeparture> {
  if (!can(actor, 'employment.edit')) throw new Failure('forbidden');
  const { found, departure } = await lockLeaver(tx, actor, userId);
  const onRecord = await loadOnRecord(tx, found, at);
  const { person, requests, situation, today } = onRecord;
  if (lastDay < situation.facts.employment.from) {
    throw new Failure('validation_failed', { fields: { lastDay: 'end_before_start' } });
  }
  const left = { ...onRecord, person: { ...person, employedTo: lastDay } };
  const { facts, policies } = leaveSituation(
    left,
    requests.map((request) => afterLeaving(request, lastDay)),
  );
  return {
    onRecord,
    before: departure,
    requests: requests.flatMap((request) => {
      const outcome = outcomeOfLeaving(request, lastDay);
      return outcome === null ? [] : [{ request, outcome }];
    }),
    counters: countersAtEnd(dueEntries(facts, policies, lastDay), policies, lastDay),
    isOver: lastDay < today,
  };
}
