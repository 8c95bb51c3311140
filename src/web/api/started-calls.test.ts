import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedSince, forgetStarted, takeStarted } from './started-calls.ts';

const noon = Date.parse('2027-05-11T12:00:00Z');
const address = '/api/auth/me';
let token = 'secret';

beforeEach(() => {
  token = 'secret';
  vi.useFakeTimers({ now: noon });
  const answers = new Map([[address, Promise.resolve(new Response('{}'))]]);
  vi.stubGlobal('window', { startedCalls: { at: noon - 200, token, language: 'fr', answers } });
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth_token' ? token : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives an answer once, and nothing for what was not asked', async () => {
  expect(await takeStarted('/api/users')).toBeNull();
  expect(await takeStarted(address)).toBeInstanceOf(Response);
  expect(await takeStarted(address)).toBeNull();
});

it.each([
  [
    'another session',
    () => {
      token = 'other';
    },
  ],
  ['another language', () => vi.stubGlobal('document', { documentElement: { lang: 'en' } })],
  ['an answer that has grown old', () => vi.setSystemTime(noon + 30_000)],
  ['an answer from before a change', () => forgetStarted()],
])('gives nothing to %s', async (_what, happen) => {
  happen();
  expect(await takeStarted(address)).toBeNull();
});

it('tells since when something has been asked for', () => {
  expect(askedSince()).toBe(noon - 200);
  vi.stubGlobal('window', {});
  expect(askedSince()).toBe(noon);
});
