import Stripe from 'stripe';
import { z } from 'zod';
import { Failure } from '#server/failure.ts';
import type { PaymentEvent } from './payments.ts';

/** Both ways: an event of tomorrow could be kept and played when it suits. */
const toleranceSeconds = 5 * 60;
/** In seconds: the end of 2100. */
const latestInstant = 4_133_980_799;

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const metadata = z.object({ organization_id: z.uuid().optional() });

/** Checkouts, subscriptions and invoices each name their organisation in a place of their own. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int().min(0).max(latestInstant),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().optional(),
      customer: idOf.nullish(),
      client_reference_id: z.string().nullish(),
      metadata: metadata.nullish().catch(null),
      parent: z
        .object({ subscription_details: z.object({ metadata: metadata.nullish() }).nullish() })
        .nullish()
        .catch(null),
    }),
  }),
});

/** The scheme is Stripe's own, for the sandbox as well: one way in for both. */
export function readSignedEvent(body: Buffer, signature: string, secret: string, at: Date): PaymentEvent {
  try {
    Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, at.getTime());
  } catch {
    throw new Failure('webhook_refused');
  }
  if (signedAt(signature) > at.getTime() / 1000 + toleranceSeconds) throw new Failure('webhook_refused');
  return readEventPayload(JSON.parse(body.toString('utf8')));
}

/** In seconds; the signature, which was found good, covers it. */
function signedAt(signature: string): number {
  // A header that names several is as late as the latest.
  const named = signature.split(',').filter((part) => part.startsWith('t='));
  return Math.max(...named.map((part) => Number.parseInt(part.slice(2), 10)));
}

export function readEventPayload(payload: unknown): PaymentEvent {
  const parsed = eventSchema.safeParse(payload);
  if (!parsed.success) throw new Failure('webhook_refused');
  const { id, type, created, data } = parsed.data;
  const { object } = data;
  const reference = z.uuid().safeParse(object.client_reference_id).data;
  return {
    id,
    type,
    created: new Date(created * 1000),
    organizationId:
      reference ??
      object.metadata?.organization_id ??
      object.parent?.subscription_details?.metadata?.organization_id ??
      null,
    customerId: object.customer ?? (object.object === 'customer' ? (object.id ?? null) : null),
  };
}

export function signEvent(payload: string, secret: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
