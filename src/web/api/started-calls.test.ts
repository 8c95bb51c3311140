import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedSince, forgetStarted, takeStarted } from './started-calls.ts';

const noon = Date.parse('2027-05-11T12:00:00Z');
const address = '/api/auth/me';
const shows = ['people', 'organization'] as const;
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
  expect(await takeStarted('/api/users', shows)).toBeNull();
  expect(await takeStarted(address, shows)).toBeInstanceOf(Response);
  expect(await takeStarted(address, shows)).toBeNull();
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
  ['an answer from before a change of what it shows', () => forgetStarted(['people'])],
  ['an answer from before an unknown change', () => forgetStarted('all')],
])('gives nothing to %s', async (_what, happen) => {
  happen();
  expect(await takeStarted(address, shows)).toBeNull();
});

it('keeps an answer that shows nothing of what has changed', async () => {
  forgetStarted(['teams']);
  forgetStarted(['audit-log']);
  expect(await takeStarted(address, shows)).toBeInstanceOf(Response);
});

it('gives nothing to who does not say what the answer shows, once anything has changed', async () => {
  forgetStarted(['teams']);
  expect(await takeStarted(address, undefined)).toBeNull();
});

it('tells since when something has been asked for', () => {
  expect(askedSince()).toBe(noon - 200);
  vi.stubGlobal('window', {});
  expect(askedSince()).toBe(noon);
});
