import type { LeaveFacts } from '#domain/balances/leave-facts.ts';
import { previewFactsChange } from '#domain/policies/facts-preview.ts';
import type { CorrectionCause, PlannedChange } from '#server/actions/settings/change-plan.ts';
import type { OneOnRecord } from './one-on-record.ts';

/** What other facts about one person would change; nothing at all when they change nothing. */
export function planFactsChange(
  onRecord: OneOnRecord,
  facts: LeaveFacts,
  cause: CorrectionCause,
): PlannedChange[] {
  const { person, situation, ledger, today } = onRecord;
  const previewed = { personId: person.id, facts: situation.facts, recorded: ledger };
  const change = previewFactsChange(previewed, facts, situation.policies, today, cause);
  return change.corrections.length + change.bookings.length === 0 ? [] : [{ onRecord, change }];
}
