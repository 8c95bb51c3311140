// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pauseMinutes, trustDays } from '#domain/access/second-factor.ts';
import { codeOf, enrol, openLink, wrongCodeOf } from '#tests/support/authenticator.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
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

const now = () => app.services.now();
const finish = (ticket: string, code: string, more: { trust?: boolean; token?: string } = {}) =>
  app.call('POST', '/auth/second-factor', {
    body: { ticket, code, trust: more.trust ?? false },
    ...(more.token === undefined ? {} : { token: more.token }),
  });
const statusOf = async (token: string) => (await app.call('GET', '/auth/me', { token })).status;
const ticketOf = async (email: string): Promise<string> => (await openLink(app, email)).json.ticket;
/** By which a device is trusted, as it is set; the one that names the browser is set beside it. */
const deviceCookieIn = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('relache_device_')) ?? '';
const cookieOf = (answer: { headers: Headers }) => deviceCookieIn(answer).split(';')[0] ?? '';

describe('an authenticator app (I7)', () => {
  it('asks for nothing until a code has shown that the app has the key', async () => {
    const person = await organization.add('employee');
    const started = await app.call('POST', '/auth/totp/start', { token: person.token });
    expect(started.json.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(started.json.address).toContain(`secret=${started.json.secret}`);
    expect(started.json.address).toMatch(/^otpauth:\/\/totp\/Rel%C3%A2che:/);
    expect((await openLink(app, person.email)).json.token).toBeDefined();
    const confirm = (code: string) =>
      app.call('POST', '/auth/totp/confirm', { token: person.token, body: { code } });
    const refused = await confirm(wrongCodeOf(started.json.secret, now()));
    expect([refused.status, refused.json.code]).toEqual([422, 'code_wrong']);
    expect((await confirm(codeOf(started.json.secret, now()))).json.recoveryCodes).toHaveLength(10);
    expect((await openLink(app, person.email)).json).toEqual({
      next: 'second-factor',
      ticket: expect.stringMatching(/^[\w-]{64}$/),
    });
  });

  it('keeps the key sealed, and the codes as hashes', async () => {
    const person = await organization.add('employee');
    const { secret, recoveryCodes } = await enrol(app, person);
    const dump = await app.services.database.inOrganization(organization.id, async (tx) => {
      const { rows } = await tx.execute(
        `select a.*, array(select code_hash from recovery_codes c where c.user_id = a.user_id) as codes
         from authenticator_apps a where a.user_id = '${person.id}'`,
      );
      return JSON.stringify(rows);
    });
    expect(dump.length).toBeGreaterThan(100);
    expect(dump).not.toContain(secret);
    for (const code of recoveryCodes) expect(dump).not.toContain(code.replace('-', ''));
    const lines = app.logs.join('\n');
    for (const told of [secret, ...recoveryCodes]) expect(lines).not.toContain(told);
  });

  it('opens a session with the code, and says how it was opened', async () => {
    const person = await organization.add('employee');
    const { secret } = await enrol(app, person);
    const ticket = await ticketOf(person.email);
    expect(await statusOf(ticket)).toBe(401);
    const opened = await finish(ticket, codeOf(secret, now()));
    expect(opened.json.user.id).toBe(person.id);
    expect(cookieOf(opened)).toBe('');
    const { json: sessions } = await app.call('GET', '/auth/sessions', { token: opened.json.token });
    const current = sessions.find((session: { current: boolean }) => session.current);
    expect(current).toMatchObject({ method: 'mail+code', authenticatedAt: expect.any(String) });
    expect((await finish(ticket, codeOf(secret, now()))).json.code).toBe('login_ticket_invalid');
  });

  it('takes no code twice, and none of a step before', async () => {
    const person = await organization.add('employee');
    const { secret } = await enrol(app, person);
    const [first, second] = [await ticketOf(person.email), await ticketOf(person.email)];
    const code = codeOf(secret, now());
    expect((await finish(first, code)).status).toBe(200);
    // The other ticket went with the first: what is refused is neither a second session nor a second use.
    expect((await finish(second, code)).json.code).toBe('login_ticket_invalid');
    const third = await ticketOf(person.email);
    const replayed = await finish(third, code);
    expect([replayed.status, replayed.json.code]).toEqual([422, 'code_wrong']);
    const before = codeOf(secret, new Date(now().getTime() - 30_000));
    expect((await finish(third, before)).json.code).toBe('code_wrong');
    app.advance(30_000);
    expect((await finish(third, codeOf(secret, now()))).status).toBe(200);
  });

  it('makes one session of two codes at once', async () => {
    const person = await organization.add('employee');
    const { secret } = await enrol(app, person);
    const ticket = await ticketOf(person.email);
    const code = codeOf(secret, now());
    const answers = await Promise.all([finish(ticket, code), finish(ticket, code), finish(ticket, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('pauses after five wrong codes, for the right one too, and for this account alone', async () => {
    const person = await organization.add('employee');
    const { secret, recoveryCodes } = await enrol(app, person);
    const ticket = await ticketOf(person.email);
    for (const expected of [422, 422, 422, 422, 429]) {
      expect((await finish(ticket, wrongCodeOf(secret, now()))).status).toBe(expected);
    }
    const paused = await finish(ticket, codeOf(secret, now()));
    expect([paused.status, paused.json.code]).toEqual([429, 'code_paused']);
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await finish(ticket, recoveryCodes[0] ?? '')).status).toBe(429);
    const step = { token: person.token, body: { code: codeOf(secret, now()) } };
    expect((await app.call('POST', '/auth/step-up', step)).status).toBe(429);

    const other = await organization.add('employee');
    const apart = await enrol(app, other);
    expect((await finish(await ticketOf(other.email), codeOf(apart.secret, now()))).status).toBe(200);

    app.advance(pauseMinutes * minute);
    const later = await ticketOf(person.email);
    expect((await finish(later, codeOf(secret, now()))).status).toBe(200);
  });

  it('is turned off by its owner, with all that stood for it', async () => {
    const person = await organization.add('employee');
    const { secret, recoveryCodes } = await enrol(app, person);
    const opened = await finish(await ticketOf(person.email), codeOf(secret, now()), { trust: true });
    const cookie = cookieOf(opened);
    const { token } = opened.json;
    expect((await app.call('POST', '/auth/totp/off', { token })).json).toEqual({ success: true });
    expect((await app.call('GET', '/auth/trusted-devices', { token })).json).toEqual([]);
    expect((await openLink(app, person.email)).json.token).toBeDefined();
    const again = await enrol(app, { token });
    expect(again.recoveryCodes).toHaveLength(10);
    expect((await openLink(app, person.email, { cookie })).json.next).toBe('second-factor');
    expect((await finish(await ticketOf(person.email), recoveryCodes[0] ?? '')).json.code).toBe('code_wrong');
  });
});

describe('recovery codes (I8)', () => {
  it('each open once, in any writing; new ones end them', async () => {
    const person = await organization.add('employee');
    const { recoveryCodes } = await enrol(app, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const [first = '', second = '', third = ''] = recoveryCodes;
    expect((await finish(await ticketOf(person.email), first.toLowerCase())).status).toBe(200);
    const ticket = await ticketOf(person.email);
    expect((await finish(ticket, first)).json.code).toBe('code_wrong');
    const opened = await finish(ticket, second.replace('-', ' '));
    const { token } = opened.json;
    const left = async () =>
      (await app.call('GET', '/auth/second-factor', { token })).json.recoveryCodesLeft as number;
    expect(await left()).toBe(8);
    const renewed = await app.call('POST', '/auth/recovery-codes', { token });
    expect(renewed.json.recoveryCodes).toHaveLength(10);
    expect(await left()).toBe(10);
    expect((await finish(await ticketOf(person.email), third)).json.code).toBe('code_wrong');
  });

  it('are nobody else’s', async () => {
    const [one, other] = [await organization.add('employee'), await organization.add('employee')];
    const { recoveryCodes } = await enrol(app, one);
    await enrol(app, other);
    expect((await finish(await ticketOf(other.email), recoveryCodes[0] ?? '')).json.code).toBe('code_wrong');
  });
});

describe('a login link with a second factor (I9)', () => {
  it('is not used up by a program that opens it first, and opens once', async () => {
    const person = await organization.add('employee');
    const { secret } = await enrol(app, person);
    await app.call('POST', '/auth/magic-link', { body: { email: person.email } });
    const token = loginTokenIn(await app.mailbox.waitFor(person.email));
    const verify = () => app.call('POST', '/auth/verify', { body: { token } });
    const byProgram = (await verify()).json.ticket;
    const byPerson = (await verify()).json.ticket;
    expect((await finish(byPerson, codeOf(secret, now()))).status).toBe(200);
    app.advance(30_000);
    expect((await finish(byProgram, codeOf(secret, now()))).json.code).toBe('login_ticket_invalid');
    expect((await verify()).json.code).toBe('magic_link_invalid');
  });

  it('leads to a question that waits ten minutes', async () => {
    const person = await organization.add('employee');
    const { secret } = await enrol(app, person);
    const ticket = await ticketOf(person.email);
    app.advance(10 * minute);
    const late = await finish(ticket, codeOf(secret, now()));
    expect([late.status, late.json.code]).toEqual([401, 'login_ticket_invalid']);
  });

  it('is somebody’s own: another’s ticket, another’s code and an altered ticket open nothing', async () => {
    const [one, other] = [await organization.add('employee'), await organization.add('employee')];
    const mine = await enrol(app, one);
    await enrol(app, other);
    const theirs = await ticketOf(other.email);
    expect((await finish(theirs, codeOf(mine.secret, now()))).json.code).toBe('code_wrong');
    const altered = `${theirs.slice(0, -2)}${theirs.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await finish(altered, codeOf(mine.secret, now()))).json.code).toBe('login_ticket_invalid');
    const stranger = await createTestOrganization(app.services);
    const elsewhere = Buffer.from(stranger.id.replaceAll('-', ''), 'hex');
    const moved = Buffer.concat([elsewhere, Buffer.from(theirs, 'base64url').subarray(16)]);
    const answer = await finish(moved.toString('base64url'), codeOf(mine.secret, now()));
    expect(answer.json.code).toBe('login_ticket_invalid');
  });

  it('ends the session that was open in the browser, once the code is given', async () => {
    const person = await organization.add('employee');
    const { secret } = await enrol(app, person);
    const ticket = await ticketOf(person.email);
    expect(await statusOf(person.token)).toBe(200);
    expect((await finish(ticket, codeOf(secret, now()), { token: person.token })).status).toBe(200);
    expect(await statusOf(person.token)).toBe(401);
  });
});

describe('a trusted device (I9)', () => {
  it('is asked for no code for thirty days, is listed, and is revoked', async () => {
    const person = await organization.add('employee');
    const { secret } = await enrol(app, person);
    const opened = await finish(await ticketOf(person.email), codeOf(secret, now()), { trust: true });
    const header = deviceCookieIn(opened);
    expect(header).toMatch(/; Path=\/api; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(opened);
    const { json } = await openLink(app, person.email, { cookie });
    expect(json.user.id).toBe(person.id);
    const { token } = json;
    const { json: devices } = await app.call('GET', '/auth/trusted-devices', { token });
    expect(devices).toHaveLength(1);
    const other = await organization.add('employee');
    const path = `/auth/trusted-devices/${devices[0]?.id}` as const;
    expect((await app.call('DELETE', path, { token: other.token })).status).toBe(404);
    expect((await app.call('DELETE', path, { token })).status).toBe(200);
    expect((await openLink(app, person.email, { cookie })).json.next).toBe('second-factor');
  });

  it('is trusted by its owner alone, and not for ever', async () => {
    const [one, other] = [await organization.add('employee'), await organization.add('employee')];
    const mine = await enrol(app, one);
    await enrol(app, other);
    const opened = await finish(await ticketOf(one.email), codeOf(mine.secret, now()), { trust: true });
    const cookie = cookieOf(opened);
    const stolen = cookie.replace(one.id.slice(0, 8), other.id.slice(0, 8));
    expect((await openLink(app, other.email, { cookie: stolen })).json.next).toBe('second-factor');
    app.advance(trustDays * day);
    expect((await openLink(app, one.email, { cookie })).json.next).toBe('second-factor');
  });
});
