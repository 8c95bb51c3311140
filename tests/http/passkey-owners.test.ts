import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, type TestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { mailAbout, TestBrowser } from '#tests/support/passkeys.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
let elsewhere: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
  elsewhere = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const refused = { status: 401, json: { code: 'passkey_refused' } };

it('I13: nobody else’s passkey can be named, removed or taken, in the same organisation or another', async () => {
  const owner = await organization.add('employee');
  const browser = new TestBrowser(app);
  const { json: passkey } = await browser.makePasskey(owner.token);
  for (const { token } of [organization.admin, elsewhere.admin]) {
    const path = `/auth/passkeys/${passkey.id}`;
    expect((await app.call('PUT', path, { token, body: { name: 'À moi' } })).status).toBe(404);
    expect((await app.call('DELETE', path, { token })).status).toBe(404);
    expect((await app.call('GET', '/auth/passkeys', { token })).json.passkeys).toEqual([]);
    // The same device, told to answer to them as well: it would open one account or the other by chance.
    const taken = await browser.makePasskey(token);
    expect([taken.status, taken.json.code]).toEqual([422, 'passkey_unfit']);
  }
});

it('I13: who was removed cannot come back by a passkey', async () => {
  const person = await organization.add('employee');
  const browser = new TestBrowser(app);
  await browser.makePasskey(person.token);
  expect((await browser.logIn()).status).toBe(200);
  const { token } = organization.admin;
  expect((await app.call('DELETE', `/users/${person.id}`, { token })).status).toBe(200);
  expect(await browser.logIn()).toMatchObject(refused);
});

it('I13: what was made before the mailbox was proven ends with the proof', async () => {
  const email = uniqueEmail('fondatrice');
  const impostor = new TestBrowser(app);
  const body = {
    organizationName: 'Chez Alba',
    userName: 'Alba Roy',
    userEmail: email,
    numberOfUsers: 4,
    plan: 'trial',
  };
  const founded = await impostor.call('POST', '/onboarding/create-organization', { body });
  expect((await impostor.makePasskey(founded.json.token)).status).toBe(200);
  expect((await impostor.logIn()).status).toBe(200);
  await app.call('POST', '/auth/magic-link', { body: { email } });
  const mail = await mailAbout(app, email, 'Votre lien de connexion à Relâche');
  const proven = await new TestBrowser(app).call('POST', '/auth/verify', {
    body: { token: loginTokenIn(mail) },
  });
  expect(proven.status).toBe(200);
  expect(await impostor.logIn()).toMatchObject(refused);
});

it('I15: a counter that goes back is told, in the log and in the audit log, and refuses nobody', async () => {
  const person = await organization.add('employee', 'Copie Conforme');
  const browser = new TestBrowser(app);
  await browser.makePasskey(person.token, { name: 'Bureau' });
  const warned = () => app.logs.filter((line) => line.includes('counted back')).length;
  expect((await browser.logIn({ counter: 40 })).status).toBe(200);
  expect(warned()).toBe(0);
  expect((await browser.logIn({ counter: 12 })).status).toBe(200);
  expect(warned()).toBe(1);
  const { text } = await app.call('GET', '/audit-log', { token: organization.admin.token });
  expect(text).toContain('passkey.counted_back');
});

it('I15: passkeys that are on several devices say zero each time', async () => {
  const person = await organization.add('employee');
  const browser = new TestBrowser(app);
  const made = await browser.makePasskey(person.token, { synced: true, counter: 0 });
  expect(made.json.synced).toBe(true);
  const before = app.logs.filter((line) => line.includes('counted back')).length;
  for (let time = 0; time < 2; time += 1)
    expect((await browser.logIn({ counter: 0, synced: true })).status).toBe(200);
  expect(app.logs.filter((line) => line.includes('counted back'))).toHaveLength(before);
});

it('is offered to who came by mail until they say no', async () => {
  const { token } = await organization.add('employee');
  const offered = async () => (await app.call('GET', '/auth/passkeys', { token })).json.offered;
  expect(await offered()).toBe(true);
  expect((await app.call('POST', '/auth/passkeys/decline', { token })).status).toBe(200);
  expect((await app.call('POST', '/auth/passkeys/decline', { token })).status).toBe(200);
  expect(await offered()).toBe(false);
});

it('a login by passkey takes the place of the session that the browser held', async () => {
  const person = await organization.add('employee');
  const browser = new TestBrowser(app);
  await browser.makePasskey(person.token);
  const { json: options } = await browser.call('POST', '/auth/passkeys/login/options');
  const body = browser.device.answer(options);
  const opened = await browser.call('POST', '/auth/passkeys/login', { token: person.token, body });
  expect(opened.status).toBe(200);
  expect((await app.call('GET', '/auth/me', { token: person.token })).status).toBe(401);
});
