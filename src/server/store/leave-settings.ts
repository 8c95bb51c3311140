import { desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { completedSettings } from '#domain/policies/leave-settings.ts';
import type { TenantTransaction } from './database.ts';
import { leaveSettings } from './schema/counters.ts';
import { users } from './schema/people.ts';

export type SettingsRow = typeof leaveSettings.$inferSelect;

export interface SettingsChange extends SettingsRow {
  readonly appliedByName: string | null;
}

const applier = alias(users, 'applier');

/** Latest first, undone ones included: they are part of the story. */
export async function listSettingsChanges(tx: TenantTransaction): Promise<SettingsChange[]> {
  const rows = await tx
    .select({ row: leaveSettings, appliedByName: applier.name })
    .from(leaveSettings)
    .leftJoin(applier, eq(applier.id, leaveSettings.appliedBy))
    .orderBy(desc(leaveSettings.appliedAt), desc(leaveSettings.id));
  return rows.map(({ row, appliedByName }) => ({
    ...row,
    settings: completedSettings(row.settings),
    appliedByName,
  }));
}

export async function insertSettings(
  tx: TenantTransaction,
  rows: readonly Omit<SettingsRow, 'organizationId' | 'undoneAt' | 'undoneBy'>[],
): Promise<void> {
  await tx.insert(leaveSettings).values(rows.map((row) => ({ ...row, organizationId: tx.organizationId })));
}

export async function markSettingsUndone(
  tx: TenantTransaction,
  id: string,
  at: Date,
  by: string,
): Promise<void> {
  await tx
    .update(leaveSettings)
    .set({ undoneAt: at, undoneBy: by })
    .where(sql`${eq(leaveSettings.id, id)} and ${isNull(leaveSettings.undoneAt)}`);
}
