import { leaveSituation } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { planFactsChange } from '#server/actions/people-sheets/facts-plan.ts';
import { loadOnRecord } from '#server/actions/people-sheets/one-on-record.ts';
import { type PlannedChange, writePlan } from '#server/actions/settings/change-plan.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { setLeavesOn } from '#server/store/departures.ts';
import { type PersonInOrganization, setEmployment } from '#server/store/users.ts';

/** Ends the contract on a day, or lets it go on; what was written otherwise is corrected, line by line. */
export async function settleContract(
  tx: TenantTransaction,
  found: PersonInOrganization,
  lastDay: PlainDate | null,
  at: Date,
): Promise<PlannedChange[]> {
  const { person } = found;
  const onRecord = await loadOnRecord(tx, found, at);
  const changed = { ...onRecord, person: { ...person, employedTo: lastDay } };
  const { facts, counted } = leaveSituation(changed, onRecord.requests);
  const plan = planFactsChange(onRecord, facts, 'departure', counted);
  await setEmployment(tx, person.id, { from: person.employedFrom, to: lastDay });
  await setLeavesOn(tx, person.id, lastDay);
  await writePlan(tx, plan, at);
  return plan;
}
