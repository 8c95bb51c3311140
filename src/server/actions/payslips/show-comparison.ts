import { can } from '#domain/access/can.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import {
  findComparison,
  type ListedComparison,
  listColumns,
  listComparedRows,
  listComparisons,
  type NamedComparison,
  type NamedRow,
} from '#server/store/payslips.ts';

export interface ShownComparison extends NamedComparison {
  readonly rows: readonly NamedRow[];
  readonly types: LeaveTypes;
}

export interface KnownColumns {
  readonly columns: readonly { readonly heading: string; readonly meaning: string | null }[];
  readonly types: LeaveTypes;
}

export async function listPastComparisons(
  { database }: Services,
  actor: SessionActor,
  asked: { readonly limit: number; readonly cursor: string | undefined },
): Promise<ListedComparison[]> {
  if (!can(actor, 'payroll.compare')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => listComparisons(tx, asked));
}

export async function showComparison(
  { database }: Services,
  actor: SessionActor,
  id: string,
): Promise<ShownComparison> {
  if (!can(actor, 'payroll.compare')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => shownComparison(tx, id));
}

/** All of it, or with one row alone. */
export async function shownComparison(
  tx: TenantTransaction,
  id: string,
  row?: number,
): Promise<ShownComparison> {
  const found = await findComparison(tx, id);
  if (!found) throw new Failure('not_found');
  return { ...found, rows: await listComparedRows(tx, id, row), types: await loadLeaveTypes(tx) };
}

export async function showKnownColumns({ database }: Services, actor: SessionActor): Promise<KnownColumns> {
  if (!can(actor, 'payroll.compare')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => ({
    columns: await listColumns(tx),
    types: await loadLeaveTypes(tx),
  }));
}
