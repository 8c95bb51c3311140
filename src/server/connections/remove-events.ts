import type { Services } from '#server/services.ts';
import { deleteWrittenEvent, listWrittenEvents, type WrittenEvent } from '#server/store/written-events.ts';
import type { CalendarWriter } from './calendar-writer.ts';
import { NoMailbox } from './no-mailbox.ts';
import { openMailbox } from './open-mailbox.ts';
import type { OpenAccess, OpenMailbox } from './provider-protocol.ts';

/** By what events are removed, and how calendars are opened where it is the company's consent. */
interface Remover extends Pick<CalendarWriter, 'remove'> {
  readonly openFor?: OpenMailbox;
}

/**
 * N34, N44: what was written into one calendar, or by the company's consent into many, up to so many events. What is gone
 * is forgotten at once, so that whoever comes next goes on from there. Answers with how many are left.
 */
export async function removeEvents(
  services: Services,
  access: OpenAccess,
  { remove, openFor }: Remover,
  most: number,
  userId?: string,
): Promise<number> {
  const { database } = services;
  const { organizationId, connectionId } = access;
  const written = await database.inOrganization(organizationId, (tx) =>
    listWrittenEvents(tx, connectionId, userId),
  );
  const opened = new Map<string, OpenAccess>();
  const accessTo = async ({ mailbox }: WrittenEvent): Promise<OpenAccess> => {
    if (mailbox === null) return access;
    const open = opened.get(mailbox) ?? (await openMailbox(services, access, openFor, mailbox));
    opened.set(mailbox, open);
    return open;
  };
  for (const event of written.slice(0, most)) {
    try {
      await remove(services, await accessTo(event), { ...event, isRetry: true });
    } catch (error) {
      // N47: where no calendar is, nothing is left.
      if (!(error instanceof NoMailbox)) throw error;
    }
    await database.inOrganization(organizationId, (tx) => deleteWrittenEvent(tx, event));
  }
  return Math.max(0, written.length - most);
}
