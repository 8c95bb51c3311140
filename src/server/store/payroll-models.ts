import { inArray, sql } from 'drizzle-orm';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import type { TenantTransaction } from './database.ts';
import { payrollModels } from './schema/payroll-files.ts';

/** By id; those that ship with the product are among them only once they were changed. */
export async function loadOwnModels(tx: TenantTransaction): Promise<Map<string, PayModel>> {
  const { id, definition } = payrollModels;
  const rows = await tx.select({ id, definition }).from(payrollModels);
  return new Map(rows.map((row) => [row.id, { ...row.definition, id: row.id }]));
}

export async function saveModels(
  tx: TenantTransaction,
  models: readonly PayModel[],
  by: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
  if (models.length === 0) return;
  await tx
    .insert(payrollModels)
    .values(
      models.map((definition) => ({
        organizationId: tx.organizationId,
        id: definition.id,
        definition,
        ...by,
      })),
    )
    .onConflictDoUpdate({
      target: [payrollModels.organizationId, payrollModels.id],
      set: {
        definition: sql`excluded.definition`,
        changedAt: sql`excluded.changed_at`,
        changedBy: sql`excluded.changed_by`,
      },
    });
}

export async function removeModels(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(payrollModels).where(inArray(payrollModels.id, [...ids]));
}
