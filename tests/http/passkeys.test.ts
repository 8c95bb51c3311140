// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostPasskeys } from '#domain/passkeys/passkey-limits.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { mailAbout, TestBrowser } from '#tests/support/passkeys.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const minute = 60_000;

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const refused = { status: 401, json: { code: 'passkey_refused' } };
const unfit = { status: 422, json: { code: 'passkey_unfit' } };

async function personWithPasskey() {
  const person = await organization.add('employee', 'Inès Caron');
  const browser = new TestBrowser(app);
  const made = await browser.makePasskey(person.token);
  expect(made.status).toBe(200);
  return { person, browser, passkey: made.json };
}

describe('I13: a passkey', () => {
  it('opens the account of its person, with nothing typed', async () => {
    const { person, browser, passkey } = await personWithPasskey();
    expect(passkey).toMatchObject({ name: 'Firefox · Windows', lastUsedAt: null, synced: false });
    const opened = await browser.logIn();
    expect(opened).toMatchObject({
      status: 200,
      json: {
        token: expect.stringMatching(/^[\w-]{64}$/),
        user: { id: person.id, email: person.email, name: 'Inès Caron', role: 'employee' },
        organization: { id: organization.id },
      },
    });
    const { token } = opened.json;
    expect((await app.call('GET', '/auth/me', { token })).json.user.id).toBe(person.id);
    const listed = (await app.call('GET', '/auth/passkeys', { token })).json;
    expect(listed).toMatchObject({ most: mostPasskeys, offered: false });
    expect(listed.passkeys).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }]);
    const sessions = (await app.call('GET', '/auth/sessions', { token })).json;
    expect(sessions.map(({ method, current }) => [method, current])).toEqual(
      expect.arrayContaining([
        ['passkey', true],
        ['mail', false],
      ]),
    );
  });

  it('asks a device for a key that is found without a name, and for its owner’s consent', async () => {
    const person = await organization.add('employee');
    const { json } = await app.call('POST', '/auth/passkeys/options', { token: person.token });
    expect(json).toMatchObject({
      rp: { id: 'localhost', name: 'Relâche' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(json.user.id, 'base64url')).toHaveLength(32);
    const login = (await app.call('POST', '/auth/passkeys/login/options')).json;
    expect(login).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 5 * minute,
      userVerification: 'required',
    });
  });

  it('is one of several, each named; the device is told which it has already', async () => {
    const { person, browser, passkey } = await personWithPasskey();
    const other = new TestBrowser(app, 'Mozilla/5.0 (iPhone) Safari/605');
    const second = await other.makePasskey(person.token, { name: '  Téléphone  ' });
    expect(second.json.name).toBe('Téléphone');
    const { json: options } = await browser.call('POST', '/auth/passkeys/options', { token: person.token });
    expect(options.excludeCredentials?.map(({ id }: { id: string }) => id)).toEqual(
      [browser, other].map(({ device }) => device.id.toString('base64url')),
    );
    const path = `/auth/passkeys/${passkey.id}` as const;
    const renamed = await app.call('PUT', path, { token: person.token, body: { name: 'Bureau' } });
    expect(renamed.json.name).toBe('Bureau');
    const long = await app.call('PUT', path, { token: person.token, body: { name: 'x'.repeat(61) } });
    expect(long).toMatchObject({ status: 400, json: { fields: { name: expect.any(String) } } });
    expect((await other.logIn()).status).toBe(200);
    expect((await browser.logIn()).status).toBe(200);
  });

  it('opens nothing once it was removed, and the audit log tells both', async () => {
    const { person, browser, passkey } = await personWithPasskey();
    const path = `/auth/passkeys/${passkey.id}` as const;
    expect((await app.call('DELETE', path, { token: person.token })).status).toBe(200);
    expect((await app.call('DELETE', path, { token: person.token })).status).toBe(404);
    expect(await browser.logIn()).toMatchObject(refused);
    const { json } = await app.call('GET', '/audit-log', { token: organization.admin.token });
    const told = JSON.stringify(json);
    expect(told).toContain('passkey.added');
    expect(told).toContain('passkey.removed');
  });

  it('there are ten of at most', async () => {
    const person = await organization.add('employee');
    for (let number = 1; number <= mostPasskeys; number += 1) {
      const made = await new TestBrowser(app).makePasskey(person.token);
      expect(made.json.name).toBe(`Firefox · Windows${number === 1 ? '' : ` ${number}`}`);
    }
    const { status, json } = await app.call('POST', '/auth/passkeys/options', { token: person.token });
    expect([status, json.code]).toEqual([409, 'too_many_passkeys']);
  });

  it('tells its person by mail that it was made', async () => {
    const { person } = await personWithPasskey();
    const mail = await mailAbout(app, person.email, 'Une clé d’accès a été ajoutée à votre compte');
    expect(mail.text).toContain('Firefox · Windows');
    expect(mail.text).toContain(`${app.services.publicUrl}/sessions`);
  });
});

