import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { codeOf, enrol, openLink } from '#tests/support/authenticator.ts';
import type { KnownPath } from '#tests/support/known-calls.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
} from '#tests/support/organizations.ts';
import { mailAbout, TestBrowser } from '#tests/support/passkeys.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
  await enrol(app, organization.admin);
});
afterAll(() => app.close());

const today = () => dayOfInstant(app.services.now().getTime(), 'Europe/Paris');
const setPolicy = (secondFactor: string, from: string | null) =>
  app.call('PUT', '/organization/login-policy', {
    token: organization.admin.token,
    body: { secondFactor, from },
  });
const works = async (token: string): Promise<boolean> =>
  (await app.call('GET', '/balances/me', { token })).status === 200;

it('a passkey is a second factor where it is used, and a link alone is none (I10)', async () => {
  const person = await organization.add('employee', 'Nina Prête');
  const browser = new TestBrowser(app);
  expect((await browser.makePasskey(person.token)).status).toBe(200);
  const { json: policy } = await setPolicy('everyone', today());
  expect(policy.people).toContainEqual(expect.objectContaining({ name: 'Nina Prête', ready: true }));
  const byLink = (await openLink(app, person.email)).json;
  expect(byLink.next).toBeUndefined();
  expect(await works(byLink.token)).toBe(false);
  const factors = await app.call('GET', '/auth/second-factor', { token: byLink.token });
  expect(factors.json).toMatchObject({ app: null, passkeys: 1 });
  const byPasskey = (await browser.logIn()).json;
  expect(await works(byPasskey.token)).toBe(true);
  // I36: whoever has the mailbox alone sets up nothing of their own, and no code by mail helps them.
  const intrude = async <const P extends string>(path: KnownPath<'POST', P>, body?: object) => {
    const { status, json } = await app.call('POST', path, { token: byLink.token, ...(body ? { body } : {}) });
    return [status, json.code];
  };
  expect(factors.json.mailCode).toBe(false);
  expect(await intrude('/auth/step-up/mail')).toEqual([403, 'forbidden']);
  expect(await intrude('/auth/totp/start')).toEqual([403, 'passkey_needed']);
  expect(await intrude('/auth/totp/confirm', { code: '123456' })).toEqual([403, 'passkey_needed']);
  expect(await intrude('/auth/passkeys/options')).toEqual([403, 'second_factor_needed']);
  expect((await openLink(app, person.email)).json.next).toBeUndefined();
  expect((await browser.logIn()).status).toBe(200);
  // Removed while the session lasts, it counts no more; the app opens everything again.
  const { json } = await app.call('GET', '/auth/passkeys', { token: byPasskey.token });
  const path = `/auth/passkeys/${json.passkeys[0]?.id}` as const;
  expect((await app.call('DELETE', path, { token: byPasskey.token })).status).toBe(200);
  expect(await works(byPasskey.token)).toBe(false);
  await enrol(app, byPasskey);
  expect(await works(byPasskey.token)).toBe(true);
  await setPolicy('off', null);
});

it('who comes by a passkey is asked for no code, and has proven who they are (I11, I13)', async () => {
  const person = await organization.add('employee');
  const browser = new TestBrowser(app);
  await browser.makePasskey(person.token);
  await enrol(app, person);
  const { status, json } = await browser.logIn();
  expect([status, 'next' in json]).toEqual([200, false]);
  const body = { name: 'Paie', kind: 'personal', scopes: ['organization.read'] };
  expect((await app.call('POST', '/api-keys', { token: json.token, body })).status).toBe(200);
});

it('who has a passkey and no app proves who they are by a code from their mailbox (I11)', async () => {
  const person = await organization.add('employee');
  const browser = new TestBrowser(app);
  await browser.makePasskey(person.token);
  const { token } = (await browser.logIn()).json;
  expect((await app.call('POST', '/auth/step-up/mail', { token })).status).toBe(200);
  await mailAbout(app, person.email, 'Votre code de vérification Relâche');
  expect((await app.call('POST', '/auth/recovery-codes', { token })).status).toBe(404);
});

it('a passkey proves who is there at an open screen, its owner and nobody else (I11)', async () => {
  const person = await organization.add('employee');
  const colleague = await organization.add('employee');
  const browser = new TestBrowser(app);
  const other = new TestBrowser(app);
  await browser.makePasskey(person.token);
  await other.makePasskey(colleague.token);
  const token = await openTestSession(app.services, organization.id, person.id, app.services.now());
  const makeKey = async () => {
    const body = { name: 'Paie', kind: 'personal', scopes: ['organization.read'] };
    return (await app.call('POST', '/api-keys', { token, body })).json.code ?? 'made';
  };
  app.advance(11 * 60_000);
  expect(await makeKey()).toBe('fresh_proof_needed');
  const refused = await other.prove(token);
  expect([refused.status, refused.json.code]).toEqual([422, 'passkey_not_yours']);
  const unseen = await browser.prove(token, { verified: false });
  expect([unseen.status, unseen.json.code]).toEqual([422, 'passkey_unverified']);
  expect(await makeKey()).toBe('fresh_proof_needed');

  const { json: options } = await browser.call('POST', '/auth/passkeys/login/options');
  const body = browser.device.answer(options);
  const proven = await browser.call('POST', '/auth/step-up/passkey', { token, body });
  expect(proven.status, proven.text).toBe(200);
  expect(await makeKey()).toBe('made');
  // What was answered once proves nothing twice.
  const again = await browser.call('POST', '/auth/step-up/passkey', { token, body });
  expect(again.json.code).toBe('passkey_not_yours');
  app.advance(11 * 60_000);
  expect(await makeKey()).toBe('fresh_proof_needed');
});

