// @module-tag daily
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '#tests/support/live-ear.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface SignedUp {
  readonly token: string;
  readonly organizationId: string;
  readonly checkoutId: string;
}

async function signUp(numberOfUsers: number): Promise<SignedUp> {
  const { json } = await app.call('POST', '/onboarding/create-organization', {
    body: {
      organizationName: 'Voiles et Vents',
      userName: 'Maël Le Bihan',
      userEmail: `mael.${crypto.randomUUID()}@exemple.fr`,
      numberOfUsers,
    },
  });
  const checkoutId = json.checkout?.url.split('/').at(-1) ?? '';
  return { token: json.token, organizationId: json.organization.id, checkoutId };
}

const status = (token: string) => app.call('GET', '/subscription/status', { token });
const update = (token: string, seats: unknown) =>
  app.call('POST', '/subscription/update-seats', { token, body: { seats } });

describe('seats during the trial', () => {
  it('start at one, are raised freely, and let people in', async () => {
    const { token } = await signUp(1);
    expect((await status(token)).json).toEqual({
      subscription: {
        status: 'trial',
        seats: 1,
        usedSeats: 1,
        remainingSeats: 0,
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        accessUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        graceUntil: null,
        readOnly: false,
      },
      organization: { name: 'Voiles et Vents' },
      trial: { isActive: true, daysRemaining: 14 },
      billing: {
        monthlyPrice: 2,
        pricePerUser: 2,
        monthlyPriceCents: 200,
        pricePerUserCents: 200,
        provider: 'sandbox',
      },
      banner: { kind: 'trial', daysRemaining: 14, urgent: false },
      can: { checkout: true, cancel: false, reactivate: false, portal: false, changeSeats: true },
    });
    const guest = { name: 'Ana Gil', email: `ana.${crypto.randomUUID()}@exemple.fr` };
    const invite = () => app.call('POST', '/users', { token, body: guest });
    expect((await invite()).json.code).toBe('seat_limit_reached');
    expect((await update(token, 3)).json.subscription).toMatchObject({ seats: 3, remainingSeats: 2 });
    expect((await invite()).status).toBe(200);
  });

  it('never go below those in use, nor above a thousand', async () => {
    const { token } = await signUp(1);
    await update(token, 5);
    await app.call('POST', '/users', {
      token,
      body: { name: 'Ana', email: `a.${crypto.randomUUID()}@exemple.fr` },
    });
    const below = await update(token, 1);
    expect(below.status).toBe(409);
    expect(below.json.error).toBe('Le nombre de places va de 2 (celles qui sont prises) à 50.');
    for (const wrong of [0, 1001, 2.5, '7', null]) {
      const answer = await update(token, wrong);
      expect([answer.status, answer.json.code], String(wrong)).toEqual([400, 'validation_failed']);
    }
    expect((await status(token)).json.subscription.seats).toBe(5);
  });

  it('are fifty at most before a payment, with the way to us for more; an order may have more', async () => {
    const { token } = await signUp(1);
    expect((await update(token, 50)).status).toBe(200);
    for (const change of [update(token, 51), update(token, 1000)]) {
      const { status: refused, json } = await change;
      expect([refused, json.code, json.details]).toEqual([
        409,
        'trial_seats_limit',
        { max: 50, contact: '/contact' },
      ]);
    }
    const order = await app.call('POST', '/subscription/checkout', { token, body: { seats: 60 } });
    expect(order.status).toBe(200);
    expect((await status(token)).json.subscription.seats).toBe(50);
    const again = await app.call('POST', '/subscription/checkout', { token, body: {} });
    expect(again.json.url).toBe(order.json.url);
  });

  it('are written down once for a change, and not at all without one', async () => {
    const { token } = await signUp(1);
    await update(token, 8);
    await update(token, 8);
    const { json } = await app.call('GET', '/audit-log?action=subscription.seats_changed', { token });
    expect(json).toHaveLength(1);
    expect(json[0]?.details).toEqual({ seats: ['1', '8'] });
  });
});

const payAt = (url: string, card = '4242 4242 4242 4242') => {
  const [organizationId, sessionId] = url.split('/').slice(-2);
  return app.call('POST', `/sandbox/checkouts/${organizationId}/${sessionId}/pay`, { body: { card } });
};

/** Asked for by several tabs at the same moment, by an organisation that the provider does not know yet. */
async function onePageFor(token: string): Promise<string> {
  const ask = () => app.call('POST', '/subscription/checkout', { token, body: { seats: 3 } });
  const tabs = await Promise.all([1, 2, 3, 4].map(ask));
  const [url, ...others] = new Set(tabs.map(({ json }) => json.url));
  expect(others).toEqual([]);
  return present(url);
}

