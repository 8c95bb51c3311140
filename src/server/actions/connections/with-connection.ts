import { accessRefused } from '#server/connections/oauth-code.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess, ProviderTokens } from '#server/connections/provider-protocol.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import { openTokens, sealTokens } from '#server/connections/token-box.ts';
import type { Services } from '#server/services.ts';
import {
  lockOutsideConnection,
  type OutsideConnection,
  updateOutsideConnection,
} from '#server/store/connections.ts';
import { askingUnderLock } from '#server/store/held-connection.ts';
import { noteConnectionSuccess, noteConnectionTrouble } from './note-connection.ts';

/** An access that ends this soon is taken for ended. */
const spareMs = 60_000;

export interface ConnectionPlace {
  readonly organizationId: string;
  readonly connectionId: string;
}

/**
 * N12, N13: does something with a connection's access. It is opened for this alone and renewed where it is about to end;
 * what comes of it is noted. Throws an OutsideFailure, also for a connection that is gone or broken.
 */
export async function withConnection<T>(
  services: Services,
  { organizationId, connectionId }: ConnectionPlace,
  work: (access: OpenAccess) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { database, now } = services;
  try {
    const place = { organizationId, connectionId };
    const { connection, tokens } = await openConnection(services, place);
    const { ownerUserId, externalId } = connection;
    const open = { organizationId, connectionId, ownerUserId, externalId, mailbox: null, signal };
    const done = await work({ ...open, access: tokens.access }).catch(async (error: unknown) => {
      if (!isAccessRefused(error) || tokens.refresh === null) throw error;
      const renewed = await openConnection(services, place, tokens.access);
      return work({ ...open, access: renewed.tokens.access });
    });
    await database.inOrganization(organizationId, (tx) => noteConnectionSuccess(tx, connectionId, now()));
    return done;
  } catch (error) {
    if (error instanceof OutsideFailure) {
      const { trouble, code } = error;
      services.log.warn(
        { organizationId, connectionId, trouble, code },
        'a connection did not do what was asked',
      );
      await database.inOrganization(organizationId, (tx) =>
        noteConnectionTrouble(tx, connectionId, trouble, now()),
      );
    }
    throw error;
  }
}

/** An access can end before its time: whether the consent stands is known once another one was asked for. */
const isAccessRefused = (error: unknown): boolean =>
  error instanceof OutsideFailure && error.code === accessRefused;

interface OpenedConnection {
  readonly connection: OutsideConnection;
  readonly tokens: ProviderTokens;
}

/** In line: a refresh token counts once, and whoever comes second finds the access that it brought. */
async function openConnection(
  services: Services,
  { organizationId, connectionId }: ConnectionPlace,
  refused: string | null = null,
): Promise<OpenedConnection> {
  const { database, messenger, now } = services;
  return database.inOrganization(organizationId, async (tx) => {
    const connection = await lockOutsideConnection(tx, connectionId);
    if (!connection || connection.tokens === null) throw new OutsideFailure('revoked', 'disconnected');
    const tokens = openTokens(messenger.secrets, connection, connection.tokens);
    if (!tokens) throw new OutsideFailure('secret');
    const { access, refresh, endsAt } = tokens;
    const isFresh = endsAt === null || endsAt - spareMs > now().getTime();
    if (refresh === null || (isFresh && access !== refused)) return { connection, tokens };
    const protocol = providerProtocols[connection.provider];
    if (!protocol) throw new OutsideFailure('refused', 'not_set_up');
    const renewed = await askingUnderLock(() => protocol.refresh(services, refresh));
    const kept = { ...renewed, refresh: renewed.refresh ?? refresh };
    await updateOutsideConnection(tx, connectionId, {
      tokens: sealTokens(messenger.secrets, connection, kept),
    });
    return { connection, tokens: kept };
  });
}