it('a browser is known, and told of, once the code has opened the session and not before (I9, I16)', async () => {
  const person = await organization.add('employee');
  const subject = 'Connexion à Relâche depuis un nouveau navigateur';
  const { secret } = await enrol(app, person);
  const logIn = async () => {
    const asked = await openLink(app, person.email);
    expect(asked.json.next).toBe('second-factor');
    expect(asked.headers.get('set-cookie')).toBeNull();
    app.advance(30_000);
    const body = { ticket: asked.json.ticket, code: codeOf(secret, app.services.now()), trust: true };
    return app.call('POST', '/auth/second-factor', { body });
  };
  const first = await logIn();
  expect(first.status, first.text).toBe(200);
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(cookies.sort()).toEqual(['relache_browser', `relache_device_${person.id.slice(0, 8)}`]);
  expect((await app.mailbox.to(person.email)).filter((mail) => mail.subject === subject)).toEqual([]);
  expect((await logIn()).status).toBe(200);
  expect((await mailAbout(app, person.email, subject)).text).toContain('code');
});

it('a reset takes passkeys along, unless one is used before (I12)', async () => {
  const ours = await createTestOrganization(app.services);
  const other = await ours.add('admin');
  const path = '/organization/recoveries';
  const lost = async () => {
    const person = await ours.add('employee');
    const browser = new TestBrowser(app);
    await browser.makePasskey(person.token);
    await enrol(app, person);
    const body = { userId: person.id };
    const { json } = await app.call('POST', path, { token: ours.admin.token, body });
    const { id } = present(
      json.recoveries.find((one: { person: { id: string } }) => one.person.id === person.id),
    );
    expect((await app.call('POST', `${path}/${id}/confirm`, { token: other.token })).status).toBe(200);
    return { browser, email: person.email };
  };
  const [found, gone] = [await lost(), await lost()];
  app.advance(24 * 60 * 60_000);
  expect((await found.browser.logIn()).status).toBe(200);
  expect((await openLink(app, found.email)).json.next).toBe('second-factor');
  expect((await openLink(app, gone.email)).json.next).toBeUndefined();
  expect((await gone.browser.logIn()).status).toBe(401);
});

it('an open screen and the mailbox do not take a passkey away where it is asked for (I36)', async () => {
  const person = await organization.add('employee');
  const browser = new TestBrowser(app);
  await browser.makePasskey(person.token);
  await setPolicy('everyone', today());
  const { token } = (await browser.logIn()).json;
  const { json } = await app.call('GET', '/auth/passkeys', { token });
  app.advance(11 * 60_000);
  const remove = async () =>
    (await app.call('DELETE', `/auth/passkeys/${json.passkeys[0]?.id}`, { token })).json.code ?? 'removed';
  expect(await remove()).toBe('fresh_proof_needed');
  expect((await app.call('POST', '/auth/step-up/mail', { token })).status).toBe(403);
  const started = await app.call('POST', '/auth/totp/start', { token });
  expect(started.json.code).toBe('fresh_proof_needed');
  // With the passkey itself, an app is added, and the passkey goes.
  expect((await browser.prove(token)).status).toBe(200);
  await enrol(app, { token });
  expect(await remove()).toBe('removed');
  await setPolicy('off', null);
});

it('who lost the only passkey is reset by two admins, and sets up something new (I12, I36)', async () => {
  const ours = await createTestOrganization(app.services);
  const other = await ours.add('admin');
  const person = await ours.add('employee');
  await new TestBrowser(app).makePasskey(person.token);
  for (const admin of [ours.admin, other]) await enrol(app, admin);
  const body = { secondFactor: 'everyone', from: today() };
  await app.call('PUT', '/organization/login-policy', { token: ours.admin.token, body });
  const start = async () =>
    app.call('POST', '/auth/totp/start', { token: (await openLink(app, person.email)).json.token });
  expect((await start()).json.code).toBe('passkey_needed');
  const path = '/organization/recoveries';
  const asked = await app.call('POST', path, { token: ours.admin.token, body: { userId: person.id } });
  const { id } = present(asked.json.recoveries[0]);
  expect((await app.call('POST', `${path}/${id}/confirm`, { token: other.token })).status).toBe(200);
  expect((await start()).json.code).toBe('passkey_needed');
  app.advance(24 * 60 * 60_000);
  const reset = (await openLink(app, person.email)).json;
  expect(await works(reset.token)).toBe(false);
  await enrol(app, reset);
  expect(await works(reset.token)).toBe(true);
});
