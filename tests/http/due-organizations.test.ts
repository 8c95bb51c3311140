import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accrue, accrueOrganization } from '#server/actions/balances/accrue.ts';
import { mostInLine } from '#server/actions/enqueue-for-organizations.ts';
import { followUp, followUpOrganization } from '#server/actions/notifications/follow-up.ts';
import { reconcile } from '#server/actions/subscription/reconcile.ts';
import { createLeaveCompany, fileLeave, setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

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
beforeEach(() =>
  owner.query('delete from graphile_worker._private_jobs; truncate organizations, email_directory cascade'),
);

/** What a run adds, by organisation; the queue is empty afterwards. */
async function added(run: () => Promise<void>): Promise<string[]> {
  await run();
  const { rows } = await owner.query(
    "delete from graphile_worker._private_jobs where key is not null returning payload ->> 'organizationId' as id",
  );
  return rows.map(({ id }) => id).sort();
}
const settlements = () => added(() => accrue(app.services));
const followUps = () => added(() => followUp(app.services));

it('settles each organisation once on each day of its own calendar, and catches up', async () => {
  setClock(app, '2026-03-02T09:00:00Z');
  const paris = await createTestOrganization(app.services);
  const papeete = await createTestOrganization(app.services);
  await owner.query("update organizations set time_zone = 'Pacific/Tahiti' where id = $1", [papeete.id]);
  expect(await settlements()).toEqual([paris.id, papeete.id].sort());
  for (const { id: organizationId } of [paris, papeete])
    await accrueOrganization(app.services, { organizationId });
  setClock(app, '2026-03-02T09:59:00Z');
  expect(await settlements()).toEqual([]);
  // Midnight in Papeete.
  setClock(app, '2026-03-02T10:00:00Z');
  expect(await settlements()).toEqual([papeete.id]);
  await accrueOrganization(app.services, { organizationId: papeete.id });
  setClock(app, '2026-03-02T22:59:00Z');
  expect(await settlements()).toEqual([]);
  setClock(app, '2026-03-02T23:30:00Z');
  expect(await settlements()).toEqual([paris.id]);
  // Days later, as after a server that was down: everyone, once.
  setClock(app, '2026-03-06T12:00:00Z');
  expect(await settlements()).toEqual([paris.id, papeete.id].sort());
});

it('adds no second job while the first waits, and none for one that was killed to its last attempt', async () => {
  await createTestOrganization(app.services);
  await accrue(app.services);
  await owner.query(
    "update graphile_worker._private_jobs set attempts = 3, last_error = 'x', run_at = now() + interval '1 hour'",
  );
  await accrue(app.services);
  const { rows } = await owner.query('select attempts, last_error, priority from graphile_worker.jobs');
  expect(rows).toEqual([{ attempts: 3, last_error: 'x', priority: 100 }]);
  await owner.query('update graphile_worker._private_jobs set attempts = max_attempts, last_error = null');
  await accrue(app.services);
  expect((await owner.query('select from graphile_worker.jobs')).rowCount).toBe(1);
  await owner.query("update graphile_worker._private_jobs set last_error = 'x'");
  await accrue(app.services);
  expect((await owner.query('select from graphile_worker.jobs')).rowCount).toBe(2);
});

it('has few jobs in line however many organisations are due, and reaches the last past those that fail', async () => {
  await createTestOrganization(app.services);
  // As many again as may stand in line at once, and a few more.
  await owner.query(
    `insert into organizations
     select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid()))).*
     from organizations o, generate_series(1, $1)`,
    [2 * mostInLine + 5],
  );
  const settled = new Set<string>();
  let walk: { after?: string | null } | null = {};
  while (walk) {
    await accrue(app.services, walk);
    const { rows } = await owner.query(
      `select payload ->> 'organizationId' as id from graphile_worker._private_jobs
       where payload ->> 'organizationId' is not null and attempts = 0`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(mostInLine);
    for (const { id } of rows) settled.add(id);
    // All of them fail, and are put off: they leave room for the others, and are not added again.
    await owner.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = 'x', run_at = now() + interval '1 hour'
       where payload ->> 'organizationId' is not null`,
    );
    const next = await owner.query<{ payload: { after: string } }>(
      "delete from graphile_worker._private_jobs where key = 'accrue-on' returning payload",
    );
    walk = next.rows[0]?.payload ?? null;
  }
  expect(settled.size).toBe(2 * mostInLine + 6);
});

it('adds nothing while the line is full, and goes on from the same place', async () => {
  await createTestOrganization(app.services);
  await owner.query(
    `select graphile_worker.add_job('accrue-organization', '{}') from generate_series(1, $1)`,
    [mostInLine],
  );
  const after = '00000000-0000-4000-8000-000000000000';
  expect(await added(() => accrue(app.services, { after }))).toEqual([null]);
  await owner.query('delete from graphile_worker._private_jobs');
  expect(await added(() => accrue(app.services, { after }))).toHaveLength(1);
});

it('follows up where something waits, from the hour of the organisation on, once a day', async () => {
  // A Wednesday.
  setClock(app, '2026-03-04T05:00:00Z');
  await createTestOrganization(app.services);
  const { organization, ines } = await createLeaveCompany(app);
  expect(await followUps()).toEqual([]);
  setClock(app, '2026-03-04T09:00:00Z');
  expect(await followUps()).toEqual([]);
  await fileLeave(app, ines);
  setClock(app, '2026-03-05T06:59:00Z');
  expect(await followUps()).toEqual([]);
  setClock(app, '2026-03-05T15:00:00Z');
  expect(await followUps()).toEqual([organization.id]);
  await followUpOrganization(app.services, { organizationId: organization.id });
  await owner.query('delete from graphile_worker._private_jobs');
  expect(await followUps()).toEqual([]);
  setClock(app, '2026-03-06T15:00:00Z');
  expect(await followUps()).toEqual([organization.id]);
});

it('follows up trials that are about to end and payments that failed', async () => {
  setClock(app, '2026-03-04T09:00:00Z');
  const { id } = await createTestOrganization(app.services, { trialEnds: true });
  expect(await followUps()).toEqual([]);
  // The reminder three days before the end.
  setClock(app, '2026-03-15T09:00:00Z');
  expect(await followUps()).toEqual([id]);
  setClock(app, '2026-04-20T09:00:00Z');
  expect(await followUps()).toEqual([]);
  await owner.query(
    "update organizations set subscription_status = 'past_due', past_due_since = '2026-04-18'",
  );
  expect(await followUps()).toEqual([id]);
});

it('compares with the payment provider those who ever went there', async () => {
  const { id } = await createTestOrganization(app.services);
  await createTestOrganization(app.services);
  await owner.query(
    "insert into payment_accounts (organization_id, provider, customer_id) values ($1, 'sandbox', 'c')",
    [id],
  );
  expect(await added(() => reconcile(app.services))).toEqual([id]);
});

it('lets the jobs of one organisation take turns, and a large batch stand behind', async () => {
  const organization = await createTestOrganization(app.services);
  await owner.query(
    "insert into payment_accounts (organization_id, provider, customer_id) values ($1, 'sandbox', 'c')",
    [organization.id],
  );
  await accrue(app.services);
  await reconcile(app.services);
  const { rows: queues } = await owner.query('select distinct queue_name from graphile_worker.jobs');
  expect(queues).toHaveLength(1);
  expect(queues[0].queue_name).toMatch(/^organizations-\d+$/);

  const users = Array.from({ length: 60 }, (_, place) => ({
    name: `N ${place}`,
    email: `n${place}@exemple.fr`,
  }));
  const { token } = organization.admin;
  expect((await app.call('POST', '/users/invite-multiple', { token, body: { users } })).status).toBe(200);
  const { rows } = await owner.query(
    `select priority, count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'send-invitation'
     group by priority order by priority`,
  );
  expect(rows).toEqual([
    { priority: 0, jobs: 25 },
    { priority: 1, jobs: 25 },
    { priority: 2, jobs: 10 },
  ]);
});
