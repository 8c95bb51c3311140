import { newEntries } from '#domain/balances/corrections.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type PersonChange, previewPolicyChange } from '#domain/policies/preview.ts';
import type { PersonOnRecord } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { setCountedHalves } from '#server/store/leave-requests.ts';
import { insertDueEntries, insertLedgerEntries } from '#server/store/ledger.ts';

/** Why a line was corrected: kept as a word of ours, said in the reader's language. */
export type CorrectionCause =
  | 'settings'
  | 'settings-undone'
  | 'working-week'
  | 'employment'
  | 'recount'
  | 'absence'
  | 'notice'
  | 'fractionnement';

export interface PlannedChange {
  readonly onRecord: PersonOnRecord;
  readonly change: PersonChange;
}

/** P2: whom a change of policy touches, and the lines that it would add. */
export function planPolicyChange(
  everyone: readonly PersonOnRecord[],
  current: Timeline<LeavePolicy>,
  proposed: Timeline<LeavePolicy>,
  today: PlainDate,
  cause: CorrectionCause,
): PlannedChange[] {
  const people = everyone.map(({ person, situation, ledger }) => ({
    personId: person.id,
    facts: situation.facts,
    recorded: ledger,
  }));
  const { changes } = previewPolicyChange(people, current, proposed, today, cause);
  const byId = new Map(everyone.map((onRecord) => [onRecord.person.id, onRecord]));
  return changes.flatMap((change) => {
    const onRecord = byId.get(change.personId);
    return onRecord ? [{ onRecord, change }] : [];
  });
}

/** B8: first what had become due, so that every correction answers a line that is there. */
export async function writePlan(
  tx: TenantTransaction,
  plan: readonly PlannedChange[],
  at: Date,
): Promise<void> {
  for (const { onRecord, change } of plan) {
    const { person, recorded, ledger } = onRecord;
    await insertDueEntries(tx, person.id, due(recorded, ledger), at);
    await insertLedgerEntries(tx, person.id, change.corrections, at);
    for (const { requestId, afterHalves } of change.bookings) {
      await setCountedHalves(tx, requestId, afterHalves);
    }
  }
}

function due(recorded: readonly LedgerEntry[], ledger: readonly LedgerEntry[]): LedgerEntry[] {
  return newEntries(recorded, ledger);
}
