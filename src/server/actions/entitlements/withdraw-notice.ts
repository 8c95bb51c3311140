import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findNotice, markNoticeSent } from '#server/store/sickness-notices.ts';
import { lockPerson } from '#server/store/users.ts';
import { type ShownNotice, showNotice } from './list-notices.ts';

/** S7: what was noted by mistake is owed again, and its clock has never run. A notice that we mailed cannot be taken back. */
export async function withdrawNotice(
  { database, now }: Services,
  actor: SessionActor,
  noticeId: string,
): Promise<ShownNotice> {
  if (!can(actor, 'entitlement.decide')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const seen = await findNotice(tx, noticeId);
    const found = seen && (await lockPerson(tx, seen.person.id));
    if (!found) throw new Failure('not_found');
    const { person, organization } = found;
    if (!can(actor, 'entitlement.decide', person)) throw new Failure('forbidden');
    // Looked at again by whoever came second.
    const held = await findNotice(tx, noticeId);
    if (!held) throw new Failure('not_found');
    const { channel, informedOn } = held.notice;
    if (channel === 'mail') throw new Failure('already_sent');
    if (channel === null || informedOn === null) throw new Failure('not_found');
    await markNoticeSent(tx, noticeId, {
      sentAt: null,
      sentBy: null,
      informedOn: null,
      availableDays: null,
      deadline: null,
      text: null,
      messageId: null,
      channel: null,
    });
    await settlePerson(tx, found, at, 'notice');
    await record(tx, actor, at, {
      action: 'user.notice_withdrawn',
      subject: { kind: 'user', id: person.id, name: person.name },
      details: { on: informedOn },
    });
    return showNotice(tx, noticeId, dayOfInstant(at.getTime(), organization.timeZone));
  });
}
