import { and, eq, ne, sql } from 'drizzle-orm';
import type { NotificationChoice, NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { TenantTransaction } from './database.ts';
import { notificationChoiceRows } from './schema/notifications.ts';

export interface StoredChoice {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly choice: NotificationChoice;
}

const stored = {
  userId: notificationChoiceRows.userId,
  kind: notificationChoiceRows.kind,
  choice: notificationChoiceRows.choice,
};

export async function listChoicesOf(tx: TenantTransaction, userId: string): Promise<StoredChoice[]> {
  return tx
    .kept('choices-of-person', (on, name) =>
      on
        .select(stored)
        .from(notificationChoiceRows)
        .where(eq(notificationChoiceRows.userId, sql.placeholder('userId')))
        .prepare(name),
    )
    .execute({ userId });
}

export async function listChoicesOfKind(
  tx: TenantTransaction,
  kind: NotificationKind,
  userIds: readonly string[],
): Promise<StoredChoice[]> {
  if (userIds.length === 0) return [];
  return tx
    .kept('choices-of-kind', (on, name) =>
      on
        .select(stored)
        .from(notificationChoiceRows)
        .where(
          and(
            eq(notificationChoiceRows.kind, sql.placeholder('kind')),
            sql`${notificationChoiceRows.userId} = any(${sql.placeholder('userIds')}::uuid[])`,
          ),
        )
        .prepare(name),
    )
    .execute({ kind, userIds: [...userIds] });
}

/** Who asked for a kind of mail that nobody gets unasked. */
export async function listThoseWhoWant(tx: TenantTransaction, kind: NotificationKind): Promise<string[]> {
  const rows = await tx
    .select({ userId: notificationChoiceRows.userId })
    .from(notificationChoiceRows)
    .where(and(eq(notificationChoiceRows.kind, kind), ne(notificationChoiceRows.choice, 'none')));
  return rows.map(({ userId }) => userId);
}

export async function setChoices(tx: TenantTransaction, choices: readonly StoredChoice[]): Promise<void> {
  if (choices.length === 0) return;
  const { organizationId: organization } = tx;
  const { organizationId, userId: person, kind: which } = notificationChoiceRows;
  await tx
    .insert(notificationChoiceRows)
    .values(choices.map((choice) => ({ ...choice, organizationId: organization })))
    .onConflictDoUpdate({ target: [organizationId, person, which], set: { choice: sql`excluded.choice` } });
}
