import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_CASES } from '#tests/conformance/all-cases.ts';
import { conformityPage } from '#tests/conformance/conformity-page.ts';
import { ASKED_ON } from '#tests/conformance/http/own-app.ts';
import { runThroughApi } from '#tests/conformance/http/run-api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ stoppedAt: ASKED_ON, env: { WORKER: 'off', RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

it('answers every case through the API as the law does, and the public page shows what was answered', async () => {
  const outcomes = await runThroughApi(app, ALL_CASES);
  const failed = outcomes.flatMap((outcome) =>
    outcome.verdict === 'failed'
      ? [`${outcome.case.rule} ${outcome.case.id}: ${outcome.actual}, not ${outcome.case.expected}`]
      : [],
  );
  expect(failed).toEqual([]);
  const ofVerdict = (verdict: string) => outcomes.filter((outcome) => outcome.verdict === verdict);
  expect(ofVerdict('passed').length).toBeGreaterThan(20);
  // What cannot be asked says why; nothing passes in silence.
  for (const outcome of ofVerdict('not expressed'))
    expect(outcome).toHaveProperty('why', expect.stringMatching(/./));
  const published = readFileSync('src/site/conformity/conformity.json', 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(conformityPage(outcomes))));
}, 600_000);
