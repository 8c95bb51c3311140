import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import type { Services } from '#server/services.ts';
import { notifyLive } from '#server/store/live.ts';
import { markNoticeSent, noteNoticeOpened } from '#server/store/sickness-notices.ts';
import { holdNotice } from './hold-notice.ts';
import { type ShownNotice, showNotice } from './list-notices.ts';
import { noticeContents } from './notice-contents.ts';

/**
 * S3: its day starts the clock of fifteen months, so the ledger follows in the same transaction. What was said is kept
 * word for word, with who sent it and the Message-ID of the mail.
 */
export async function sendNotice(
  { database, now, publicUrl }: Services,
  actor: SessionActor,
  noticeId: string,
): Promise<ShownNotice> {
  if (!can(actor, 'entitlement.decide')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const { found, written, notice, today } = await holdNotice(tx, actor, noticeId, at);
    const { person, organization } = found;
    await markNoticeSent(tx, noticeId, {
      ...noticeContents(written, organization, notice, today),
      channel: 'mail',
      sentAt: at,
      sentBy: actor.id,
      informedOn: today,
      messageId: `<notice.${noticeId}@${messageIdHost(publicUrl)}>`,
    });
    await settlePerson(tx, found, at, 'notice');
    await enqueue(tx, 'send-sickness-notice', { organizationId: tx.organizationId, noticeId });
    await record(tx, actor, at, {
      action: 'user.notice_sent',
      subject: { kind: 'user', id: person.id, name: person.name },
      details: { on: today },
    });
    return showNotice(tx, noticeId, today);
  });
}

/** Opening the page of one's own notice while logged in is having read it; the first time counts. */
export async function acknowledgeNotice(
  { database, now }: Services,
  actor: SessionActor,
  noticeId: string,
): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    if (!(await noteNoticeOpened(tx, noticeId, actor.id, now()))) throw new Failure('not_found');
    await notifyLive(tx, ['balances']);
  });
}
