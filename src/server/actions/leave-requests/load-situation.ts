import type { Asked, RequestStanding } from '#domain/leave-requests/asked.ts';
import { assessmentNeedsLedger } from '#domain/leave-requests/assess-request.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { needsLedger, type VerdictSituation } from '#domain/leave-requests/verdict.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadBasisWithHeld, type PersonalBasis } from '#server/store/leave-basis.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import type { PersonInOrganization } from '#server/store/users.ts';

interface LoadedSituation extends VerdictSituation<NamedBlackout> {
  readonly standing: PersonInOrganization & { readonly basis: PersonalBasis };
}

/** All that a verdict on an absence of the person needs. The transaction holds the person. */
export async function loadSituation(
  tx: TenantTransaction,
  asked: Pick<Asked, 'type' | 'range'>,
  found: PersonInOrganization,
): Promise<LoadedSituation> {
  return loadWith(tx, found, (standing) => needsLedger(asked, standing));
}

/** The same with all that an assessment needs. Nobody is held: it may be different a moment later. */
export async function loadAssessedSituation(
  tx: TenantTransaction,
  asked: Asked,
  found: PersonInOrganization,
): Promise<LoadedSituation> {
  return loadWith(
    tx,
    found,
    (standing, held) => needsLedger(asked, standing) || assessmentNeedsLedger(asked, standing, held),
  );
}

async function loadWith(
  tx: TenantTransaction,
  { person, organization }: PersonInOrganization,
  readsLedger: (standing: RequestStanding, held: readonly HeldRequest[]) => boolean,
): Promise<LoadedSituation> {
  const { basis, held } = await loadBasisWithHeld(tx, person.id);
  const standing = { person, organization, basis };
  const recorded = readsLedger(standing, held) ? await listLedgerEntriesOf(tx, person.id) : [];
  return { standing, held, recorded };
}
