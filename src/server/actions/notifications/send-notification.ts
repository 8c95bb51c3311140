import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { unsubscribeHeaders } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import { findUnsentNotification, markNotificationsSent } from '#server/store/notifications.ts';
import { issuedLinks } from './mail-links.ts';
import { type WrittenNotification, writeNotification } from './write-notification.ts';

/** The mail is written from the request as it stands now. */
export async function sendNotification(
  services: Services,
  { organizationId, notificationId }: JobPayload<'send-notification'>,
): Promise<void> {
  const written = await services.database.inOrganization(
    organizationId,
    async (tx) => {
      const told = await findUnsentNotification(tx, notificationId);
      return told && writeNotification(tx, services, told, issuedLinks(services, organizationId));
    },
    'once',
  );
  await deliver(services, organizationId, notificationId, written);
}

/**
 * The Message-ID comes from the notification: a second attempt is the same mail, even when the first had left and
 * only the note of it was lost. Null where there is nobody or nothing left to tell.
 */
export async function deliver(
  { database, mailer, now, publicUrl }: Services,
  organizationId: string,
  notificationId: string,
  written: WrittenNotification | null,
): Promise<void> {
  if (written) {
    const { telling, mail } = written;
    const { recipient, found, unsubscribeUrl } = telling;
    const host = messageIdHost(publicUrl);
    await mailer.send(
      composeMail(
        {
          messageId: `<notification.${notificationId}@${host}>`,
          to: { name: recipient.name, address: recipient.email },
          subject: mail.subject,
          arrivalIsNews: recipient.mailRefusedAt !== null,
          // Mail programs gather what is said about one request.
          headers: {
            References: `<leave-request.${found.request.id}@${host}>`,
            ...unsubscribeHeaders(unsubscribeUrl),
          },
          ...(mail.attachments ? { attachments: mail.attachments } : {}),
        },
        mail.body,
      ),
    );
  }
  await markNotificationsSent(database, organizationId, [notificationId], now());
}