describe('paying', () => {
  it('makes the subscription active, and the trial is over', async () => {
    const { token, organizationId, checkoutId } = await signUp(4);
    const ear = await listen(app.url, token);
    await ear.waitFor('ready');
    await payAt(`${organizationId}/${checkoutId}`);
    await ear.waitFor('change', 'subscription');
    await ear.leave();
    const { json } = await status(token);
    expect(json.subscription).toMatchObject({ status: 'active', seats: 4 });
    expect(json.trial).toEqual({ isActive: false, daysRemaining: 0 });
    expect(json.billing.monthlyPrice).toBe(8);
  });

  it('is possible later for whoever left the page, on one page whatever the number of tabs', async () => {
    const { token } = await signUp(1);
    const checkout = (body: object) => app.call('POST', '/subscription/checkout', { token, body });
    const old = await onePageFor(token);
    const { json } = await checkout({ seats: 4 });
    expect((await payAt(old)).json.code).toBe('checkout_closed');
    const paid = await Promise.all([payAt(json.url), payAt(json.url)]);
    expect(paid.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const invoices = await app.call('GET', '/subscription/invoices', { token });
    expect(invoices.json).toMatchObject([{ number: 'TEST-0001', amountCents: 800, status: 'paid' }]);
    expect((await checkout({})).json.code).toBe('already_subscribed');
  });

  it('is on one page in whatever order the tabs are served', async () => {
    for (const attempt of [1, 2, 3, 4, 5]) {
      const { token } = await signUp(1);
      expect(await onePageFor(token), `attempt ${attempt}`).toContain('/sandbox/');
    }
  });

  it('is given to every tab, also when they order different numbers of seats', async () => {
    const { token } = await signUp(1);
    const ask = (seats: number) => app.call('POST', '/subscription/checkout', { token, body: { seats } });
    const tabs = await Promise.all([2, 3, 4, 5, 6, 2, 3, 4, 5, 6].map(ask));
    expect(tabs.map(({ status }) => status)).toEqual(tabs.map(() => 200));
  });

  it('is given to a tab whose faster neighbour lost its page to a third', async () => {
    const { token, organizationId } = await signUp(1);
    const { payments, database } = app.services;
    if (!payments) throw new Error('Nothing takes money here.');
    const ask = (seats: number) => app.call('POST', '/subscription/checkout', { token, body: { seats } });
    const { openCheckout, closeCheckout } = payments;
    // The neighbour comes while the first waits for the provider; the third before the first looks who was faster.
    vi.spyOn(payments, 'openCheckout').mockImplementationOnce(async (order) => {
      expect((await ask(3)).status).toBe(200);
      return openCheckout(order);
    });
    vi.spyOn(payments, 'closeCheckout').mockImplementationOnce(async (...page) => {
      await database.inOrganization(organizationId, (tx) =>
        tx.execute(sql`update checkouts set closed_at = now()`),
      );
      return closeCheckout(...page);
    });
    const { status, json } = await ask(2);
    vi.restoreAllMocks();
    expect([status, json.url]).toEqual([200, expect.stringContaining('/sandbox/')]);
  });

  it('knows cards that are refused, that ask, and that are no cards', async () => {
    const { token } = await signUp(2);
    const { json } = await app.call('POST', '/subscription/checkout', { token, body: {} });
    const [organizationId, sessionId] = json.url.split('/').slice(-2);
    const place = `/sandbox/checkouts/${organizationId}/${sessionId}` as const;
    expect((await payAt(json.url, '4000 0000 0000 0002')).json.code).toBe('card_refused');
    expect((await payAt(json.url, '4111 1111 1111 1111')).json.code).toBe('card_refused');
    expect((await payAt(json.url, '4242')).json.fields).toEqual({
      card: 'Un numéro de carte compte 16\u00a0chiffres',
    });
    expect((await payAt(json.url, '4000 0025 0000 3155')).json.state).toBe('confirming');
    const confirm = (accept: boolean) => app.call('POST', `${place}/confirm`, { body: { accept } });
    expect((await confirm(false)).json.code).toBe('card_refused');
    expect((await app.call('GET', place)).json).toMatchObject({
      state: 'open',
      seats: 2,
      monthlyPriceCents: 400,
    });
    expect((await status(token)).json.subscription.status).toBe('trial');
  });

  it('changes seats for the rest of the month on the next invoice, told before', async () => {
    const { token, organizationId, checkoutId } = await signUp(10);
    await payAt(`${organizationId}/${checkoutId}`);
    const preview = await app.call('POST', '/subscription/preview-seats', { token, body: { seats: 15 } });
    expect(preview.json).toMatchObject({ seats: 15, monthlyPriceCents: 3000, prorationCents: 1000 });
    expect(preview.json.nextInvoiceCents).toBe(4000);
    expect((await update(token, 15)).json.subscription.seats).toBe(15);
    const portal = await app.call('POST', '/subscription/portal', { token });
    await fetch(portal.json.url, { method: 'POST', body: new URLSearchParams({ step: 'end-month' }) });
    const invoices = await app.call('GET', '/subscription/invoices', { token });
    expect(invoices.json.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([
      4000, 2000,
    ]);
  });
});

describe('usage', () => {
  it('counts this month’s requests and the people who joined', async () => {
    const organization = await createTestOrganization(app.services);
    const person = await organization.add('employee');
    await app.call('POST', '/leave-requests', {
      token: person.token,
      body: { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' },
    });
    const { json } = await app.call('GET', '/subscription/usage', { token: organization.admin.token });
    expect(json.usage).toEqual({
      totalRequestsThisMonth: 1,
      pendingRequests: 1,
      approvedRequestsThisMonth: 0,
      activeUsers: 2,
    });
    expect(json.users.map(({ role }: { role: string }) => role)).toEqual(['admin', 'employee']);
  });
});

describe('the trial', () => {
  it('is counted in days of the organisation’s own calendar', async () => {
    const organization = await createTestOrganization(app.services, { trialEnds: true });
    const { token } = organization.admin;
    const first = (await status(token)).json.trial.daysRemaining;
    app.advance(5 * 24 * 60 * 60 * 1000);
    expect((await status(token)).json.trial).toEqual({ isActive: true, daysRemaining: first - 5 });
    app.advance(9 * 24 * 60 * 60 * 1000);
    expect((await status(token)).json.trial).toEqual({ isActive: false, daysRemaining: 0 });
  });
});
