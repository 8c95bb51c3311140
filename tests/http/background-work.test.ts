import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedule } from '#server/jobs/schedule.ts';
import { eventually } from '#tests/support/eventually.ts';
import { catchMails, type MailCatcher } from '#tests/support/mail-catcher.ts';
import { createTestOrganization, type TestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let post: MailCatcher;
let organization: TestOrganization;
/** Lets the mail server go on with those whom it keeps waiting. */
let goOn: () => void = () => undefined;

beforeAll(async () => {
  const waiting = new Promise<undefined>((resolve) => {
    goOn = () => resolve(undefined);
  });
  post = await catchMails({ answer: (address) => (address.startsWith('lent') ? waiting : undefined) });
  app = await startTestApp({ env: { SMTP_URL: post.url, MAIL_FROM: 'ici@exemple.fr' } });
  owner = new Client(app.connection);
  await owner.connect();
  organization = await createTestOrganization(app.services);
});
afterAll(async () => {
  goOn();
  await owner.end();
  await app.close();
  await post.close();
});

/** Well before anything that hangs here would give way by itself. */
const soonMs = 10_000;

async function logIn(): Promise<void> {
  const { email } = await organization.add('employee');
  await app.call('POST', '/auth/magic-link', { body: { email } });
  await eventually(async () => post.mails.some(({ to }) => to === email), 'the login mail', soonMs);
}

const jobs = async (where: string, values: unknown[] = []) => {
  const { rows } = await owner.query(`select * from graphile_worker.jobs where ${where} order by id`, values);
  return rows;
};

it('what is done by the clock is known to the queue', async () => {
  const known = async () => {
    const { rows } = await owner.query('select identifier from graphile_worker._private_known_crontabs');
    return rows.map(({ identifier }) => identifier).sort();
  };
  const scheduled = schedule.split('\n').map((line) => line.split(' ')[5]);
  expect(scheduled).toContain('accrue');
  await expect.poll(known).toEqual(scheduled.sort());
});

describe('a login mail leaves at once', () => {
  it('beside jobs whose address the database cannot store, which are given up after one attempt', async () => {
    await owner.query(
      `select graphile_worker.add_job('send-login-link', '{"email":"q\\u0000@exemple.fr"}'::json, max_attempts => 12)
       from generate_series(1, 45)`,
    );
    await logIn();
    const dead = "task_identifier = 'send-login-link' and attempts = max_attempts and locked_at is null";
    await eventually(async () => (await jobs(dead)).length === 45, 'the jobs to be given up');
    expect(new Set((await jobs(dead)).map(({ last_error }) => last_error))).toEqual(
      new Set(['send-login-link: payload refused']),
    );
    expect(app.logs.join('')).not.toContain('worker stopped');
    expect(app.logs.join('')).not.toContain('@exemple.fr');
    const { text } = await app.callAnything('GET', '/metrics');
    expect(text).toMatch(/^jobs\{state="dead",lane="login"\} 45$/m);
    await owner.query('delete from graphile_worker._private_jobs where attempts = max_attempts');
  });

  it('while organisations are settled that wait for a lock', async () => {
    const settled = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createTestOrganization(app.services)));
    await owner.query(
      `select graphile_worker.add_job('accrue-organization', json_build_object('organizationId', id),
         run_at => now() + interval '1 day') from unnest($1::uuid[]) as id`,
      [settled.map(({ id }) => id)],
    );
    const settling = new Client(app.connection);
    await settling.connect();
    await settling.query('begin');
    await settling.query('select from users where organization_id = any($1) for update', [
      settled.map(({ id }) => id),
    ]);
    await owner.query(
      "update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '1 hour'",
    );
    await eventually(async () => {
      const held = await jobs("task_identifier = 'accrue-organization' and locked_at is not null");
      return held.length > 0;
    }, 'a settlement that waits');
    await logIn();
    await settling.query('commit');
    await settling.end();
    await eventually(
      async () => (await jobs("task_identifier = 'accrue-organization'")).length === 0,
      'the end',
    );
  });

  it('while the mail server keeps invitations waiting', async () => {
    const { token } = organization.admin;
    const users = Array.from({ length: 12 }, (_, place) => ({
      name: `Lent ${place}`,
      email: uniqueEmail('lent'),
      role: 'employee',
    }));
    expect((await app.call('POST', '/users/invite-multiple', { token, body: { users } })).status).toBe(200);
    await eventually(
      async () => (await jobs("task_identifier = 'send-invitation' and locked_at is not null")).length > 1,
      'invitations in hand',
    );
    await logIn();
    goOn();
    await eventually(
      async () => (await jobs("task_identifier = 'send-invitation'")).length === 0,
      'the others',
    );
  });
});

describe('what is given up', () => {
  /** As a process leaves it that is killed in its only attempt. */
  const insert = async (task: string, key: string | null, error: string | null) => {
    const { rows } = await owner.query(
      'select id from graphile_worker.add_job($1, max_attempts => 1, job_key => $2)',
      [task, key],
    );
    await owner.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = $2,
         locked_at = now() - interval '1 minute', locked_by = 'pool-of-a-killed-process' where id = $1`,
      [rows[0].id, error],
    );
  };

  it('is forgotten when the clock adds it again, and counted when someone has to look', async () => {
    await owner.query('begin');
    for (const [task, key, error] of [
      ['check-services', 'a-check', null],
      ['sweep-expired-access', null, 'replaced'],
      ['accrue-organization', null, null],
      // Replaced while it ran, it failed: the one that took its place says what is so.
      ['tell-slack', null, 'failed'],
      ['sweep-expired-access', 'sweep-expired-access', 'failed'],
      ['send-newsletter', null, null],
      ['tell-slack', 'slack:its-request', 'failed'],
    ] as const) {
      await insert(task, key, error);
    }
    await owner.query('commit');
    const given = () => jobs('attempts = 1 and max_attempts = 1');
    await eventually(async () => (await given()).length === 3, 'those that need nobody to go');
    expect((await given()).map(({ task_identifier }) => task_identifier)).toEqual([
      'sweep-expired-access',
      'send-newsletter',
      'tell-slack',
    ]);
    await owner.query('delete from graphile_worker._private_jobs where max_attempts = 1');
  });
});
