import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readingPlaces } from '#server/pdf/reading-places.ts';
import { largeCompany, preview } from '#tests/support/heavy-calls.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { threadFile } from '#tests/support/thread-file.ts';

let app: TestApp;

beforeAll(async () => {
  const file = await threadFile('tests/support/unruly-thread.ts');
  app = await startTestApp({ threads: { file, limits: { threads: 2, idleMs: 60_000 } } });
});
afterAll(() => app.close());

const tasksDone = () => app.services.threads?.ends.done ?? 0;

it('writes a calendar for spreadsheets part by part, and is free between two', async () => {
  const company = await largeCompany(app);
  const alone = await startTestApp({ beside: app, env: { WORKER: 'off' } });
  const path = '/calendar/export?format=csv&from=2040-01-01&to=2040-12-31';
  for (const day of ['2040-01-09', '2040-05-14', '2040-11-12']) {
    const body = { type: 'vacation', startDate: day, endDate: day };
    const filed = await app.call('POST', '/leave-requests', { token: company.admin.token, body });
    expect(filed.status, filed.text).toBe(200);
  }
  const before = tasksDone();
  const asked = [app, alone].map((one) =>
    one.call('GET', `${path}&pending=true`, { token: company.admin.token }),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.text.split('\r\n')).toHaveLength(5);
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect(tasksDone()).toBeGreaterThan(before + 2);
  const refused = await app.call('GET', `${path}&team=${randomUUID()}`, { token: company.admin.token });
  expect(refused.status).toBe(404);
  await alone.close();
});

it('V15: is written in the transaction in which nothing is written, through somebody else’s eyes', async () => {
  const company = await largeCompany(app, 'Regards');
  const colin = await company.add('employee', 'Colin');
  const body = { type: 'vacation', startDate: '2040-01-09', endDate: '2040-01-09' };
  const filed = await app.call('POST', '/leave-requests', { token: colin.token, body });
  expect(filed.status, filed.text).toBe(200);
  const before = tasksDone();
  const path = `/view-as?person=${colin.id}&request=${filed.json.id}` as const;
  const { status, json, text } = await app.call('GET', path, { token: company.admin.token });
  expect(status, text).toBe(200);
  expect(json.views.find(({ view }) => view === 'export')?.theirs.status).toBe(200);
  expect(tasksDone()).toBe(before);
});

it('writes the contract once, whoever asks for it in whatever form', async () => {
  const alone = await startTestApp({ beside: app, env: { WORKER: 'off', PUBLIC_URL: app.url } });
  const before = tasksDone();
  const [json, again, yaml] = await Promise.all(
    ['/openapi.json', '/docs/json', '/docs/yaml'].map((path) => app.callAnything('GET', path)),
  );
  expect(tasksDone()).toBe(before + 1);
  expect(json?.json.openapi).toBe('3.1.0');
  expect(again?.text).toBe(json?.text);
  expect((await app.callAnything('GET', '/docs/yaml')).text).toBe(yaml?.text);
  expect(tasksDone()).toBe(before + 1);
  // Without threads it is the same.
  expect((await alone.callAnything('GET', '/openapi.json')).text).toBe(json?.text);
  expect((await alone.callAnything('GET', '/docs/yaml')).text).toBe(yaml?.text);
  await alone.close();
});

it('leaves its places to whoever reads payslips when it ends', async () => {
  const company = await largeCompany(app);
  const isFree = (): boolean => {
    const leave = readingPlaces.take();
    leave?.();
    return leave !== null;
  };
  for (let place = 0; place < 2; place += 1) {
    expect(isFree()).toBe(true);
    expect((await preview(app, company, { trick: 'keep-a-reading-place' })).status).toBe(200);
  }
  // Taken by a thread, they are taken for the whole process.
  expect(isFree()).toBe(false);
  expect((await preview(app, company, { trick: 'end' })).status).toBe(503);
  await expect.poll(isFree).toBe(true);
});

it('reads a payslip file however short it is and however few they are: it may unpack to anything', async () => {
  const { admin } = await createTestOrganization(app.services);
  const before = tasksDone();
  const body = {
    name: 'Mars',
    date: '2026-03-31',
    file: { content: Buffer.from('%PDF-1.7').toString('base64') },
  };
  const answer = await app.call('POST', '/payroll/comparisons', { token: admin.token, body });
  expect([answer.status, answer.json.code]).toEqual([422, 'payslip_file_unreadable']);
  expect(tasksDone()).toBe(before + 1);
});
