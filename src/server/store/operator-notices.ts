import { and, asc, eq } from 'drizzle-orm';
import { languages } from '#domain/text/language.ts';
import type { TenantTransaction } from './database.ts';
import { users } from './schema/people.ts';
import { type NoticeContent, operatorNoticeMails, operatorNotices } from './schema/retention.ts';

export type OperatorNotice = Omit<typeof operatorNotices.$inferSelect, 'organizationId'>;

export interface NoticeMail {
  readonly userId: string;
  readonly name: string;
  readonly address: string | null;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly settledAt: Date | null;
}

export async function findOperatorNotice(tx: TenantTransaction, id: string): Promise<OperatorNotice | null> {
  const [found] = await tx.select().from(operatorNotices).where(eq(operatorNotices.id, id));
  return found ?? null;
}

export function isSameContent(one: NoticeContent, other: NoticeContent): boolean {
  return languages.every(
    (language) =>
      one[language].subject === other[language].subject && one[language].words === other[language].words,
  );
}

export async function insertOperatorNotice(tx: TenantTransaction, notice: OperatorNotice): Promise<void> {
  await tx.insert(operatorNotices).values({ ...notice, organizationId: tx.organizationId });
}

/** Those who were not on the list yet. */
export async function insertNoticeMails(
  tx: TenantTransaction,
  noticeId: string,
  people: readonly { readonly id: string; readonly email: string }[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await tx
    .insert(operatorNoticeMails)
    .values(
      people.map(({ id, email }) => ({
        organizationId: tx.organizationId,
        noticeId,
        userId: id,
        address: email,
        state: 'waiting' as const,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: operatorNoticeMails.userId });
  return rows.map(({ userId }) => userId);
}

const ofMail = (noticeId: string, userId: string) =>
  and(eq(operatorNoticeMails.noticeId, noticeId), eq(operatorNoticeMails.userId, userId));

export async function isNoticeWaiting(
  tx: TenantTransaction,
  noticeId: string,
  userId: string,
): Promise<boolean> {
  const [found] = await tx
    .select({ state: operatorNoticeMails.state })
    .from(operatorNoticeMails)
    .where(ofMail(noticeId, userId));
  return found?.state === 'waiting';
}

export async function settleNoticeMail(
  tx: TenantTransaction,
  noticeId: string,
  userId: string,
  state: 'sent' | 'refused',
  settledAt: Date,
  address: string,
): Promise<void> {
  await tx.update(operatorNoticeMails).set({ state, settledAt, address }).where(ofMail(noticeId, userId));
}

/** The proof: who, where to, and what became of it. */
export async function listNoticeMails(tx: TenantTransaction, noticeId: string): Promise<NoticeMail[]> {
  const { userId, address, state, settledAt } = operatorNoticeMails;
  return tx
    .select({ userId, name: users.name, address, state, settledAt })
    .from(operatorNoticeMails)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(operatorNoticeMails.noticeId, noticeId))
    .orderBy(asc(users.name), asc(userId));
}
