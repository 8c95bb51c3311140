import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueToken } from '#server/token.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { type RelacheProcess, startProcess } from '#tests/support/relache-process.ts';
import { removeData } from '#tests/support/remove-data.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let parent: string;
let server: RelacheProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  parent = await mkdtemp(join(tmpdir(), 'relache-threads-process-'));
  const env = { DATABASE_URL: databaseUrl(database.connection), WORKER: 'off' };
  server = await startProcess(join(parent, 'data'), env);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await database.drop();
  await removeData(join(parent, 'data'));
  await rm(parent, { recursive: true, force: true });
});

/** A company of thirty with its admin's token. */
async function company(): Promise<string> {
  const owner = new Client(database.connection);
  await owner.connect();
  const organizationId = randomUUID();
  await owner.query(
    `insert into organizations (id, name, created_at, seats, trial_started_at) values ($1, 'Trente', $2, 100, $2)`,
    // By the clock of the run, as the server that is started.
    [organizationId, new Date()],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at, employed_from)
       select $1::uuid, gen_random_uuid(), 'p' || p || '@' || $1::text || '.exemple.fr', 'Personne ' || p,
         case when p = 1 then 'admin' else 'employee' end, '2024-01-01', '2024-01-01', '2024-01-01'
       from generate_series(1, 30) p returning id`,
    [organizationId],
  );
  const { token, hash } = issueToken(organizationId);
  await owner.query(
    `insert into sessions
         (organization_id, id, user_id, token_hash, created_at, last_seen_at, expires_at, proven_at)
       values ($1, gen_random_uuid(), $2, $3, $4, $4, $4::timestamptz + interval '1 day', '2200-01-01')`,
    [organizationId, rows[0]?.id, hash, new Date()],
  );
  await owner.end();
  return token;
}

const settings = {
  timeZone: 'Europe/Paris',
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  referencePeriodStart: '06-01',
  openDays: [1, 2, 3, 4, 5],
  daysPerYear: 27,
  effectiveFrom: '2025-06-01',
};

const figure = async (line: string): Promise<number> => {
  const { text } = await server.callAnything('GET', '/metrics');
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
};

it('computes in a thread of what was built, tells so, and ends with it', async () => {
  const token = await company();
  expect(await figure('compute_threads{state="idle"}')).toBe(0);
  const preview = await server.call('POST', '/organization/settings/preview', { token, body: settings });
  expect([preview.status, preview.json.peopleLookedAt]).toEqual([200, 30]);
  const workbook = await server.call('GET', '/calendar/export?format=xlsx&from=2026-01-01&to=2026-12-31', {
    token,
  });
  expect(workbook.status).toBe(200);
  expect(workbook.headers.get('content-disposition')).toContain('.xlsx');
  expect(await figure('compute_tasks_total{end="done"}')).toBe(2);
  expect(await figure('compute_threads{state="idle"}')).toBe(1);
  expect(await figure('event_loop_late_ratio')).toBeLessThan(1);
  expect((await server.call('GET', '/ready')).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});
