// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  actOn,
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
  tokenIn,
} from '#tests/support/leave-company.ts';
import { type CaughtMail, catchMails, type MailCatcher } from '#tests/support/mail-catcher.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A real worker and a real mail server, with the ten seconds of everyone; jobs are due when the test says so. */
let app: TestApp;
let catcher: MailCatcher;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  catcher = await catchMails();
  app = await startTestApp({ env: { SMTP_URL: catcher.url, UNDO_SECONDS: '10' } });
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await catcher.close();
});

let day = 0;
/** Pending leave of a day that no other test asks for, once its approver has heard of it. */
async function pending(person: TestPerson = company.ines) {
  day += 1;
  const date = new Date(Date.UTC(2040, 6, 2 + 7 * day)).toISOString().slice(0, 10);
  const { json } = await fileLeave(app, person, { startDate: date, endDate: date });
  await jobsDone(app);
  return json;
}
const undo = (person: TestPerson, { id }: { id: string }, body: object = {}) =>
  app.call('POST', `/leave-requests/${id}/undo`, { token: person.token, body });
const read = async (person: TestPerson, { id }: { id: string }) =>
  (await app.call('GET', `/leave-requests/${id}`, { token: person.token })).json;
const about = (request: { id: string }): CaughtMail[] =>
  catcher.mails.filter(({ references }) => references.includes(request.id));
const heldJobs = async (): Promise<{ key: string; seconds: number }[]> =>
  (
    await owner.query(
      `select key, extract(epoch from run_at - created_at)::int as seconds
       from graphile_worker._private_jobs where key like 'held:%'`,
    )
  ).rows;
