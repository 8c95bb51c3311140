import { expect, it } from 'vitest';
import { Traffic } from './traffic.ts';

const forever = 60_000;

/** Whether the pause has come once everything that was due has run. */
async function hasCome(pause: Promise<void>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  return Promise.race([pause.then(() => true as const), later]);
}

it('has a pause at once while nobody asks', async () => {
  expect(await hasCome(new Traffic().pause(forever))).toBe(true);
});

it('has none while someone waits, nor right after; then it comes', async () => {
  const traffic = new Traffic();
  const [first, second] = [{}, {}];
  traffic.begin(first);
  traffic.begin(second);
  const pause = traffic.pause(forever);
  traffic.end(first);
  expect(await hasCome(pause)).toBe(false);
  traffic.end(second);
  expect(await hasCome(traffic.pause(forever))).toBe(false);
  await pause;
});

it('makes nobody wait for longer than said', async () => {
  const traffic = new Traffic();
  traffic.begin({});
  await traffic.pause(5);
  expect(await hasCome(traffic.pause(0))).toBe(true);
  expect(await hasCome(traffic.pause(-1))).toBe(true);
});

it('is not confused by a call that ended before it began', async () => {
  const traffic = new Traffic();
  const call = {};
  traffic.end({});
  traffic.begin(call);
  expect(await hasCome(traffic.pause(forever))).toBe(false);
  traffic.end(call);
  await traffic.pause(forever);
});
