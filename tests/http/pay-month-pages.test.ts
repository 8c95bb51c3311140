import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payMonthCompany } from '#tests/support/pay-month-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

it('answers the lines of a month page by page, and counts all of them', async () => {
  const { absence, admin, on, close } = await payMonthCompany(app, owner);
  const ids: string[] = [];
  for (const day of ['2026-09-08', '2026-09-15', '2026-09-22']) ids.push(await absence('vacation', day, day));
  const walk = async () => {
    const seen: string[] = [];
    let path: string | undefined = '/payroll/months/2026-09?limit=2';
    while (path !== undefined) {
      const answer = await app.callAnything('GET', path, { token: admin.token });
      expect(answer.json.totals).toEqual({ lines: 3, differences: 0 });
      seen.push(...answer.json.lines.map(({ requestId }: { requestId: string }) => requestId));
      path = /<\/api([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return seen;
  };
  expect(await walk()).toEqual(ids);
  await on('2026-10-02T08:00:00Z');
  expect((await close('2026-09')).json).toMatchObject({ state: 'closed', totals: { lines: 3 } });
  expect(await walk()).toEqual(ids);
  const lost = await app.call('GET', `/payroll/months/2026-09?cursor=${admin.id}`, { token: admin.token });
  expect(lost.json.code).toBe('changed_meanwhile');
});
