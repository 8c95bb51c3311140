import type { z } from 'zod';
import type { invoiceSchema, subscriptionStatusSchema, usageSchema } from '#contract/subscription.ts';

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
export type Usage = z.infer<typeof usageSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;

/** The last day of full access if it were cancelled now: the end of what is paid, or of the days of grace; if any. */
export function accessAfterCancelling({
  subscription,
}: Pick<SubscriptionStatus, 'subscription'>): string | null {
  if (subscription.readOnly) return null;
  return subscription.graceUntil ?? subscription.currentPeriodEnd;
}

/** Invoices come latest first. */
export function lastPayment(invoices: readonly Invoice[]): Invoice | null {
  return invoices.find(({ status, amountCents }) => status === 'paid' && amountCents > 0) ?? null;
}
