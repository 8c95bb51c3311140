import { sql } from 'drizzle-orm';
import type { GateTransaction, TenantTransaction } from './database.ts';
import { organizations } from './schema/people.ts';

export type Organization = typeof organizations.$inferSelect;

export async function insertOrganization(
  tx: TenantTransaction,
  organization: Pick<Organization, 'name' | 'createdAt'>,
): Promise<void> {
  await tx.insert(organizations).values({ ...organization, id: tx.organizationId });
}

export async function findOrganization(tx: TenantTransaction): Promise<Organization | null> {
  const [found] = await tx.select().from(organizations);
  return found ?? null;
}

export async function listOrganizationIds(tx: GateTransaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from gate.organization_ids() as id`);
  return rows.map((row) => row.id);
}
