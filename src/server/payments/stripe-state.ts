import type Stripe from 'stripe';
import type { ReportedSubscription } from '#domain/billing/provider-report.ts';
import type { ProviderState } from './payments.ts';

/** Null for what was never paid at all: a checkout that came to nothing. */
function statusOf({ status }: Stripe.Subscription): ReportedSubscription['status'] | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
      return 'past_due';
    case 'incomplete':
    case 'incomplete_expired':
      return null;
    default:
      // Cancelled, paused, and whatever may be thought of one day: nothing is charged.
      return 'ended';
  }
}

/**
 * What Stripe says of a customer now. The oldest subscription that runs is the one; any other that runs was bought
 * twice. Without any that runs, the latest that ended tells when.
 */
export async function providerState(client: Stripe, customerId: string): Promise<ProviderState> {
  const { data } = await client.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  const told = data
    .flatMap((subscription) => {
      const status = statusOf(subscription);
      return status === null ? [] : [{ subscription, status }];
    })
    .sort((a, b) => a.subscription.created - b.subscription.created);
  const [running, ...others] = told.filter(({ status }) => status !== 'ended');
  const chosen = running ?? told.at(-1);
  if (!chosen) return { subscriptionId: null, report: null, duplicates: [] };
  return {
    subscriptionId: chosen.subscription.id,
    report: await reportOf(client, chosen.subscription, chosen.status),
    duplicates: others.map(({ subscription }) => subscription.id),
  };
}

async function reportOf(
  client: Stripe,
  subscription: Stripe.Subscription,
  status: ReportedSubscription['status'],
): Promise<ReportedSubscription> {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription without an item.');
  const renewsAt = item.current_period_end * 1000;
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd, ended_at: endedAt } = subscription;
  const cancelsAt = cancelAt === null ? null : cancelAt * 1000;
  return {
    status,
    seats: item.quantity ?? 1,
    renewsAt,
    cancelsAt: cancelsAt ?? (atPeriodEnd ? renewsAt : null),
    unpaidSince: status === 'past_due' ? await unpaidSince(client, subscription, item) : null,
    endedAt: endedAt === null ? null : endedAt * 1000,
  };
}

/** A second month may have begun meanwhile: the oldest invoice that is not paid counts. */
async function unpaidSince(
  client: Stripe,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Promise<number> {
  const { data } = await client.invoices.list({ subscription: subscription.id, status: 'open', limit: 100 });
  const oldest = data.reduce((first, { created }) => Math.min(first, created), Number.POSITIVE_INFINITY);
  return (Number.isFinite(oldest) ? oldest : item.current_period_start) * 1000;
}
