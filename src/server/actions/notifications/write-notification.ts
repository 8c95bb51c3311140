import { can } from '#domain/access/can.ts';
import { isStillWorthTelling } from '#domain/notifications/audience.ts';
import { choiceFor } from '#domain/notifications/choices.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadBasisWithHeld } from '#server/store/leave-basis.ts';
import { findLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
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
  known: RequestInContext | null = null,
): Promise<WrittenNotification | null> {
  if (!isCorrespondent(recipient)) return null;
  const found = known ?? (await findLeaveRequest(tx, event.requestId));
  if (!found) return null;
  const { kind } = notification;
  const { state } = found.request;
  if (!isStillWorthTelling(event.event, state)) return null;
  if (choiceFor(kind, choice ? [{ kind, choice }] : []) === 'none') return null;
  if (event.event === 'commented' && !can(recipient, 'leave-request.comment', found.person)) return null;
  const unsubscribeUrl = links.unsubscribe(recipient.id, kind);
  const countedWith = await loadBasisWithHeld(tx, found.person.id);
  const about = { services, notification, recipient, event, found, unsubscribeUrl, links };
  const telling: Telling = { ...about, ...countedWith };
  const mail = await mailAbout(tx, telling, event.event);
  if (!mail) return null;
  await links.keep(tx);
  return { telling, mail };
}

async function mailAbout(
  tx: TenantTransaction,
  telling: Telling,
  event: AddressedNotification['event']['event'],
): Promise<WrittenMail | null> {
  if (event === 'commented') return writeCommentedMail(telling);
  const forApprover = approverEvent(event, telling.found.request.state);
  if (forApprover) return writeApproverMail(tx, telling, forApprover);
  const forPerson = decidedEvent(event);
  return forPerson && writeDecidedMail(tx, telling, forPerson);
}
