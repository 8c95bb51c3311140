import type { Asked } from '#domain/leave-requests/asked.ts';
import { needsLedger, type VerdictSituation } from '#domain/leave-requests/verdict.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { listHeldRequestsOf } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import type { PersonInOrganization } from '#server/store/users.ts';

/** All that a verdict on an absence of the person needs. The transaction holds the person. */
export async function loadSituation(
  tx: TenantTransaction,
  asked: Pick<Asked, 'type' | 'range'>,
  { person, organization }: PersonInOrganization,
): Promise<VerdictSituation<NamedBlackout>> {
  const held = await listHeldRequestsOf(tx, person.id);
  const standing = { person, organization, basis: await loadLeaveBasis(tx, person.id) };
  const recorded = needsLedger(asked, standing) ? await listLedgerEntriesOf(tx, person.id) : [];
  return { standing, held, recorded };
}
