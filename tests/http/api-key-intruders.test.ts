// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { type EndpointTable, scopesOf } from '#contract/endpoint.ts';
import { capabilities } from '#domain/access/capabilities.ts';
import { isScopeOf, keyScopes } from '#domain/api-keys/key-scopes.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { furnish, type Place } from '#tests/support/intruder-places.ts';
import { toldIn } from '#tests/support/intruder-row.ts';
import { type EndpointKey, intruderTable } from '#tests/support/intruder-table.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let organization: TestOrganization;
let neighbour: Place;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' } });
  owner = new Client(app.connection);
  await owner.connect();
  organization = await createTestOrganization(app.services);
  neighbour = await furnish({
    services: app.services,
    owner: owner as never,
    call: app.call,
    callAnything: app.callAnything,
  });
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const said = ({ status, json }: LooseAnswer) => [status, json?.code];
const list = (token: string, headers = {}) => app.call('GET', '/users', { token, headers });
const reader = async (form: object = {}) => {
  const person = await organization.add('manager');
  return { person, ...(await makeKey(app, person, ['user.list'], form)) };
};

describe('a key is refused', () => {
  it('with a typo, without a look at the database', async () => {
    const { key } = await reader();
    expect(said(await list(`${key.slice(0, -1)}_`))).toEqual([401, 'key_mistyped']);
  });

  it('with a good checksum and a secret that nobody made', async () => {
    const [one, other] = [await reader(), await reader()];
    await owner.query(
      `update api_keys set secret_hash = (select secret_hash from api_keys where id = $2) where id = $1`,
      [one.id, other.id],
    );
    expect(said(await list(one.key))).toEqual([401, 'unauthenticated']);
  });

  it('when it is revoked', async () => {
    const { key, id, person } = await reader();
    await app.call('DELETE', `/api-keys/${id}`, { token: person.token });
    expect(said(await list(key))).toEqual([401, 'key_ended']);
  });

  it('once its end has come', async () => {
    const { key, id } = await reader({ expiresAt: '2099-01-01T00:00:00+01:00' });
    expect((await list(key)).status).toBe(200);
    await owner.query("update api_keys set expires_at = now() - interval '1 second' where id = $1", [id]);
    expect(said(await list(key))).toEqual([401, 'key_ended']);
  });

  it('Z2: when its person is gone', async () => {
    const { key, person } = await reader();
    await app.call('DELETE', `/users/${person.id}`, { token: organization.admin.token });
    expect(said(await list(key))).toEqual([401, 'key_ended']);
  });

  it('Z1: for what its person may no longer do', async () => {
    const { key, person } = await reader();
    const body = { role: 'employee' };
    await app.call('PUT', `/users/${person.id}`, { token: organization.admin.token, body });
    expect(said(await list(key))).toEqual([403, 'forbidden']);
  });

  it('for what it was not made for', async () => {
    const { key } = await reader();
    const refused = await app.call('GET', '/teams', { token: key });
    expect(said(refused)).toEqual([403, 'key_scope_missing']);
    expect(refused.json.details).toEqual({ scope: 'team.list' });
  });

  it('Z6: from elsewhere, by the address that trusted proxies tell', async () => {
    const { key } = await reader({ addresses: ['203.0.113.0/24', '2001:db8::/48'] });
    const from = async (address: string) => said(await list(key, { 'x-forwarded-for': address }))[0];
    expect(await from('203.0.113.9')).toBe(200);
    expect(await from('2001:db8::5')).toBe(200);
    expect(await from('203.0.114.1')).toBe(403);
    expect(await from('2001:db9::5')).toBe(403);
    expect(said(await list(key))).toEqual([403, 'key_address']);
  });

  it('for writing where no subscription runs', async () => {
    const poor = await createTestOrganization(app.services, { trialEnds: true });
    const { key } = await makeKey(app, poor.admin, ['team.manage', 'team.list']);
    await owner.query(
      "update organizations set trial_started_at = now() - interval '40 days' where id = $1",
      [poor.id],
    );
    const body = { name: 'Équipe', description: '', color: '#3B82F6', userIds: [] };
    expect(said(await app.call('POST', '/teams', { token: key, body }))).toEqual([
      402,
      'subscription_required',
    ]);
    expect((await app.call('GET', '/teams', { token: key })).status).toBe(200);
  });
});

