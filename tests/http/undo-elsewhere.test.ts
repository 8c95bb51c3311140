import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { createLeaveCompany, type LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;
let teamId: string;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', UNDO_SECONDS: '10' } });
  company = await createLeaveCompany(app);
  teamId = present((await as(company.admin, 'GET', '/teams')).json[0]?.id);
});
afterAll(() => app.close());

const as = <const M extends Method, const P extends string>(
  { token }: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: object,
) => app.call(method, path, { token, ...(body ? { body } : {}) });
const members = async (): Promise<string[]> =>
  (await as(company.admin, 'GET', `/teams/${teamId}`)).json.members.map(
    ({ user }: { user: { id: string } }) => user.id,
  );

it('puts back someone who was removed from a team, and the journal says both (L11)', async () => {
  const { manager, admin, ines, colin } = company;
  const before = await members();
  const removed = await as(manager, 'PUT', `/teams/${teamId}/members`, { userIds: [ines.id] });
  expect(removed.json).toMatchObject({ undoSeconds: 10, _count: { members: 1 } });
  expect((await as(admin, 'POST', `/teams/${teamId}/members/undo`)).status).toBe(403);
  expect((await as(ines, 'POST', `/teams/${teamId}/members/undo`)).status).toBe(403);
  expect((await as(manager, 'POST', `/teams/${teamId}/members/undo`)).status).toBe(200);
  expect((await members()).sort()).toEqual([...before].sort());
  expect((await as(manager, 'POST', `/teams/${teamId}/members/undo`)).json.code).toBe('already_restored');
  const entries = (await as(admin, 'GET', '/audit-log')).json;
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'team.members_restored', details: { added: [colin.name] } },
    { action: 'team.members_changed', details: { removed: [colin.name] } },
  ]);
});

it('does not undo what somebody else changed since, or what is too long ago', async () => {
  const { manager, admin, ines, colin } = company;
  await as(manager, 'PUT', `/teams/${teamId}/members`, { userIds: [] });
  await as(admin, 'PUT', `/teams/${teamId}/members`, { userIds: [colin.id] });
  expect((await as(manager, 'POST', `/teams/${teamId}/members/undo`)).json.code).toBe('forbidden');
  await as(manager, 'PUT', `/teams/${teamId}/members`, { userIds: [ines.id] });
  app.advance(13_000);
  expect((await as(manager, 'POST', `/teams/${teamId}/members/undo`)).json.code).toBe('undo_too_late');
  expect(await members()).toEqual([ines.id]);
});

it('brings back a subscription with its address', async () => {
  const { ines, colin } = company;
  const feed = (await as(ines, 'POST', '/calendar/feeds', { name: 'iPhone', scope: 'mine' })).json;
  const fetched = async () => (await fetch(feed.url.replace(/^https?:\/\/[^/]+/, app.url))).status;
  expect(await fetched()).toBe(200);
  const deleted = await as(ines, 'DELETE', `/calendar/feeds/${feed.id}`);
  expect(deleted.json).toEqual({ success: true, undoSeconds: 10 });
  expect(await fetched()).toBe(404);
  expect((await as(colin, 'POST', `/calendar/feeds/${feed.id}/undo`)).status).toBe(404);
  const back = await as(ines, 'POST', `/calendar/feeds/${feed.id}/undo`);
  expect([back.status, back.json]).toMatchObject([200, { id: feed.id, name: 'iPhone', answers: true }]);
  expect(await fetched()).toBe(200);
  expect((await as(ines, 'POST', `/calendar/feeds/${feed.id}/undo`)).json.code).toBe('already_restored');
});
