import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorkerPool } from '#server/jobs/worker-pool.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let own: TestDatabase;
let pool: WorkerPool;

beforeAll(async () => {
  own = await createTestDatabase();
  pool = new WorkerPool({ ...own.connection, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await own.drop();
});

interface Lent {
  readonly client: PoolClient | undefined;
  readonly release: () => void;
}

const lend = () =>
  new Promise<Lent>((resolve, reject) => {
    pool.connect((error, client, release) => (error ? reject(error) : resolve({ client, release })));
  });

it('takes a connection back that is given back twice, and lends it to one at a time', async () => {
  const first = await lend();
  first.release();
  expect(() => first.release()).not.toThrow();
  const second = await lend();
  // The first borrower is late; what it says now is about a connection that is no longer its own.
  first.release();
  expect(pool.idleCount).toBe(0);
  expect((await second.client?.query('select 1 as one'))?.rows).toEqual([{ one: 1 }]);
  second.release();
  expect(pool.idleCount).toBe(1);
});