describe('Z4: a key of the organisation', () => {
  it('rests when whoever answers for it goes, until another admin rotates it', async () => {
    const maker = await organization.add('admin');
    const made = await makeKey(app, maker, ['user.list'], { kind: 'organization', name: 'Annuaire' });
    const { token } = organization.admin;
    await app.call('DELETE', `/users/${maker.id}`, { token });
    expect(said(await list(made.key))).toEqual([401, 'key_ended']);
    const mine = async () =>
      (await app.call('GET', '/api-keys', { token })).json.find(({ id }: { id: string }) => id === made.id);
    expect(await mine()).toMatchObject({ state: 'resting', maker: { id: maker.id } });
    expect((await app.call('POST', `/api-keys/${made.id}/rotate`, { token })).status).toBe(200);
    expect(await mine()).toMatchObject({ state: 'live', maker: { id: organization.admin.id } });
    expect((await list(made.key)).status).toBe(200);
  });

  it('narrows with its maker’s role', async () => {
    const maker = await organization.add('admin');
    const made = await makeKey(app, maker, ['user.list', 'audit-log.read'], { kind: 'organization' });
    const read = async () => (await app.call('GET', '/audit-log', { token: made.key })).status;
    expect(await read()).toBe(200);
    const body = { role: 'manager' };
    await app.call('PUT', `/users/${maker.id}`, { token: organization.admin.token, body });
    expect([await read(), (await list(made.key)).status]).toEqual([403, 200]);
  });

  it('has no leave and no self, and records that of others under its name', async () => {
    const { admin } = organization;
    const person = await organization.add('employee');
    const scopes = ['leave-request.record', 'leave-request.read', 'balance.read', 'organization.read'];
    const { key: token } = await makeKey(app, admin, scopes, { kind: 'organization', name: 'Paie' });
    const leave = { type: 'vacation', startDate: '2041-07-01', endDate: '2041-07-05' };
    const file = (body: object) => app.call('POST', '/leave-requests', { token, body });
    expect((await file(leave)).status).toBe(403);
    expect((await file({ ...leave, userId: admin.id })).status).toBe(403);
    for (const path of ['/balances/me', '/auth/me', '/leave-requests/my-requests']) {
      expect(said(await app.callAnything('GET', path, { token })), path).toEqual([403, 'key_not_taken']);
    }
    const recorded = await file({ ...leave, userId: person.id });
    expect(recorded.status, recorded.text).toBe(200);
    const page = await app.call('GET', `/leave-requests/${recorded.json.id}`, { token: admin.token });
    expect(page.json.history[0]).toMatchObject({ event: 'recorded', author: 'Paie' });
    expect((await app.call('GET', '/organization/me', { token })).json.users).toEqual([]);
  });
});

describe('Z3: no key', () => {
  const endpoints = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, endpoint]) => ({
      key: `${feature}.${name}` as EndpointKey,
      ...endpoint,
    })),
  );
  const session = endpoints.filter(({ access }) => access === 'session');

  it('makes a call that is not for keys, whatever its scopes', async () => {
    const { key: token } = await makeKey(app, organization.admin, keyScopes);
    await owner.query('update api_keys set scopes = $1 where name = $2', [capabilities, 'Tableur']);
    const closed = session.filter((endpoint) => scopesOf(endpoint).length === 0);
    expect(closed.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['apiKeys.create', 'users.changeRole']),
    );
    for (const { method, path, key } of closed) {
      const { params = {}, body } = intruderTable[key].parts(neighbour.targets) as {
        params?: Record<string, string>;
        body?: unknown;
      };
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      const answer = await app.callAnything(method, address, {
        token,
        ...(body === undefined ? {} : { body }),
      });
      expect(said(answer), key).toEqual([403, 'key_not_taken']);
    }
  });

  it('reaches another organisation: its things do not exist', async () => {
    const { key: token } = await makeKey(app, organization.admin, keyScopes);
    const { pendingId, teamId, userId } = neighbour.targets;
    for (const path of [`/leave-requests/${pendingId}`, `/teams/${teamId}`, `/users/${userId}`]) {
      const answer = await app.callAnything('GET', path, { token });
      expect(answer.status, path).toBe(404);
      expect(toldIn(answer.text, neighbour.secrets)).toEqual([]);
    }
  });

  it('hands out a role, or invites above the least', async () => {
    const { key: token } = await makeKey(app, organization.admin, ['user.add']);
    const add = (role: string) =>
      app.call('POST', '/users', {
        token,
        body: { name: 'Venue Neuve', email: `venue-${role}-${Date.now()}@exemple.fr`, role },
      });
    expect((await add('manager')).status).toBe(403);
    expect((await add('employee')).status).toBe(200);
  });

  it('reads what others wrote about their leave', async () => {
    const person = await organization.add('employee');
    const note = 'Mariage de ma sœur';
    const body = { type: 'personal', startDate: '2042-07-01', endDate: '2042-07-02', note };
    const { json } = await app.call('POST', '/leave-requests', { token: person.token, body });
    const scopes = ['leave-request.read', 'leave-request.read-all'];
    const { key: token } = await makeKey(app, organization.admin, scopes);
    const page = await app.call('GET', `/leave-requests/${json.id}`, { token });
    expect(page.json.request).toMatchObject({ id: json.id, note: '' });
    const all = await app.call('GET', `/leave-requests?user=${person.id}`, { token });
    expect(all.json).toHaveLength(1);
    expect(page.text + all.text).not.toContain(note);
    const own = await makeKey(app, person, ['leave-request.read']);
    expect((await app.call('GET', `/leave-requests/${json.id}`, { token: own.key })).text).toContain(note);
  });

  it('is told what another key, or a screen, was answered to the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'une-fois' };
    const body = { name: 'Une seule', description: '', color: '#3B82F6', userIds: [] };
    const tokens = [
      organization.admin.token,
      (await makeKey(app, organization.admin, ['team.manage'])).key,
      (await makeKey(app, organization.admin, ['team.manage'])).key,
    ];
    const ids = [];
    for (const token of tokens) {
      const first = await app.call('POST', '/teams', { token, body, headers });
      expect(first.status, first.text).toBe(200);
      const again = await app.call('POST', '/teams', { token, body, headers });
      expect(again.json.id).toBe(first.json.id);
      ids.push(first.json.id);
    }
    expect(new Set(ids).size).toBe(3);
  });
});

it('has calls for every scope of every kind', () => {
  const asked = new Set(
    Object.values<EndpointTable>(api).flatMap((table) => Object.values(table).flatMap(scopesOf)),
  );
  // It widens what calls with other scopes tell.
  expect(keyScopes.filter((scope) => !asked.has(scope))).toEqual(['absence.reason']);
  expect(keyScopes.every((scope) => isScopeOf('personal', scope))).toBe(true);
});
