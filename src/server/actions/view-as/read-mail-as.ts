import type { SessionActor } from '#server/actions/actor.ts';
import { hiddenLinks } from '#server/actions/notifications/mail-links.ts';
import { writeNotification } from '#server/actions/notifications/write-notification.ts';
import { Failure } from '#server/failure.ts';
import { writeMail } from '#server/mail/compose.ts';
import type { Services } from '#server/services.ts';
import { listNotificationsAbout } from '#server/store/notifications.ts';

/** V14: the last mail to the reader about an absence that still has something to say; its links lead nowhere (V15). */
export async function readMailAs(
  services: Services,
  { organizationId, id }: SessionActor,
  requestId: string,
): Promise<string> {
  return services.database.inOrganization(organizationId, async (tx) => {
    for (const told of await listNotificationsAbout(tx, id, requestId)) {
      const written = await writeNotification(tx, services, told, hiddenLinks(services));
      if (written) return `${written.mail.subject}\n\n${writeMail(written.mail.body).text}`;
    }
    throw new Failure('not_found');
  });
}