describe('I14: what a device is asked', () => {
  it('is answered once', async () => {
    const { browser } = await personWithPasskey();
    const { json: options } = await browser.call('POST', '/auth/passkeys/login/options');
    const body = browser.device.answer(options);
    expect((await browser.call('POST', '/auth/passkeys/login', { body })).status).toBe(200);
    expect(await browser.call('POST', '/auth/passkeys/login', { body })).toMatchObject(refused);
  });

  it('counts for five minutes', async () => {
    const { browser } = await personWithPasskey();
    const { json: options } = await browser.call('POST', '/auth/passkeys/login/options');
    app.advance(5 * minute + 1000);
    const body = browser.device.answer(options);
    expect(await browser.call('POST', '/auth/passkeys/login', { body })).toMatchObject(refused);
  });

  it('counts in the browser that asked alone', async () => {
    const { browser } = await personWithPasskey();
    const { json: options } = await new TestBrowser(app).call('POST', '/auth/passkeys/login/options');
    const body = browser.device.answer(options);
    expect(await browser.call('POST', '/auth/passkeys/login', { body })).toMatchObject(refused);
    expect(await app.call('POST', '/auth/passkeys/login', { body })).toMatchObject(refused);
  });

  it('names the browser by a cookie that no script reads', async () => {
    const { headers } = await app.call('POST', '/auth/passkeys/login/options');
    expect(headers.get('set-cookie')).toMatch(
      /^relache_browser=[\w-]{43}; Path=\/api; Max-Age=300; HttpOnly; SameSite=Strict$/,
    );
    const { browser } = await personWithPasskey();
    const before = browser.cookie;
    const opened = await browser.logIn();
    expect(opened.headers.get('set-cookie')).toMatch(
      /^relache_browser=[\w-]{44}; Path=\/api; Max-Age=7776000;/,
    );
    expect(browser.cookie).not.toContain(before);
    const again = browser.cookie;
    expect((await browser.logIn()).status).toBe(200);
    expect(browser.cookie).toBe(again);
  });

  it.each([
    ['a challenge of one’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another page', { origin: 'https://relache.example' }],
    ['a page of the same host on another port', { origin: 'http://localhost:1' }],
    ['another host', { host: 'relache.example' }],
    ['another key', { forged: true }],
    ['the handle of somebody else', { userHandle: Buffer.alloc(32, 7).toString('base64url') }],
    ['what was said when a passkey was made', { type: 'webauthn.create' }],
  ])('is not answered with %s', async (_, twist) => {
    const { browser } = await personWithPasskey();
    expect(await browser.logIn(twist)).toMatchObject(refused);
    expect((await browser.logIn()).status).toBe(200);
  });

  it('is not answered by a device that did not recognise its owner', async () => {
    const { person, browser } = await personWithPasskey();
    const login = await browser.logIn({ verified: false });
    expect([login.status, login.json.code]).toEqual([422, 'passkey_unverified']);
    expect(login.json.error).toContain('n’a pas vérifié que c’est vous');
    const made = await new TestBrowser(app).makePasskey(person.token, { verified: false });
    expect([made.status, made.json.code]).toEqual([422, 'passkey_unverified']);
  });

  it.each([
    ['another page', { origin: 'https://relache.example' }],
    ['another host', { host: 'relache.example' }],
    ['a challenge of one’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['what is said at a login', { type: 'webauthn.get' }],
  ])('makes no passkey with %s', async (_, twist) => {
    const person = await organization.add('employee');
    expect(await new TestBrowser(app).makePasskey(person.token, twist)).toMatchObject(unfit);
    expect((await app.call('GET', '/auth/passkeys', { token: person.token })).json.passkeys).toEqual([]);
  });

  it('makes a passkey for who was asked alone, and a login is no such question', async () => {
    const [one, other] = [await organization.add('employee'), await organization.add('employee')];
    const browser = new TestBrowser(app);
    const { json: options } = await browser.call('POST', '/auth/passkeys/options', { token: one.token });
    const body = browser.device.make(options);
    expect(await browser.call('POST', '/auth/passkeys', { token: other.token, body })).toMatchObject(unfit);
    const { json: asked } = await browser.call('POST', '/auth/passkeys/login/options');
    const forLogin = browser.device.make({ ...options, challenge: asked.challenge });
    expect(await browser.call('POST', '/auth/passkeys', { token: one.token, body: forLogin })).toMatchObject(
      unfit,
    );
  });

  it('does not look at what is no answer at all', async () => {
    const body = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: 'a' };
    expect(await app.call('POST', '/auth/passkeys/login', { body })).toMatchObject(refused);
    const { token } = organization.admin;
    const made = { id: 'a', clientDataJSON: 'a', attestationObject: 'a' };
    expect(await app.call('POST', '/auth/passkeys', { token, body: made })).toMatchObject(unfit);
  });
});
