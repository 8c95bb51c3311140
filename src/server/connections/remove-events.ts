import type { Services } from '#server/services.ts';
import { deleteWrittenEvent, listWrittenEvents } from '#server/store/written-events.ts';
import type { CalendarWriter } from './calendar-writer.ts';
import type { OpenAccess } from './provider-protocol.ts';

/**
 * N34, N44: what was written into one calendar, up to so many events. What is gone is forgotten at once, so that whoever
 * comes next goes on from there. Answers with how many are left.
 */
export async function removeEvents(
  services: Services,
  access: OpenAccess,
  { remove }: Pick<CalendarWriter, 'remove'>,
  most: number,
): Promise<number> {
  const { database } = services;
  const { organizationId, connectionId } = access;
  const written = await database.inOrganization(organizationId, (tx) => listWrittenEvents(tx, connectionId));
  for (const event of written.slice(0, most)) {
    await remove(services, access, { ...event, isRetry: true });
    await database.inOrganization(organizationId, (tx) => deleteWrittenEvent(tx, event));
  }
  return Math.max(0, written.length - most);
}
