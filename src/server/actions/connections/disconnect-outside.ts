import { endingUntil } from '#domain/connections/outside-connection.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import type { Services } from '#server/services.ts';
import {
  deleteOutsideConnection,
  type OutsideConnection,
  updateOutsideConnection,
} from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import { enqueueEnding } from './enqueue-ending.ts';
import { keepCompanyCalendarsOf } from './keep-company-calendars.ts';
import { requireConnection } from './may-connect.ts';
import { withConnection } from './with-connection.ts';

/**
 * N14, N44: where something was written there and is to go, that is begun here and done by a job; else the provider
 * forgets us at once, and we the access. A provider that does not answer keeps nobody connected. What comes back writes.
 */
export async function disconnectOutside(
  services: Services,
  actor: SessionActor,
  id: string,
  { removeWritten }: { readonly removeWritten: boolean },
): Promise<() => Promise<{ readonly isRevoked: boolean }>> {
  const { database } = services;
  const { organizationId } = actor;
  const found = await database.inOrganization(organizationId, (tx) => requireConnection(tx, actor, id));
  if (removeWritten && canRemove(found)) {
    return () =>
      database.inOrganization(organizationId, async (tx) => {
        await beginEnding(services, tx, actor, await requireConnection(tx, actor, id));
        return { isRevoked: !providerProtocols[found.provider]?.neverForgets };
      });
  }
  const isRevoked = await takeBack(services, found);
  return () =>
    database.inOrganization(organizationId, async (tx) => {
      const current = await requireConnection(tx, actor, id);
      await deleteOutsideConnection(tx, id);
      if (found.ownerUserId) await keepCompanyCalendarsOf(tx, found.ownerUserId, services.now());
      if (current.state !== 'ending') await recordEnd(services, tx, actor, found);
      await notifyLive(tx, ['account', 'organization']);
      return { isRevoked };
    });
}

/** Without an access that works nothing can be taken away. What is being written right now is waited for by the job. */
function canRemove({ provider, tokens, state }: OutsideConnection): boolean {
  return providerProtocols[provider]?.removeWritten !== undefined && tokens !== null && state !== 'broken';
}

async function beginEnding(
  services: Services,
  tx: TenantTransaction,
  actor: SessionActor,
  connection: OutsideConnection,
): Promise<void> {
  if (connection.state !== 'ending') {
    await updateOutsideConnection(tx, connection.id, { state: 'ending' });
    await recordEnd(services, tx, actor, connection);
  }
  await enqueueEnding(tx, connection.id, endingUntil(services.now()));
  await notifyLive(tx, ['account', 'organization']);
}

async function takeBack(services: Services, found: OutsideConnection): Promise<boolean> {
  const { organizationId, id, provider, tokens } = found;
  // What was only linked has nothing to be taken back.
  if (tokens === null) return true;
  const protocol = providerProtocols[provider];
  if (!protocol || protocol.byAddress || protocol.neverForgets) return false;
  try {
    const place = { organizationId, connectionId: id };
    await withConnection(services, place, (access) => protocol.revoke(services, access));
    return true;
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    // Gone there already.
    return error.trouble === 'revoked';
  }
}

async function recordEnd(
  { now }: Services,
  tx: TenantTransaction,
  actor: SessionActor,
  { provider, ownerUserId, label }: OutsideConnection,
): Promise<void> {
  await record(tx, actor, now(), {
    action: 'connection.ended',
    subject: { kind: 'user', id: actor.id, name: actor.name },
    details: { provider, owner: ownerUserId === null ? 'company' : 'own', label },
  });
}
