import { can } from '#domain/access/can.ts';
import { isStillWorthTelling } from '#domain/notifications/audience.ts';
import { choiceFor } from '#domain/notifications/choices.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { unsubscribeHeaders } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import { findUnsentNotification, markNotificationsSent } from '#server/store/notifications.ts';
import { isCorrespondent } from '#server/store/users.ts';
import { issueUnsubscribeLink } from './mail-links.ts';
import type { Telling, WrittenMail } from './request-mail.ts';
import { approverEvent, writeApproverMail } from './write-approver-mail.ts';
import { writeCommentedMail } from './write-commented-mail.ts';
import { decidedEvent, writeDecidedMail } from './write-decided-mail.ts';

/**
 * The Message-ID comes from the notification: a second attempt is the same mail, even when the first had left and
 * only the note of it was lost.
 */
export async function sendNotification(
  services: Services,
  { organizationId, notificationId }: JobPayload<'send-notification'>,
): Promise<void> {
  const { database, mailer, now, publicUrl } = services;
  const prepared = await database.inOrganization(organizationId, (tx) =>
    prepare(tx, services, notificationId),
  );
  if (prepared) {
    const { telling, mail } = prepared;
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

/** Null when there is nobody or nothing left to tell. */
async function prepare(
  tx: TenantTransaction,
  services: Services,
  notificationId: string,
): Promise<{ telling: Telling; mail: WrittenMail } | null> {
  const told = await findUnsentNotification(tx, notificationId);
  if (!told || !isCorrespondent(told.recipient)) return null;
  const found = await findLeaveRequest(tx, told.event.requestId);
  if (!found) return null;
  const { notification, event, recipient, choice } = told;
  const { kind } = notification;
  const { state } = found.request;
  if (!isStillWorthTelling(event.event, state)) return null;
  if (choiceFor(kind, choice ? [{ kind, choice }] : []) === 'none') return null;
  if (event.event === 'commented' && !can(recipient, 'leave-request.comment', found.person)) return null;
  const unsubscribeUrl = await issueUnsubscribeLink(tx, services, recipient.id, kind);
  const basis = await loadLeaveBasis(tx, found.person.id);
  const telling: Telling = { services, notification, recipient, event, found, unsubscribeUrl, basis };
  if (event.event === 'commented') return { telling, mail: writeCommentedMail(telling) };
  const forApprover = approverEvent(event.event, state);
  if (forApprover) return { telling, mail: await writeApproverMail(tx, telling, forApprover) };
  const forPerson = decidedEvent(event.event);
  return forPerson && { telling, mail: await writeDecidedMail(tx, telling, forPerson) };
}
