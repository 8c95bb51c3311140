import { isCompanyCalendar } from '#domain/connections/away-event.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import type { Services } from '#server/services.ts';
import { listEveryConnection, type OutsideConnection } from '#server/store/connections.ts';
import { withConnection } from './with-connection.ts';

/**
 * N34: before somebody is erased, or the company with everybody in it, what was written for them is taken away and each
 * access given back, as far as the provider answers. An erasure waits for nobody.
 */
export async function leaveProviders(
  services: Services,
  { organizationId, userId }: { readonly organizationId: string; readonly userId?: string },
): Promise<void> {
  const found = await services.database.inOrganization(organizationId, listEveryConnection);
  for (const connection of found)
    if (userId === undefined || connection.ownerUserId === userId) await leaveProvider(services, connection);
    // N46: of what the company wrote, theirs alone goes.
    else if (isCompanyCalendar(connection.provider)) await leaveProvider(services, connection, userId);
}

async function leaveProvider(
  services: Services,
  { organizationId, id: connectionId, provider, tokens }: OutsideConnection,
  userId?: string,
): Promise<void> {
  const protocol = providerProtocols[provider];
  if (tokens === null || !protocol || (protocol.byAddress && !protocol.removeWritten)) return;
  try {
    await withConnection(services, { organizationId, connectionId }, async (access) => {
      await protocol.removeWritten?.(services, access, Number.POSITIVE_INFINITY, userId);
      if (!protocol.byAddress) await protocol.revoke(services, access);
    });
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
  }
}
