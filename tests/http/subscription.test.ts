import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestOrganization } from '#tests/support/organizations.ts';
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
    expect(below.json.error).toBe('Le nombre de places va de 2 (celles qui sont prises) à 1000.');
    for (const wrong of [0, 1001, 2.5, '7', null]) {
      const answer = await update(token, wrong);
      expect([answer.status, answer.json.code], String(wrong)).toEqual([400, 'validation_failed']);
    }
    expect((await status(token)).json.subscription.seats).toBe(5);
  });

  it('are written down once for a change, and not at all without one', async () => {
    const { token } = await signUp(1);
    await update(token, 8);
    await update(token, 8);
    const { json } = await app.call('GET', '/audit-log?action=subscription.seats_changed', { token });
    expect(json).toHaveLength(1);
    expect(json[0].details).toEqual({ seats: ['1', '8'] });
  });
});

describe('after paying', () => {
  it('the subscription is active and the trial over', async () => {
    const { token, organizationId, checkoutId } = await signUp(4);
    await app.call('POST', `/sandbox/checkouts/${organizationId}/${checkoutId}/pay`, {
      body: { card: '4242 4242 4242 4242' },
    });
    const { json } = await status(token);
    expect(json.subscription).toMatchObject({ status: 'active', seats: 4 });
    expect(json.trial).toEqual({ isActive: false, daysRemaining: 0 });
    expect(json.billing.monthlyPrice).toBe(8);
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
