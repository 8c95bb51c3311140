import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { isAdminRow } from './in-roles.ts';
import { users } from './schema/people.ts';
import { webhookEndpoints } from './schema/webhooks.ts';

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;

/** With whoever is told when it no longer works. */
export type OwnedEndpoint = WebhookEndpoint & { readonly ownerName: string };

const withOwner = { endpoint: webhookEndpoints, ownerName: users.name };

export async function insertEndpoint(
  tx: TenantTransaction,
  endpoint: Omit<WebhookEndpoint, 'organizationId'>,
): Promise<void> {
  await tx.insert(webhookEndpoints).values({ ...endpoint, organizationId: tx.organizationId });
}

export async function countEndpoints(tx: TenantTransaction): Promise<number> {
  const [counted] = await tx.select({ all: count() }).from(webhookEndpoints);
  return counted?.all ?? 0;
}

/** In the order in which they were made. */
export async function listOwnedEndpoints(tx: TenantTransaction): Promise<OwnedEndpoint[]> {
  const rows = await tx
    .select(withOwner)
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return rows.map(({ endpoint, ownerName }) => ({ ...endpoint, ownerName }));
}

export async function findEndpoint(tx: TenantTransaction, id: string): Promise<OwnedEndpoint | null> {
  const [found] = await tx
    .select(withOwner)
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(eq(webhookEndpoints.id, id));
  return found ? { ...found.endpoint, ownerName: found.ownerName } : null;
}

/** Locked, so that two who change it, or a delivery and a person, stand in line. */
export async function lockEndpoint(tx: TenantTransaction, id: string): Promise<OwnedEndpoint | null> {
  const [found] = await tx
    .select(withOwner)
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(eq(webhookEndpoints.id, id))
    .for('update', { of: webhookEndpoints });
  return found ? { ...found.endpoint, ownerName: found.ownerName } : null;
}

export type EndpointChange = Partial<Omit<WebhookEndpoint, 'organizationId' | 'id' | 'createdAt'>>;

export async function updateEndpoint(
  tx: TenantTransaction,
  id: string,
  changed: EndpointChange,
): Promise<void> {
  await tx.update(webhookEndpoints).set(changed).where(eq(webhookEndpoints.id, id));
}

/** Something arrived: written only where there was trouble before. */
export async function markEndpointWorks(tx: TenantTransaction, id: string): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: null, restsUntil: null })
    .where(and(eq(webhookEndpoints.id, id), sql`${webhookEndpoints.failingSince} is not null`));
}

export async function deleteEndpoint(tx: TenantTransaction, id: string): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

/** I2: whoever made them may have been somebody else. */
export async function deleteEndpointsOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
}

export async function deleteEveryEndpoint(tx: TenantTransaction): Promise<void> {
  await tx.delete(webhookEndpoints);
}

/** Admins who can read their mails. */
export async function listAdmins(tx: TenantTransaction): Promise<{ readonly id: string }[]> {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAdminRow, isNull(users.removedAt), sql`${users.confirmedAt} is not null`));
}
