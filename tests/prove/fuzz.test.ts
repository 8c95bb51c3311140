import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickestIfSlow } from '#tests/fuzz/always-slow.ts';
import { nobodyOutside } from '#tests/fuzz/nobody-outside.ts';
import { Quiet } from '#tests/fuzz/quiet.ts';
import { describeFinding, fuzz } from '#tests/fuzz/run-fuzz.ts';
import { allEndpoints } from '#tests/support/contract-inputs.ts';
import { startTestApp, type TestApp, testDevKey } from '#tests/support/test-app.ts';

/** Of each endpoint. Fewer of them are quicker, and tell nothing of what they leave behind. */
const calls = Number(process.env.FUZZ_CALLS ?? 100);
/** So many that what each of them leaves behind would be seen. */
const manyCalls = 50;
/** The heap may grow by what is cached; what leaks grows with every call. */
const largestGrowth = 1.5;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    env: { ...nobodyOutside, RATE_LIMITS: 'off', WORKER: 'off', LOG_LEVEL: 'error' },
  });
});
afterAll(() => app.close());

describe('whatever is sent to an endpoint', () => {
  // Another seed each day would find more, and fail for whoever comes next: `npm run fuzz` is for that.
  it('is answered, and never with a failure of ours', { timeout: 600_000 }, async () => {
    const isLong = calls >= manyCalls;
    const ask = (seed: number, perEndpoint: number) =>
      fuzz(app.server, app.services, { seed, perEndpoint, devKey: testDevKey });
    // Code is compiled and caches are filled before the heap is measured.
    if (isLong) await ask(2, manyCalls / 5);
    const before = heapInUse();
    const findings = await ask(1, calls);
    if (isLong) expect(heapInUse() / before).toBeLessThan(largestGrowth);
    expect(findings.failed.map(describeFinding)).toEqual([]);
    // Each of them was above a second every time that it was asked, alone.
    expect(findings.slow.map(describeFinding)).toEqual([]);
    expect(findings.calls).toBe(allEndpoints.length * calls);
    // Not everything is refused at the door: generated calls reach what they are for.
    expect(findings.byStatus.get(200)).toBeGreaterThan(findings.calls / 20);
  });

  it('is slow when it is so every time, and not when the machine was', async () => {
    const timesOf = (...times: number[]) => ({ times, again: async () => times.shift() ?? 0 });
    expect(await quickestIfSlow(900, timesOf(5_000).again)).toBeNull();
    const busy = timesOf(4_000, 30, 4_000);
    expect(await quickestIfSlow(2_000, busy.again)).toBeNull();
    expect(busy.times).toEqual([4_000]);
    expect(await quickestIfSlow(3_000, timesOf(...Array<number>(20).fill(1_200)).again)).toBe(1_200);
  });

  it('is asked again while nothing else is', async () => {
    const quiet = new Quiet();
    const told: string[] = [];
    let go: () => void = () => undefined;
    let first: Promise<void> | null = null;
    await new Promise<void>((begun) => {
      first = quiet.beside(
        () =>
          new Promise<void>((done) => {
            go = done;
            begun();
          }),
      );
    });
    const alone = quiet.alone(async () => told.push('alone'));
    const after = quiet.beside(async () => told.push('after'));
    await Promise.resolve();
    told.push('first');
    go();
    await Promise.all([first, alone, after]);
    expect(told).toEqual(['first', 'alone', 'after']);
  });

  it('reaches no provider that our server calls', () => {
    const sources = ['connections/outside-choices.ts', 'payroll-providers/provider-addresses.ts'];
    const settings = sources.flatMap((source) =>
      Array.from(
        readFileSync(`src/server/${source}`, 'utf8').matchAll(/address\(\s*'(\w+)'/g),
        ([, name = '']) => name,
      ),
    );
    // Browsers are sent to those; the server never asks there.
    const called = settings.filter((name) => !name.endsWith('_AUTHORIZE_URL'));
    expect([...called, 'DNS_SERVERS'].sort()).toEqual(Object.keys(nobodyOutside).sort());
  });
});
