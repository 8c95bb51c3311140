import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarEndpoints } from '#contract/calendar.ts';
import { answerAtHand } from './answer-at-hand.ts';
import { endpointUrl } from './call.ts';
import { endpointQuery } from './endpoint-query.ts';
import { knownAnswer } from './known-answers.ts';

const endpoint = calendarEndpoints.holidays;
const query = { from: '2026-12-01', to: '2026-12-31' } as const;
const address = endpointUrl(endpoint, { query });
const noel = [{ date: '2026-12-25', name: 'Noël', worked: false }];
const good = { status: 200, link: null, tag: '"7"', answer: noel };
const next = `<${address}&after=2>; rel="next"`;
const fetched = vi.fn<typeof fetch>();

function answered(answer: object): void {
  const here = { date: null, byAddress: new Map([[address, answer]]) };
  vi.stubGlobal('window', {
    startedCalls: { at: Date.now(), token: 'secret', language: 'fr', left: new Set([address]), here },
  });
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth_token' ? 'secret' : null) });
});
afterEach(() => vi.unstubAllGlobals());

it('is what the document was answered, once, and remembered by its name', () => {
  answered(good);
  expect(answerAtHand(endpoint, { query })).toEqual(noel);
  expect(knownAnswer(address)?.tag).toBe('"7"');
  expect(answerAtHand(endpoint, { query })).toBeUndefined();
});

it.each([
  ['a failure', { ...good, status: 503, answer: { error: 'Plus tard.', code: 'unavailable' } }],
  ['a list that goes on', { ...good, link: next }],
  ['what nobody can read', { ...good, answer: { absences: 3 } }],
])('leaves %s to who asks in the usual way', (_what, answer) => {
  answered(answer);
  expect(answerAtHand(endpoint, { query })).toBeUndefined();
  expect(window.startedCalls?.left.has(address)).toBe(true);
});

it('is what a query begins with, so that nobody asks again', () => {
  answered(good);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const observer = new QueryObserver(client, endpointQuery(endpoint, { query }));
  const leave = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: noel, fetchStatus: 'idle' });
  expect(fetched).not.toHaveBeenCalled();
  leave();
});
