import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/policies/leave-settings.ts';
import { callAs } from '#tests/support/call-as.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { present } from '#tests/support/present.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: ReturnType<typeof ownerPool>;
let company: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = ownerPool(app.connection, 1);
  company = await createTestOrganization(app.services);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = callAs(() => app);
const full = { status: 409, json: expect.objectContaining({ code: 'list_full' }) };

it('O5: no period without leave beyond five hundred, until one is deleted', async () => {
  const { admin } = company;
  await owner.query(
    `insert into blackout_periods (organization_id, id, name, starts_on, ends_on, reason, created_at)
       select $1, gen_random_uuid(), 'Inventaire ' || n, date '2030-01-01' + n, date '2030-01-01' + n, '', now()
       from generate_series(1, 500) n`,
    [company.id],
  );
  const form = { name: 'De trop', from: '2040-01-01', to: '2040-01-02', teamId: null, reason: '' };
  const refused = await as(admin, 'POST', '/coverage/blackouts', form);
  expect(refused).toMatchObject(full);
  expect(refused.json.error).toBe('Cette liste est pleine\u00a0: 500 au plus.');
  const first = present((await as(admin, 'GET', '/coverage')).json.blackouts[0]);
  await as(admin, 'DELETE', `/coverage/blackouts/${first.id}`);
  expect((await as(admin, 'POST', '/coverage/blackouts', form)).status).toBe(200);
});

it('O5: two hundred adjustments dated in one year of one person, and more in the next', async () => {
  const { admin } = company;
  const { id } = await company.add('employee', 'Ajustée');
  const adjust = (date: string) =>
    as(admin, 'POST', `/users/${id}/adjustments`, {
      counter: 'paid-leave',
      days: 0.5,
      date,
      reason: 'Essai',
    });
  expect((await adjust('2026-03-02')).status).toBe(200);
  await owner.query(
    `insert into ledger_entries
       select (json_populate_record(l, json_build_object('id', l.id || n, 'key', l.key || n))).*
       from ledger_entries l, generate_series(1, 199) n where l.user_id = $1 and l.key like 'adjusted/%'`,
    [id],
  );
  expect(await adjust('2026-12-31')).toMatchObject(full);
  expect((await adjust('2025-12-31')).status).toBe(200);
  const paid = present((await as(admin, 'GET', `/users/${id}/balances`)).json[0]);
  const told = paid.entries.filter(({ kind }: { kind: string }) => kind === 'adjusted');
  expect(told).toHaveLength(201);
});

it('O5: a request takes five hundred comments, of which some may be removed', async () => {
  const { admin } = company;
  const filed = await as(admin, 'POST', '/leave-requests', {
    type: 'vacation',
    startDate: '2026-12-21',
    endDate: '2026-12-22',
  });
  const path = `/leave-requests/${filed.json.id}/comments` as const;
  const said = await as(admin, 'POST', path, { text: 'Un mot' });
  expect(said.status, said.text).toBe(200);
  await owner.query(
    `with events as (
       insert into leave_request_events
         select (json_populate_record(e, json_build_object('id', gen_random_uuid()))).*
         from leave_request_events e, generate_series(1, 499) n where e.request_id = $1 and e.event = 'commented'
         returning organization_id, id, request_id)
     insert into request_comments (organization_id, id, request_id, text)
       select organization_id, id, request_id, 'Un autre' from events`,
    [filed.json.id],
  );
  expect(await as(admin, 'POST', path, { text: 'De trop' })).toMatchObject(full);
  await as(admin, 'DELETE', `${path}/${present(said.json.comments[0]).id}`);
  // Those who write at once are all counted.
  const atOnce = await Promise.all(['Un', 'Deux', 'Trois'].map((text) => as(admin, 'POST', path, { text })));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, full.status, full.status]);
});