/** What waits is due now, as after twelve seconds. */
const letTimePass = async (): Promise<void> => {
  await owner.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '1 second' where key like 'held:%'`,
  );
  await owner.query(`select graphile_worker.add_job('beat-decisions')`);
  await jobsDone(app);
};
const linesOf = async ({ id }: { id: string }): Promise<number[]> =>
  (
    await owner.query(
      'select amount_n::float8 / amount_d as days from ledger_entries where request_id = $1 order by written_at, id',
      [id],
    )
  ).rows.map(({ days }) => days);

it('approves at once, tells nobody for ten seconds, and nobody at all when it is undone (L11)', async () => {
  const { manager, ines } = company;
  const request = await pending();
  const mailsBefore = about(request).length;
  const approved = await actOn(app, manager, request, 'approve', { version: request.version });
  expect(approved.json).toMatchObject({ status: 'approved', version: 2, undoSeconds: 10 });
  expect((await read(ines, request)).request.status).toBe('approved');
  expect(await heldJobs()).toEqual([{ key: expect.stringContaining(':announcement'), seconds: 12 }]);

  const undone = await undo(manager, request, { version: 2 });
  expect([undone.status, undone.json]).toMatchObject([
    200,
    { status: 'pending', version: 3, decidedAt: null, decidedBy: null, decisionReason: null },
  ]);
  expect(await heldJobs()).toEqual([]);
  await letTimePass();
  expect(about(request)).toHaveLength(mailsBefore);
  expect(await linesOf(request)).toEqual([-1, 1]);
  expect((await read(ines, request)).history).toMatchObject([
    { event: 'filed' },
    { event: 'approved', author: 'Mona Manager' },
    { event: 'undone', author: 'Mona Manager' },
  ]);
});

it('tells once what was approved, undone and approved again, and the ledger adds up', async () => {
  const { manager, ines } = company;
  const request = await pending();
  for (const verb of ['approve', 'undo', 'approve', 'undo', 'approve'] as const) {
    const { status } =
      verb === 'undo' ? await undo(manager, request) : await actOn(app, manager, request, verb);
    expect(status).toBe(200);
  }
  await letTimePass();
  expect(about(request).filter(({ to }) => to === ines.email)).toHaveLength(1);
  expect((await linesOf(request)).reduce((sum, days) => sum + days, 0)).toBe(-1);
  expect((await actOn(app, manager, request, 'cancel')).status).toBe(200);
  expect((await linesOf(request)).reduce((sum, days) => sum + days, 0)).toBe(0);
  expect((await undo(manager, request)).json).toMatchObject({
    status: 'approved',
    decidedBy: { name: 'Mona Manager' },
  });
  expect((await linesOf(request)).reduce((sum, days) => sum + days, 0)).toBe(-1);
});

it('brings back what was refused, withdrawn, asked to be cancelled and kept', async () => {
  const { manager, ines } = company;
  const request = await pending();
  const steps = [
    [manager, 'reject', { reason: 'Trop de monde' }, 'pending'],
    [ines, 'withdraw', {}, 'pending'],
  ] as const;
  for (const [person, verb, body, status] of steps) {
    expect((await actOn(app, person, request, verb, body)).status).toBe(200);
    expect((await undo(person, request)).json).toMatchObject({ status, decisionReason: null });
  }
  await actOn(app, manager, request, 'approve');
  await actOn(app, ines, request, 'cancel', { reason: 'Changement' });
  expect((await undo(ines, request)).json).toMatchObject({ status: 'approved', cancellationAsked: false });
  await actOn(app, ines, request, 'cancel', { reason: 'Changement' });
  await actOn(app, manager, request, 'refuse-cancellation', { reason: 'Trop tard' });
  expect((await undo(manager, request)).json).toMatchObject({ status: 'approved', cancellationAsked: true });
});

it('leaves the links of an approver’s mail as they were', async () => {
  const { manager } = company;
  const request = await pending();
  const mail = about(request).find(({ to }) => to === manager.email);
  const token = tokenIn(mail?.text ?? '', `/requests/${request.id}/approve`);
  await actOn(app, manager, request, 'reject', { reason: 'Non' });
  await undo(manager, request);
  const decided = await app.call('POST', `/leave-requests/${request.id}/mail-decision`, {
    body: { token, decision: 'approve', version: 3 },
  });
  expect([decided.status, decided.json.request?.status]).toEqual([200, 'approved']);
  // No undo from a mail: word of it leaves at once.
  await jobsDone(app);
  expect(about(request).filter(({ to }) => to === company.ines.email)).toHaveLength(1);
  expect((await undo(manager, request)).json.code).toBe('already_restored');
});

it('is for whoever did it, once, in time, and only when nothing happened since', async () => {
  const { manager, admin, ines, colin } = company;
  const request = await pending();
  const elsewhere = await createTestOrganization(app.services);
  await actOn(app, manager, request, 'approve');
  const told = ({ status, json }: LooseAnswer) => [status, json.code];
  expect(told(await undo(admin, request))).toEqual([403, 'forbidden']);
  expect(told(await undo(ines, request))).toEqual([403, 'forbidden']);
  expect(told(await undo(colin, request))).toEqual([404, 'not_found']);
  expect(told(await undo(elsewhere.admin, request))).toEqual([404, 'not_found']);
  expect(told(await undo(manager, request, { version: 1 }))).toEqual([409, 'changed_meanwhile']);
  const both = await Promise.all([undo(manager, request), undo(manager, request)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(told(await undo(manager, request))).toEqual([409, 'already_restored']);

  await actOn(app, manager, request, 'approve');
  await actOn(app, ines, request, 'cancel', {});
  expect(told(await undo(manager, request))).toEqual([403, 'forbidden']);

  const late = await pending();
  await actOn(app, manager, late, 'approve');
  await letTimePass();
  expect(told(await undo(manager, late))).toEqual([409, 'undo_too_late']);
  const slow = await pending();
  await actOn(app, manager, slow, 'approve');
  app.advance(13_000);
  expect(told(await undo(manager, slow))).toEqual([409, 'undo_too_late']);
});

it('does not take half-days that somebody took meanwhile', async () => {
  const { ines } = company;
  const request = await pending();
  await actOn(app, ines, request, 'withdraw');
  await fileLeave(app, ines, { startDate: request.startDate, endDate: request.endDate, note: 'Autre' });
  expect((await undo(ines, request)).json.code).toBe('undo_too_late');
});

it('brings back a sickness that was approved, with the days it had given back, and tells nobody', async () => {
  const { manager, colin } = company;
  const dates = { startDate: '2041-07-01', endDate: '2041-07-05' };
  const leave = (await fileLeave(app, colin, dates)).json;
  await actOn(app, manager, leave, 'approve');
  await letTimePass();
  const sick = (await fileLeave(app, colin, { ...dates, type: 'sick' })).json;
  await jobsDone(app);
  const [mails, before] = [catcher.mails.length, await linesOf(leave)];
  await actOn(app, manager, sick, 'approve');
  expect((await linesOf(leave)).length).toBeGreaterThan(before.length);
  expect((await undo(manager, sick)).json.status).toBe('pending');
  const sum = (lines: number[]) => lines.reduce((total, days) => total + days, 0);
  expect(sum(await linesOf(leave))).toBe(sum(before));
  await letTimePass();
  expect(catcher.mails).toHaveLength(mails);
});
