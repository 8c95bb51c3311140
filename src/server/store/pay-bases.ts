import { sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { liabilitySettings, payBases } from './schema/insights.ts';

export type PayBasisRow = typeof payBases.$inferSelect;

export async function listPayBases(tx: TenantTransaction): Promise<Map<string, PayBasisRow>> {
  return new Map((await tx.select().from(payBases)).map((row) => [row.userId, row]));
}

export async function writePayBases(
  tx: TenantTransaction,
  rows: readonly Omit<PayBasisRow, 'organizationId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const { organizationId } = tx;
  await tx
    .insert(payBases)
    .values(rows.map((row) => ({ ...row, organizationId })))
    .onConflictDoUpdate({
      target: [payBases.organizationId, payBases.userId],
      set: {
        dailyRate: sql`excluded.daily_rate`,
        previousGross: sql`excluded.previous_gross`,
        currentGross: sql`excluded.current_gross`,
        changedAt: sql`excluded.changed_at`,
        changedBy: sql`excluded.changed_by`,
      },
    });
}

/** In hundredths of a percent; zero until somebody sets it. */
export async function findChargesRate(tx: TenantTransaction): Promise<number> {
  const [found] = await tx.select({ rate: liabilitySettings.chargesRate }).from(liabilitySettings);
  return found?.rate ?? 0;
}

export async function setChargesRate(tx: TenantTransaction, chargesRate: number): Promise<void> {
  await tx
    .insert(liabilitySettings)
    .values({ organizationId: tx.organizationId, chargesRate })
    .onConflictDoUpdate({ target: liabilitySettings.organizationId, set: { chargesRate } });
}
