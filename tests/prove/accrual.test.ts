import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let owner: Client;
let directory: string;
/** Where nothing disturbed the night. */
let calm: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client(database.connection);
  await owner.connect();
  directory = await mkdtemp(join(tmpdir(), 'relache-accrual-'));
  calm = await company();
  await finished(calm);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const people = 250;

/** People who came over some years, each with two weeks of leave; the nightly job has never been there. */
async function company(): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into organizations (id, name, created_at, seats, trial_started_at) values ($1, 'Nuit', now(), 100, now())`,
    [id],
  );
  await owner.query(
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at, employed_from)
       select $1::uuid, gen_random_uuid(), 'p' || p || '@' || $1::text || '.exemple.fr', 'Personne ' || p, 'employee', '2024-01-01',
         '2024-01-01', date '2022-01-01' + p from generate_series(1, $2::int) p`,
    [id, people],
  );
  await owner.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at, version)
       select $1, gen_random_uuid(), id, id, 'vacation', 'approved', monday, 'am', monday + 4, 'pm', 10, '', '2024-01-01',
         '2024-01-01', 2
       from users, unnest(array[date '2024-07-08', date '2025-03-03']) monday where organization_id = $1`,
    [id],
  );
  return id;
}

function night(organizationId: string) {
  return fork('tests/support/accrue-child.ts', {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ACCRUE_DIRECTORY: directory,
      ACCRUE_CONNECTION: JSON.stringify(database.connection),
      ACCRUE_ORGANIZATION: organizationId,
    },
  });
}

async function finished(organizationId: string): Promise<void> {
  const [code] = await once(night(organizationId), 'exit');
  expect(code).toBe(0);
}

const linesOf = async (organizationId: string): Promise<number> => {
  const { rows } = await owner.query<{ lines: number }>(
    'select count(*)::int as lines from ledger_entries where organization_id = $1',
    [organizationId],
  );
  return rows[0]?.lines ?? -1;
};

/** What everyone's ledger says, whoever they are and whichever request it was. */
async function bookOf(organizationId: string): Promise<unknown[]> {
  const { rows } = await owner.query(
    `select u.name, l.counter, l.date::text, l.amount_n, l.amount_d, l.cause ->> 'kind' as kind, l.period::text, l.correction
       from ledger_entries l join users u on u.organization_id = l.organization_id and u.id = l.user_id
       where l.organization_id = $1 order by 1, 2, 3, 6, 4, 5, 7`,
    [organizationId],
  );
  return rows;
}

it('killed in the middle and run again, the nightly job leaves what an undisturbed night leaves (B11)', async () => {
  const disturbed = await company();
  const job = night(disturbed);
  const ended = once(job, 'exit');
  await eventually(async () => (await linesOf(disturbed)) > 0, 'the first lines', 60_000);
  job.kill('SIGKILL');
  await ended;
  const half = await linesOf(disturbed);
  await finished(disturbed);
  const whole = await linesOf(calm);
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(whole);
  expect(await bookOf(disturbed)).toEqual(await bookOf(calm));
});

it('run by two processes at once, the nightly job writes each line once (B11)', async () => {
  const contended = await company();
  await Promise.all([finished(contended), finished(contended)]);
  expect(await bookOf(contended)).toEqual(await bookOf(calm));
});
