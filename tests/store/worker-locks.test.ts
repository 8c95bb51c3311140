// @module-tag daily
import { runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseJobsOfDeadWorkers } from '#server/store/worker-locks.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let own: TestDatabase;
let client: Client;

beforeAll(async () => {
  own = await createTestDatabase();
  client = new Client(own.connection);
  await client.connect();
  const ignore = () => undefined;
  const pgPool = new Pool(own.connection).on('error', ignore).on('connect', (one) => one.on('error', ignore));
  await runMigrations({ pgPool });
  await pgPool.end();
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

/** A job in the hands of a worker that is no more, in its so-manieth attempt. */
async function leftBehind(attempts: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>("select id from graphile_worker.add_job('left')");
  await client.query(
    `update graphile_worker._private_jobs
     set attempts = $2, locked_by = 'gone', locked_at = now() - interval '1 minute' where id = $1`,
    [rows[0]?.id, attempts],
  );
  return rows[0]?.id ?? '';
}

async function secondsUntil(id: string): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    `select extract(epoch from run_at - now())::float as seconds
     from graphile_worker._private_jobs where id = $1 and locked_by is null`,
    [id],
  );
  return rows[0]?.seconds ?? Number.NaN;
}

it('lets a job wait longer each time its worker dies, so that a server that keeps falling does not use up its attempts', async () => {
  const once = await leftBehind(1);
  const often = await leftBehind(8);
  await releaseJobsOfDeadWorkers(client, ['mine']);
  expect(await secondsUntil(once)).toBeLessThan(2);
  const wait = await secondsUntil(often);
  expect(wait).toBeGreaterThan(600);
  expect(wait).toBeLessThan(1200);
});

it('leaves the jobs of a worker that lives', async () => {
  const id = await leftBehind(1);
  await client.query("update graphile_worker._private_jobs set locked_by = 'mine' where id = $1", [id]);
  await releaseJobsOfDeadWorkers(client, ['mine']);
  expect(await secondsUntil(id)).toBeNaN();
});
