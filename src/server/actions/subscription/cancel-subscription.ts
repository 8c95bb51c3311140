import type { Acting } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { compareSubscription } from './compare-subscription.ts';
import { subscriberFor } from './subscriber.ts';

/** T5: access stays until the end of the paid period. */
export async function cancelSubscription(services: Services, actor: Acting): Promise<void> {
  const { payments, subscriber } = await subscriberFor(services, actor, 'cancel');
  await payments.cancelAtPeriodEnd(subscriber);
  await compareSubscription(services, actor.organizationId);
}
