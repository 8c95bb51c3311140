import { accessRefused } from '#server/connections/oauth-code.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { noteConnectionSuccess, noteConnectionTrouble } from './note-connection.ts';
import { type ConnectionPlace, openAccess } from './open-access.ts';

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
    const { connection, tokens } = await openAccess(services, place, null, signal);
    const { ownerUserId, externalId } = connection;
    const open = { organizationId, connectionId, ownerUserId, externalId, mailbox: null, signal };
    const done = await work({ ...open, access: tokens.access }).catch(async (error: unknown) => {
      if (!isAccessRefused(error) || tokens.refresh === null) throw error;
      const renewed = await openAccess(services, place, tokens.access, signal);
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
