import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type JobName, jobNames } from '#server/actions/job-table.ts';
import { perform } from '#server/jobs/perform.ts';
import { runJob } from '#server/jobs/run-job.ts';
import { fillTables } from '#tests/support/fill-tables.ts';
import { dropChecks } from '#tests/support/filled-person.ts';
import { createLeaveCompany, fileLeave } from '#tests/support/leave-company.ts';
import { markedPayload } from '#tests/support/marked-payload.ts';
import { startRefusingMailServer } from '#tests/support/refusing-mail-server.ts';
import { listenToProcess } from '#tests/support/said-aloud.ts';
import { markEveryText, tellEveryRead, tellEveryWrite, tellNothing } from '#tests/support/tell-rows.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** In every text that a row takes it in, and in no line of the log. */
const mark = `Marque${randomBytes(4).toString('hex')}`;

let app: TestApp;
let owner: Client;
let refusing: Awaited<ReturnType<typeof startRefusingMailServer>>;
let organizationId: string;
let said: readonly string[];
let addresses: readonly string[];
const payloads = new Map<JobName, unknown>();

beforeAll(async () => {
  said = listenToProcess();
  refusing = await startRefusingMailServer(mark);
  app = await startTestApp({ env: { SMTP_URL: refusing.url, WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  const company = await createLeaveCompany(app);
  organizationId = company.organization.id;
  await fileLeave(app, company.ines, { startDate: '2027-03-01', endDate: '2027-03-02' });
  const body = { name: mark, email: `${mark}@exemple.fr`, message: `${mark} ${mark}`, consent: true };
  await app.call('POST', '/contact', { body });
  await app.call('POST', '/newsletter', { body: { email: `${mark}@exemple.fr`, consent: true } });
  await fillTables(owner, organizationId);
  // What is left need not fit together, as long as there is a row of every kind.
  await owner.query('set session_replication_role = replica');
  await dropChecks(owner);
  await fillTables(owner, organizationId);
  const text = { subject: mark, text: mark, link: null };
  await owner.query('insert into newsletter_issues values ($1, $2, now())', [mark, { fr: text, en: text }]);
  await owner.query('insert into newsletter_deliveries select $1, id from newsletter_readers', [mark]);
  await markEveryText(owner, mark);
  const { rows } = await owner.query<{ email: string }>('select email from users');
  addresses = rows.map(({ email }) => email);
  const told = { owner, organizationId, mark, email: addresses[0] ?? '' };
  for (const name of jobNames) payloads.set(name, await markedPayload(name, told));
});
afterAll(async () => {
  await refusing.close();
  await owner.end();
  await app.close();
  vi.restoreAllMocks();
});

/** What the queue keeps of a job that failed; null for one that did not. */
async function failureOf(name: JobName, payload: unknown): Promise<Error | null> {
  const turn = { id: '1', attempt: 1, giveUp: async () => undefined };
  const log = app.services.log.child({ part: 'worker' });
  const work = (kind: JobName, read: never, signal: AbortSignal) => perform(app.services, kind, read, signal);
  return runJob(work as never, log, new AbortController().signal, name, payload, turn).then(
    () => null,
    (error: Error) => error,
  );
}

function expectNoMark(kept: readonly Error[]): void {
  const told = [...app.logs, ...said, ...kept.map(({ message, stack }) => `${message} ${stack}`)];
  for (const text of told) {
    expect(text.toLowerCase()).not.toContain(mark.toLowerCase());
    for (const address of addresses) expect(text).not.toContain(address);
  }
}

/** Each kind of job, with a row of every kind to be about; those that did not fail. */
async function failEach(): Promise<JobName[]> {
  const kept: Error[] = [];
  const fine: JobName[] = [];
  for (const [name, payload] of payloads) {
    const failure = await failureOf(name, payload);
    if (failure) kept.push(failure);
    else fine.push(name);
  }
  expectNoMark(kept);
  return fine;
}

it('no job tells of anybody, whatever fails: a row that it writes or reads, a mail, the way to the database', async () => {
  await tellEveryWrite(owner);
  const fine = [await failEach()];
  await tellNothing(owner);
  await tellEveryRead(owner);
  fine.push(await failEach());
  await tellNothing(owner);
  // Whatever was asked is said with what it was asked with.
  await owner.query('revoke usage on schema gate from relache_app');
  fine.push(await failEach());
  await owner.query('grant usage on schema gate to relache_app');
  expect(jobNames.filter((name) => fine.every((names) => names.includes(name)))).toEqual([]);
  const failed = app.logs.filter((line) => line.includes('job failed')).map((line) => JSON.parse(line));
  expect([...new Set(failed.map(({ task }) => task))].sort()).toEqual([...jobNames].sort());
  // Rows were told, and a mail refused, and yet the log says no more than what happened, and where.
  const codes = new Set(failed.map(({ err }) => err.cause?.code ?? err.code));
  expect([...codes]).toEqual(expect.arrayContaining(['P0001', '42501', 'EENVELOPE']));
  expect(failed.every(({ err }) => err.type !== undefined && err.stack.length > 0)).toBe(true);
});

it('nor when its payload is none of its kind', async () => {
  const kept: Error[] = [];
  for (const name of jobNames) {
    const failure = await failureOf(name, {
      [mark]: mark,
      organizationId: mark,
      userId: mark,
      payload: mark,
    });
    if (failure) kept.push(failure);
  }
  expect(kept.length).toBeGreaterThan(30);
  expectNoMark(kept);
});
