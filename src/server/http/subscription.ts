import type { z } from 'zod';
import type { subscriptionEndpoints, subscriptionStatusSchema } from '#contract/subscription.ts';
import { accessUntil, graceUntil, shownStatusOf, writingOn } from '#domain/billing/subscription.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { cancelSubscription } from '#server/actions/subscription/cancel-subscription.ts';
import { listInvoices } from '#server/actions/subscription/list-invoices.ts';
import { openCheckout } from '#server/actions/subscription/open-checkout.ts';
import { openPortal } from '#server/actions/subscription/open-portal.ts';
import { previewSeats } from '#server/actions/subscription/preview-seats.ts';
import { reactivateSubscription } from '#server/actions/subscription/reactivate-subscription.ts';
import { readSubscription, type SubscriptionState } from '#server/actions/subscription/read-subscription.ts';
import { readUsage, type Usage } from '#server/actions/subscription/read-usage.ts';
import { updateSeats } from '#server/actions/subscription/update-seats.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import type { SessionCallContext } from './perform-call.ts';

export function subscriptionHandlers(services: Services): Handlers<typeof subscriptionEndpoints> {
  const status = async ({ actor }: SessionCallContext) => shown(await readSubscription(services, actor));
  return {
    status: async (_input, context) => status(context),
    usage: async (_input, { actor }) => shownUsage(await readUsage(services, actor)),
    invoices: async (_input, { actor }) =>
      (await listInvoices(services, actor)).map(({ createdAt, ...invoice }) => ({
        ...invoice,
        date: dayOfInstant(createdAt, actor.timeZone),
      })),
    previewSeats: async ({ body }, { actor }) => previewSeats(services, actor, body.seats),
    updateSeats: async ({ body }, context) => {
      await updateSeats(services, context.actor, body.seats);
      return status(context);
    },
    checkout: async ({ body }, { actor }) => openCheckout(services, actor, body.seats),
    portal: async (_input, { actor }) => openPortal(services, actor),
    cancel: async (_input, context) => {
      await cancelSubscription(services, context.actor);
      return status(context);
    },
    reactivate: async (_input, context) => {
      await reactivateSubscription(services, context.actor);
      return status(context);
    },
  };
}

function shown(state: SubscriptionState): z.input<typeof subscriptionStatusSchema> {
  const { subscription, today, seats, usedSeats, remainingSeats } = state;
  const { monthlyPriceCents, pricePerUserCents, provider } = state;
  const renews = subscription.status === 'active' || subscription.status === 'past_due';
  return {
    subscription: {
      status: shownStatusOf(subscription, today),
      seats,
      usedSeats,
      remainingSeats,
      currentPeriodEnd: renews ? subscription.renewsOn : null,
      cancelAtPeriodEnd: subscription.status === 'cancelled',
      accessUntil: accessUntil(subscription),
      graceUntil: subscription.status === 'past_due' ? graceUntil(subscription.since) : null,
      readOnly: !writingOn(subscription, today).allowed,
    },
    organization: { name: state.organizationName },
    trial: state.trial,
    billing: {
      monthlyPrice: monthlyPriceCents / 100,
      pricePerUser: pricePerUserCents / 100,
      monthlyPriceCents,
      pricePerUserCents,
      provider,
    },
    banner: state.banner,
    can: state.can,
  };
}

function shownUsage({ users, ...counts }: Usage) {
  return {
    usage: { ...counts, activeUsers: users.length },
    users: users.map(({ id, email, name, role, joinedAt }) => ({
      id,
      email,
      name,
      role,
      joinedAt: joinedAt.toISOString(),
    })),
  };
}
