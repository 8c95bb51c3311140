import type { z } from 'zod';
import type { subscriptionEndpoints, subscriptionStatusSchema } from '#contract/subscription.ts';
import { readSubscription, type SubscriptionState } from '#server/actions/subscription/read-subscription.ts';
import { updateSeats } from '#server/actions/subscription/update-seats.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function subscriptionHandlers(services: Services): Handlers<typeof subscriptionEndpoints> {
  return {
    status: async (_input, { actor }) => shown(await readSubscription(services, actor)),
    updateSeats: async ({ body }, { actor }) => {
      await updateSeats(services, actor, body.seats);
      return shown(await readSubscription(services, actor));
    },
  };
}

function shown(state: SubscriptionState): z.input<typeof subscriptionStatusSchema> {
  const { organization, seats, usedSeats, remainingSeats, trial } = state;
  return {
    subscription: { status: organization.subscriptionStatus, seats, usedSeats, remainingSeats },
    organization: { name: organization.name },
    trial,
    billing: { monthlyPrice: state.monthlyPriceCents / 100, pricePerUser: state.pricePerUserCents / 100 },
  };
}
