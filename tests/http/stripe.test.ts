// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { findUserByEmail } from '#server/store/users.ts';
import type { KnownBelow } from '#tests/support/known-calls.ts';
import { present } from '#tests/support/present.ts';
import { type StripeApp, signUpAndPay, signUpToPay, startStripeApp } from '#tests/support/stripe-app.ts';
import type { AnswerTo } from '#tests/support/test-app.ts';

let place: StripeApp;

beforeAll(async () => {
  place = await startStripeApp();
});
afterAll(() => place.close());

const status = async (token: string) => (await place.app.call('GET', '/subscription/status', { token })).json;
const post = <const P extends string>(
  token: string,
  verb: KnownBelow<'/subscription/', 'POST', P>,
  body?: object,
): Promise<AnswerTo<'POST', `/subscription/${P}`>> =>
  place.app.callAnything('POST', `/subscription/${verb}`, { token, ...(body ? { body } : {}) });
const callsTo = (path: string) => place.stripe.calls.filter((call) => call.path === path);

describe('the checkout at Stripe', () => {
  it('names the organisation, the seats, the one price, tax ids and where to return', async () => {
    const { organizationId, customerId, sessionId } = await signUpToPay(place, 7);
    const form = place.stripe.books.sessions.get(sessionId)?.form;
    expect(form).toMatchObject({
      mode: 'subscription',
      customer: customerId,
      client_reference_id: organizationId,
      line_items: { 0: { quantity: '7' } },
      metadata: { organization_id: organizationId },
      subscription_data: { metadata: { organization_id: organizationId } },
      tax_id_collection: { enabled: 'true' },
      automatic_tax: { enabled: 'false' },
      locale: 'fr',
      success_url: `${place.app.config.publicUrl}/onboarding/success?organization_id=${organizationId}`,
      cancel_url: `${place.app.config.publicUrl}/onboarding`,
    });
    expect(place.stripe.books.customers.get(customerId)).toMatchObject({
      metadata: { organization_id: organizationId },
    });
    await signUpToPay(place, 1);
    const prices = callsTo('/v1/prices').filter(({ method }) => method === 'POST');
    expect(prices).toHaveLength(1);
    expect(prices[0]?.form).toMatchObject({
      unit_amount: String(PRICE_PER_USER_CENTS),
      currency: 'eur',
      recurring: { interval: 'month' },
    });
  });

  it('says which version it speaks, and which call it is', async () => {
    await signUpToPay(place, 2);
    const call = callsTo('/v1/checkout/sessions').at(-1);
    expect(call?.headers['stripe-version']).toBe('2026-10-28.endive');
    expect(call?.headers['idempotency-key']).toMatch(/^checkout:[0-9a-f-]{36}$/);
  });

  it('stores nothing when Stripe cannot be reached', async () => {
    place.stripe.failures.push(500, 500, 500);
    const userEmail = `seule.${crypto.randomUUID()}@exemple.fr`;
    const body = { organizationName: 'Seule', userName: 'Une Seule', userEmail, numberOfUsers: 3 };
    const refused = await place.app.call('POST', '/onboarding/create-organization', { body });
    expect([refused.status, refused.json.code]).toEqual([503, 'payment_provider_down']);
    expect(await place.app.services.database.atGate((tx) => findUserByEmail(tx, userEmail))).toBeNull();
  });

  it('is the same page in two tabs, and another one for other seats', async () => {
    const { token, sessionId } = await signUpToPay(place, 3);
    const sessions = place.stripe.books.sessions;
    const [one, two] = await Promise.all([
      post(token, 'checkout', {}),
      post(token, 'checkout', { seats: 3 }),
    ]);
    expect(one.json.url).toBe(two.json.url);
    expect(one.json.url).toContain(sessionId);
    const other = await post(token, 'checkout', { seats: 5 });
    expect(other.json.url).not.toBe(one.json.url);
    expect(sessions.get(sessionId)?.status).toBe('expired');
    expect((await status(token)).subscription.seats).toBe(5);
    await post(token, 'update-seats', { seats: 6 });
    expect(sessions.get(present(other.json.url.split('/').at(-1)))?.status).toBe('expired');
  });
});

