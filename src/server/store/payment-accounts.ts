import { and, eq, lt, sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { paymentAccounts } from './schema/subscription.ts';

export type PaymentAccount = typeof paymentAccounts.$inferSelect;

export async function findPaymentAccount(
  tx: TenantTransaction,
  provider: PaymentAccount['provider'],
): Promise<PaymentAccount | null> {
  const [found] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.provider, provider));
  return found ?? null;
}

/** An installation that changed its provider starts anew with the other one. */
export async function keepPaymentAccount(
  tx: TenantTransaction,
  account: Pick<PaymentAccount, 'provider' | 'customerId'>,
): Promise<void> {
  const { organizationId } = tx;
  const changed = sql`${paymentAccounts.customerId} is distinct from excluded.customer_id`;
  await tx
    .insert(paymentAccounts)
    .values({ ...account, organizationId })
    .onConflictDoUpdate({
      target: paymentAccounts.organizationId,
      set: {
        ...account,
        subscriptionId: sql`case when ${changed} then null else ${paymentAccounts.subscriptionId} end`,
      },
    });
}

/** Takes a place in line, before the provider is asked. */
export async function startComparison(
  tx: TenantTransaction,
  provider: PaymentAccount['provider'],
): Promise<PaymentAccount | null> {
  const [started] = await tx
    .update(paymentAccounts)
    .set({ comparisonsStarted: sql`${paymentAccounts.comparisonsStarted} + 1` })
    .where(eq(paymentAccounts.provider, provider))
    .returning();
  return started ?? null;
}

/** False when an answer that was asked for later has been written already. Ours is then older news. */
export async function finishComparison(
  tx: TenantTransaction,
  { comparisonsStarted, customerId }: PaymentAccount,
  subscriptionId: string | null,
  at: Date,
): Promise<PaymentAccount | null> {
  const [written] = await tx
    .update(paymentAccounts)
    .set({ comparisonWritten: comparisonsStarted, subscriptionId, comparedAt: at, outOfStepSince: null })
    .where(
      and(
        eq(paymentAccounts.customerId, customerId),
        lt(paymentAccounts.comparisonWritten, comparisonsStarted),
      ),
    )
    .returning();
  return written ?? null;
}

/** Who is behind the change that the provider reports next. */
export async function noteActing(
  tx: TenantTransaction,
  author: { readonly id: string; readonly name: string; readonly address: string | null },
  until: Date,
): Promise<void> {
  await tx.update(paymentAccounts).set({
    actingId: author.id,
    actingName: author.name,
    actingAddress: author.address,
    actingUntil: until,
  });
}

export async function forgetActing(tx: TenantTransaction): Promise<void> {
  await tx
    .update(paymentAccounts)
    .set({ actingId: null, actingName: null, actingAddress: null, actingUntil: null });
}

export async function noteOutOfStep(tx: TenantTransaction, since: Date): Promise<void> {
  await tx.update(paymentAccounts).set({
    outOfStepSince: sql`coalesce(${paymentAccounts.outOfStepSince}, ${since.toISOString()}::timestamptz)`,
  });
}
