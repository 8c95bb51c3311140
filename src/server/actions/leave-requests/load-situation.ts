import type { LeaveRangeResult } from '#domain/calendar/leave-range.ts';
import type { Asked } from '#domain/leave-requests/asked.ts';
import { assessmentNeedsLedger } from '#domain/leave-requests/assess-request.ts';
import { type CountedLeave, countedIfAny } from '#domain/leave-requests/counted-leave.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { needsLedger, type VerdictSituation } from '#domain/leave-requests/verdict.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadBasisWithHeld, type PersonalBasis } from '#server/store/leave-basis.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import type { PersonInOrganization } from '#server/store/users.ts';

type AskedOf = Pick<Asked, 'id' | 'type'> & { readonly period: LeaveRangeResult };

interface LoadedSituation extends VerdictSituation<NamedBlackout> {
  readonly standing: PersonInOrganization & { readonly basis: PersonalBasis };
  /** Pending and approved absences of the person. */
  readonly held: readonly HeldRequest[];
}

/** All that a verdict on an absence of the person needs. The transaction holds the person. */
export async function loadSituation(
  tx: TenantTransaction,
  asked: AskedOf,
  found: PersonInOrganization,
): Promise<LoadedSituation> {
  return loadWith(tx, asked, found, needsLedger);
}

/** The same with all that an assessment needs. Nobody is held: it may be different a moment later. */
export async function loadAssessedSituation(
  tx: TenantTransaction,
  asked: AskedOf,
  found: PersonInOrganization,
): Promise<LoadedSituation> {
  return loadWith(tx, asked, found, (leave) => needsLedger(leave) || assessmentNeedsLedger(leave));
}

async function loadWith(
  tx: TenantTransaction,
  asked: AskedOf,
  { person, organization }: PersonInOrganization,
  readsLedger: (leave: CountedLeave) => boolean,
): Promise<LoadedSituation> {
  const { basis, held } = await loadBasisWithHeld(tx, person.id);
  const standing = { person, organization, basis };
  const leave = countedIfAny(asked, standing, held);
  const recorded = leave && readsLedger(leave) ? await listLedgerEntriesOf(tx, person.id) : [];
  return { standing, held, leave, recorded };
}
