import type { JobPayload } from '#server/actions/job-payloads.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import type { Services } from '#server/services.ts';
import { deleteOutsideConnection, findOutsideConnection } from '#server/store/connections.ts';
import { notifyLive } from '#server/store/live.ts';
import { enqueueEnding } from './enqueue-ending.ts';
import { keepCompanyCalendarsOf } from './keep-company-calendars.ts';
import { withConnection } from './with-connection.ts';

/** So many events fit well into the time of one job; what is left is another one's. */
const mostAtOnce = 25;

/**
 * N44: takes away what was written, a handful at a time, then the access, then the connection. Whoever goes on after a
 * kill finds what is left. Connected anew meanwhile, it is not left at all.
 */
export async function endConnection(
  services: Services,
  { organizationId, connectionId, until }: JobPayload<'end-connection'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const found = await database.inOrganization(organizationId, (tx) =>
    findOutsideConnection(tx, connectionId),
  );
  const protocol = found && providerProtocols[found.provider];
  if (found?.state !== 'ending' || !protocol) return;
  const place = { organizationId, connectionId };
  let left = 0;
  try {
    left = await withConnection(
      services,
      place,
      async (access) => {
        const more = (await protocol.removeWritten?.(services, access, mostAtOnce)) ?? 0;
        if (more === 0 && !protocol.neverForgets) await protocol.revoke(services, access);
        return more;
      },
      signal,
    );
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    const passes = error.trouble === 'unreachable' || error.trouble === 'busy';
    // N14: a provider that does not answer keeps nobody connected; one that is gone has nothing to be asked.
    if (passes && now().getTime() < Date.parse(until)) throw error;
  }
  await database.inOrganization(organizationId, async (tx) => {
    const current = await findOutsideConnection(tx, connectionId);
    if (current?.state !== 'ending') return;
    if (left > 0) await enqueueEnding(tx, connectionId, until);
    else {
      await deleteOutsideConnection(tx, connectionId);
      if (current.ownerUserId) await keepCompanyCalendarsOf(tx, current.ownerUserId, now());
    }
    await notifyLive(tx, ['account', 'organization']);
  });
}
