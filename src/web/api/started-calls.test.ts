import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '#web/clock/clock.ts';
import {
  answersOfDocument,
  askedSince,
  forgetStarted,
  type StartedAnswers,
  type StartedCalls,
  startedAnswer,
  takeStarted,
} from './started-calls.ts';

const noon = Date.parse('2027-05-11T12:00:00Z');
const address = '/api/auth/me';
const shows = ['people', 'organization'] as const;
const answer = { status: 200, link: null, tag: '"4"', answer: { name: 'Nina' } };
let token = 'secret';
let arrive: (here: StartedAnswers) => void;

/** As the script of a document leaves it, when the answers have not come yet. */
function start(addresses: readonly string[]): StartedCalls {
  const answered = new Promise<StartedAnswers>((resolve) => {
    arrive = resolve;
  });
  const started: StartedCalls = { at: noon - 200, token, language: 'fr', left: new Set(addresses), answered };
  void answered.then((here) => {
    started.here = here;
  });
  return started;
}

const arriveWith = async (...entries: readonly (readonly [string, typeof answer])[]) => {
  arrive({ date: 'Tue, 11 May 2027 12:00:07 GMT', byAddress: new Map(entries) });
  await window.startedCalls?.answered;
};

beforeEach(() => {
  token = 'secret';
  vi.useFakeTimers({ now: noon });
  vi.stubGlobal('window', { startedCalls: start([address]) });
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth_token' ? token : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives an answer once, as if it had been asked alone, and nothing for what was not asked', async () => {
  const waiting = takeStarted(address, shows);
  await arriveWith([address, answer]);
  expect(await takeStarted('/api/users', shows)).toBeNull();
  const response = await waiting;
  expect(response?.status).toBe(200);
  expect(response?.headers.get('etag')).toBe('"4"');
  expect(await response?.json()).toEqual({ name: 'Nina' });
  expect(await takeStarted(address, shows)).toBeNull();
});

it('gives nothing where no answer came', async () => {
  const waiting = takeStarted(address, shows);
  await arriveWith();
  expect(await waiting).toBeNull();
});

it('gives what is here without a wait, until it was taken', async () => {
  expect(startedAnswer(address, shows)).toBeNull();
  await arriveWith([address, answer]);
  const started = startedAnswer(address, shows);
  expect(started?.answer).toEqual(answer);
  started?.leave();
  expect(startedAnswer(address, shows)).toBeNull();
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
  await arriveWith([address, answer]);
  happen();
  expect(startedAnswer(address, shows)).toBeNull();
  expect(await takeStarted(address, shows)).toBeNull();
});

it('keeps an answer that shows nothing of what has changed', async () => {
  await arriveWith([address, answer]);
  forgetStarted(['teams']);
  forgetStarted(['audit-log']);
  expect(startedAnswer(address, shows)).not.toBeNull();
  expect(await takeStarted(address, shows)).toBeInstanceOf(Response);
});

it('gives nothing to who does not say what the answer shows, once anything has changed', async () => {
  await arriveWith([address, answer]);
  forgetStarted(['teams']);
  expect(startedAnswer(address, undefined)).toBeNull();
  expect(await takeStarted(address, undefined)).toBeNull();
});

it('lets a page wait for its answers, and tells it the time they bring', async () => {
  const waiting = answersOfDocument();
  await arriveWith([address, answer]);
  await waiting;
  expect(now()).toBe(Date.parse('2027-05-11T12:00:07Z'));
});

it('does not let a page wait for long', async () => {
  const waiting = answersOfDocument();
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
  expect(startedAnswer(address, shows)).toBeNull();
});

it('lets nobody wait where nothing was asked', async () => {
  vi.stubGlobal('window', {});
  await answersOfDocument();
  expect(vi.getTimerCount()).toBe(0);
});

it('tells since when something has been asked for', () => {
  expect(askedSince()).toBe(noon - 200);
  vi.stubGlobal('window', {});
  expect(askedSince()).toBe(noon);
});
