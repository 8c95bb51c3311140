import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { catchMails, type MailCatcher } from '#tests/support/mail-catcher.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { sourceEnvironment } from '../../scripts/prepare.mjs';

let database: TestDatabase;
let owner: Client;
let directory: string;
let catcher: MailCatcher;
let running: ChildProcess | null = null;
/** How many more recipients are asked for before the process that asks is killed; null for none. */
let left: number | null = null;

const readers = 8;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client(database.connection);
  await owner.connect();
  directory = await mkdtemp(join(tmpdir(), 'relache-figures-'));
  catcher = await catchMails({ answer: killedAt });
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await catcher.close();
  await owner.end();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

/** The mail server names a recipient back when the process that sent it is gone. */
async function killedAt(): Promise<undefined> {
  if (left === null) return undefined;
  left -= 1;
  if (left > 0 || !running) return undefined;
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
  return undefined;
}

async function company(): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into organizations (id, name, created_at, seats, trial_started_at)
       values ($1, 'Mois', '2026-10-31', 100, '2026-10-31')`,
    [id],
  );
  await owner.query(
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at, employed_from)
       select $1::uuid, gen_random_uuid(), 'p' || p || '@mois.exemple.fr', 'Personne ' || p,
         case when p <= $2 then 'admin' else 'employee' end, '2024-01-01', '2024-01-01', date '2024-01-01'
       from generate_series(1, 12) p`,
    [id, readers],
  );
  await owner.query(
    `insert into notification_choices (organization_id, user_id, kind, choice)
       select organization_id, id, 'monthly-figures', 'immediate' from users where organization_id = $1`,
    [id],
  );
  return id;
}

function send(): void {
  running = fork('tests/support/monthly-figures-child.ts', {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...sourceEnvironment,
      FIGURES_DIRECTORY: directory,
      FIGURES_CONNECTION: JSON.stringify(database.connection),
      FIGURES_SMTP: catcher.url,
      FIGURES_NOW: '2026-11-02T09:00:00Z',
    },
  });
}

it('killed while it sends and started again, the monthly report comes to each reader under one name, and to nobody else (U12)', async () => {
  const id = await company();
  left = 3;
  send();
  await eventually(async () => left !== null && left <= 0, 'a kill in the middle', 200_000);
  left = null;
  const before = catcher.mails.length;
  expect(before).toBeLessThan(readers);
  send();
  const waiting = async () =>
    (
      await owner.query(`select from graphile_worker.jobs where task_identifier = 'send-monthly-figures'
        or task_identifier = 'follow-up-organization'`)
    ).rowCount;
  await eventually(async () => (await waiting()) === 0, 'every report to leave', 200_000);
  expect(catcher.mails.length).toBeGreaterThanOrEqual(readers);
  const named = new Set(catcher.mails.map(({ to, messageId }) => `${to} ${messageId}`));
  const addresses = catcher.mails.map(({ to }) => to);
  expect(named.size).toBe(readers);
  expect([...new Set(addresses)].toSorted()).toEqual(
    Array.from({ length: readers }, (_, place) => `p${place + 1}@mois.exemple.fr`),
  );
  expect(catcher.mails.every(({ subject }) => /octobre\s2026/.test(subject))).toBe(true);
  const { rows } = await owner.query(
    `select count(*)::int as claims from sent_digests where organization_id = $1 and kind = 'monthly'`,
    [id],
  );
  expect(rows[0]?.claims).toBe(readers);
}, 480_000);