it('a page of closings ends where they name some thousands of people', async () => {
  const other = await createTestOrganization(app.services);
  await owner.query(
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at)
       select $1::uuid, gen_random_uuid(), 'f' || n || '@' || $1::text || '.exemple.fr', 'Foule ' || n, 'employee', now(), now()
       from generate_series(1, 999) n`,
    [other.id],
  );
  await owner.query(
    `insert into closings (organization_id, id, name, start_date, start_half, end_date, end_half, everyone, types,
         when_short, applied_at, applied_by)
       select $1, gen_random_uuid(), 'Pont ' || n, date '2040-01-01' + n, 'am', date '2040-01-01' + n, 'pm', false,
         '{vacation}', 'nothing', now(), $2 from generate_series(1, 5) n`,
    [other.id, other.admin.id],
  );
  await owner.query(
    `insert into closing_scopes (organization_id, id, closing_id, user_id, excepted)
       select $1::uuid, gen_random_uuid(), c.id, u.id, false from closings c, users u
       where c.organization_id = $1 and u.organization_id = $1`,
    [other.id],
  );
  const { token } = other.admin;
  const sizes: number[] = [];
  const names: string[] = [];
  for (let at: string | undefined = '/closings'; at; ) {
    const answer: LooseAnswer = await app.callAnything('GET', at, { token });
    expect(answer.status, answer.text).toBe(200);
    sizes.push(answer.json.length);
    names.push(...answer.json.map(({ name }: { name: string }) => name));
    at = /^<\/api([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(sizes).toEqual([3, 2]);
  expect(names).toEqual(['Pont 5', 'Pont 4', 'Pont 3', 'Pont 2', 'Pont 1']);
});

it('O5: twenty changes of rules to come of a group, and twenty of a person', async () => {
  const { admin } = company;
  const { id } = await company.add('employee', 'Prévue');
  const group = await as(admin, 'POST', '/rule-groups', { kind: 'site', name: 'Ajaccio' });
  for (const [path, column, owned] of [
    [`/rule-groups/${group.json.id}/rules`, 'group_id', group.json.id],
    [`/users/${id}/rules`, 'user_id', id],
  ] as const) {
    await owner.query(
      `insert into rule_changes (organization_id, id, ${column}, effective_from, rules, applied_at, applied_by)
         select $1, gen_random_uuid(), $3, date '2090-01-01' + n, json_build_object('daysPerYear', 25 + n % 3),
           now() - interval '1 day' + n * interval '1 second', $2
         from generate_series(1, 20) n`,
      [company.id, admin.id, owned],
    );
    const plan = (effectiveFrom: string) =>
      app.callAnything('PUT', path, {
        token: admin.token,
        body: { effectiveFrom, rules: { daysPerYear: 30 } },
      });
    expect(await plan('2091-01-01'), path).toMatchObject(full);
    // A day that is planned already, and one that has come, add none.
    expect((await plan('2090-01-02')).status, path).toBe(200);
    expect((await plan('2026-01-01')).status, path).toBe(200);
  }
  const { json } = await as(admin, 'GET', '/rule-groups');
  expect(present(json.find(({ name }: { name: string }) => name === 'Ajaccio')).planned).toHaveLength(20);
  expect((await as(admin, 'GET', `/users/${id}/rules`)).json.own.planned).toHaveLength(20);
});

it('of two hundred and five changes of settings the latest are told', async () => {
  const other = await createTestOrganization(app.services);
  await owner.query(
    `insert into leave_settings (organization_id, id, effective_from, settings, applied_at, applied_by)
       select $1, gen_random_uuid(), date '2026-01-01' + n, $3, now() + n * interval '1 second', $2
       from generate_series(1, 205) n`,
    [other.id, other.admin.id, JSON.stringify(DEFAULT_SETTINGS)],
  );
  const { json, text } = await as(other.admin, 'GET', '/organization/settings');
  expect(json.changes, text).toHaveLength(200);
  expect(json.changes[0]).toMatchObject({ undoable: true, effectiveFrom: '2026-07-25' });
});
