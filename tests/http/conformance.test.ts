import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_CASES } from '#tests/conformance/all-cases.ts';
import { ASKED_ON } from '#tests/conformance/http/own-app.ts';
import { questionsOf, runThroughApi } from '#tests/conformance/http/run-api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ stoppedAt: ASKED_ON, env: { WORKER: 'off', RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** One case of each rule and kind of question; `npm run prove` asks all of them. */
const firstOfSort = new Map<string, (typeof ALL_CASES)[number]>();
for (const each of ALL_CASES) {
  const sort = `${each.rule} ${questionsOf(each)[0]?.kind}`;
  if (!firstOfSort.has(sort)) firstOfSort.set(sort, each);
}
const chosen = [...firstOfSort.values()];

it('answers through the API, with real settings, people and requests, what the law says', async () => {
  const outcomes = await runThroughApi(app, chosen);
  const ofVerdict = (verdict: string) => outcomes.filter((outcome) => outcome.verdict === verdict);
  expect(ofVerdict('failed')).toEqual([]);
  expect(ofVerdict('passed').length).toBeGreaterThan(20);
  // What cannot be asked says why; nothing passes in silence.
  for (const outcome of ofVerdict('not expressed'))
    expect(outcome).toHaveProperty('why', expect.stringMatching(/./));
});
