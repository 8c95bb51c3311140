import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { rowsPerPage } from '#contract/paging.ts';
import type { TenantTransaction } from './database.ts';
import { sicknessNotices } from './schema/counters.ts';
import { users } from './schema/people.ts';

export type SicknessNotice = typeof sicknessNotices.$inferSelect;
export type NewNotice = Pick<
  SicknessNotice,
  'id' | 'userId' | 'stopStart' | 'stopEnd' | 'dueBy' | 'preparedAt'
>;

/** One for each stop, told by its last day, whoever prepares it and however often. */
export async function insertNotices(tx: TenantTransaction, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const { organizationId } = tx;
  await tx
    .insert(sicknessNotices)
    .values(notices.map((notice) => ({ ...notice, organizationId })))
    .onConflictDoNothing();
}

/** Notices that were prepared and not sent: of stops that changed since they are no longer owed. */
export async function listUnsentNotices(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<Pick<SicknessNotice, 'id' | 'userId' | 'stopStart' | 'stopEnd'>[]> {
  if (userIds.length === 0) return [];
  const { id, userId, stopStart, stopEnd } = sicknessNotices;
  return tx
    .select({ id, userId, stopStart, stopEnd })
    .from(sicknessNotices)
    .where(and(inArray(userId, [...userIds]), isNull(sicknessNotices.sentAt)));
}

export async function deleteUnsentNotices(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(sicknessNotices)
    .where(and(inArray(sicknessNotices.id, [...ids]), isNull(sicknessNotices.sentAt)));
}

const sender = alias(users, 'sender');

export interface NoticeOfPerson {
  readonly notice: SicknessNotice;
  readonly person: typeof users.$inferSelect;
  readonly sentByName: string | null;
}

function withPeople(tx: TenantTransaction) {
  return tx
    .select({ notice: sicknessNotices, person: users, sentByName: sender.name })
    .from(sicknessNotices)
    .innerJoin(users, eq(users.id, sicknessNotices.userId))
    .leftJoin(sender, eq(sender.id, sicknessNotices.sentBy));
}

/** Of people who are there, first what is due first. */
export async function listNoticeRows(tx: TenantTransaction): Promise<NoticeOfPerson[]> {
  return withPeople(tx)
    .where(isNull(users.removedAt))
    .orderBy(asc(sicknessNotices.dueBy), asc(sicknessNotices.id));
}

/** Those that a person was sent, the latest first. */
export async function listNoticesSentTo(tx: TenantTransaction, userId: string): Promise<NoticeOfPerson[]> {
  return withPeople(tx)
    .where(and(eq(sicknessNotices.userId, userId), isNotNull(sicknessNotices.sentAt)))
    .orderBy(desc(sicknessNotices.sentAt), desc(sicknessNotices.id))
    .limit(rowsPerPage);
}

export async function findNotice(tx: TenantTransaction, id: string): Promise<NoticeOfPerson | null> {
  const [found] = await withPeople(tx).where(and(eq(sicknessNotices.id, id), isNull(users.removedAt)));
  return found ?? null;
}

/** For a person that the transaction holds. */
export async function markNoticeSent(
  tx: TenantTransaction,
  id: string,
  sent: Required<
    Pick<
      SicknessNotice,
      'sentAt' | 'sentBy' | 'informedOn' | 'availableDays' | 'deadline' | 'text' | 'messageId' | 'channel'
    >
  >,
): Promise<void> {
  await tx.update(sicknessNotices).set(sent).where(eq(sicknessNotices.id, id));
}

/** The first time counts. */
export async function noteNoticeMailed(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx
    .update(sicknessNotices)
    .set({ mailedAt: at })
    .where(and(eq(sicknessNotices.id, id), isNull(sicknessNotices.mailedAt)));
}

/** Only its own person opens a notice, and the first time counts; false when there is none of theirs. */
export async function noteNoticeOpened(
  tx: TenantTransaction,
  id: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const own = and(
    eq(sicknessNotices.id, id),
    eq(sicknessNotices.userId, userId),
    isNotNull(sicknessNotices.sentAt),
  );
  const opened = await tx
    .update(sicknessNotices)
    .set({ openedAt: at })
    .where(and(own, isNull(sicknessNotices.openedAt)))
    .returning({ id: sicknessNotices.id });
  if (opened.length > 0) return true;
  const known = await tx.select({ id: sicknessNotices.id }).from(sicknessNotices).where(own);
  return known.length > 0;
}
