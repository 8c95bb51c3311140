// @module-tag daily
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isConnectionFailure } from '#server/store/connection-failure.ts';
import { Database } from '#server/store/database.ts';
import { openLogins } from '#server/store/logins.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let own: TestDatabase;
let owner: Client;
let database: Database;

beforeAll(async () => {
  own = await createTestDatabase();
  owner = new Client(own.connection);
  await owner.connect();
  const { application } = await openLogins(own.connection, null);
  database = new Database(application, () => undefined, 1);
});
afterAll(async () => {
  await database.close();
  await owner.end();
  await own.drop();
});

it('fails the transaction that loses its connection between two statements, and nothing else', async () => {
  const loss = database.atGate(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    // The news is on its way to a connection that asks nothing at the moment.
    const ear = new Client(own.connection);
    await ear.connect();
    await Promise.all([once(ear, 'end'), ear.end()]);
    await tx.execute(sql`select 1`);
  });
  const reason = await loss.catch((error: unknown) => error);
  expect(isConnectionFailure(reason)).toBe(true);
  const { rows } = await database.atGate((tx) => tx.execute<{ one: number }>(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
});
