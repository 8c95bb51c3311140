import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
  uniqueEmail,
} from '#tests/support/organizations.ts';
import { mailAbout, TestBrowser } from '#tests/support/passkeys.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
let elsewhere: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
  elsewhere = await createTestOrganization(app.services);
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const refused = { status: 401, json: { code: 'passkey_refused' } };

it('I13: nobody else’s passkey can be named, removed or taken, in the same organisation or another', async () => {
  const owner = await organization.add('employee');
  const browser = new TestBrowser(app);
  const { json: passkey } = await browser.makePasskey(owner.token);
  for (const { token } of [organization.admin, elsewhere.admin]) {
    const path = `/auth/passkeys/${passkey.id}` as const;
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

it('I13: who has left cannot, while their account is still there', async () => {
  const person = await organization.add('employee');
  const browser = new TestBrowser(app);
  await browser.makePasskey(person.token);
  await owner.query('update users set leaves_on = current_date - 2 where id = $1', [person.id]);
  expect(await browser.logIn()).toMatchObject(refused);
});

it('J15: an accountant of several companies comes in by the one, and goes on to the other', async () => {
  const email = uniqueEmail('cabinet');
  const tokens: string[] = [];
  for (const { admin } of [organization, elsewhere]) {
    const body = { name: 'Claude Comptable', email, role: 'accountant' };
    expect((await app.call('POST', '/users', { token: admin.token, body })).status).toBe(200);
    const links = async () =>
      (await app.mailbox.to(email)).filter(({ text }) => text.includes('/login?token='));
    const mail = await eventually(
      async () => ((await links()).length > tokens.length ? (await links())[0] : undefined),
      'an invitation',
    );
    const opened = await app.call('POST', '/auth/verify', { body: { token: loginTokenIn(mail) } });
    expect(opened.status, opened.text).toBe(200);
    tokens.push(opened.json.token);
  }
  const browser = new TestBrowser(app);
  expect((await browser.makePasskey(tokens[0] ?? '')).status).toBe(200);
  const { status, json } = await browser.logIn();
  expect([status, json.organization.id, json.companies]).toEqual([200, organization.id, 2]);
  const { token } = json;
  const entered = await browser.call('POST', `/companies/${elsewhere.id}/enter`, { token });
  expect([entered.status, entered.json.organization.id]).toEqual([200, elsewhere.id]);
  const listed = await app.call('GET', '/auth/passkeys', { token: entered.json.token });
  expect(listed.json).toMatchObject({ passkeys: [], offered: false });
  const sessions = (await app.call('GET', '/auth/sessions', { token: entered.json.token })).json;
  const here = sessions.find(({ current }: { current: boolean }) => current);
  expect(here?.method).toBe('passkey');
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
  const asked = await impostor.call('POST', '/auth/passkeys/options', { token: founded.json.token });
  expect(asked.json.code).toBe('fresh_proof_needed');
  const { organization: own, user } = founded.json;
  const proven = await openTestSession(app.services, own.id, user.id);
  expect((await impostor.makePasskey(proven)).status).toBe(200);
  expect((await impostor.logIn()).status).toBe(200);
  await app.call('POST', '/auth/magic-link', { body: { email } });
  const mail = await mailAbout(app, email, 'Votre lien de connexion à Relâche');
  const opened = await new TestBrowser(app).call('POST', '/auth/verify', {
    body: { token: loginTokenIn(mail) },
  });
  expect(opened.status).toBe(200);
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
