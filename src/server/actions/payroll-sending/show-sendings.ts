import { can } from '#domain/access/can.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import {
  type CountedSending,
  findCountedSending,
  listSendingLines,
  listSendings,
  type SendingLine,
} from '#server/store/payroll-sendings.ts';

export interface ShownSending extends CountedSending {
  readonly lines: readonly SendingLine[];
  readonly types: LeaveTypes;
}

export async function listPastSendings(
  { database }: Services,
  actor: SessionActor,
  asked: { readonly limit: number; readonly cursor: string | undefined },
): Promise<CountedSending[]> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => listSendings(tx, asked));
}

export async function showSending(
  { database }: Services,
  actor: SessionActor,
  id: string,
): Promise<ShownSending> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => shownSending(tx, id));
}

export async function shownSending(tx: TenantTransaction, id: string): Promise<ShownSending> {
  const found = await findCountedSending(tx, id);
  if (!found) throw new Failure('not_found');
  return { ...found, lines: await listSendingLines(tx, id), types: await loadLeaveTypes(tx) };
}
