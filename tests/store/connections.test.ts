import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerConnections } from '#server/jobs/shift.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** « up to 10 connections for requests and jobs, 2 for sessions and readiness, 4 for the queue and 1 for live pages » */
function written() {
  const text = readFileSync('docs/scaling.md', 'utf8');
  const number = (shape: RegExp): number => Number(shape.exec(text)?.[1] ?? Number.NaN);
  const requests = number(/up to (\d+) connections for requests and jobs/);
  const sessions = number(/(\d+) for sessions and readiness/);
  const queue = number(/(\d+) for the queue/);
  const live = number(/(\d+) for live pages/);
  const limits: Record<string, number> = {
    relache: requests + sessions,
    'relache-live': live,
    'relache-worker': queue,
  };
  const inAll = number(/for live pages: (\d+) in all/);
  const withoutWorker = number(/(\d+) with `WORKER=off`/);
  return { limits, queue, inAll, withoutWorker };
}

it('a process opens as many connections as docs/scaling.md says, and no more', async () => {
  const { admin } = await createTestOrganization(app.services);
  const seen: Record<string, number> = {};
  const look = async () => {
    const { rows } = await owner.query<{ name: string; count: number }>(
      `select application_name as name, count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() group by 1`,
    );
    for (const { name, count } of rows) seen[name] = Math.max(seen[name] ?? 0, count);
  };
  const busy = async (): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      const calls = Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0
          ? app.call('POST', '/auth/magic-link', { body: { email: admin.email } })
          : app.call('GET', '/users', { token: admin.token }),
      );
      await Promise.all([...calls, look(), look()]);
    }
  };
  await expect
    .poll(
      async () => {
        await busy();
        return Object.keys(seen).sort();
      },
      { timeout: 30_000 },
    )
    .toEqual(['relache', 'relache-live', 'relache-worker']);
  const { limits, queue, inAll, withoutWorker } = written();
  for (const [name, count] of Object.entries(seen))
    expect(count, name).toBeLessThanOrEqual(limits[name] ?? 0);
  expect(seen.relache).toBe(limits.relache);
  expect(seen['relache-live']).toBe(limits['relache-live']);
  expect(queue).toBe(workerConnections);
  expect(Object.values(limits).reduce((sum, count) => sum + count)).toBe(inAll);
  expect(inAll - queue).toBe(withoutWorker);
});
