import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '#tests/support/database-url.ts';
import { eventually } from '#tests/support/eventually.ts';
import { catchMails, type MailCatcher } from '#tests/support/mail-catcher.ts';
import { startProcess } from '#tests/support/relache-process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let parent: string;
let database: TestDatabase;
let owner: Client;
let catcher: MailCatcher;
let isSilent = true;
let left = 0;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relache-ending-'));
  database = await createTestDatabase();
  owner = new Client(database.connection);
  await owner.connect();
  catcher = await catchMails({
    faultOf: () => {
      if (isSilent) left += 1;
      return isSilent ? 'silence' : null;
    },
  });
});
afterAll(async () => {
  await owner.end();
  await catcher.close();
  await database.drop();
  await rm(parent, { recursive: true, force: true });
});

const start = () =>
  startProcess(join(parent, 'data'), {
    DATABASE_URL: databaseUrl(database.connection),
    SMTP_URL: catcher.url,
    RATE_LIMITS: 'off',
  });

const waitingMails = async (): Promise<number> => {
  const { rows } = await owner.query<{ jobs: number }>(
    `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'send-login-link'`,
  );
  return rows[0]?.jobs ?? 0;
};

it('SIGTERM ends within 25 s with a silent mail server, a slow client and a locked table, and no mail is lost', async () => {
  const relache = await start();
  const { json: everyone } = await relache.call('GET', '/dev/users');
  const { json: session } = await relache.call('POST', '/dev/login-as', {
    body: { userId: everyone[0]?.id },
  });
  const asked = everyone.slice(0, 6) as { email: string }[];
  for (const { email } of asked) await relache.call('POST', '/auth/magic-link', { body: { email } });
  await eventually(async () => left > 0, 'a mail in hand');

  await owner.query('begin; lock table leave_requests in access exclusive mode');
  const stuck = relache.call('GET', '/leave-requests/my-requests', { token: session.token }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  const slow = connect(Number(new URL(relache.url).port), '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write('POST /api/auth/magic-link HTTP/1.1\r\nhost: localhost\r\n');
  slow.write('content-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":');

  const asOf = performance.now();
  expect(await relache.end('SIGTERM')).toBe(0);
  expect(performance.now() - asOf).toBeLessThan(25_000);
  expect([503, 'cut off']).toContain(await stuck);
  await owner.query('rollback');
  slow.destroy();
  expect(await waitingMails()).toBe(asked.length);

  isSilent = false;
  // Tried again with growing pauses; nobody waits for these here.
  await owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
  const next = await start();
  try {
    await eventually(async () => (await waitingMails()) === 0, 'all mails to leave', 60_000);
    const names = catcher.mails.map(({ messageId }) => messageId);
    const reached = new Set(catcher.mails.map(({ to }) => to));
    expect(asked.filter(({ email }) => !reached.has(email))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  } finally {
    await next.end('SIGTERM');
  }
});

it('a connection that is kept alive does not hold up the end', async () => {
  const relache = await start();
  const kept = connect(Number(new URL(relache.url).port), '127.0.0.1');
  const received: string[] = [];
  kept.on('data', (piece) => received.push(String(piece)));
  const closed = new Promise((resolve) => kept.once('close', resolve));
  const ask = () =>
    kept.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\n\r\n');
  ask();
  await eventually(async () => received.join('').includes('"ok"'), 'the first answer');
  // In the middle of its second question when the end begins: idle only afterwards.
  const [half, rest] = ['GET /api/health HTTP/1.1\r\nhost: local', 'host\r\n\r\n'];
  kept.write(half);
  const asOf = performance.now();
  const exited = relache.end('SIGTERM');
  await eventually(async () => relache.output().includes('Stopping'), 'the end to begin');
  kept.write(rest);
  expect(await exited).toBe(0);
  await closed;
  expect(performance.now() - asOf).toBeLessThan(7_000);
  expect(received.join('')).toMatch(/503 Service Unavailable[\s\S]*connection: close/i);
});
