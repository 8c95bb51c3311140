import { leaveSituation, ledgerUntil } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { PersonOnRecord } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { listBookedRequestsOf } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import type { Organization } from '#server/store/organizations.ts';
import type { PersonInOrganization } from '#server/store/users.ts';

export interface OneOnRecord extends PersonOnRecord {
  readonly organization: Organization;
  readonly today: PlainDate;
}

/** One person's leave with all that it follows from. */
export async function loadOnRecord(
  tx: TenantTransaction,
  { person, organization }: PersonInOrganization,
  at: Date,
): Promise<OneOnRecord> {
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const basis = await loadLeaveBasis(tx, person.id);
  const requests = await listBookedRequestsOf(tx, person.id);
  const recorded = await listLedgerEntriesOf(tx, person.id);
  const situation = leaveSituation({ person, organization, basis }, requests);
  const ledger = ledgerUntil(situation, recorded, today);
  return { person, organization, today, basis, requests, situation, recorded, ledger };
}
