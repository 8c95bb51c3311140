import { can, isPrivileged } from '#domain/access/can.ts';
import { ZERO } from '#domain/amounts/fraction.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { loadPeople } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import {
  findNotice,
  listNoticesSentTo,
  listNoticeRows as listStored,
  type NoticeOfPerson,
} from '#server/store/sickness-notices.ts';
import { type NoticeContents, noticeContents } from './notice-contents.ts';

export interface ShownNotice extends NoticeOfPerson {
  readonly contents: NoticeContents;
  readonly overdue: boolean;
}

/**
 * For each person, those who may decide on their leave see it, and nobody else. `some` chooses those of one page, before
 * what would be written today is worked out for each.
 */
export async function listNotices(
  { database, now }: Services,
  actor: SessionActor,
  some: (notices: readonly (NoticeOfPerson & { readonly id: string })[]) => readonly NoticeOfPerson[],
): Promise<ShownNotice[]> {
  if (!isPrivileged(actor)) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await listStored(tx);
    const visible = found
      .filter(({ person }) => can(actor, 'leave-request.decide', person))
      .map((each) => ({ ...each, id: each.notice.id }));
    return showNotices(tx, some(visible), dayOfInstant(now().getTime(), actor.timeZone));
  });
}

export async function listMyNotices(
  { database, now }: Services,
  actor: SessionActor,
): Promise<ShownNotice[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await listNoticesSentTo(tx, actor.id);
    return showNotices(tx, found, dayOfInstant(now().getTime(), actor.timeZone));
  });
}

/** What was sent stays word for word; what was not is written as it would be today. */
export async function showNotices(
  tx: TenantTransaction,
  found: readonly NoticeOfPerson[],
  today: PlainDate,
): Promise<ShownNotice[]> {
  const waiting = found.filter(({ notice }) => notice.sentAt === null);
  const organization = waiting.length === 0 ? null : await findOrganization(tx);
  const people = new Map(waiting.map(({ person }) => [person.id, person]));
  const written = organization ? await loadPeople(tx, organization, [...people.values()]) : [];
  const onRecords = new Map(written.map((one) => [one.person.id, one]));
  return found.map((each) => {
    const { notice, person } = each;
    const overdue = notice.sentAt === null && today > notice.dueBy;
    const onRecord = onRecords.get(person.id);
    if (notice.sentAt === null && organization && onRecord) {
      return { ...each, overdue, contents: noticeContents(onRecord, organization, notice, today) };
    }
    const { availableDays, deadline, text } = notice;
    const contents = {
      availableDays: availableDays ?? ZERO,
      deadline: deadline ?? notice.dueBy,
      text: text ?? '',
    };
    return { ...each, overdue, contents };
  });
}

/** One of them, after it was given. */
export async function showNotice(
  tx: TenantTransaction,
  noticeId: string,
  today: PlainDate,
): Promise<ShownNotice> {
  const given = await findNotice(tx, noticeId);
  const [shown] = given ? await showNotices(tx, [given], today) : [];
  if (!shown) throw new Failure('not_found');
  return shown;
}
