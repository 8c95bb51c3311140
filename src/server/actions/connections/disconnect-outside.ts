import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import type { Services } from '#server/services.ts';
import { deleteOutsideConnection } from '#server/store/connections.ts';
import { requireConnection } from './may-connect.ts';
import { withConnection } from './with-connection.ts';

/**
 * N14: what was written there is taken away if that is wished, then the provider forgets us, then we forget the access.
 * A provider that does not answer keeps nobody connected: the tokens are erased here whatever it says.
 */
export async function disconnectOutside(
  services: Services,
  actor: SessionActor,
  id: string,
  { removeWritten }: { readonly removeWritten: boolean },
): Promise<{ readonly isRevoked: boolean }> {
  const { database, now } = services;
  const { organizationId } = actor;
  const found = await database.inOrganization(organizationId, (tx) => requireConnection(tx, actor, id));
  const { provider, label, ownerUserId } = found;
  const protocol = providerProtocols[provider];
  // What was only linked has nothing to be taken back.
  let isRevoked = found.tokens === null;
  if (protocol && !protocol.byAddress && found.tokens !== null) {
    try {
      await withConnection(services, { organizationId, connectionId: id }, async (access) => {
        if (removeWritten) await protocol.removeWritten?.(services, access);
        await protocol.revoke(services, access);
      });
      isRevoked = true;
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      // Gone there already.
      isRevoked = error.trouble === 'revoked';
    }
  }
  await database.inOrganization(organizationId, async (tx) => {
    await requireConnection(tx, actor, id);
    await deleteOutsideConnection(tx, id);
    await record(tx, actor, now(), {
      action: 'connection.ended',
      subject: { kind: 'user', id: actor.id, name: actor.name },
      details: { provider, owner: ownerUserId === null ? 'company' : 'own', label },
    });
  });
  return { isRevoked };
}
