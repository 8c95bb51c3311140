import type { PayTime } from '#domain/payroll/pay-time.ts';
import type { TenantTransaction } from './database.ts';
import { organizations } from './schema/people.ts';

export async function setPayTimeOf(tx: TenantTransaction, payTime: PayTime): Promise<void> {
  await tx.update(organizations).set({ payTime });
}
