import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOrganization } from '#server/actions/organizations/end-organization.ts';
import { endSubscription } from '#server/actions/organizations/end-subscription.ts';
import { forgetVisitors } from '#server/actions/site-messages/forget-visitors.ts';
import { keepSessions } from '#tests/support/leave-company.ts';
import { type StripeApp, signUpAndPay, startStripeApp } from '#tests/support/stripe-app.ts';

const day = 24 * 60 * 60 * 1000;

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

it('a closing ends the subscription, taking it back takes that back, and the end leaves no address (V20, V21)', async () => {
  const { app, stripe } = place;
  const { token, organizationId, customerId, subscriptionId } = await signUpAndPay(place, 3);
  const job = { organizationId };
  await keepSessions(owner);
  const close = () => app.call('POST', '/organization/close', { token, body: { name: 'Voiles et Vents' } });
  const status = async () =>
    (await app.call('GET', '/subscription/status', { token })).json.subscription.status;
  const events = async () =>
    (await owner.query('select from payment_events where payload::text like $1', [`%${customerId}%`]))
      .rowCount;

  expect((await close()).status).toBe(200);
  await endSubscription(app.services, job);
  await endSubscription(app.services, job);
  expect(await status()).toBe('cancelled');
  expect((await app.call('GET', '/subscription/invoices', { token })).status).toBe(200);
  expect((await app.call('DELETE', '/organization/close', { token })).status).toBe(200);
  await endSubscription(app.services, job);
  expect(await status()).toBe('active');

  expect((await close()).status).toBe(200);
  await endSubscription(app.services, job);
  expect(await events()).toBeGreaterThan(0);
  app.advance(7 * day);
  // The provider is out of reach: nothing is erased that nobody could end any more.
  stripe.failures.push(500, 500, 500, 500);
  await expect(endOrganization(app.services, job)).rejects.toThrow();
  stripe.failures.length = 0;
  expect((await owner.query('select from users where organization_id = $1', [organizationId])).rowCount).toBe(
    1,
  );
  await endOrganization(app.services, job);
  expect(stripe.books.customers.get(customerId)).toMatchObject({ name: 'Voiles et Vents', email: '' });
  const ended = stripe.calls.filter(
    ({ method, path }) => method === 'DELETE' && path === `/v1/subscriptions/${subscriptionId}`,
  );
  expect(ended).toHaveLength(1);
  expect(await events()).toBe(0);
  const { rows } = await owner.query('select company, customer_id from organization_certificates');
  expect(rows).toEqual([{ company: 'Voiles et Vents', customer_id: customerId }]);

  // What the provider still has to say is kept until the night.
  const object = { object: 'subscription', customer: customerId, id: subscriptionId };
  expect(await place.deliver(stripe.books.event('customer.subscription.deleted', object))).toBe(200);
  expect(await events()).toBe(1);
  await forgetVisitors(app.services);
  expect(await events()).toBe(0);
});
