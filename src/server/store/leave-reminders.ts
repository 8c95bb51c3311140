import { asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TenantTransaction } from './database.ts';
import { leaveReminders } from './schema/insights.ts';
import { users } from './schema/people.ts';

export type LeaveReminder = typeof leaveReminders.$inferSelect;

export interface NamedReminder extends LeaveReminder {
  readonly name: string;
  readonly sentByName: string;
}

/** Those that nobody was sent today already; the others are passed over. */
export async function insertReminders(
  tx: TenantTransaction,
  reminders: readonly Omit<LeaveReminder, 'organizationId'>[],
): Promise<Pick<LeaveReminder, 'id' | 'userId'>[]> {
  if (reminders.length === 0) return [];
  const { organizationId } = tx;
  return tx
    .insert(leaveReminders)
    .values(reminders.map((reminder) => ({ ...reminder, organizationId })))
    .onConflictDoNothing()
    .returning({ id: leaveReminders.id, userId: leaveReminders.userId });
}

const sender = alias(users, 'sender');

/** The latest first. */
export async function listReminders(tx: TenantTransaction): Promise<NamedReminder[]> {
  const rows = await tx
    .select({ reminder: leaveReminders, name: users.name, sentByName: sender.name })
    .from(leaveReminders)
    .innerJoin(users, eq(users.id, leaveReminders.userId))
    .innerJoin(sender, eq(sender.id, leaveReminders.sentBy))
    .orderBy(desc(leaveReminders.sentAt), asc(users.name), asc(leaveReminders.id));
  return rows.map(({ reminder, ...names }) => ({ ...reminder, ...names }));
}

export async function findReminder(tx: TenantTransaction, id: string): Promise<NamedReminder | null> {
  return (await listReminders(tx)).find((reminder) => reminder.id === id) ?? null;
}
