import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StripeApp, signUpAndPay, startStripeApp } from '#tests/support/stripe-app.ts';

let place: StripeApp;

beforeAll(async () => {
  place = await startStripeApp();
});
afterAll(() => place.close());

type Buyer = Awaited<ReturnType<typeof signUpAndPay>>;
type Signed = ReturnType<StripeApp['stripe']['books']['event']>;

/** What people do here, and what happens at the provider without us. */
type Step =
  | { readonly do: 'seats'; readonly seats: number }
  | { readonly do: 'cancel' | 'reactivate' | 'fail' | 'settle' | 'end' }
  | { readonly do: 'seats-elsewhere'; readonly seats: number };

const seats = fc.integer({ min: 1, max: 60 });
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('seats' as const), seats }),
  fc.record({ do: fc.constant('seats-elsewhere' as const), seats }),
  fc.record({
    do: fc.constantFrom('cancel' as const, 'reactivate' as const, 'fail' as const, 'settle' as const),
  }),
);
const runArbitrary = fc.record({
  steps: fc.array(stepArbitrary, { minLength: 3, maxLength: 8 }),
  ends: fc.boolean(),
  /** Which of the events so far come again after a step, and where the rest of the order comes from. */
  replays: fc.array(fc.nat({ max: 40 }), { maxLength: 12 }),
  shuffle: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
});

const kinds = {
  seats: ['customer.subscription.updated'],
  'seats-elsewhere': ['customer.subscription.updated'],
  cancel: ['customer.subscription.updated'],
  reactivate: ['customer.subscription.updated'],
  fail: ['invoice.payment_failed', 'customer.subscription.updated'],
  settle: ['invoice.paid', 'customer.subscription.updated'],
  end: ['customer.subscription.deleted'],
} as const;

async function take(step: Step, { token, subscriptionId }: Buyer): Promise<void> {
  const { books } = place.stripe;
  const post = (verb: 'update-seats' | 'cancel' | 'reactivate', body?: object) =>
    place.app.call('POST', `/subscription/${verb}`, { token, ...(body ? { body } : {}) });
  switch (step.do) {
    case 'seats':
      await post('update-seats', { seats: step.seats });
      break;
    case 'cancel':
    case 'reactivate':
      await post(step.do);
      break;
    case 'seats-elsewhere':
      books.change(subscriptionId, { quantity: step.seats });
      break;
    case 'fail':
      books.renew(subscriptionId, false);
      break;
    case 'settle':
      books.settle(subscriptionId);
      break;
    case 'end':
      books.change(subscriptionId, {
        status: 'canceled',
        endedAt: Math.floor(place.app.services.now().getTime() / 1000),
      });
      break;
  }
}

function expected({ subscriptionId }: Buyer): { status: string; seats?: number } {
  const booked = place.stripe.books.subscriptions.get(subscriptionId);
  if (!booked) throw new Error('The subscription is gone.');
  if (booked.status === 'canceled') return { status: 'expired' };
  if (booked.status === 'past_due') return { status: 'past_due', seats: booked.quantity };
  return { status: booked.cancelAtPeriodEnd ? 'cancelled' : 'active', seats: booked.quantity };
}

it('seats, cancellations, failures, replays and shuffles always end in what the provider reports (T7)', async () => {
  await fc.assert(
    fc.asyncProperty(runArbitrary, async ({ steps, ends, replays, shuffle }) => {
      const buyer = await signUpAndPay(place, 5);
      const told: Signed[] = [];
      const waiting: Signed[] = [];
      const chance = () => shuffle.next().value ?? 0;
      for (const step of [...steps, ...(ends ? [{ do: 'end' } as const] : [])]) {
        await take(step, buyer);
        for (const kind of kinds[step.do]) {
          const object = { object: 'subscription', customer: buyer.customerId };
          const metadata = { organization_id: buyer.organizationId };
          waiting.push(place.stripe.books.event(kind, { ...object, metadata }));
        }
        // Some are late, some come in another order, some come again.
        waiting.sort(() => chance() - 0.5);
        const now = waiting.splice(0, Math.floor(chance() * (waiting.length + 1)));
        told.push(...now);
        const again = replays.flatMap((at) => told[at] ?? []);
        await Promise.all([...now, ...again].map((event) => place.deliver(event)));
      }
      await Promise.all(waiting.map((event) => place.deliver(event)));
      const { json } = await place.app.call('GET', '/subscription/status', { token: buyer.token });
      expect(json.subscription).toMatchObject(expected(buyer));
    }),
    { numRuns: 8, seed: 8 },
  );
});
