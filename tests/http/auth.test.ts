// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginLinkMinutes, sessionDays } from '#domain/access/lifetimes.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const askLink = (email: string) => app.call('POST', '/auth/magic-link', { body: { email } });
const verify = (token: string) => app.call('POST', '/auth/verify', { body: { token } });
const me = (token: string) => app.call('GET', '/auth/me', { token });

describe('logging in by mail', () => {
  it('goes from an address to a session, in any letter case', async () => {
    const person = await organization.add('employee', 'Zoé Évrard');
    expect((await askLink(` ${person.email.toUpperCase()} `)).json).toEqual({ success: true });
    const mail = await app.mailbox.waitFor(person.email);
    expect(mail.subject).toBe('Votre lien de connexion à Relâche');
    expect(mail.text).toContain('Bonjour Zoé');
    expect(mail.html).toContain('lang="fr"');

    const opened = await verify(loginTokenIn(mail));
    expect(opened.status).toBe(200);
    expect(opened.json).toEqual({
      token: expect.stringMatching(/^[\w-]{64}$/),
      user: { id: person.id, email: person.email, name: 'Zoé Évrard', role: 'employee' },
      organization: { id: organization.id, name: organization.name, timeZone: 'Europe/Paris' },
    });
    expect((await me(opened.json.token)).json).toEqual({
      user: {
        id: person.id,
        email: person.email,
        name: 'Zoé Évrard',
        role: 'employee',
        language: 'fr',
        confirmed: true,
      },
      organization: {
        id: organization.id,
        name: organization.name,
        timeZone: 'Europe/Paris',
        readOnly: false,
        closesAt: null,
      },
      enrolling: false,
    });
  });

  it('writes to English speakers in English', async () => {
    const english = await createTestOrganization(app.services, { language: 'en' });
    await askLink(english.admin.email);
    expect((await app.mailbox.waitFor(english.admin.email)).subject).toBe('Your Relâche login link');
  });

  it('answers the same for an unknown address, and sends nothing', async () => {
    const known = await askLink(organization.admin.email);
    const unknown = await askLink('personne@exemple.fr');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await app.mailbox.waitFor(organization.admin.email);
    expect(await app.mailbox.to('personne@exemple.fr')).toEqual([]);
  });

  it('takes a link once, even when two browsers use it at the same moment', async () => {
    const person = await organization.add('employee');
    await askLink(person.email);
    const token = loginTokenIn(await app.mailbox.waitFor(person.email));
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401]);
    expect((await verify(token)).json).toEqual({
      error: 'Token invalide ou expiré',
      code: 'magic_link_invalid',
    });
  });

  it('asks first when someone else is logged in, and then takes their place', async () => {
    const [held, person] = [await organization.add('employee'), await organization.add('admin')];
    await askLink(person.email);
    const token = loginTokenIn(await app.mailbox.waitFor(person.email));
    const open = (body: object) => app.call('POST', '/auth/verify', { token: held.token, body });
    for (const body of [{ token }, { token, replace: false }]) {
      const asked = await open(body);
      expect([asked.status, asked.json.code]).toEqual([409, 'other_session_open']);
      for (const told of [person.name, person.email]) expect(asked.text).not.toContain(told);
    }
    expect((await me(held.token)).status).toBe(200);
    const opened = await open({ token, replace: true });
    expect(opened.json.user.id).toBe(person.id);
    expect((await me(held.token)).status).toBe(401);
  });

  it('does not ask the person whose link it is, nor after a session that has ended', async () => {
    const [person, gone] = [await organization.add('employee'), await organization.add('employee')];
    await app.call('POST', '/auth/logout', { token: gone.token });
    for (const [count, { token: held }] of [person, gone].entries()) {
      await askLink(person.email);
      const token = loginTokenIn(await app.mailbox.waitFor(person.email, count + 1));
      const opened = await app.call('POST', '/auth/verify', { token: held, body: { token } });
      expect([opened.status, opened.json.user?.id]).toEqual([200, person.id]);
    }
    expect((await me(person.token)).status).toBe(401);
  });

  it('opens once more for the person when a program elsewhere used the link up', async () => {
    const person = await organization.add('employee');
    await askLink(person.email);
    const token = loginTokenIn(await app.mailbox.waitFor(person.email));
    const scan = { body: { token }, headers: { 'user-agent': 'MailScanner/1.0' } };
    const scanned = await app.call('POST', '/auth/verify', scan);
    expect(scanned.status).toBe(200);
    expect((await app.call('POST', '/auth/verify', scan)).status).toBe(401);
    const opened = await verify(token);
    expect(opened.status).toBe(200);
    expect((await me(scanned.json.token)).status).toBe(401);
    expect((await verify(token)).status).toBe(401);
    expect((await app.call('POST', '/auth/verify', scan)).status).toBe(401);
    expect((await me(opened.json.token)).status).toBe(200);
  });

  it('is used up for good once somebody went on with its session, or logged out', async () => {
    const thief = { 'user-agent': 'Thief/1.0' };
    for (const after of ['going on', 'logging out'] as const) {
      const person = await organization.add('employee');
      await askLink(person.email);
      const token = loginTokenIn(await app.mailbox.waitFor(person.email));
      const { json } = await verify(token);
      if (after === 'going on') {
        app.advance(3 * minute);
        expect((await me(json.token)).status).toBe(200);
      } else await app.call('POST', '/auth/logout', { token: json.token });
      const stolen = await app.call('POST', '/auth/verify', { body: { token }, headers: thief });
      expect(stolen.status, after).toBe(401);
    }
  });

  it('refuses a link after its fifteen minutes', async () => {
    const person = await organization.add('employee');
    await askLink(person.email);
    const token = loginTokenIn(await app.mailbox.waitFor(person.email));
    app.advance(loginLinkMinutes * minute);
    expect((await verify(token)).status).toBe(401);
  });

  it('does not open a link by merely looking at it', async () => {
    const person = await organization.add('employee');
    await askLink(person.email);
    const token = loginTokenIn(await app.mailbox.waitFor(person.email));
    for (const method of ['GET', 'HEAD']) await fetch(`${app.url}/login?token=${token}`, { method });
    expect((await verify(token)).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(64), 'é'.repeat(64), `${'A'.repeat(63)}-`])(
    'refuses the token %j',
    async (token) => {
      const answer = await verify(token);
      expect([400, 401]).toContain(answer.status);
      expect(answer.json.error).toBeTruthy();
    },
  );

  it.each([
    ['', 'Veuillez remplir tous les champs obligatoires'],
    ['   ', 'Veuillez remplir tous les champs obligatoires'],
    ['camille', 'Veuillez entrer une adresse email valide'],
    ['a@b', 'Veuillez entrer une adresse email valide'],
    ['a b@exemple.fr', 'Veuillez entrer une adresse email valide'],
  ])('tells what is wrong with the address %j', async (email, sentence) => {
    const answer = await askLink(email);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ error: sentence, code: 'validation_failed', fields: { email: sentence } });
  });

  it('speaks English to those who ask for it', async () => {
    const headers = { 'accept-language': 'en-GB,en;q=0.9' };
    const answer = await app.call('POST', '/auth/magic-link', { body: { email: 'x' }, headers });
    expect(answer.json.error).toBe('Please enter a valid email address');
  });
});