describe('a subscription at Stripe', () => {
  it('runs once it is paid, and cannot be bought again', async () => {
    const { token } = await signUpAndPay(place, 4);
    expect(await status(token)).toMatchObject({
      subscription: { status: 'active', seats: 4, readOnly: false, cancelAtPeriodEnd: false },
      can: { checkout: false, cancel: true, reactivate: false, portal: true, changeSeats: true },
      billing: { provider: 'stripe' },
    });
    expect((await post(token, 'checkout', {})).json.code).toBe('already_subscribed');
  });

  it('is known to run before its news arrive, when someone asks to pay again', async () => {
    const { token, sessionId } = await signUpToPay(place, 2);
    place.stripe.books.complete(sessionId);
    expect((await post(token, 'checkout', {})).json.code).toBe('already_subscribed');
    expect((await status(token)).subscription.status).toBe('active');
  });

  it('bought twice is charged once: the later one ends and is paid back with a credit note', async () => {
    const { token, customerId, subscriptionId } = await signUpAndPay(place, 4);
    const { books } = place.stripe;
    const second = books.subscribe(customerId, 4);
    const before = books.creditNotes.length;
    const object = { object: 'invoice', customer: customerId };
    expect(await place.deliver(books.event('invoice.paid', object))).toBe(200);
    expect(books.subscriptions.get(second)?.status).toBe('canceled');
    expect(books.subscriptions.get(subscriptionId)?.status).toBe('active');
    expect(books.creditNotes.slice(before)).toMatchObject([{ refund_amount: '800', reason: 'duplicate' }]);
    expect((await status(token)).subscription).toMatchObject({ status: 'active', seats: 4 });
  });

  it('changes its seats with proration, told before', async () => {
    const { token, subscriptionId } = await signUpAndPay(place, 10);
    const preview = await post(token, 'preview-seats', { seats: 15 });
    expect(preview.json).toMatchObject({ seats: 15, monthlyPriceCents: 3000, prorationCents: 1000 });
    expect(preview.json.nextInvoiceCents).toBe(4000);
    expect((await status(token)).subscription.seats).toBe(10);
    expect((await post(token, 'update-seats', { seats: 15 })).json.subscription.seats).toBe(15);
    expect(place.stripe.books.subscriptions.get(subscriptionId)?.quantity).toBe(15);
    const change = callsTo(`/v1/subscriptions/${subscriptionId}`).findLast(({ method }) => method === 'POST');
    expect(change?.form).toMatchObject({ proration_behavior: 'create_prorations' });
    const { json: log } = await place.app.call('GET', '/audit-log?action=subscription.seats_changed', {
      token,
    });
    expect(log).toMatchObject([{ actor: { name: 'Maël Le Bihan' }, details: { seats: ['10', '15'] } }]);
  });

  it('keeps its seats when Stripe does not take fewer', async () => {
    const { token } = await signUpAndPay(place, 10);
    place.stripe.failures.push(500, 500, 500);
    expect((await post(token, 'update-seats', { seats: 4 })).json.code).toBe('payment_provider_down');
    expect((await status(token)).subscription.seats).toBe(10);
  });

  it('is cancelled at the end of its period, and taken up again', async () => {
    const { token, subscriptionId } = await signUpAndPay(place, 2);
    const cancelled = await post(token, 'cancel');
    expect(cancelled.json).toMatchObject({
      subscription: { status: 'cancelled', cancelAtPeriodEnd: true, readOnly: false },
      banner: { kind: 'cancelled', accessUntil: cancelled.json.subscription.accessUntil },
      can: { cancel: false, reactivate: true },
    });
    expect(place.stripe.books.subscriptions.get(subscriptionId)?.cancelAtPeriodEnd).toBe(true);
    expect((await post(token, 'cancel')).json.code).toBe('subscription_not_active');
    expect((await post(token, 'reactivate')).json.subscription.status).toBe('active');
    expect((await post(token, 'reactivate')).json.code).toBe('subscription_not_cancelled');
    const { json: log } = await place.app.call('GET', '/audit-log', { token });
    const actions = log.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 3)).toEqual([
      'subscription.reactivated',
      'subscription.cancelled',
      'subscription.activated',
    ]);
  });

  it('lists its invoices with their files, and opens the portal', async () => {
    const { token, customerId, subscriptionId } = await signUpAndPay(place, 2);
    place.stripe.books.renew(subscriptionId, false);
    const { json } = await place.app.call('GET', '/subscription/invoices', { token });
    expect(json).toMatchObject([
      { amountCents: 400, status: 'open', payUrl: expect.stringContaining('https://invoice.stripe.test/') },
      { amountCents: 400, status: 'paid', payUrl: null, pdfUrl: expect.stringMatching(/\.pdf$/) },
    ]);
    expect((await post(token, 'portal')).json.url).toBe(`https://billing.stripe.test/${customerId}`);
  });
});
