import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPutAway, putAway } from './put-away.ts';

const storage = new Map<string, string>();
const hour = 60 * 60 * 1000;

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('puts a banner away for a day, each kind on its own', () => {
  putAway('trial', 1_000);
  putAway('seats', 1_000 + 20 * hour);
  expect(isPutAway('trial', 1_000)).toBe(true);
  expect(isPutAway('trial', 1_000 + 24 * hour - 1)).toBe(true);
  expect(isPutAway('trial', 1_000 + 24 * hour)).toBe(false);
  expect(isPutAway('seats', 1_000 + 24 * hour)).toBe(true);
  expect(isPutAway('cancelled', 1_000)).toBe(false);
});

it.each(['not json', 'null', '[]', '{"trial":"soon"}', '{"trial":9e15}'])('reads %s without harm', (kept) => {
  storage.set('banners_put_away', kept);
  expect(isPutAway('trial', 2_000)).toBe(false);
  putAway('trial', 2_000);
  expect(isPutAway('trial', 2_000)).toBe(true);
});
