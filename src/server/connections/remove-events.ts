import type { Services } from '#server/services.ts';
import { deleteWrittenEvent, listWrittenEvents } from '#server/store/written-events.ts';
import type { CalendarWriter } from './calendar-writer.ts';
import type { OpenAccess } from './provider-protocol.ts';

/** N34: everything that was written into one calendar; what is gone is forgotten at once, so that a second try goes on. */
export async function removeEveryEvent(
  services: Services,
  access: OpenAccess,
  { remove }: Pick<CalendarWriter, 'remove'>,
): Promise<void> {
  const { database } = services;
  const { organizationId, connectionId } = access;
  const written = await database.inOrganization(organizationId, (tx) => listWrittenEvents(tx, connectionId));
  for (const event of written) {
    await remove(services, access, { ...event, isRetry: true });
    await database.inOrganization(organizationId, (tx) => deleteWrittenEvent(tx, event));
  }
}
