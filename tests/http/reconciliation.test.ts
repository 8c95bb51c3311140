import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileOrganization } from '#server/actions/subscription/reconcile.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { type StripeApp, signUpAndPay, signUpToPay, startStripeApp } from '#tests/support/stripe-app.ts';

let place: StripeApp;

beforeAll(async () => {
  place = await startStripeApp();
});
afterAll(() => place.close());

const statusOf = async (token: string) =>
  (await place.app.call('GET', '/subscription/status', { token })).json.subscription;
const mendedOf = async (token: string) =>
  (await place.app.call('GET', '/audit-log?action=subscription.mended', { token })).json;
const metric = async (name: string) => {
  const { text } = await place.app.callAnything('GET', '/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

describe('the nightly comparison', () => {
  it('leaves alone what is in step, and says nothing', async () => {
    const { token, organizationId } = await signUpAndPay(place, 3);
    await reconcileOrganization(place.app.services, { organizationId });
    expect(await mendedOf(token)).toEqual([]);
    const unpaid = await signUpToPay(place, 2);
    await reconcileOrganization(place.app.services, unpaid);
    expect((await statusOf(unpaid.token)).status).toBe('trial');
  });

  it('mends seats and status that no event told of, and writes it down', async () => {
    const { token, organizationId, subscriptionId } = await signUpAndPay(place, 3);
    place.stripe.books.change(subscriptionId, { quantity: 9 });
    place.stripe.books.renew(subscriptionId, false);
    await reconcileOrganization(place.app.services, { organizationId });
    expect(await statusOf(token)).toMatchObject({ status: 'past_due', seats: 9 });
    expect(await mendedOf(token)).toMatchObject([
      { actor: null, details: { status: ['active', 'past_due'], seats: ['3', '9'] } },
    ]);
    place.stripe.books.settle(subscriptionId);
    await reconcileOrganization(place.app.services, { organizationId });
    expect((await statusOf(token)).status).toBe('active');
  });

  it('ends what the provider no longer knows', async () => {
    const { token, organizationId, subscriptionId } = await signUpAndPay(place, 3);
    place.stripe.books.subscriptions.delete(subscriptionId);
    await reconcileOrganization(place.app.services, { organizationId });
    expect((await statusOf(token)).status).toBe('expired');
  });

  it('tells the operator what it cannot compare, until it can', async () => {
    const { organizationId } = await signUpAndPay(place, 3);
    expect(await metric('subscriptions_out_of_step')).toBe(0);
    place.stripe.failures.push(500, 500, 500);
    await expect(reconcileOrganization(place.app.services, { organizationId })).rejects.toThrow(
      'payment_provider_down',
    );
    expect(await metric('subscriptions_out_of_step')).toBe(1);
    expect(place.app.logs.some((line) => line.includes('cannot be compared with the provider'))).toBe(true);
    await reconcileOrganization(place.app.services, { organizationId });
    expect(await metric('subscriptions_out_of_step')).toBe(0);
  });

  it('has nothing to do for an organisation that never bought anything', async () => {
    const { id, admin } = await createTestOrganization(place.app.services);
    const asked = place.stripe.calls.length;
    await reconcileOrganization(place.app.services, { organizationId: id });
    expect(place.stripe.calls).toHaveLength(asked);
    expect((await statusOf(admin.token)).status).toBe('trial');
  });
});
