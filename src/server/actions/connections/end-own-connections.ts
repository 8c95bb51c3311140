import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';
import {
  deleteOutsideConnection,
  listConnectionsOf,
  type OutsideConnection,
} from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { namesOfPeople } from '#server/store/person-rows.ts';
import { leaveProvider } from './leave-providers.ts';

/** For so long a provider that does not answer is tried again. */
const patienceMs = 24 * 60 * 60_000;

/**
 * N38: whoever goes keeps nothing connected. What is only a link goes at once; where an access was granted, a job takes
 * away what was written and gives it back, as the provider is not called while people are held.
 */
export async function endConnectionsOf(tx: TenantTransaction, userId: string, at: Date): Promise<void> {
  const found = await listConnectionsOf(tx, userId);
  for (const connection of found) if (connection.tokens === null) await endConnection(tx, connection, at);
  if (found.every(({ tokens }) => tokens === null)) return;
  const { organizationId } = tx;
  await enqueue(tx, 'end-own-connections', { organizationId, userId, at: at.toISOString() });
}

/** Those of before: who comes back meanwhile keeps what they connect then. After a day the access is erased anyhow. */
export async function endOwnConnections(
  services: Services,
  { organizationId, userId, at }: JobPayload<'end-own-connections'>,
): Promise<void> {
  const { database, now } = services;
  const since = new Date(at);
  const found = await database.inOrganization(organizationId, (tx) => listConnectionsOf(tx, userId));
  let waits: OutsideFailure | null = null;
  for (const connection of found.filter(({ madeAt }) => madeAt <= since)) {
    const failure = await leaveProvider(services, connection);
    const isPassing = failure?.trouble === 'unreachable' || failure?.trouble === 'busy';
    if (failure && isPassing && now().getTime() < since.getTime() + patienceMs) waits = failure;
    else await database.inOrganization(organizationId, (tx) => endConnection(tx, connection, now()));
  }
  if (waits) throw waits;
}

async function endConnection(
  tx: TenantTransaction,
  { id, provider, label, ownerUserId }: OutsideConnection,
  at: Date,
): Promise<void> {
  await deleteOutsideConnection(tx, id);
  const name = ownerUserId && (await namesOfPeople(tx, [ownerUserId])).get(ownerUserId);
  if (!ownerUserId || !name) return;
  await record(tx, null, at, {
    action: 'connection.ended',
    subject: { kind: 'user', id: ownerUserId, name },
    details: { provider, owner: 'own', label },
  });
}
