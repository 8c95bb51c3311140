import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type BookingChange, type PersonChange, previewPersonChange } from '#domain/policies/preview.ts';
import type { Proposal } from '#domain/policies/rules-check.ts';
import { type PersonOnRecord, unwritten } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { setCountedHalves } from '#server/store/leave-requests.ts';
import { insertLinesOfPeople } from '#server/store/ledger.ts';
import { recountedRequests } from './recounted-requests.ts';

export interface PlannedChange {
  readonly onRecord: PersonOnRecord;
  readonly change: PersonChange;
}

/** P2: whom a change of policy touches, and the lines that it would add. */
export function planPolicyChange(
  everyone: readonly PersonOnRecord[],
  proposedFor: Proposal,
  today: PlainDate,
  cause: CorrectionCause,
): PlannedChange[] {
  return everyone.flatMap((onRecord) => {
    const { person, situation, ledger } = onRecord;
    const policies = proposedFor(onRecord);
    const previewed = { personId: person.id, facts: situation.facts, recorded: ledger };
    const change =
      previewPersonChange(previewed, situation.policies, policies, today, cause) ?? noChange(person.id);
    const recounted = recountedRequests(onRecord, { ...situation, policies });
    return touching(onRecord, withBookings(change, recounted));
  });
}

function noChange(personId: string): PersonChange {
  return { personId, balances: [], bookings: [], corrections: [] };
}

export function withBookings(change: PersonChange, bookings: readonly BookingChange[]): PersonChange {
  return { ...change, bookings: [...change.bookings, ...bookings] };
}

/** Those whom a change leaves as they were are not named. */
export function touching(onRecord: PersonOnRecord, change: PersonChange): PlannedChange[] {
  return change.corrections.length + change.bookings.length === 0 ? [] : [{ onRecord, change }];
}

/** B8: first what had become due, so that every correction answers a line that is there. */
export async function writePlan(
  tx: TenantTransaction,
  plan: readonly PlannedChange[],
  at: Date,
): Promise<void> {
  const lines = plan.flatMap(({ onRecord, change }) => {
    const known = new Set(onRecord.ledger.map(({ key }) => key));
    // A month that nobody had written is earned, not corrected.
    const corrections = change.corrections.map((line) =>
      known.has(line.key) ? line : { ...line, correction: null },
    );
    return [...unwritten(onRecord), ...corrections].map((line) => ({ userId: onRecord.person.id, line }));
  });
  await insertLinesOfPeople(tx, lines, at);
  await setCountedHalves(
    tx,
    plan.flatMap(({ change }) => change.bookings),
  );
}
