import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import type { LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { CountedPerson } from '#domain/counting/day-reader.ts';
import { previewFactsChange } from '#domain/policies/facts-preview.ts';
import { type PlannedChange, touching, withBookings } from '#server/actions/settings/change-plan.ts';
import { recountedRequests } from '#server/actions/settings/recounted-requests.ts';
import type { OneOnRecord } from './one-on-record.ts';

/** What other facts about one person would change; nothing at all when they change nothing. */
export function planFactsChange(
  onRecord: OneOnRecord,
  facts: LeaveFacts,
  cause: CorrectionCause,
  counted: CountedPerson = { ...onRecord.situation.counted, patterns: facts.patterns },
): PlannedChange[] {
  const { person, situation, ledger, today } = onRecord;
  const previewed = { personId: person.id, facts: situation.facts, recorded: ledger };
  const change = previewFactsChange(previewed, facts, situation.policies, today, cause);
  return touching(
    onRecord,
    withBookings(change, recountedRequests(onRecord, { ...situation, facts, counted })),
  );
}
