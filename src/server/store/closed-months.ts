import { isNull } from 'drizzle-orm';
import type { UnitClosing } from '#domain/payroll/establishment.ts';
import type { TenantTransaction } from './database.ts';
import { closedUnit } from './payroll.ts';
import { payrollMonths } from './schema/payroll.ts';

/** Which months are closed, and for whom. */
export async function listUnitClosings(tx: TenantTransaction): Promise<UnitClosing[]> {
  const { month, reopenedAt } = payrollMonths;
  return tx
    .kept('closed-months', (on, name) =>
      on.select({ month, unit: closedUnit }).from(payrollMonths).where(isNull(reopenedAt)).prepare(name),
    )
    .execute();
}
