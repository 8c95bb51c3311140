import { isCompanyCalendar } from '#domain/connections/away-event.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { NoMailbox } from '#server/connections/no-mailbox.ts';
import { openMailbox } from '#server/connections/open-mailbox.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
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
  const protocol = isCompanyCalendar(provider)
    ? providerProtocols[provider]
    : requireProtocol(services, provider, ownerUserId === null ? 'company' : 'own');
  try {
    await withConnection(services, { organizationId, connectionId: id }, async (access) => {
      try {
        // N46: of what the company allowed, one's own calendar is asked.
        const open = isCompanyCalendar(provider)
          ? await openMailbox(services, access, protocol?.openFor, actor.email)
          : access;
        await protocol?.test(services, open);
      } catch (error) {
        if (error instanceof NoMailbox) throw new OutsideFailure('refused', error.code);
        throw error;
      }
    });
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
  }
}
