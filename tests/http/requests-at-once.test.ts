import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { createLeaveCompany, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Whoever goes has as many requests as they have: what ends them costs the database the same. */
let app: TestApp;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  // Without a worker: what is asked of the database is asked by the call, and jobs stay where they are.
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, '2026-09-15T09:00:00Z');
  company = await createLeaveCompany(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = callAs(() => app);

/** Someone who waits for an answer to so many requests, and has as much leave booked. */
async function hireWith(requests: number): Promise<TestPerson> {
  const person = await company.organization.add('employee', `Lou ${requests}`);
  await as(company.admin, 'PUT', `/users/${person.id}/employment`, { from: '2024-06-01', to: null });
  for (let week = 0; week < requests; week += 1) {
    const monday = new Date(Date.UTC(2026, 10, 2 + week * 7)).toISOString().slice(0, 10);
    const tuesday = new Date(Date.UTC(2026, 10, 3 + week * 7)).toISOString().slice(0, 10);
    const form = { type: 'vacation', userId: person.id, startDate: monday, endDate: monday };
    await leaveOf(app).file(company.admin, form);
    await leaveOf(app).file(person, { type: 'vacation', startDate: tuesday, endDate: tuesday });
  }
  return person;
}

const goes = {
  'is taken away': (person: TestPerson) => as(company.admin, 'DELETE', `/users/${person.id}`),
  'has a last day': (person: TestPerson) =>
    as(company.admin, 'PUT', `/users/${person.id}/departure`, { lastDay: '2026-10-16', reason: null }),
};

/** What the database is asked about requests, their lines and whoever is told; not what a connection or a session needs. */
const concerning = /leave_requests|leave_request_events|ledger_entries|enqueue_job|tell_programs|pg_notify/;

async function statementsOf(work: () => Promise<{ readonly status: number }>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  expect((await work()).status).toBe(200);
  const asked = query.mock.calls.map(([given]: unknown[]) =>
    typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given),
  );
  query.mockRestore();
  return asked.filter((text) => concerning.test(text) && !text.startsWith('prepare '));
}

it.each(Object.keys(goes) as (keyof typeof goes)[])('of somebody who %s', async (how) => {
  const [first, few, many] = [await hireWith(1), await hireWith(1), await hireWith(4)];
  // Statements are prepared by whoever comes first.
  await goes[how](first);
  const ofFew = await statementsOf(() => goes[how](few));
  expect(ofFew.length).toBeGreaterThan(5);
  expect(await statementsOf(() => goes[how](many))).toEqual(ofFew);

  const { rows: ended } = await owner.query<{ state: string; count: number; told: number; answered: number }>(
    `select r.state, count(*)::int as count,
       count(*) filter (where exists (
         select from graphile_worker._private_jobs j where j.payload ->> 'eventId' = e.id::text
       ))::int as told,
       count(*) filter (where not exists (
         select from ledger_entries l where l.request_id = r.id group by l.key having sum(l.amount_n) <> 0
       ))::int as answered
     from leave_requests r join leave_request_events e on e.request_id = r.id and e.version = r.version
     where r.user_id = $1 group by r.state order by r.state`,
    [many.id],
  );
  expect(ended).toEqual([
    { state: 'cancelled', count: 4, told: 4, answered: 4 },
    { state: 'withdrawn', count: 4, told: 4, answered: 4 },
  ]);
});
