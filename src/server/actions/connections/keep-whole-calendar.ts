import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { enqueueKeptCalendar, listComingLeave, listWrittenEvents } from '#server/store/written-events.ts';

/** N30: all that is to come is looked at, and all that was written; what may have changed meanwhile is among them. */
export async function keepWholeCalendar(
  tx: TenantTransaction,
  connectionId: string,
  userId: string,
  at: Date,
): Promise<void> {
  const organization = await findOrganization(tx);
  if (!organization) return;
  const coming = await listComingLeave(tx, userId, dayOfInstant(at.getTime(), organization.timeZone));
  const written = await listWrittenEvents(tx, connectionId, userId);
  const requests = new Set([...coming, ...written.map(({ requestId }) => requestId)]);
  for (const requestId of requests) await enqueueKeptCalendar(tx, { connectionId, requestId });
}
