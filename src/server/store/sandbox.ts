import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import {
  sandboxCheckouts,
  sandboxCustomers,
  sandboxInvoices,
  sandboxSubscriptions,
} from './schema/sandbox.ts';

export type SandboxCustomer = typeof sandboxCustomers.$inferSelect;
export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;
export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;
export type SandboxInvoice = typeof sandboxInvoices.$inferSelect;
type Row<T> = Omit<T, 'organizationId'>;

export async function insertSandboxCustomer(
  tx: TenantTransaction,
  customer: Pick<SandboxCustomer, 'id' | 'name' | 'email' | 'portalKey'>,
): Promise<void> {
  const { organizationId } = tx;
  await tx
    .insert(sandboxCustomers)
    .values({ ...customer, organizationId })
    .onConflictDoNothing();
}

export async function findSandboxCustomer(tx: TenantTransaction): Promise<SandboxCustomer | null> {
  const [found] = await tx.select().from(sandboxCustomers);
  return found ?? null;
}

/** Everything that moves money for one customer happens one after the other. */
export async function lockSandboxCustomer(tx: TenantTransaction): Promise<SandboxCustomer | null> {
  const [found] = await tx.select().from(sandboxCustomers).for('no key update');
  return found ?? null;
}

export async function setSandboxCard(tx: TenantTransaction, card: string): Promise<void> {
  await tx.update(sandboxCustomers).set({ card });
}

export async function insertSandboxCheckout(
  tx: TenantTransaction,
  checkout: Row<SandboxCheckout>,
): Promise<void> {
  await tx.insert(sandboxCheckouts).values({ ...checkout, organizationId: tx.organizationId });
}

export async function findSandboxCheckout(
  tx: TenantTransaction,
  id: string,
): Promise<SandboxCheckout | null> {
  const [found] = await tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  return found ?? null;
}

export async function setSandboxCheckout(
  tx: TenantTransaction,
  id: string,
  change: Partial<Pick<SandboxCheckout, 'state' | 'card'>>,
): Promise<void> {
  await tx.update(sandboxCheckouts).set(change).where(eq(sandboxCheckouts.id, id));
}

/** All other pages of the customer no longer take money. */
export async function expireOtherSandboxCheckouts(tx: TenantTransaction, id: string): Promise<void> {
  await tx
    .update(sandboxCheckouts)
    .set({ state: 'expired' })
    .where(and(ne(sandboxCheckouts.id, id), inArray(sandboxCheckouts.state, ['open', 'confirming'])));
}

export async function insertSandboxSubscription(
  tx: TenantTransaction,
  subscription: Row<SandboxSubscription>,
): Promise<void> {
  await tx.insert(sandboxSubscriptions).values({ ...subscription, organizationId: tx.organizationId });
}

/** The latest one; there is never more than one that runs. */
export async function findSandboxSubscription(tx: TenantTransaction): Promise<SandboxSubscription | null> {
  const [found] = await tx
    .select()
    .from(sandboxSubscriptions)
    .orderBy(desc(sandboxSubscriptions.createdAt))
    .limit(1);
  return found ?? null;
}

export async function setSandboxSubscription(
  tx: TenantTransaction,
  id: string,
  change: Partial<Row<SandboxSubscription>>,
): Promise<void> {
  await tx.update(sandboxSubscriptions).set(change).where(eq(sandboxSubscriptions.id, id));
}

/** Numbers without gaps, as an accountant expects them. */
export async function insertSandboxInvoice(
  tx: TenantTransaction,
  invoice: Omit<Row<SandboxInvoice>, 'number'>,
): Promise<void> {
  const [numbered] = await tx
    .update(sandboxCustomers)
    .set({ invoicesMade: sql`${sandboxCustomers.invoicesMade} + 1` })
    .returning({ place: sandboxCustomers.invoicesMade });
  const number = `TEST-${String(numbered?.place ?? 0).padStart(4, '0')}`;
  await tx.insert(sandboxInvoices).values({ ...invoice, number, organizationId: tx.organizationId });
}

export async function listSandboxInvoices(tx: TenantTransaction, limit: number): Promise<SandboxInvoice[]> {
  return tx
    .select()
    .from(sandboxInvoices)
    .orderBy(desc(sandboxInvoices.createdAt), desc(sandboxInvoices.number))
    .limit(limit);
}

/** The oldest first. */
export async function listOpenSandboxInvoices(tx: TenantTransaction): Promise<SandboxInvoice[]> {
  return tx
    .select()
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.status, 'open'))
    .orderBy(asc(sandboxInvoices.createdAt));
}

export async function settleOpenSandboxInvoices(
  tx: TenantTransaction,
  status: 'paid' | 'void',
): Promise<void> {
  await tx.update(sandboxInvoices).set({ status }).where(eq(sandboxInvoices.status, 'open'));
}
