import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import { eventually } from '#tests/support/eventually.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { mailAbout, TestBrowser } from '#tests/support/passkeys.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = 24 * 60 * 60_000;
const subject = 'Connexion à Relâche depuis un nouveau navigateur';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

/** Told to this person so far. A link that was asked for later comes after them: jobs of one lane keep their order. */
const notices = async (person: TestPerson) =>
  (await app.mailbox.to(person.email)).filter((mail) => mail.subject === subject);

async function logIn(browser: TestBrowser, person: TestPerson): Promise<string> {
  const links = async () =>
    (await app.mailbox.to(person.email)).filter(({ text }) => text.includes('/login?token='));
  const before = (await links()).length;
  await browser.call('POST', '/auth/magic-link', { body: { email: person.email } });
  const link = await eventually(async () => {
    const [latest, ...earlier] = await links();
    return earlier.length >= before ? latest : undefined;
  }, 'another link');
  const opened = await browser.call('POST', '/auth/verify', { body: { token: loginTokenIn(link) } });
  expect(opened.status).toBe(200);
  return opened.json.token;
}

describe('ending sessions', () => {
  it('everywhere, this one too', async () => {
    const person = await organization.add('employee');
    const token = await logIn(new TestBrowser(app), person);
    const tokens = [person.token, token, await logIn(new TestBrowser(app), person)];
    const ended = await app.call('POST', '/auth/sessions/revoke-all', { token });
    expect(ended).toMatchObject({ status: 200, json: { revoked: tokens.length } });
    for (const each of tokens) expect((await app.call('GET', '/auth/me', { token: each })).status).toBe(401);
  });

  it('a change of role holds for sessions that are open, from the next call on', async () => {
    const admin = organization.admin.token;
    const person = await organization.add('employee');
    const { token } = person;
    expect((await app.call('GET', '/audit-log', { token })).status).toBe(403);
    const change = (role: string) => app.call('PUT', `/users/${person.id}`, { token: admin, body: { role } });
    expect((await change('admin')).status).toBe(200);
    expect((await app.call('GET', '/audit-log', { token })).status).toBe(200);
    expect((await change('employee')).status).toBe(200);
    expect((await app.call('GET', '/audit-log', { token })).status).toBe(403);
    expect((await app.call('GET', '/auth/me', { token })).json.user.role).toBe('employee');
  });
});

describe('I16: a login from a browser that is not known', () => {
  it('is told to the person, with device, time and address; the first of all is not', async () => {
    const person = await organization.add('employee', 'Noé Petit');
    const [home, phone] = [new TestBrowser(app), new TestBrowser(app, 'Mozilla/5.0 (iPhone) Safari/605')];
    await logIn(home, person);
    await logIn(home, person);
    await logIn(phone, person);
    const mail = await mailAbout(app, person.email, subject);
    expect(mail.text).toContain('Safari · iPhone');
    expect(mail.text).toContain('127.0.0.1');
    expect(mail.text).toContain('lien reçu par e-mail');
    expect(mail.text).toContain(`${app.services.publicUrl}/sessions`);
    expect(mail.text).toMatch(/à \d\d:\d\d/);
    await logIn(phone, person);
    await logIn(home, person);
    expect(await notices(person)).toHaveLength(1);
  });

  it('is told again once its session was closed from elsewhere', async () => {
    const person = await organization.add('employee');
    const [home, stranger] = [new TestBrowser(app), new TestBrowser(app, 'Mozilla/5.0 (Linux) Chrome/140')];
    const token = await logIn(home, person);
    await logIn(stranger, person);
    await mailAbout(app, person.email, subject);
    const sessions = (await app.call('GET', '/auth/sessions', { token })).json;
    const theirs = sessions.find(({ device }: { device: string }) => device === 'Chrome · Linux');
    expect((await app.call('DELETE', `/auth/sessions/${theirs?.id}`, { token })).status).toBe(200);
    await logIn(stranger, person);
    await expect.poll(async () => (await notices(person)).length).toBe(2);
    expect((await app.call('POST', '/auth/sessions/revoke-others', { token })).json.revoked).toBeGreaterThan(
      0,
    );
    await logIn(stranger, person);
    await expect.poll(async () => (await notices(person)).length).toBe(3);
    await logIn(home, person);
    expect(await notices(person)).toHaveLength(3);
  });

  it('says what a program calls itself as plain words, and is told by passkey alike', async () => {
    const person = await organization.add('employee');
    const home = new TestBrowser(app);
    const token = await logIn(home, person);
    const program = new TestBrowser(app, 'www.evil.example/1.0');
    await program.makePasskey(token);
    program.cookie = '';
    expect((await program.logIn()).status).toBe(200);
    const mail = await mailAbout(app, person.email, subject);
    expect(mail.text).not.toContain('evil.example');
    expect(mail.text).toContain('clé d’accès');
  });

  it('is told to who was away for longer than browsers are remembered', async () => {
    const person = await organization.add('employee');
    const home = new TestBrowser(app);
    await logIn(home, person);
    app.advance(100 * day);
    await sweepExpiredAccess(app.services);
    await logIn(home, person);
    await mailAbout(app, person.email, subject);
  });
});
