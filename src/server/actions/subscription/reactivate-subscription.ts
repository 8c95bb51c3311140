import type { Acting } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { compareSubscription } from './compare-subscription.ts';
import { subscriberFor } from './subscriber.ts';

/** T5: a cancellation can be taken back until the paid period ends. */
export async function reactivateSubscription(services: Services, actor: Acting): Promise<void> {
  const { payments, subscriber } = await subscriberFor(services, actor, 'reactivate');
  await payments.reactivate(subscriber);
  await compareSubscription(services, actor.organizationId);
}
