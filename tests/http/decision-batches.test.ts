import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { actOn, createLeaveCompany, jobsDone, type LeaveCompany } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { subscribeProgram } from '#tests/support/webhooks.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp({ env: { UNDO_SECONDS: '10' } });
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = <const M extends Method, const P extends string>(
  { token }: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: object,
  key?: string,
) =>
  app.call(method, path, {
    token,
    ...(body ? { body } : {}),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

let day = 0;
async function pending(person: TestPerson) {
  day += 1;
  const date = new Date(Date.UTC(2041, 0, 7 + 7 * day)).toISOString().slice(0, 10);
  return (await as(person, 'POST', '/leave-requests', { type: 'vacation', startDate: date, endDate: date }))
    .json;
}
const form = (requests: readonly { id: string; version?: number }[], more: object = {}) => ({
  about: 'leave',
  decision: 'approve',
  requests: requests.map(({ id, version }) => ({ id, version })),
  ...more,
});
const start = (person: TestPerson, body: object, key?: string) =>
  as(person, 'POST', '/leave-requests/decisions', body, key);
const finished = (person: TestPerson, id: string) =>
  eventually(async () => {
    const { json } = await as(person, 'GET', `/leave-requests/decisions/${id}`);
    return json.finishedAt === null ? undefined : json;
  }, 'a batch that is carried out');
const statusOf = async ({ id }: { id: string }) =>
  (await as(company.admin, 'GET', `/leave-requests/${id}`)).json.request.status;

it('decides each by itself, and names those that could not be decided and why (L12)', async () => {
  const { manager, admin, ines, colin } = company;
  const stranger = await createTestOrganization(app.services);
  const foreign = await pending(stranger.admin);
  const [fine, withdrawn, edited, mine, above] = [
    await pending(ines),
    await pending(colin),
    await pending(ines),
    await pending(manager),
    await pending(admin),
  ];
  await actOn(app, colin, withdrawn, 'withdraw');
  await as(ines, 'PUT', `/leave-requests/${edited.id}`, {
    type: edited.type,
    startDate: edited.startDate,
    endDate: edited.endDate,
    note: 'Autre chose',
  });
  const started = await start(manager, form([fine, withdrawn, edited, mine, above, foreign, fine]));
  expect([started.status, started.json]).toMatchObject([
    200,
    { total: 6, about: 'leave', decision: 'approve' },
  ]);
  const done = await finished(manager, started.json.id);
  expect(done).toMatchObject({ total: 6, decided: 1, undone: 0 });
  expect(done.refused.map(({ requestId, employeeName, code }) => [requestId, employeeName, code])).toEqual([
    [withdrawn.id, colin.name, 'already_decided'],
    [edited.id, ines.name, 'changed_meanwhile'],
    [mine.id, manager.name, 'own_request'],
    [above.id, admin.name, 'forbidden'],
    [foreign.id, null, 'not_found'],
  ]);
  expect(done.refused[0]?.sentence).toBe('Cela n’est plus possible\u00a0: la demande est retirée.');
  expect(await statusOf(fine)).toBe('approved');
  expect((await as(stranger.admin, 'GET', `/leave-requests/${foreign.id}`)).json.request.status).toBe(
    'pending',
  );
});

it('is for those who decide, and belongs to whoever made it', async () => {
  const { manager, admin, ines } = company;
  const request = await pending(ines);
  expect((await start(ines, form([request]))).status).toBe(403);
  const { id } = (await start(manager, form([request]))).json;
  await finished(manager, id);
  for (const path of [`/leave-requests/decisions/${id}`] as const) {
    expect((await as(admin, 'GET', path)).status).toBe(404);
    expect((await as(admin, 'POST', `${path}/undo`)).status).toBe(404);
    expect((await as(ines, 'GET', path)).status).toBe(403);
  }
});

it('takes a hundred at the most, one of each, and a reason to refuse', async () => {
  const { manager, ines } = company;
  const many = Array.from({ length: 500 }, () => ({ id: crypto.randomUUID() }));
  const refused = await start(manager, form(many));
  expect([refused.status, refused.json.code, refused.json.error]).toEqual([
    422,
    'too_many_decisions',
    'Pas plus de 100\u00a0demandes à la fois. Choisissez-en moins, puis recommencez avec le reste.',
  ]);
  expect((await start(manager, form([]))).status).toBe(400);
  const request = await pending(ines);
  expect((await start(manager, form([request], { decision: 'reject', reason: ' ' }))).status).toBe(400);
  const said = form([request], { decision: 'reject', reason: 'Inventaire' });
  await finished(manager, (await start(manager, said)).json.id);
  const { json } = await as(ines, 'GET', `/leave-requests/${request.id}`);
  expect(json.request).toMatchObject({ status: 'rejected', decisionReason: 'Inventaire' });
});

it('never takes a cancellation for leave, nor leave for a cancellation', async () => {
  const { manager, ines } = company;
  const [waiting, asked, approved] = [await pending(ines), await pending(ines), await pending(ines)];
  for (const request of [asked, approved]) await actOn(app, manager, request, 'approve');
  await actOn(app, ines, asked, 'cancel');
  const leave = await finished(manager, (await start(manager, form([{ id: asked.id }]))).json.id);
  expect(leave).toMatchObject({ decided: 0, refused: [{ code: 'already_decided' }] });
  const about = { about: 'cancellation' };
  const ids = [waiting, asked, approved].map(({ id }) => ({ id }));
  const done = await finished(manager, (await start(manager, form(ids, about))).json.id);
  expect(done).toMatchObject({
    decided: 1,
    refused: [{ requestId: waiting.id }, { requestId: approved.id }],
  });
  expect(await Promise.all([waiting, asked, approved].map(statusOf))).toEqual([
    'pending',
    'cancelled',
    'approved',
  ]);
});

it('is done once however often it is sent, and told until it is read', async () => {
  const { manager, colin } = company;
  const requests = [await pending(colin), await pending(colin), await pending(colin)];
  const key = crypto.randomUUID();
  const [one, two] = [await start(manager, form(requests), key), await start(manager, form(requests), key)];
  expect(two.json.id).toBe(one.json.id);
  await finished(manager, one.json.id);
  const again = await finished(manager, (await start(manager, form(requests))).json.id);
  expect(again).toMatchObject({ decided: 0, refused: [{}, {}, {}] });
  const listed = async () =>
    (await as(manager, 'GET', '/leave-requests/decisions')).json.map(({ id }: { id: string }) => id);
  expect(await listed()).toEqual(expect.arrayContaining([one.json.id, again.id]));
  expect((await as(manager, 'POST', `/leave-requests/decisions/${one.json.id}/seen`)).status).toBe(200);
  expect(await listed()).not.toContain(one.json.id);
});

it('goes on after a process that ended in between, and tells nobody before the whole is done', async () => {
  const { manager, colin, organization } = company;
  const requests = [await pending(colin), await pending(colin)];
  await jobsDone(app);
  const mails = (await app.mailbox.to(colin.email)).length;
  const { id } = (await start(manager, form(requests))).json;
  await finished(manager, id);
  const { rows } = await owner.query(
    `select (run_at > now() + interval '1 second') as waits from graphile_worker._private_jobs
       where key = any (select 'held:' || event_id || ':announcement' from decision_batch_items
         where organization_id = $1 and batch_id = $2)`,
    [organization.id, id],
  );
  expect(rows).toEqual([{ waits: true }, { waits: true }]);
  expect(await app.mailbox.to(colin.email)).toHaveLength(mails);
  // As if the process had ended after the first: what is decided stays so, the rest is done.
  await owner.query(`update decision_batches set finished_at = null where id = $1`, [id]);
  await owner.query(`select gate.enqueue_job('decide-batch', $1::json)`, [
    JSON.stringify({ organizationId: organization.id, batchId: id }),
  ]);
  expect(await finished(manager, id)).toMatchObject({ decided: 2, refused: [] });
});

it('is undone whole, and nobody is told', async () => {
  const { manager, admin, colin } = company;
  const requests = [await pending(colin), await pending(colin), await pending(colin)];
  await jobsDone(app);
  const mails = (await app.mailbox.to(colin.email)).length;
  const { id } = (await start(manager, form(requests))).json;
  expect(await finished(manager, id)).toMatchObject({ decided: 3 });
  const undone = await as(manager, 'POST', `/leave-requests/decisions/${id}/undo`);
  expect([undone.status, undone.json]).toMatchObject([200, { decided: 0, undone: 3, undoSeconds: 0 }]);
  expect(await Promise.all(requests.map(statusOf))).toEqual(['pending', 'pending', 'pending']);
  await owner.query(`update graphile_worker._private_jobs set run_at = now() where key like 'held:%'`);
  await jobsDone(app);
  const told = (await app.mailbox.to(colin.email)).slice(0, -mails || undefined);
  expect(told.filter(({ text }) => requests.some((request) => text.includes(request.id)))).toEqual([]);

  const late = (await start(admin, form([await pending(colin)]))).json;
  await finished(admin, late.id);
  app.advance(13_000);
  expect((await as(admin, 'POST', `/leave-requests/decisions/${late.id}/undo`)).json.code).toBe(
    'undo_too_late',
  );
});

it('tells programs when it tells people, not later', async () => {
  const { manager, admin, ines, organization } = company;
  await subscribeProgram(app, admin, 'https://recepteur.example/relache', ['leave_request.approved']);
  const requests = [await pending(ines), await pending(ines)];
  const { id } = (await start(manager, form(requests))).json;
  await finished(manager, id);
  const { rows } = await owner.query(
    `select person.run_at = program.run_at as together
     from decision_batch_items item
       join graphile_worker._private_jobs person on person.key = 'held:' || item.event_id || ':announcement'
       join graphile_worker._private_jobs program on program.key like 'webhook:' || item.event_id || ':%'
     where item.organization_id = $1 and item.batch_id = $2`,
    [organization.id, id],
  );
  expect(rows).toEqual([{ together: true }, { together: true }]);
});
