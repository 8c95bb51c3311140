import type { SessionActor } from '#server/actions/actor.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';
import { requireConnection, requireProtocol } from './may-connect.ts';
import { withConnection } from './with-connection.ts';

/** Asks the provider something that changes nothing; what it answers is noted, and read with the connection. */
export async function testOutsideConnection(
  services: Services,
  actor: SessionActor,
  id: string,
): Promise<void> {
  const { organizationId } = actor;
  const { provider, ownerUserId } = await services.database.inOrganization(organizationId, (tx) =>
    requireConnection(tx, actor, id),
  );
  const protocol = requireProtocol(services, provider, ownerUserId === null ? 'company' : 'own');
  try {
    await withConnection(services, { organizationId, connectionId: id }, (access) =>
      protocol.test(services, access),
    );
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
  }
}
