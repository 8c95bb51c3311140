import type { TenantTransaction } from './database.ts';
import { workingPatterns } from './schema/counters.ts';

export type WorkingPatternRow = typeof workingPatterns.$inferSelect;

export async function insertWorkingPattern(
  tx: TenantTransaction,
  pattern: Omit<WorkingPatternRow, 'organizationId'>,
): Promise<void> {
  await tx.insert(workingPatterns).values({ ...pattern, organizationId: tx.organizationId });
}
