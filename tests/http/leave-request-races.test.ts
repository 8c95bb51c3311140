// @module-tag daily
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import type { RequestAction } from '#tests/support/leave-company.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** After the start, who comes first is left to chance: each race is run more than once. */
const rounds = [1, 2, 3];

let app: TestApp;
let owner: Client;
let organization: TestOrganization;
let manager: TestPerson;
let lead: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  organization = await createTestOrganization(app.services);
  manager = await organization.add('manager');
  lead = await organization.add('team_lead');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
  key?: string,
) =>
  app.call(method, path, {
    token: person.token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const week = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' } as const;
const file = (person: TestPerson, form: object = {}, key?: string) =>
  as(person, 'POST', '/leave-requests', { ...week, ...form }, key);
const move = (person: TestPerson, id: string, verb: RequestAction, body: object = {}) =>
  as(person, 'PATCH', `/leave-requests/${id}/${verb}`, body);
const outcomes = (answers: readonly LooseAnswer[]) =>
  answers.map(({ status, json }) => (status === 200 ? 'done' : `${status} ${json.code}`)).sort();

/** Holds a person until all requests stand in line for them, so that each of them really is too early. */
async function atOnce(
  person: TestPerson,
  ...requests: readonly (() => Promise<LooseAnswer>)[]
): Promise<LooseAnswer[]> {
  await owner.query('begin');
  await owner.query('select from users where id = $1 for no key update', [person.id]);
  const answers = Promise.all(requests.map((request) => request()));
  await eventually(async () => {
    await owner.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await owner.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount === requests.length;
  }, 'all requests to wait');
  await owner.query('commit');
  return answers;
}

async function rowsOf<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await owner.query<Row>(text, values)).rows;
}

describe.each(rounds)('at the same moment, round %i', () => {
  it('one approves and one rejects: one wins, the other learns what stands', async () => {
    const ana = await organization.add('employee');
    const { id } = (await file(ana)).json;
    const answers = await atOnce(
      ana,
      () => move(manager, id, 'approve', { version: 1 }),
      () => move(lead, id, 'reject', { reason: 'Non', version: 1 }),
    );
    expect(outcomes(answers)).toEqual(['409 already_decided', 'done']);
    const winner = answers.find(({ status }) => status === 200)?.json;
    const loser = answers.find(({ status }) => status === 409)?.json;
    expect(loser.details.status).toBe(winner.status);
    const events = await rowsOf('select event from leave_request_events where request_id = $1', [id]);
    expect(events).toHaveLength(2);
    const lines = await rowsOf('select from ledger_entries where request_id = $1', [id]);
    expect(lines).toHaveLength(winner.status === 'approved' ? 5 : 0);
  });

  it('an approval, an edit and a withdrawal: never an edited approval nor lines of withdrawn leave', async () => {
    const ana = await organization.add('employee');
    const { id } = (await file(ana)).json;
    const answers = await atOnce(
      ana,
      () => move(manager, id, 'approve', { version: 1 }),
      () => as(ana, 'PUT', `/leave-requests/${id}`, { ...week, endDate: '2040-07-03', version: 1 }),
      () => move(ana, id, 'withdraw', { version: 1 }),
    );
    expect(outcomes(answers).filter((one) => one === 'done')).toHaveLength(1);
    const [request] = await rowsOf<{ state: string; version: number; counted_halves: number }>(
      'select state, version, counted_halves from leave_requests where id = $1',
      [id],
    );
    const lines = await rowsOf('select from ledger_entries where request_id = $1', [id]);
    expect(request?.version).toBe(2);
    expect(lines).toHaveLength(request?.state === 'approved' ? 5 : 0);
    expect(request?.counted_halves).toBe(request?.state === 'pending' ? 4 : 10);
  });

  it('two cancellations give the days back once', async () => {
    const ana = await organization.add('employee');
    const { id } = (await file(ana)).json;
    await move(manager, id, 'approve');
    const answers = await atOnce(
      ana,
      () => move(manager, id, 'cancel'),
      () => move(lead, id, 'cancel'),
    );
    expect(outcomes(answers)).toEqual(['409 already_decided', 'done']);
    const [sum] = await rowsOf<{ lines: number; days: number }>(
      'select count(*)::int as lines, sum(amount_n::float8 / amount_d) as days from ledger_entries where request_id = $1',
      [id],
    );
    expect(sum).toEqual({ lines: 10, days: 0 });
  });

  it('twenty requests for the same days: one is filed', async () => {
    const ana = await organization.add('employee');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? file(ana) : file(manager, { userId: ana.id, type: 'other' }),
      ),
    );
    expect(outcomes(answers)).toEqual([...Array(19).fill('409 overlapping_absence'), 'done']);
    const winner = answers.find(({ status }) => status === 200)?.json;
    for (const { status, json } of answers) if (status === 409) expect(json.details.id).toBe(winner?.id);
    const rows = await rowsOf('select from leave_requests where user_id = $1', [ana.id]);
    expect(rows).toHaveLength(1);
  });

  it('ten calls with one key: one request, answered ten times', async () => {
    const ana = await organization.add('employee');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => file(ana, {}, key)));
    expect(outcomes(answers)).toEqual(Array(10).fill('done'));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await rowsOf('select from leave_requests where user_id = $1', [ana.id])).toHaveLength(1);
  });

  it('one key for two people: the first keeps it', async () => {
    const [ana, bao] = [await organization.add('employee'), await organization.add('employee')];
    const key = randomUUID();
    const answers = await Promise.all(
      [ana, bao, ana, bao].map(({ id }) => file(manager, { userId: id, type: 'sick' }, key)),
    );
    expect(outcomes(answers)).toEqual([
      '422 idempotency_key_reused',
      '422 idempotency_key_reused',
      'done',
      'done',
    ]);
  });

  it('someone files while being removed: nothing is left waiting', async () => {
    const ana = await organization.add('employee');
    const { id } = (await file(ana)).json;
    const answers = await Promise.all([
      as(manager, 'DELETE', `/users/${ana.id}`),
      move(lead, id, 'approve'),
      file(ana, { startDate: '2040-08-06', endDate: '2040-08-10' }),
      as(ana, 'PUT', `/leave-requests/${id}`, { ...week, endDate: '2040-07-03' }),
    ]);
    expect(answers[0]?.status).toBe(200);
    for (const { status } of answers) expect([200, 401, 409]).toContain(status);
    const waiting = await rowsOf("select from leave_requests where user_id = $1 and state = 'pending'", [
      ana.id,
    ]);
    expect(waiting).toEqual([]);
  });
});
