import { can } from '#domain/access/can.ts';
import type { NoticeChannel } from '#domain/balances/notice-channel.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { markNoticeSent } from '#server/store/sickness-notices.ts';
import { holdNotice } from './hold-notice.ts';
import { type ShownNotice, showNotice } from './list-notices.ts';
import { noticeContents } from './notice-contents.ts';

export interface NoticeGivenElsewhere {
  readonly givenOn: PlainDate;
  readonly channel: Exclude<NoticeChannel, 'mail'>;
}

/** S7: the law takes any dated means. Its day starts the clock as that of a notice we mail; what it said, we cannot say. */
export async function recordNotice(
  { database, now }: Services,
  actor: SessionActor,
  noticeId: string,
  { givenOn, channel }: NoticeGivenElsewhere,
): Promise<ShownNotice> {
  if (!can(actor, 'entitlement.decide')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const { found, written, notice, today } = await holdNotice(tx, actor, noticeId, at);
    const { person, organization } = found;
    if (givenOn > today) throw new Failure('validation_failed', { fields: { givenOn: 'day_to_come' } });
    if (givenOn <= notice.stopEnd) {
      throw new Failure('validation_failed', { fields: { givenOn: 'day_before_return' } });
    }
    await markNoticeSent(tx, noticeId, {
      ...noticeContents(written, organization, notice, givenOn, today),
      text: null,
      messageId: null,
      channel,
      sentAt: at,
      sentBy: actor.id,
      informedOn: givenOn,
    });
    await settlePerson(tx, found, at, 'notice');
    await record(tx, actor, at, {
      action: 'user.notice_recorded',
      subject: { kind: 'user', id: person.id, name: person.name },
      details: { on: givenOn },
    });
    return showNotice(tx, noticeId, today);
  });
}
