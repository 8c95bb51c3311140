import { and, eq, isNull } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { checkouts } from './schema/subscription.ts';

export type Checkout = typeof checkouts.$inferSelect;

const open = and(isNull(checkouts.completedAt), isNull(checkouts.closedAt));

/** Runs into `checkouts_one_open` when the organisation has an open one already. */
export async function insertCheckout(
  tx: TenantTransaction,
  checkout: Pick<Checkout, 'id' | 'seats' | 'createdAt' | 'sessionId' | 'url'>,
): Promise<void> {
  await tx.insert(checkouts).values({ ...checkout, organizationId: tx.organizationId });
}

export async function findOpenCheckout(tx: TenantTransaction): Promise<Checkout | null> {
  const [found] = await tx.select().from(checkouts).where(open);
  return found ?? null;
}

/** Its page no longer takes money. */
export async function closeCheckout(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx
    .update(checkouts)
    .set({ closedAt: at })
    .where(and(eq(checkouts.id, id), open));
}

/** A subscription runs: whatever page was open has done its work. */
export async function completeOpenCheckout(tx: TenantTransaction, at: Date): Promise<void> {
  await tx.update(checkouts).set({ completedAt: at }).where(open);
}
