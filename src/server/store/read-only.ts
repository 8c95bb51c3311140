import { sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';

/** From here on PostgreSQL itself refuses every write of the transaction, and of all that becomes part of it. */
export async function refuseWrites(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`set transaction read only`);
}
