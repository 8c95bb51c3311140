// @module-tag daily
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  organization = await createTestOrganization(app.services);
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface KeyedCall {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly key: string;
  readonly by?: Pick<TestPerson, 'token'>;
}

const send = ({ method, path, body, key, by = organization.admin }: KeyedCall) =>
  app.callAnything(method, path, {
    token: by.token,
    headers: { 'idempotency-key': key },
    ...(body ? { body } : {}),
  });
const keys = async (): Promise<number> =>
  Number((await owner.query('select count(*) from idempotency_keys')).rows[0].count);
const count = async (table: string): Promise<number> =>
  Number(
    (await owner.query(`select count(*) from ${table} where organization_id = $1`, [organization.id])).rows[0]
      .count,
  );

describe('a call with a key', () => {
  const day = '2026-03-02';
  const week = { effectiveFrom: day, days: { '1': ['am', 'pm'], '2': ['am', 'pm'], '3': ['am'] } };
  const type = {
    name: { fr: 'Don du sang', en: 'Blood donation' },
    color: '#3B82F6',
    confidential: false,
    needsApproval: true,
    counter: null,
    halfDays: true,
    asksJustification: false,
  };

  /** Every kind of write that leaves a row behind each time it is done. */
  const writes: readonly [string, string, string, (id: string) => string, (id: string) => object][] = [
    [
      'an adjustment',
      'ledger_entries',
      'POST',
      (id) => `/users/${id}/adjustments`,
      () => ({ counter: 'paid-leave', days: 2, date: day, reason: 'Accord' }),
    ],
    [
      'a person',
      'users',
      'POST',
      () => '/users',
      () => ({ name: 'Nora Neuve', email: `nora-${randomUUID()}@exemple.fr` }),
    ],
    [
      'people',
      'users',
      'POST',
      () => '/users/invite-multiple',
      () => ({ users: [{ name: 'Paul', email: `paul-${randomUUID()}@exemple.fr` }] }),
    ],
    ['a team', 'teams', 'POST', () => '/teams', () => ({ name: 'Atelier' })],
    ['a type', 'leave_types', 'POST', () => '/leave-types', () => type],
    ['a feed', 'calendar_feeds', 'POST', () => '/calendar/feeds', () => ({ name: 'Agenda', scope: 'mine' })],
    [
      'a blackout period',
      'blackout_periods',
      'POST',
      () => '/coverage/blackouts',
      () => ({ name: 'Inventaire', from: day, to: day }),
    ],
    [
      'a category',
      'rule_groups',
      'POST',
      () => '/rule-groups',
      () => ({ kind: 'category', name: `Cadres ${randomUUID()}` }),
    ],
    [
      'rules of a person',
      'rule_changes',
      'PUT',
      (id) => `/users/${id}/rules`,
      () => ({ effectiveFrom: day, rules: { daysPerYear: 27 } }),
    ],
    ['a working week', 'working_patterns', 'PUT', (id) => `/users/${id}/working-pattern`, () => week],
    [
      'a departure',
      'departures',
      'PUT',
      (id) => `/users/${id}/departure`,
      () => ({ lastDay: '2099-10-16', reason: 'resignation' }),
    ],
    [
      'what rights depend on',
      'rights_facts',
      'PUT',
      (id) => `/users/${id}/rights-facts`,
      () => ({ birthDate: '1990-01-01', children: [], seniorityFrom: null, payrollNumber: null }),
    ],
    [
      'a name',
      'audit_log',
      'PUT',
      () => '/organization',
      () => ({ name: `Société ${randomUUID()}`, timeZone: 'Europe/Paris', holidayZone: 'metropole' }),
    ],
    [
      'a request',
      'leave_requests',
      'POST',
      () => '/leave-requests',
      () => ({ type: 'vacation', startDate: '2026-07-06', endDate: '2026-07-07' }),
    ],
    [
      'an import',
      'balance_imports',
      'POST',
      () => '/balances/imports',
      () => ({ asOf: day, lines: [{ line: 1, person: organization.admin.email, previous: '3' }] }),
    ],
  ];

  it.each(writes)('for %s is done once and answered the same', async (_what, table, method, path, body) => {
    const person = await organization.add('employee', 'Erin Essai');
    const call: KeyedCall = { method, path: path(person.id), body: body(person.id), key: randomUUID() };
    const before = await count(table);
    const first = await send(call);
    expect([first.status, first.json.code]).toEqual([200, undefined]);
    const after = await count(table);
    expect(after).toBeGreaterThan(before);

    const again = await send(call);
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await count(table)).toBe(after);

    const other = await send({ ...call, body: { ...call.body, ...changed(call.body) } });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await count(table)).toBe(after);
  });

  /** The same call, saying something else. */
  const changed = (body: object = {}): object => {
    if ('lastDay' in body) return { reason: 'other' };
    if ('reason' in body) return { reason: 'Autre' };
    if ('birthDate' in body) return { payrollNumber: 'B-2' };
    if ('users' in body) return { users: [{ name: 'Autre', email: `autre-${randomUUID()}@exemple.fr` }] };
    if ('rules' in body) return { effectiveFrom: '2026-04-06' };
    if ('days' in body) return { effectiveFrom: '2026-04-06' };
    if ('startDate' in body) return { note: 'Autre' };
    if ('color' in body) return { color: '#EF4444' };
    return { name: 'Autre' };
  };

  it('is done once however many come at once', async () => {
    const call: KeyedCall = {
      method: 'POST',
      path: '/teams',
      body: { name: 'Toutes à la fois' },
      key: randomUUID(),
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(call)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    const named = await owner.query("select 1 from teams where name = 'Toutes à la fois'");
    expect(named.rowCount).toBe(1);
  });

  it('may be tried again after a refusal', async () => {
    const key = randomUUID();
    const missing = {
      method: 'POST',
      path: `/users/${randomUUID()}/adjustments`,
      body: { counter: 'paid-leave', days: 1, date: day, reason: 'x' },
      key,
    };
    expect((await send(missing)).status).toBe(404);
    expect((await send(missing)).status).toBe(404);
    expect(
      (await send({ method: 'POST', path: '/teams', body: { name: 'Après un refus' }, key })).status,
    ).toBe(200);
  });

  it('says one thing: the same key on another address is another thing', async () => {
    const key = randomUUID();
    const body = { name: 'Adresse' };
    const team = await send({ method: 'POST', path: '/teams', body, key });
    const renamed = await send({ method: 'PUT', path: `/teams/${team.json.id}`, body, key });
    expect([renamed.status, renamed.json.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('belongs to one person', async () => {
    const key = randomUUID();
    const call = { method: 'POST', path: '/teams', body: { name: 'À chacun sa clé' }, key };
    const manager = await organization.add('manager', 'Mona Manager');
    const stranger = await createTestOrganization(app.services);
    const ids = [];
    for (const by of [organization.admin, manager, stranger.admin])
      ids.push((await send({ ...call, by })).json.id);
    expect(new Set(ids).size).toBe(3);
  });

  it('keeps a secret for the session it was told to', async () => {
    const call = {
      method: 'POST',
      path: '/calendar/feeds',
      body: { name: 'Secret', scope: 'mine' },
      key: randomUUID(),
    };
    const first = await send(call);
    const { rows } = await owner.query(
      'select answer, sealed from idempotency_keys order by created_at desc limit 1',
    );
    expect(rows[0].sealed).toBe(true);
    const secret = first.json.url.split('/').at(-1).replace('.ics', '');
    expect(rows[0].answer.includes(secret)).toBe(false);
    expect((await send(call)).json.url).toBe(first.json.url);
    const elsewhere = { token: await openTestSession(app.services, organization.id, organization.admin.id) };
    const other = await send({ ...call, by: elsewhere });
    expect([other.status, other.json.code]).toEqual([409, 'idempotent_answer_sealed']);
  });

  it('is forgotten after a day, and swept', async () => {
    const call = { method: 'POST', path: '/teams', body: { name: 'Un jour après' }, key: randomUUID() };
    const first = await send(call);
    app.advance(25 * 60 * 60 * 1000);
    expect((await send(call)).json.id).not.toBe(first.json.id);
    const before = await keys();
    await sweepExpiredAccess(app.services);
    expect(await keys()).toBeLessThan(before);
    expect(await keys()).toBeGreaterThan(0);
  });
});
