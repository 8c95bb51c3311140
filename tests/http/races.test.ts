// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
  uniqueEmail,
} from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** After the start, who comes first is left to chance: each race is run more than once. */
const rounds = [1, 2, 3];

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = callAs(() => app);
const invite = (person: TestPerson, email = uniqueEmail('course')) =>
  as(person, 'POST', '/users', { name: 'Au Coude à Coude', email });
const demote = (person: TestPerson, other: TestPerson) =>
  as(person, 'PUT', `/users/${other.id}`, { role: 'employee' });
const outcomes = (answers: readonly LooseAnswer[]) =>
  answers.map(({ status, json }) => (status === 200 ? 'done' : `${status} ${json.code}`)).sort();

/** Holds the organisations until all requests stand in line for them, so that each of them really is too early. */
async function atOnce(
  organizations: readonly TestOrganization[],
  ...requests: readonly (() => Promise<LooseAnswer>)[]
): Promise<LooseAnswer[]> {
  await owner.query('begin');
  await owner.query('select from organizations where id = any ($1) for no key update', [
    organizations.map(({ id }) => id),
  ]);
  const answers = Promise.all(requests.map((request) => request()));
  await eventually(async () => {
    // The picture of who waits is taken once in a transaction, unless told otherwise.
    await owner.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await owner.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount === requests.length;
  }, 'all requests to wait');
  await owner.query('commit');
  return answers;
}

async function countWhere(condition: string, organization: TestOrganization): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from users where organization_id = $1 and removed_at is null and ${condition}`,
    [organization.id],
  );
  return rows[0]?.count ?? -1;
}

describe.each(rounds)('at the same moment, round %i', () => {
  it('two invitations of one address in one organisation: one wins', async () => {
    const organization = await createTestOrganization(app.services);
    const email = uniqueEmail('double');
    const answers = await atOnce(
      [organization],
      () => invite(organization.admin, email),
      () => invite(organization.admin, email.toUpperCase()),
    );
    expect(outcomes(answers)).toEqual(['409 email_taken', 'done']);
    expect(await countWhere('true', organization)).toBe(2);
  });

  it('two organisations inviting the same people in opposite order: both do, without a deadlock', async () => {
    const [one, two] = [
      await createTestOrganization(app.services),
      await createTestOrganization(app.services),
    ];
    const rows = Array.from({ length: 12 }, () => ({ name: 'Convoité', email: uniqueEmail('convoite') }));
    const answers = await atOnce(
      [one, two],
      () => as(one.admin, 'POST', '/users/invite-multiple', { users: rows }),
      () => as(two.admin, 'POST', '/users/invite-multiple', { users: rows.toReversed() }),
    );
    expect(outcomes(answers)).toEqual(['done', 'done']);
    expect((await countWhere('true', one)) + (await countWhere('true', two))).toBe(2 + 2 * rows.length);
  });

  it('the last seat is taken once', async () => {
    const organization = await createTestOrganization(app.services, { seats: 3 });
    const manager = await organization.add('manager');
    const answers = await atOnce(
      [organization],
      () => invite(organization.admin),
      () => invite(manager),
      () => invite(organization.admin),
    );
    expect(outcomes(answers)).toEqual(['409 seat_limit_reached', '409 seat_limit_reached', 'done']);
    expect(await countWhere('true', organization)).toBe(3);
  });

  it('the last two admins demote each other: one stays', async () => {
    const organization = await createTestOrganization(app.services);
    const second = await organization.add('admin');
    const answers = await atOnce(
      [organization],
      () => demote(organization.admin, second),
      () => demote(second, organization.admin),
    );
    expect(outcomes(answers)).toEqual(['409 last_admin', 'done']);
    expect(await countWhere("role = 'admin'", organization)).toBe(1);
  });

  it('the last two admins demote themselves: one stays', async () => {
    const organization = await createTestOrganization(app.services);
    const second = await organization.add('admin');
    const answers = await atOnce(
      [organization],
      () => demote(organization.admin, organization.admin),
      () => demote(second, second),
    );
    expect(outcomes(answers)).toEqual(['409 last_admin', 'done']);
    expect(await countWhere("role = 'admin'", organization)).toBe(1);
  });

  it('the last two admins remove each other: one stays', async () => {
    const organization = await createTestOrganization(app.services);
    const second = await organization.add('admin');
    const answers = await atOnce(
      [organization],
      () => as(organization.admin, 'DELETE', `/users/${second.id}`),
      () => as(second, 'DELETE', `/users/${organization.admin.id}`),
    );
    // Whoever is slower has been removed, and their session with them.
    expect(outcomes(answers)).toEqual(['401 unauthenticated', 'done']);
    expect(await countWhere("role = 'admin'", organization)).toBe(1);
  });

  it('the last two admins leave: one stays', async () => {
    const organization = await createTestOrganization(app.services);
    const second = await organization.add('admin');
    const answers = await atOnce(
      [organization],
      () => as(organization.admin, 'POST', '/auth/me/leave'),
      () => as(second, 'POST', '/auth/me/leave'),
    );
    expect(outcomes(answers)).toEqual(['409 last_admin', 'done']);
    expect(await countWhere("role = 'admin'", organization)).toBe(1);
  });

  it('a manager is demoted while being given a team: the team has no unfit manager', async () => {
    const organization = await createTestOrganization(app.services);
    const manager = await organization.add('manager');
    const [, created] = await atOnce(
      [organization],
      () => demote(organization.admin, manager),
      () => as(organization.admin, 'POST', '/teams', { name: 'Disputée', managerId: manager.id }),
    );
    expect([200, 422]).toContain(created?.status);
    const { json: teams } = await as(organization.admin, 'GET', '/teams');
    for (const team of teams) expect(team.manager).toBeNull();
  });
});