describe('sessions', () => {
  it('slide: a visit prolongs them, thirty quiet days end them', async () => {
    const person = await organization.add('employee');
    app.advance(29 * day);
    expect((await me(person.token)).status).toBe(200);
    app.advance(29 * day);
    expect((await me(person.token)).status).toBe(200);
    app.advance(sessionDays * day);
    const ended = await me(person.token);
    expect(ended.status).toBe(401);
    expect(ended.json).toEqual({
      error: 'Votre session a expiré. Connectez-vous pour continuer.',
      code: 'unauthenticated',
    });
  });

  it('are listed with the current one marked, and revoked one by one', async () => {
    const person = await organization.add('employee');
    const other = await openTestSession(app.services, organization.id, person.id);
    const listed = await app.call('GET', '/auth/sessions', { token: person.token });
    expect(listed.json).toHaveLength(2);
    const [current, away] = [true, false].map((is) =>
      listed.json.find((s: { current: boolean }) => s.current === is),
    );
    expect(current?.device).toBe('test');
    expect(away?.address).toBe('127.0.0.1');

    const revoked = await app.call('DELETE', `/auth/sessions/${away?.id}`, { token: person.token });
    expect(revoked.json).toEqual({ success: true });
    expect((await me(other)).status).toBe(401);
    expect((await me(person.token)).status).toBe(200);
  });

  it('end all at once, except the one in use', async () => {
    const person = await organization.add('employee');
    const others = await Promise.all(
      [1, 2, 3].map(() => openTestSession(app.services, organization.id, person.id)),
    );
    const answer = await app.call('POST', '/auth/sessions/revoke-others', { token: person.token });
    expect(answer.json).toEqual({ revoked: 3 });
    for (const token of others) expect((await me(token)).status).toBe(401);
    expect((await me(person.token)).status).toBe(200);
  });

  it('end with a logout, and stay ended', async () => {
    const person = await organization.add('employee');
    expect((await app.call('POST', '/auth/logout', { token: person.token })).json).toEqual({ success: true });
    expect((await me(person.token)).status).toBe(401);
    expect((await app.call('POST', '/auth/logout', { token: person.token })).status).toBe(401);
  });

  it('keep the language that the person chose', async () => {
    const person = await organization.add('employee');
    await app.call('PUT', '/auth/me/language', { token: person.token, body: { language: 'en' } });
    expect((await me(person.token)).json.user.language).toBe('en');
    const wrong = await app.call('PUT', '/auth/me/language', {
      token: person.token,
      body: { language: 'de' },
    });
    expect(wrong.status).toBe(400);
  });
});

describe('an intruder', () => {
  it("cannot see or end another person's sessions, of their organisation or of another", async () => {
    const victim = await organization.add('employee');
    const [session] = (await app.call('GET', '/auth/sessions', { token: victim.token })).json;
    const colleague = await organization.add('admin');
    const stranger = (await createTestOrganization(app.services)).admin;
    for (const intruder of [colleague, stranger]) {
      const answer = await app.call('DELETE', `/auth/sessions/${session?.id}`, { token: intruder.token });
      expect(answer.status).toBe(404);
    }
    expect((await me(victim.token)).status).toBe(200);
  });

  it('gets nowhere without a token, or with a broken one', async () => {
    const person = await organization.add('employee');
    const altered = `${person.token.slice(0, -1)}${person.token.endsWith('A') ? 'B' : 'A'}`;
    for (const authorization of [undefined, '', 'Bearer', 'Basic abc', `Bearer ${altered}`, 'Bearer a.b.c']) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      expect((await app.call('GET', '/auth/me', { headers })).status).toBe(401);
    }
  });

  it("cannot carry a token's secret over to another organisation", async () => {
    const person = await organization.add('employee');
    const other = await createTestOrganization(app.services);
    const bytes = Buffer.from(person.token, 'base64url');
    Buffer.from(other.id.replaceAll('-', ''), 'hex').copy(bytes, 0);
    expect((await me(bytes.toString('base64url'))).status).toBe(401);
  });
});
