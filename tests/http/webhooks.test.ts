// @module-tag daily
import { Client } from 'pg';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlePaymentEvent } from '#server/actions/subscription/receive-event.ts';
import { present } from '#tests/support/present.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { type StripeApp, signUpAndPay, signUpToPay, startStripeApp } from '#tests/support/stripe-app.ts';

let place: StripeApp;
let owner: Client;

beforeAll(async () => {
  place = await startStripeApp();
  owner = new Client(place.app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await place.close();
});

const statusOf = async (token: string) =>
  (await place.app.call('GET', '/subscription/status', { token })).json.subscription;
const idOf = ({ body }: { readonly body: string }): string => JSON.parse(body).id;
const kept = async (id: string) =>
  (await owner.query('select type, handled_at, error, payload from payment_events where id = $1', [id]))
    .rows[0];
const minute = 60_000;

describe('an event', () => {
  it('must be signed, by us, for this body', async () => {
    const { customerId } = await signUpToPay(place, 2);
    const event = place.stripe.books.event('invoice.paid', { object: 'invoice', customer: customerId });
    const otherSecret = Stripe.webhooks.generateTestHeaderString({
      payload: event.body,
      secret: 'whsec_other',
    });
    const wrong = [
      { ...event, signature: otherSecret },
      { ...event, signature: 't=1,v1=00' },
      { ...event, signature: '' },
      { body: event.body.replace('invoice.paid', 'invoice.void'), signature: event.signature },
    ];
    for (const one of wrong) expect(await place.deliver(one)).toBe(400);
    expect(await kept(idOf(event))).toBeUndefined();
    const unsigned = await place.app.callAnything('POST', '/webhooks/payments', { body: event.body });
    expect([unsigned.status, unsigned.json.code]).toEqual([400, 'webhook_refused']);
  });

  it('is refused when it is older than five minutes, and taken just before', async () => {
    const { customerId } = await signUpToPay(place, 2);
    const { books } = place.stripe;
    const ago = (ms: number) => new Date(place.app.services.now().getTime() - ms);
    const object = { object: 'invoice', customer: customerId };
    expect(await place.deliver(books.event('invoice.paid', object, ago(5 * minute + 5000)))).toBe(400);
    expect(await place.deliver(books.event('invoice.paid', object, ago(5 * minute - 5000)))).toBe(200);
  });

  it('is refused when it is dated more than five minutes ahead, however its header is written', async () => {
    const { customerId } = await signUpToPay(place, 2);
    const { books } = place.stripe;
    const ahead = (ms: number) => new Date(place.app.services.now().getTime() + ms);
    const object = { object: 'invoice', customer: customerId };
    const future = books.event('invoice.paid', object, ahead(6 * minute));
    expect(await place.deliver(future)).toBe(400);
    const now = Math.floor(place.app.services.now().getTime() / 1000);
    expect(await place.deliver({ ...future, signature: `t=${now},${future.signature}` })).toBe(400);
    expect(await kept(idOf(future))).toBeUndefined();
    expect(await place.deliver(books.event('invoice.paid', object, ahead(4 * minute)))).toBe(200);
  });

  it('is kept word for word; of an unknown kind, nothing is made of it', async () => {
    const event = place.stripe.books.event('radar.early_fraud_warning.created', {
      object: 'x',
      odd: ['é', 1],
    });
    const asked = place.stripe.calls.length;
    expect(await place.deliver(event)).toBe(200);
    expect(await kept(idOf(event))).toMatchObject({
      type: 'radar.early_fraud_warning.created',
      handled_at: expect.any(Date),
      error: null,
      payload: JSON.parse(event.body),
    });
    expect(place.stripe.calls).toHaveLength(asked);
  });

  it('is kept without the characters that nothing keeps, and answered so that it is not said again', async () => {
    const odd = { object: 'x', 'a\u0000': ['b\u0000c', { d: 'e\ud800' }] };
    const event = place.stripe.books.event('radar.early_fraud_warning.created', odd);
    expect(await place.deliver(event)).toBe(200);
    expect((await kept(idOf(event))).payload.data.object).toEqual({
      object: 'x',
      'a\ufffd': ['b\ufffdc', { d: 'e\ufffd' }],
    });
    const nameless = place.stripe.books.event('radar\u0000', { object: 'x' });
    expect(await place.deliver(nameless)).toBe(200);
    expect(await kept(idOf(nameless))).toBeUndefined();
  });

  it('said again is answered with 200, and changes nothing', async () => {
    const { token, customerId } = await signUpAndPay(place, 3);
    const event = place.stripe.books.event('invoice.paid', { object: 'invoice', customer: customerId });
    await place.deliver(event);
    const asked = place.stripe.calls.length;
    for (let again = 0; again < 3; again += 1) expect(await place.deliver(event)).toBe(200);
    expect(place.stripe.calls).toHaveLength(asked);
    const { json: log } = await place.app.call('GET', '/audit-log?action=subscription.activated', { token });
    expect(log).toHaveLength(1);
  });

  it('is asked about, never believed', async () => {
    const { token, customerId, organizationId, subscriptionId } = await signUpAndPay(place, 3);
    const lie = {
      object: 'subscription',
      id: subscriptionId,
      customer: customerId,
      status: 'canceled',
      metadata: { organization_id: organizationId },
      items: { data: [{ quantity: 999 }] },
    };
    await place.deliver(place.stripe.books.event('customer.subscription.deleted', lie));
    expect(await statusOf(token)).toMatchObject({ status: 'active', seats: 3 });
  });

  it('about a customer of another organisation does not touch ours', async () => {
    const ours = await signUpToPay(place, 3);
    const theirs = await signUpToPay(place, 2);
    place.stripe.books.complete(theirs.sessionId);
    const mixed = { object: 'checkout.session', customer: theirs.customerId };
    const event = place.stripe.books.event('checkout.session.completed', {
      ...mixed,
      client_reference_id: ours.organizationId,
    });
    expect(await place.deliver(event)).toBe(200);
    expect((await kept(idOf(event)))?.error).toBe('not the customer of this organisation');
    expect((await statusOf(ours.token)).status).toBe('trial');
  });

  it('that was stored and not handled is handled by its job', async () => {
    const { token, customerId, organizationId, sessionId } = await signUpToPay(place, 3);
    place.stripe.books.complete(sessionId);
    place.stripe.failures.push(500, 500, 500);
    const object = { object: 'checkout.session', customer: customerId, client_reference_id: organizationId };
    const event = place.stripe.books.event('checkout.session.completed', object);
    expect(await place.deliver(event)).toBe(200);
    expect((await kept(idOf(event)))?.handled_at).toBeNull();
    expect((await statusOf(token)).status).toBe('trial');
    const { rows } = await owner.query(
      "select j.id from graphile_worker.jobs j where task_identifier = 'handle-payment-event' and key = $1",
      [`payment-event:${idOf(event)}`],
    );
    expect(rows).toHaveLength(1);
    await handlePaymentEvent(place.app.services, { eventId: idOf(event) });
    expect((await statusOf(token)).status).toBe('active');
    expect(present(await kept(idOf(event))).handled_at).not.toBeNull();
  });
});

describe('a storm of a thousand shuffled duplicates', () => {
  it('ends in what Stripe reports, with one line in the log for each change', async () => {
    const { token, customerId, organizationId, subscriptionId } = await signUpAndPay(place, 5);
    const { books } = place.stripe;
    const metadata = { organization_id: organizationId };
    const kinds = [
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.updated',
      'customer.subscription.deleted',
      'invoice.paid',
      'invoice.payment_failed',
      'charge.succeeded',
    ];
    const events = Array.from({ length: 40 }, (_, place) =>
      books.event(kinds[place % kinds.length] ?? '', { object: 'x', customer: customerId, metadata }),
    );
    books.change(subscriptionId, { quantity: 8, cancelAtPeriodEnd: true });
    const random = seededRandom(8);
    const storm = Array.from({ length: 1000 }, (_, place) => events[place % events.length])
      .flatMap((event) => (event ? [{ event, at: random.below(1_000_000) }] : []))
      .sort((a, b) => a.at - b.at)
      .map(({ event }) => event);
    const asked = place.stripe.calls.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, lane) => {
        const own = storm.filter((_event, place) => place % 20 === lane);
        const statuses: number[] = [];
        for (const event of own) statuses.push(await place.deliver(event));
        return statuses;
      }),
    );
    expect(new Set(answers.flat())).toEqual(new Set([200]));
    // Each is asked about once, whatever the number of its copies.
    expect(place.stripe.calls.length - asked).toBeLessThanOrEqual(events.length);
    expect(await statusOf(token)).toMatchObject({ status: 'cancelled', seats: 8 });
    const { json: log } = await place.app.call('GET', '/audit-log?limit=10', { token });
    const actions = log
      .map(({ action }: { action: string }) => action)
      .filter((one: string) => /^sub/.test(one));
    expect(actions.sort()).toEqual([
      'subscription.activated',
      'subscription.cancelled',
      'subscription.seats_changed',
    ]);
    const ids = events.map(idOf);
    const { rows } = await owner.query(
      'select count(*)::int as n from payment_events where id = any ($1) and handled_at is not null',
      [ids],
    );
    expect(rows[0].n).toBe(40);
  });
});
