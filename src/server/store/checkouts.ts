import { and, eq, isNull } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { checkouts } from './schema/subscription.ts';

export type Checkout = typeof checkouts.$inferSelect;

export async function insertCheckout(
  tx: TenantTransaction,
  checkout: Pick<Checkout, 'id' | 'seats' | 'createdAt'>,
): Promise<void> {
  await tx.insert(checkouts).values({ ...checkout, organizationId: tx.organizationId });
}

export async function findOpenCheckout(tx: TenantTransaction, id: string): Promise<Checkout | null> {
  const [found] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), isNull(checkouts.completedAt)));
  return found ?? null;
}

/** Null when it is unknown or was completed before: a purchase happens once, however often it is announced. */
export async function completeOpenCheckout(
  tx: TenantTransaction,
  id: string,
  at: Date,
): Promise<Checkout | null> {
  const [completed] = await tx
    .update(checkouts)
    .set({ completedAt: at })
    .where(and(eq(checkouts.id, id), isNull(checkouts.completedAt)))
    .returning();
  return completed ?? null;
}
