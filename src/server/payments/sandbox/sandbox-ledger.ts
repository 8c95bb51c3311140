import { randomUUID } from 'node:crypto';
import { sandboxCards } from '#contract/sandbox-checkout.ts';
import { monthAfter } from '#domain/billing/billing-period.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  insertSandboxInvoice,
  insertSandboxSubscription,
  type SandboxSubscription,
  setSandboxSubscription,
  settleOpenSandboxInvoices,
} from '#server/store/sandbox.ts';
import type { SandboxEventType } from './sandbox-events.ts';

export const isRunning = (subscription: SandboxSubscription | null): subscription is SandboxSubscription =>
  subscription !== null && subscription.status !== 'ended';

/** The first month is paid at once. */
export async function startSubscription(tx: TenantTransaction, seats: number, at: Date): Promise<void> {
  const subscription = {
    id: `sub_${randomUUID()}`,
    status: 'active',
    seats,
    periodStart: at,
    periodEnd: new Date(monthAfter(at.getTime())),
    cancelAtPeriodEnd: false,
    endedAt: null,
    pendingCents: 0,
    createdAt: at,
  } as const;
  await insertSandboxSubscription(tx, subscription);
  await writeInvoice(tx, subscription, 'paid');
}

/** The end of a month: what was cancelled ends, everything else goes on with an invoice, paid or not. */
export async function passPeriodEnd(
  tx: TenantTransaction,
  subscription: SandboxSubscription,
  card: string | null,
): Promise<SandboxEventType[]> {
  const { id, periodEnd, cancelAtPeriodEnd } = subscription;
  if (cancelAtPeriodEnd) {
    await settleOpenSandboxInvoices(tx, 'void');
    await setSandboxSubscription(tx, id, { status: 'ended', endedAt: periodEnd });
    return ['customer.subscription.deleted'];
  }
  const paid = card === sandboxCards.succeeds || card === sandboxCards.needsConfirmation;
  const next = {
    ...subscription,
    periodStart: periodEnd,
    periodEnd: new Date(monthAfter(periodEnd.getTime())),
  };
  const { carried } = await writeInvoice(tx, next, paid ? 'paid' : 'open');
  await setSandboxSubscription(tx, id, {
    status: paid ? 'active' : 'past_due',
    periodStart: next.periodStart,
    periodEnd: next.periodEnd,
    pendingCents: carried,
  });
  return [paid ? 'invoice.paid' : 'invoice.payment_failed', 'customer.subscription.updated'];
}

/** What is given back beyond a whole invoice is kept for the one after. */
async function writeInvoice(
  tx: TenantTransaction,
  {
    id: subscriptionId,
    seats,
    periodStart,
    periodEnd,
    pendingCents,
  }: Omit<SandboxSubscription, 'organizationId'>,
  status: 'paid' | 'open',
): Promise<{ carried: number }> {
  const due = monthlyPriceCents(seats) + pendingCents;
  const amountCents = Math.max(0, due);
  await insertSandboxInvoice(tx, {
    id: `in_${randomUUID()}`,
    subscriptionId,
    createdAt: periodStart,
    seats,
    prorationCents: amountCents - monthlyPriceCents(seats),
    amountCents,
    status,
    periodStart,
    periodEnd,
  });
  return { carried: due - amountCents };
}
