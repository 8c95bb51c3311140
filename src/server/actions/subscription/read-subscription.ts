import { can } from '#domain/access/can.ts';
import { type BillingBanner, bannerOf } from '#domain/billing/banner.ts';
import { monthlyPriceCents, PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { type SeatSummary, seatSummary } from '#domain/billing/seats.ts';
import { stepsOf, type Trial, trialOf } from '#domain/billing/subscription.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findPaymentAccount } from '#server/store/payment-accounts.ts';
import { countSeats } from '#server/store/users.ts';
import { type SubscriptionToday, subscriptionToday } from './subscription-today.ts';

export interface SubscriptionState extends SeatSummary, SubscriptionToday {
  readonly organizationName: string;
  readonly trial: Trial;
  readonly banner: BillingBanner;
  readonly monthlyPriceCents: number;
  readonly pricePerUserCents: number;
  readonly provider: 'stripe' | 'sandbox' | null;
  readonly can: Readonly<Record<'checkout' | 'cancel' | 'reactivate' | 'portal' | 'changeSeats', boolean>>;
}

export async function readSubscription(
  { database, now, payments }: Services,
  actor: SessionActor,
): Promise<SubscriptionState> {
  if (!can(actor, 'subscription.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const use = { seats: organization.seats, ...(await countSeats(tx)) };
    const account = payments ? await findPaymentAccount(tx, payments.provider) : null;
    const { subscription, today } = subscriptionToday(organization, now());
    const changes = can(actor, 'subscription.change');
    const steps = stepsOf(subscription);
    const unpaid = steps.checkout;
    return {
      organizationName: organization.name,
      subscription,
      today,
      ...seatSummary(use),
      trial: trialOf(subscription, today),
      banner: bannerOf(subscription, use, today),
      monthlyPriceCents: monthlyPriceCents(organization.seats),
      pricePerUserCents: PRICE_PER_USER_CENTS,
      provider: payments?.provider ?? null,
      can: {
        checkout: changes && payments !== null && steps.checkout,
        cancel: changes && account !== null && steps.cancel,
        reactivate: changes && account !== null && steps.reactivate,
        portal: changes && account?.subscriptionId != null,
        changeSeats: changes && (unpaid || account !== null),
      },
    };
  });
}
