import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { awaitsDecision } from '#domain/leave-requests/request-states.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { isStillWorthTelling } from '#domain/notifications/audience.ts';
import { choiceFor } from '#domain/notifications/choices.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { DailyDigestMail, type DailyDigestMailProps } from '#server/mail/templates/daily-digest.tsx';
import type { DigestItem } from '#server/mail/templates/digest-list.tsx';
import { unsubscribeHeaders } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findLeaveRequests, type RequestInContext } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { listChoicesOf } from '#server/store/notification-choices.ts';
import {
  listUnsentDaily,
  markNotificationsSent,
  type ToldNotification,
} from '#server/store/notifications.ts';
import { findCorrespondent, type User } from '#server/store/users.ts';
import type { DigestSection } from '#words/catalogues/mails/digests.ts';
import { absenceWords } from '#words/sentences/leave.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { issueUnsubscribeLink } from './mail-links.ts';
import { approverEvent } from './write-approver-mail.ts';
import { decidedEvent } from './write-decided-mail.ts';

interface Digest {
  readonly reader: User;
  readonly sections: DailyDigestMailProps['sections'];
  readonly unsubscribeUrl: string;
}

/** Everything a person is told once a day, in one mail: what was told before the digest was due and not since. */
export async function sendDailyDigest(
  services: Services,
  { organizationId, userId, day, until }: JobPayload<'send-daily-digest'>,
): Promise<void> {
  const { database, mailer, now, publicUrl } = services;
  const { told, digest } = await database.inOrganization(organizationId, async (tx) => {
    const unsent = await listUnsentDaily(tx, userId, new Date(until));
    return { told: unsent, digest: await gather(tx, services, userId, unsent) };
  });
  if (digest) {
    const { reader, sections, unsubscribeUrl } = digest;
    const { language } = reader;
    const body = DailyDigestMail({
      language,
      publicUrl,
      unsubscribeUrl,
      kind: 'daily-digest',
      recipient: reader.name,
      sections,
    });
    const envelope = {
      messageId: `<daily-digest.${userId}.${day}@${messageIdHost(publicUrl)}>`,
      to: { name: reader.name, address: reader.email },
      subject: mailsIn(language).dailyDigest.subject(wordsIn(language).days.dayAndMonth(day)),
      headers: unsubscribeHeaders(unsubscribeUrl),
    };
    await mailer.send(composeMail(envelope, body));
  }
  const ids = told.map(({ notification }) => notification.id);
  await markNotificationsSent(database, organizationId, ids, now());
}

/** The latest of each request; null when nothing of it matters any more. */
async function gather(
  tx: TenantTransaction,
  services: Services,
  userId: string,
  told: readonly ToldNotification[],
): Promise<Digest | null> {
  const reader = await findCorrespondent(tx, userId);
  if (!reader) return null;
  const chosen = await listChoicesOf(tx, userId);
  const types = await loadLeaveTypes(tx);
  const sections: Record<DigestSection, DigestItem[]> = { toDecide: [], changed: [], mine: [] };
  const latest = new Map(told.map((one) => [digestKey(one), one]));
  const requests = await findLeaveRequests(tx, [...new Set(told.map(({ event }) => event.requestId))]);
  for (const one of latest.values()) {
    const found = requests.get(one.event.requestId);
    if (!found || choiceFor(one.notification.kind, chosen) === 'none') continue;
    if (!isStillWorthTelling(one.event.event, found.request.state)) continue;
    if (isComment(one) && !can(reader, 'leave-request.comment', found.person)) continue;
    sections[sectionOf(one, found)].push(
      itemOf(one, found, reader, { types, publicUrl: services.publicUrl }),
    );
  }
  if (Object.values(sections).every((items) => items.length === 0)) return null;
  return {
    reader,
    sections,
    unsubscribeUrl: await issueUnsubscribeLink(tx, services, userId, 'daily-digest'),
  };
}

const isComment = ({ event }: ToldNotification): boolean => event.event === 'commented';

/** What was said about a request does not hide what became of it. */
function digestKey(one: ToldNotification): string {
  return `${one.event.requestId} ${isComment(one)}`;
}

function sectionOf({ event, notification }: ToldNotification, { request }: RequestInContext): DigestSection {
  if (event.event === 'commented') return notification.userId === request.userId ? 'mine' : 'changed';
  if (decidedEvent(event.event)) return 'mine';
  return awaitsDecision(request.state) ? 'toDecide' : 'changed';
}

function itemOf(
  { event }: ToldNotification,
  { request, person }: RequestInContext,
  { language }: User,
  { types, publicUrl }: { readonly types: LeaveTypes; readonly publicUrl: string },
): DigestItem {
  const texts = mailsIn(language).dailyDigest;
  const forApprover = approverEvent(event.event, request.state);
  const forPerson = decidedEvent(event.event);
  const title = forApprover
    ? texts.approverLine[forApprover](person.name)
    : forPerson && texts.decidedLine[forPerson](event.actorName ?? mailsIn(language).decided.someone);
  if (event.event === 'commented') {
    return {
      id: event.id,
      title: texts.commentedLine(event.actorName ?? mailsIn(language).decided.someone, person.name),
      // L13: no type, which may tell an illness.
      details: [wordsIn(language).periods.short(rangeOf(request))],
      url: `${publicUrl}/requests/${request.id}`,
    };
  }
  const leave = absenceWords(typeOf(types, request.type), rangeOf(request), language);
  return {
    id: request.id,
    title: title ?? '',
    details: [
      `${leave}, ${wordsIn(language).figures.counted(request.countedHalves / 2)}`,
      ...(event.reason === null ? [] : [texts.reason(event.reason)]),
    ],
    url: `${publicUrl}/requests/${request.id}`,
  };
}
