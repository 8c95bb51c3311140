import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largeCompany } from '#tests/support/heavy-calls.ts';
import type { KnownPath } from '#tests/support/known-calls.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { threadFile } from '#tests/support/thread-file.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' }, threads: { file: await threadFile() } });
});
afterAll(() => app.close());

it('a closing of many people is tried, applied once for one key, and undone beside the main thread', async () => {
  const { admin } = await largeCompany(app);
  const form = {
    name: 'Pont',
    startDate: '2040-01-13',
    endDate: '2040-01-13',
    everyone: true,
    types: ['vacation'],
    whenShort: 'in-advance',
  };
  const key = randomUUID();
  const post = <const P extends string>(path: KnownPath<'POST', P>, body?: object, headers = {}) =>
    app.call('POST', path, { token: admin.token, headers, ...(body ? { body } : {}) });
  const done = () => app.services.threads?.ends.done;
  const before = done() ?? 0;
  const tried = await post('/closings/preview', form);
  expect(tried.json.totals).toMatchObject({ people: 14, requests: 14 });
  const body = { ...form, fingerprint: tried.json.fingerprint };
  const applied = await post('/closings', body, { 'idempotency-key': key });
  const again = await post('/closings', body, { 'idempotency-key': key });
  expect([applied.json.requests, again.json]).toEqual([14, applied.json]);
  expect((await post(`/closings/${applied.json.id}/undo`)).json).toMatchObject({ requests: 0, people: 14 });
  expect(done()).toBe(before + 4);
  const userIds = applied.json.rows
    .map(({ user }: { user: { id: string } }) => user.id)
    .filter((id: string) => id !== admin.id);
  const leave = { type: 'personal', startDate: '2040-01-16', endDate: '2040-01-16', userIds };
  expect((await post('/leave-requests/bulk', leave)).json).toMatchObject({ recorded: 13, refused: 0 });
  expect(done()).toBe(before + 5);
});
