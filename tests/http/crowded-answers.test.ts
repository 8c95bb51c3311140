import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { threadFile } from '#tests/support/thread-file.ts';

let app: TestApp;
let alone: TestApp;
let owner: ReturnType<typeof ownerPool>;

beforeAll(async () => {
  app = await startTestApp({
    env: { WORKER: 'off' },
    threads: { file: await threadFile(), limits: { threads: 2 } },
  });
  alone = await startTestApp({ beside: app, env: { WORKER: 'off' } });
  owner = ownerPool(app.connection, 1);
});
afterAll(async () => {
  await owner.end();
  await alone.close();
  await app.close();
});

const span = 'from=2040-01-01&to=2040-12-31';
const calls = [
  '/audit-log',
  `/calendar/people?${span}`,
  `/calendar/absences?${span}&pending=true`,
  `/leave-planning/days?${span}`,
];
const tasksDone = () => app.services.threads?.ends.done ?? 0;
const get = (from: TestApp, path: string, { admin }: TestOrganization) =>
  from.callAnything('GET', path, { token: admin.token });

/** As many more people, all of one team and away on a day of their own. */
async function crowd({ id, admin }: TestOrganization, people: number): Promise<void> {
  const team = `insert into teams (organization_id, id, name, color, created_at, manager_id)
    select $1, gen_random_uuid(), 'Foule', '#3B82F6', now(), $2 returning id`;
  const { rows } = await owner.query(team, [id, admin.id]);
  await owner.query(
    `with joined as (
       insert into users (organization_id, id, email, name, role, joined_at, confirmed_at)
         select $1::uuid, gen_random_uuid(), 'f' || n || '@' || $1::text || '.exemple.fr', 'Foule ' || n, 'employee', now(), now()
         from generate_series(1, $3::int) n returning id),
     placed as (
       insert into team_members (organization_id, team_id, user_id) select $1, $2, id from joined)
     insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at)
       select $1, gen_random_uuid(), id, id, 'vacation', 'approved', date '2040-01-01' + (row_number() over ())::int, 'am',
         date '2040-01-01' + (row_number() over ())::int, 'pm', 2, '', now(), now() from joined`,
    [id, rows[0].id, people],
  );
}

it('what tells of a crowd is answered by a thread, and is what the main one would say', async () => {
  const few = await createTestOrganization(app.services);
  await crowd(few, 20);
  const company = await createTestOrganization(app.services);
  await crowd(company, 101);
  for (const path of calls) {
    const before = tasksDone();
    expect((await get(app, path, few)).status, path).toBe(200);
    expect(tasksDone(), path).toBe(before);
    const [there, here] = [await get(app, path, company), await get(alone, path, company)];
    expect([there.status, tasksDone()], path).toEqual([200, before + 1]);
    expect(there.json, path).toEqual(here.json);
  }
  const { json } = await get(app, `/leave-planning/days?${span}`, company);
  expect(json.filter(({ away }: { away: [] }) => away.length > 0)).toHaveLength(101);
});

it.each([
  [
    'people who have left',
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at, removed_at)
       select $1, gen_random_uuid(), 'p' || n || '@parti.exemple.fr', 'Parti ' || n, 'employee', now(), now(), now()
       from generate_series(1, 20001) n`,
  ],
  [
    'working weeks',
    `insert into working_patterns (organization_id, id, user_id, effective_from, weeks, created_at, created_by)
       select $1, gen_random_uuid(), u.id, date '2000-01-01' + n, '{11111111110000}', now(), u.id
       from users u, generate_series(1, 20001) n where u.organization_id = $1`,
  ],
])('few people with very many %s are a crowd', async (_what, statement) => {
  const company = await createTestOrganization(app.services);
  await owner.query(statement, [company.id]);
  const before = tasksDone();
  expect((await get(app, `/calendar/people?${span}`, company)).status).toBe(200);
  expect(tasksDone()).toBe(before + 1);
});
