// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { productionEnv } from '#tests/support/production-env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const trial = (change: Record<string, unknown> = {}) => ({
  organizationName: 'Boulangerie Le Pétrin',
  userName: 'Maëlle Kerouédan',
  userEmail: uniqueEmail('maelle'),
  numberOfUsers: 1,
  ...change,
});
const signUp = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/onboarding/create-organization', { body, headers });
const organizationOf = (token: string, id: string) =>
  app.call('GET', `/onboarding/organization/${id}`, { token });

describe('the free trial', () => {
  it('creates an organisation, its admin and a session in one call', async () => {
    const body = trial();
    const { status, json } = await signUp(body);
    expect(status).toBe(200);
    expect(json).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{64}$/),
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: body.userEmail,
        name: 'Maëlle Kerouédan',
        role: 'admin',
      },
      organization: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Boulangerie Le Pétrin',
        timeZone: 'Europe/Paris',
      },
      checkout: null,
    });
    const organization = await organizationOf(json.token, json.organization.id);
    expect(organization.json).toMatchObject({
      name: 'Boulangerie Le Pétrin',
      timeZone: 'Europe/Paris',
      holidayZone: 'metropole',
      seats: 1,
      subscription: { status: 'trial' },
      users: [json.user],
    });
  });

  it('is confirmed by opening the link of the welcome mail, once', async () => {
    const body = trial();
    const { json } = await signUp(body);
    const me = (token: string) => app.call('GET', '/auth/me', { token });
    expect((await me(json.token)).json.user.confirmed).toBe(false);
    const mail = await app.mailbox.waitFor(body.userEmail);
    expect(mail.subject).toBe('Boulangerie Le Pétrin est prête sur Relâche\u00a0: confirmez votre adresse');
    expect(mail.text).toContain('Bienvenue Maëlle');
    const token = loginTokenIn(mail);
    const opened = await app.call('POST', '/auth/verify', { body: { token } });
    expect(opened.status).toBe(200);
    expect((await me(opened.json.token)).json.user.confirmed).toBe(true);
    expect((await app.call('POST', '/auth/verify', { body: { token } })).status).toBe(401);
  });

  it('welcomes in the language of the visitor', async () => {
    const body = trial();
    const { json } = await signUp(body, { 'accept-language': 'en-GB' });
    expect((await app.mailbox.waitFor(body.userEmail)).subject).toBe(
      'Boulangerie Le Pétrin is ready on Relâche: confirm your address',
    );
    expect((await app.call('GET', '/auth/me', { token: json.token })).json.user.language).toBe('en');
  });

  it('takes names in any alphabet, up to two hundred characters, and folds pasted spaces', async () => {
    const long = 'é'.repeat(200);
    const { json } = await signUp(
      trial({
        organizationName: `  ${long}\u00a0 `,
        userName: '\tZoë  Nguyễn 山田\n',
        userEmail: ` ${uniqueEmail('zoe')} `,
      }),
    );
    expect(json.organization.name).toBe(long);
    expect(json.user.name).toBe('Zoë Nguyễn 山田');
    expect((await signUp(trial({ organizationName: `${long}é` }))).json.fields).toEqual({
      organizationName: 'Ce texte est trop long',
    });
  });

  it.each([
    [{ organizationName: '  ' }, 'organizationName', 'Veuillez remplir tous les champs obligatoires'],
    [{ userName: undefined }, 'userName', 'Veuillez remplir tous les champs obligatoires'],
    [{ userEmail: '' }, 'userEmail', 'Veuillez remplir tous les champs obligatoires'],
    [{ userEmail: 'maelle' }, 'userEmail', 'Veuillez entrer une adresse email valide'],
    [{ userEmail: 'a@b' }, 'userEmail', 'Veuillez entrer une adresse email valide'],
    [{ numberOfUsers: 0 }, 'numberOfUsers', 'Indiquez un nombre d’utilisateurs entre 1 et 1\u00a0000'],
    [{ numberOfUsers: 1001 }, 'numberOfUsers', 'Indiquez un nombre d’utilisateurs entre 1 et 1\u00a0000'],
    [{ numberOfUsers: 2.5 }, 'numberOfUsers', 'Indiquez un nombre d’utilisateurs entre 1 et 1\u00a0000'],
    [{ plan: 'gold' }, 'plan', 'Cette valeur n’est pas valable'],
  ])('says what is wrong with %j', async (change, field, sentence) => {
    const { status, json } = await signUp(trial(change));
    expect(status).toBe(400);
    expect(json).toEqual({ error: sentence, code: 'validation_failed', fields: { [field]: sentence } });
  });

  it('has fifty seats at most, with the way to us for more', async () => {
    const { status, json } = await signUp(trial({ plan: 'trial', numberOfUsers: 1000 }));
    expect([status, json.code, json.details]).toEqual([
      409,
      'trial_seats_limit',
      { max: 50, contact: '/contact' },
    ]);
    expect(json.fields.numberOfUsers).toContain('50\u00a0utilisateurs au plus');
    expect((await signUp(trial({ plan: 'trial', numberOfUsers: 50 }))).status).toBe(200);
  });

  it('refuses an address that has an account, in whatever case', async () => {
    const body = trial();
    await signUp(body);
    const again = await signUp(trial({ userEmail: body.userEmail.toUpperCase() }));
    const sentence = 'Un compte existe déjà avec cette adresse';
    expect(again.status).toBe(409);
    expect(again.json).toEqual({ error: sentence, code: 'email_taken', fields: { userEmail: sentence } });
  });

  it('lets one of two simultaneous sign-ups with one address win', async () => {
    const body = trial();
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('the paid plan', () => {
  const pageOf = (checkout: { url: string }) => new URL(checkout.url).pathname;

  it('leads to a page that pays once, and only then is the subscription active', async () => {
    const { json } = await signUp(trial({ organizationName: 'Dupont & <Fils>', numberOfUsers: 5 }));
    const path = pageOf(present(json.checkout));
    const status = async () =>
      (await organizationOf(json.token, json.organization.id)).json.subscription.status;

    const page = await fetch(`${app.url}${path}`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(html).toContain('Paiement d’essai');
    for (const part of ['Dupont &amp; &lt;Fils&gt;', '<dd>5</dd>', '<dd>10\u00a0€/mois</dd>']) {
      expect(html).toContain(part);
    }
    expect(await status()).toBe('trial');

    const pay = (card: string) =>
      fetch(`${app.url}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ card }) });
    const refused = await pay('4000 0000 0000 0002');
    expect(await refused.text()).toContain('La carte a été refusée.');
    expect(await status()).toBe('trial');
    const answers = await Promise.all([pay('4242 4242 4242 4242'), pay('4242424242424242')]);
    const success = `${app.url}/onboarding/success?organization_id=${json.organization.id}`;
    for (const answer of answers) expect(answer.headers.get('location')).toBe(success);
    expect(await status()).toBe('active');
    const again = await fetch(`${app.url}${path}`, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe(success);
    const invoices = await app.call('GET', '/subscription/invoices', { token: json.token });
    expect(invoices.json).toMatchObject([{ amountCents: 1000, status: 'paid' }]);

    const { json: log } = await app.call('GET', '/audit-log?action=subscription.activated', {
      token: json.token,
    });
    expect(log).toMatchObject([{ actor: null, details: { seats: 5 } }]);
  });

  it('is chosen by name or by more than one user', async () => {
    const checkoutOf = async (change: object) => (await signUp(trial({ ...change }))).json.checkout;
    expect(await checkoutOf({ plan: 'paid' })).not.toBeNull();
    expect(await checkoutOf({ numberOfUsers: 2 })).not.toBeNull();
    expect(await checkoutOf({ plan: 'trial', numberOfUsers: 20 })).toBeNull();
  });

  it('opens fifty seats until it is paid, and all that were ordered then', async () => {
    const { json } = await signUp(trial({ plan: 'paid', numberOfUsers: 60 }));
    const seats = async () => (await organizationOf(json.token, json.organization.id)).json.seats;
    expect(await seats()).toBe(50);
    const body = new URLSearchParams({ card: '4242424242424242' });
    await fetch(present(json.checkout).url, { method: 'POST', redirect: 'manual', body });
    expect(await seats()).toBe(60);
  });

  it('has no page for an order that nobody placed', async () => {
    const { json } = await signUp(trial({ plan: 'paid' }));
    const foreign = await createTestOrganization(app.services);
    const checkoutId = pageOf(present(json.checkout)).split('/').at(-1);
    for (const path of [
      `${foreign.id}/${checkoutId}`,
      `${json.organization.id}/${crypto.randomUUID()}`,
      'a/b',
    ]) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${app.url}/api/sandbox/checkout/${path}`, { method });
        expect(answer.status, `${method} ${path}`).toBe(404);
      }
    }
  });

  it('has no sandbox in production', async () => {
    const production = await startTestApp({ env: { ...productionEnv, WORKER: 'off' } });
    try {
      const place = `${crypto.randomUUID()}/${crypto.randomUUID()}`;
      for (const path of [
        `/sandbox/checkout/${place}`,
        `/sandbox/checkouts/${place}`,
        `/sandbox/portal/${place}`,
      ]) {
        expect((await production.callAnything('GET', path)).status, path).toBe(404);
      }
    } finally {
      await production.close();
    }
  });
});

describe('the page one returns to', () => {
  it('shows one’s own organisation and no other', async () => {
    const { admin, id } = await createTestOrganization(app.services);
    const other = await createTestOrganization(app.services);
    expect((await organizationOf(admin.token, id)).json.users).toEqual([
      { id: admin.id, email: admin.email, name: admin.name, role: 'admin' },
    ]);
    expect((await organizationOf(admin.token, other.id)).status).toBe(404);
    expect((await organizationOf(admin.token, 'nowhere')).status).toBe(404);
  });
});
