// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { announceRequest } from '#server/actions/notifications/announce-request.ts';
import { actOn, createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * What a filing, its approval and their mails ask of the database is most of what they cost. One more round trip is seen
 * here; whoever needs it raises the number, whoever saves one lowers it.
 */
let app: TestApp;
let owner: Client;
let company: LeaveCompany;

/** The statements of the application, one round trip each, as they are asked. */
const asked: string[] = [];
const clients = new Set<Client>();

beforeAll(async () => {
  // Nobody looks for jobs meanwhile: they are done by hand.
  app = await startTestApp({ env: { WORKER: 'off', UNDO_SECONDS: '10' } });
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
  // What a connection prepares once, and a session notes once a minute, is no part of it.
  await fileAndApprove('2040-01-02');
  const query = Client.prototype.query as unknown as (...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [config] = given as [string | { readonly name?: string; readonly text?: string }];
    if (applicationOf(this) === 'relache') {
      asked.push(wordsOf(config));
      clients.add(this);
    }
    return query.apply(this, given) as never;
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await owner.end();
  await app.close();
});

const applicationOf = (client: Client): unknown =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name;

function wordsOf(config: string | { readonly name?: string; readonly text?: string }): string {
  const { name, text = '' } = typeof config === 'string' ? { text: config } : config;
  return name ?? text.replace(/ '[^']*'/g, '').replace(/execute "([\w-]+)".*?; /, '$1; ');
}

/** The statements of a piece of work. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await work();
  return [...asked];
}

/** Takes the job of the last event out of the queue and does it: how many there were, of any kind. */
async function tell(): Promise<number> {
  const { rows } = await owner.query<{ task: string; payload: { organizationId: string; eventId: string } }>(
    `with taken as (delete from graphile_worker._private_jobs returning task_id, payload)
     select t.identifier as task, payload from taken join graphile_worker._private_tasks t on t.id = task_id
     where t.identifier <> 'send-welcome'`,
  );
  for (const { task, payload } of rows) {
    expect(task).toBe('announce-request');
    await announceRequest(app.services, payload);
  }
  return rows.length;
}

async function fileAndApprove(day: string) {
  const form = { startDate: day, endDate: day };
  let filed: { readonly id: string } | undefined;
  const jobs: number[] = [];
  const filing = await statementsOf(async () => {
    filed = (await fileLeave(app, company.ines, form)).json;
  });
  const tellingOfIt = await statementsOf(async () => {
    jobs.push(await tell());
  });
  const approving = await statementsOf(() => actOn(app, company.manager, filed ?? { id: '' }, 'approve'));
  const tellingOfThat = await statementsOf(async () => {
    jobs.push(await tell());
  });
  // What is told makes no other job.
  jobs.push(await tell());
  return { filing, tellingOfIt, approving, tellingOfThat, jobs };
}

/** How often each statement was planned for the values of one call, on all connections of the application. */
async function plannedForValues(): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const client of clients) {
    const { rows } = await client.query<{ name: string; plans: number }>(
      'select name, custom_plans::int as plans from pg_prepared_statements',
    );
    for (const { name, plans } of rows) times.set(name, (times.get(name) ?? 0) + plans);
  }
  return times;
}

it('are planned once on a connection, not for the values of each call', async () => {
  clients.clear();
  await fileAndApprove('2040-03-05');
  const before = await plannedForValues();
  expect(before.has('leave-basis-with-held')).toBe(true);
  const { jobs: _, ...statements } = await fileAndApprove('2040-04-02');
  const after = await plannedForValues();
  const named = Object.values(statements)
    .flat()
    .filter((name) => after.has(name) && name !== 'resume-session');
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => after.get(name) !== before.get(name))).toEqual([]);
});

it('are these', async () => {
  const opened = 'begin; set local app.organization_id =';
  const begin = `${opened}; set local plan_cache_mode = force_generic_plan`;
  const commit = 'select gate.new_version(); commit';
  const { jobs, ...statements } = await fileAndApprove('2040-02-01');
  expect(jobs).toEqual([1, 1, 0]);
  expect(statements).toEqual({
    filing: ['resume-session', begin, 'lock-person', 'leave-basis-with-held', 'insert-request', commit],
    tellingOfIt: [
      begin,
      'event-to-tell',
      'asked-about-person',
      'ways-to-tell',
      'insert-notifications',
      'unsent-notification',
      'leave-basis-with-held',
      'ledger-of-person',
      'absences-around',
      'closed-months',
      'insert-mail-links',
      commit,
      `${opened}; mark-notifications-sent; commit`,
    ],
    approving: [
      'resume-session',
      begin,
      'lock-leave-request',
      'leave-basis-with-held',
      'change-request',
      commit,
    ],
    tellingOfThat: [
      begin,
      'event-to-tell',
      'ways-to-tell',
      'insert-notifications',
      'leave-basis-with-held',
      'ledger-of-person',
      'insert-mail-links',
      commit,
      `${opened}; mark-notifications-sent; commit`,
    ],
  });
  expect(Object.values(statements).flat()).toHaveLength(34);
});
