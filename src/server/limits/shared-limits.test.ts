import { expect, it } from 'vitest';
import type { Services } from '#server/services.ts';
import { SharedLimits } from './shared-limits.ts';

const full = 100_000;

it('newcomers are counted again once what filled the memory has ended', () => {
  let at = Date.parse('2026-03-02T09:00:00Z');
  // Far from its limit nothing is settled: the database is not asked.
  const services = { database: null, log: null, now: () => new Date(at) } as unknown as Services;
  const limits = new SharedLimits(services);
  const limitOf = (key: string, max = 1_000) => ({ key, max, seconds: 60 });
  const remainingAfterOne = (key: string): number => {
    limits.check(limitOf(key));
    return limits.standingOf(limitOf(key)).remaining;
  };
  for (let caller = 0; caller < full; caller += 1) limits.check(limitOf(`caller ${caller}`));
  expect([remainingAfterOne('caller 7'), remainingAfterOne('a newcomer')]).toEqual([998, 1_000]);
  at += 59_000;
  expect(remainingAfterOne('a newcomer')).toBe(1_000);
  at += 1_000;
  expect([remainingAfterOne('a newcomer'), remainingAfterOne('a newcomer')]).toEqual([999, 998]);
});
