import { can } from '#domain/access/can.ts';
import type { ProviderTrouble } from '#domain/payroll-sending/sending-states.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { PayrollClient } from '#server/payroll-providers/payroll-client.ts';
import { clientFor } from '#server/payroll-providers/payroll-providers.ts';
import { ProviderFailure, ProviderRefusal } from '#server/payroll-providers/provider-answers.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import {
  findConnection,
  findSomePayrollNumber,
  type PayrollConnection,
  updateConnection,
} from '#server/store/payroll-connections.ts';
import { type ShownConnection, shownConnection } from './connection.ts';

/** J25: one call that changes nothing; what it is answered stands with the connection. */
export async function testConnection(services: Services, actor: SessionActor): Promise<ShownConnection> {
  if (!can(actor, 'payroll.connect')) throw new Failure('forbidden');
  const { database } = services;
  const { connection, someone } = await database.inOrganization(actor.organizationId, async (tx) => ({
    connection: (await findConnection(tx))?.connection,
    someone: await findSomePayrollNumber(tx),
  }));
  if (!connection) throw new Failure('payroll_not_connected');
  const told = await speakTo(services, connection, services.ending, (client) => client.check(someone));
  return database.inOrganization(actor.organizationId, async (tx) => {
    if (told.ok && told.answer !== null) await updateConnection(tx, connection.id, { dossier: told.answer });
    return shownConnection(services, tx, actor);
  });
}

type Told<Answer> = { readonly ok: true; readonly answer: Answer } | { readonly ok: false };

/** Speaks to the program, and notes with the connection how that went. */
export async function speakTo<Answer>(
  { payrollProviders, messenger, database, now }: Services,
  connection: PayrollConnection,
  signal: AbortSignal,
  say: (client: PayrollClient) => Promise<Answer>,
): Promise<Told<Answer>> {
  const { organizationId, id } = connection;
  try {
    const answer = await say(clientFor(payrollProviders, messenger.secrets, connection, signal));
    await database.inOrganization(organizationId, (tx) => noteSuccess(tx, id, now()));
    return { ok: true, answer };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === null) throw error;
    await database.inOrganization(organizationId, (tx) => noteTrouble(tx, id, now(), trouble));
    return { ok: false };
  }
}

export interface ToldTrouble {
  readonly trouble: ProviderTrouble;
  readonly sentence: string | null;
}

/** Null for what is our own fault. */
function troubleOf(error: unknown): ToldTrouble | null {
  if (error instanceof ProviderFailure) return error;
  return error instanceof ProviderRefusal ? { trouble: 'unexpected', sentence: error.sentence } : null;
}

export async function noteSuccess(tx: TenantTransaction, connectionId: string, at: Date): Promise<void> {
  const nothing = { trouble: null, troubleText: null, troubleAt: null };
  await updateConnection(tx, connectionId, { lastSuccessAt: at, ...nothing });
  await notifyLive(tx, ['payroll']);
}

export async function noteTrouble(
  tx: TenantTransaction,
  connectionId: string,
  at: Date,
  { trouble, sentence }: ToldTrouble,
): Promise<void> {
  await updateConnection(tx, connectionId, { trouble, troubleText: sentence || null, troubleAt: at });
  await notifyLive(tx, ['payroll']);
}
