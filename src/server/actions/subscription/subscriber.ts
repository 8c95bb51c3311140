import { can } from '#domain/access/can.ts';
import { type Subscription, stepsOf } from '#domain/billing/subscription.ts';
import type { Acting } from '#server/actions/actor.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Payments, Subscriber } from '#server/payments/payments.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { Organization } from '#server/store/organizations.ts';
import { findPaymentAccount, noteActing, type PaymentAccount } from '#server/store/payment-accounts.ts';
import { compareSubscription } from './compare-subscription.ts';
import { subscriptionToday } from './subscription-today.ts';

/** What the provider reports within this time is held to be what the person asked for. */
const actingForMs = 60_000;

export interface LockedSubscription {
  readonly organization: Organization;
  readonly subscription: Subscription;
  readonly account: PaymentAccount | null;
}

/** The start of every change to a subscription by one of its admins, as they are now. */
export async function lockSubscription(
  tx: TenantTransaction,
  { payments, now }: Services,
  actor: Acting,
): Promise<LockedSubscription> {
  const { organization, member } = await lockMembership(tx, actor);
  if (!can(member, 'subscription.change')) throw new Failure('forbidden');
  const account = payments ? await findPaymentAccount(tx, payments.provider) : null;
  return { organization, account, subscription: subscriptionToday(organization, now()).subscription };
}

/** Who is behind it is noted first: the news may come from the provider before its answer does. */
export async function asSubscriber(
  tx: TenantTransaction,
  actor: Acting,
  account: PaymentAccount | null,
  at: Date,
): Promise<Subscriber> {
  if (!account?.subscriptionId) throw new Failure('subscription_not_active');
  await noteActing(tx, actor, new Date(at.getTime() + actingForMs));
  const { organizationId, customerId, subscriptionId } = account;
  return { organizationId, customerId, subscriptionId };
}

/** For a step that takes the subscription as it is, and the provider. */
export async function subscriberFor(
  services: Services,
  actor: Acting,
  step: 'cancel' | 'reactivate',
): Promise<{ readonly payments: Payments; readonly subscriber: Subscriber }> {
  const { database, payments, now } = services;
  if (!can(actor, 'subscription.change')) throw new Failure('forbidden');
  // What has ended meanwhile can be neither cancelled nor taken up again.
  await compareSubscription(services, actor.organizationId);
  const subscriber = await database.inOrganization(actor.organizationId, async (tx) => {
    const { subscription, account } = await lockSubscription(tx, services, actor);
    if (!stepsOf(subscription)[step]) {
      throw new Failure(step === 'cancel' ? 'subscription_not_active' : 'subscription_not_cancelled');
    }
    return asSubscriber(tx, actor, account, now());
  });
  if (!payments) throw new Failure('payments_unavailable');
  return { payments, subscriber };
}
