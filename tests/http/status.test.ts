// @module-tag daily
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkServices } from '#server/actions/status/check-services.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

// Without the job that measures every minute: nothing is known until the test asks.
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());

it('tells what was measured, and the incidents of the operator (M1, M2, M3)', async () => {
  expect((await app.call('GET', '/status')).json.overall).toBe('degraded');
  await checkServices(app.services);
  const incidents = join(app.config.dataDirectory, 'incidents');
  await mkdir(incidents, { recursive: true });
  const words = { fr: 'Lenteurs', en: 'Slowness' };
  const hour = 60 * 60 * 1000;
  const over = new Date(app.services.now().getTime() - 18 * 24 * hour);
  const inParis = (at: number) => new Date(at + hour).toISOString().replace('Z', '+01:00');
  await writeFile(
    join(incidents, 'lenteurs.json'),
    JSON.stringify({
      title: words,
      description: words,
      status: 'resolved',
      severity: 'minor',
      createdAt: inParis(over.getTime() - hour),
      updates: [{ time: inParis(over.getTime()), status: 'resolved', message: words }],
    }),
  );
  await writeFile(join(incidents, 'abime.json'), '{');
  const { json } = await app.call('GET', '/status', { headers: { 'accept-language': 'en' } });
  expect(json.overall).toBe('operational');
  expect(json.services.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
    ['app', 'operational'],
    ['database', 'operational'],
    ['mail', 'operational'],
    ['payments', 'operational'],
  ]);
  expect(json.services[0]?.days).toHaveLength(90);
  expect(json.services[0]?.days.at(-1)?.availability).toBe(100);
  expect(json.incidents).toMatchObject([
    { id: 'lenteurs', title: 'Slowness', updatedAt: over.toISOString() },
  ]);
});

it('says nothing of parts that do not answer because the process ends', async () => {
  const ending = await startTestApp({ beside: app, env: { WORKER: 'off' } });
  const ended = ending.close();
  await checkServices(ending.services);
  await ended;
  expect(ending.logs.filter((line) => line.includes('does not answer'))).toEqual([]);
  expect((await app.call('GET', '/status')).json.overall).toBe('operational');
});
