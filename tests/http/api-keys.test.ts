// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createLeaveCompany, keepSessions, type LeaveCompany } from '#tests/support/leave-company.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(async () => {
  company = await createLeaveCompany(app);
});

const day = 24 * 60 * 60 * 1000;
const keysOf = async (person: { token: string }) =>
  (await app.call('GET', '/api-keys', { token: person.token })).json;

describe('a program of ten lines', () => {
  it('files a request with a key', async () => {
    const { key } = await makeKey(app, company.ines, ['leave-request.file']);
    const answer = await fetch(`${app.url}/api/leave-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      employeeId: company.ines.id,
      status: 'pending',
      countedDays: 5,
    });
  });
});

describe('making a key', () => {
  it('tells it once and keeps a hash, says so in the log and by mail', async () => {
    const { admin } = company;
    const form = { name: 'Paie', kind: 'organization' };
    const { id, key } = await makeKey(app, admin, ['balance.read'], form);
    const [listed] = await keysOf(admin);
    expect(listed).toMatchObject({
      id,
      name: 'Paie',
      state: 'live',
      scopes: ['balance.read'],
      lastUsedAt: null,
    });
    expect(JSON.stringify(listed)).not.toContain(key.slice(-50));
    const { rows } = await owner.query('select to_jsonb(k)::text as row from api_keys k where id = $1', [id]);
    expect(rows[0].row).not.toContain(key.split('_')[4]);
    const log = await app.call('GET', '/audit-log', { token: admin.token });
    expect(log.json[0]).toMatchObject({
      action: 'api-key.created',
      key: null,
      subject: { kind: 'api-key', id, name: 'Paie' },
      details: { kind: 'organization', scopes: ['balance.read'] },
    });
    const mail = await app.mailbox.waitFor(admin.email);
    expect(mail.subject).toBe('Une clé d’API a été créée\u00a0: Paie');
    expect(mail.text).not.toContain(key);
  });

  it.each([
    ['beyond the role', 'employee', { scopes: ['user.list'] }, 403, 'scopes'],
    ['of nothing', 'employee', { scopes: [] }, 400, 'scopes'],
    ['that could change roles', 'admin', { scopes: ['user.change-role'] }, 400, 'scopes.0'],
    [
      'that signs for nobody',
      'admin',
      { kind: 'organization', scopes: ['leave-request.decide'] },
      403,
      'scopes',
    ],
    ['that has ended', 'employee', { expiresAt: '2020-01-01T00:00:00Z' }, 400, 'expiresAt'],
    ['from nowhere', 'employee', { addresses: ['partout'] }, 400, 'addresses.0'],
  ] as const)('is refused for one %s', async (_what, role, form, status, field) => {
    const { token } = role === 'admin' ? company.admin : company.ines;
    const body = { name: 'Clé', kind: 'personal', scopes: ['balance.read'], ...form };
    const answer = await app.call('POST', '/api-keys', { token, body });
    expect(answer.status, answer.text).toBe(status);
    expect(Object.keys(answer.json.fields)).toEqual([field]);
  });

  it('stops at twenty', async () => {
    const { ines } = company;
    for (let made = 0; made < 20; made += 1) await makeKey(app, ines, ['balance.read']);
    const body = { name: 'Encore', kind: 'personal', scopes: ['balance.read'] };
    const { status, json } = await app.call('POST', '/api-keys', { token: ines.token, body });
    expect([status, json.code]).toEqual([409, 'too_many_keys']);
  });
});

describe('the list of keys', () => {
  it('is read page by page, one’s own first, and knows no key that one may not see', async () => {
    const { admin, ines } = company;
    const names = ['Paie', 'Badgeuse', 'Tableur', 'Script'];
    const kinds = ['organization', 'organization', 'personal', 'personal'];
    for (const [place, name] of names.entries())
      await makeKey(app, admin, ['balance.read'], { name, kind: kinds[place] });
    const strange = await makeKey(app, ines, ['balance.read']);
    const page = (person: { token: string }, query: string) =>
      app.call('GET', `/api-keys?limit=3${query}`, { token: person.token });
    const first = await page(admin, '');
    const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    expect(named(first.json)).toEqual(['Tableur', 'Script', 'Paie']);
    const last = present(first.json[2]).id;
    expect(first.headers.get('link')).toContain(`/api/api-keys?limit=3&cursor=${last}`);
    const second = await page(admin, `&cursor=${last}`);
    expect([named(second.json), second.headers.get('link')]).toEqual([['Badgeuse'], null]);
    expect(await keysOf(admin)).toEqual([...first.json, ...second.json]);
    for (const [person, cursor] of [
      [ines, last],
      [admin, strange.id],
    ] as const) {
      const refused = await page(person, `&cursor=${cursor}`);
      expect([refused.status, refused.json.code]).toEqual([409, 'changed_meanwhile']);
    }
  });
});

describe('Z5: rotating a key', () => {
  it('lets both secrets in for a week, then the new one alone', async () => {
    const { ines } = company;
    await keepSessions(owner);
    const old = await makeKey(app, ines, ['balance.read']);
    const rotated = await app.call('POST', `/api-keys/${old.id}/rotate`, { token: ines.token });
    const fresh: string = rotated.json.key;
    expect(fresh).not.toBe(old.key);
    const answers = async () =>
      Promise.all(
        [old.key, fresh].map(async (token) => (await app.call('GET', '/balances/me', { token })).status),
      );
    expect(await answers()).toEqual([200, 200]);
    app.advance(7 * day + 1000);
    expect(await answers()).toEqual([401, 200]);
    expect((await app.call('GET', '/balances/me', { token: old.key })).json.code).toBe('key_ended');
    app.advance(-7 * day - 1000);
  });
});

describe('Z7: the journal of a key', () => {
  it('tells which calls were made and how they ended, for thirty days', async () => {
    const { ines } = company;
    await keepSessions(owner);
    const { id, key } = await makeKey(app, ines, ['balance.read']);
    await app.call('GET', '/balances/me', { token: key });
    await app.call('GET', `/users/${company.colin.id}/balances`, { token: key });
    await app.call('GET', '/users', { token: key });
    const calls = (query = '') => app.call('GET', `/api-keys/${id}/calls${query}`, { token: ines.token });
    const told = await eventually(async () => {
      const { json } = await calls();
      return json.length === 3 && json;
    }, 'three calls in the journal');
    expect(told.map(({ method, path, status }: Record<string, unknown>) => [method, path, status])).toEqual([
      ['GET', '/users', 403],
      ['GET', '/users/{id}/balances', 403],
      ['GET', '/balances/me', 200],
    ]);
    const { headers } = await calls('?limit=2');
    expect(headers.get('link')).toContain(`/api/api-keys/${id}/calls?limit=2&cursor=${told[1]?.id}`);
    expect((await calls(`?cursor=${told[1]?.id}`)).json).toEqual([told[2]]);
    expect(present((await keysOf(ines))[0]).lastUsedAt).not.toBeNull();

    app.advance(31 * day);
    await sweepExpiredAccess(app.services);
    expect((await calls()).json).toEqual([]);
    app.advance(-31 * day);
  });

  it('forgets a revoked key thirty days later', async () => {
    const { ines } = company;
    await keepSessions(owner);
    const { id } = await makeKey(app, ines, ['balance.read']);
    await app.call('DELETE', `/api-keys/${id}`, { token: ines.token });
    expect((await keysOf(ines))[0]).toMatchObject({ id, state: 'revoked' });
    app.advance(31 * day);
    await sweepExpiredAccess(app.services);
    expect(await keysOf(ines)).toEqual([]);
    app.advance(-31 * day);
  });
});

describe('what a key did', () => {
  it('stands in the log with its name: beside its person, or alone for a service account', async () => {
    const { admin } = company;
    const personal = await makeKey(app, admin, ['team.manage'], { name: 'Script' });
    const service = await makeKey(app, admin, ['team.manage'], { name: 'Annuaire', kind: 'organization' });
    for (const [token, name] of [
      [personal.key, 'Une'],
      [service.key, 'Deux'],
    ] as const) {
      const body = { name, description: '', color: '#3B82F6', userIds: [] };
      expect((await app.call('POST', '/teams', { token, body })).status).toBe(200);
    }
    const log = await app.call('GET', '/audit-log?action=team.created&limit=2', { token: admin.token });
    expect(log.json).toMatchObject([
      { actor: null, key: { id: service.id, name: 'Annuaire' }, subject: { name: 'Deux' } },
      { actor: { id: admin.id }, key: { id: personal.id, name: 'Script' }, subject: { name: 'Une' } },
    ]);
    const { text } = await app.call('GET', '/audit-log.csv?action=team.created', { token: admin.token });
    expect(text).toContain('Alix Admin (clé «\u00a0Script\u00a0»)');
  });
});

it('never writes a key, whole or in part, to a log', async () => {
  const { key } = await makeKey(app, company.ines, ['balance.read']);
  await app.call('GET', '/balances/me', { token: key });
  await app.call('GET', '/balances/me', { token: `${key}x` });
  await app.call('GET', `/balances/me?key=${key}`);
  const [, , , shortId, secret] = key.split('_');
  const written = app.logs.join('\n');
  expect(written).toContain('/api/balances/me');
  expect(written).not.toContain(secret);
  expect(written).not.toContain(shortId);
});
