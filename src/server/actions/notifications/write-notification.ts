import { can } from '#domain/access/can.ts';
import { isStillWorthTelling } from '#domain/notifications/audience.ts';
import { choiceFor } from '#domain/notifications/choices.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import type { AddressedNotification } from '#server/store/notifications.ts';
import { isCorrespondent } from '#server/store/users.ts';
import type { MailLinks } from './mail-links.ts';
import type { Telling, WrittenMail } from './request-mail.ts';
import { approverEvent, writeApproverMail } from './write-approver-mail.ts';
import { writeCommentedMail } from './write-commented-mail.ts';
import { decidedEvent, writeDecidedMail } from './write-decided-mail.ts';

export interface WrittenNotification {
  readonly telling: Telling;
  readonly mail: WrittenMail;
}

/** What somebody is written about a request, as it stands now. Null when there is nobody or nothing left to tell. */
export async function writeNotification(
  tx: TenantTransaction,
  services: Services,
  { notification, event, recipient, choice }: AddressedNotification,
  links: MailLinks,
): Promise<WrittenNotification | null> {
  if (!isCorrespondent(recipient)) return null;
  const found = await findLeaveRequest(tx, event.requestId);
  if (!found) return null;
  const { kind } = notification;
  const { state } = found.request;
  if (!isStillWorthTelling(event.event, state)) return null;
  if (choiceFor(kind, choice ? [{ kind, choice }] : []) === 'none') return null;
  if (event.event === 'commented' && !can(recipient, 'leave-request.comment', found.person)) return null;
  const unsubscribeUrl = await links.unsubscribe(recipient.id, kind);
  const basis = await loadLeaveBasis(tx, found.person.id);
  const telling: Telling = { services, notification, recipient, event, found, unsubscribeUrl, links, basis };
  if (event.event === 'commented') return { telling, mail: writeCommentedMail(telling) };
  const forApprover = approverEvent(event.event, state);
  if (forApprover) return { telling, mail: await writeApproverMail(tx, telling, forApprover) };
  const forPerson = decidedEvent(event.event);
  return forPerson && { telling, mail: await writeDecidedMail(tx, telling, forPerson) };
}
