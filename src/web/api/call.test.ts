import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authEndpoints } from '#contract/auth.ts';
import { calendarEndpoints } from '#contract/calendar.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { ApiError } from './api-error.ts';
import { call, endpointUrl } from './call.ts';

const storage = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  storage.clear();
  fetched.mockReset();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const holiday = (name: string) => ({ date: '2026-01-01', name, worked: false });

function answer(status: number, body: unknown) {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe('endpointUrl', () => {
  it('fills the path and escapes what it is given', () => {
    expect(endpointUrl(authEndpoints.revokeSession, { params: { id: 'a/b' } })).toBe(
      '/api/auth/sessions/a%2Fb',
    );
  });

  it('leaves out what is undefined', () => {
    expect(endpointUrl(authEndpoints.me, { query: { limit: 5, after: undefined } })).toBe(
      '/api/auth/me?limit=5',
    );
  });
});

describe('call', () => {
  it('sends the token, the language and the body', async () => {
    storage.set('auth_token', 'secret');
    answer(200, { success: true });
    await expect(call(authEndpoints.requestMagicLink, { body: { email: 'a@b.fr' } })).resolves.toEqual({
      success: true,
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(url).toBe('/api/auth/magic-link');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"email":"a@b.fr"}');
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('accept-language')).toBe('en');
  });

  it('goes on to the next page of a list until there is none, and gives one list', async () => {
    const follows = (path: string) => ({ link: `<${path}>; rel="next"` });
    const page = (names: readonly string[], headers: Record<string, string> = {}) =>
      fetched.mockResolvedValueOnce(new Response(JSON.stringify(names.map(holiday)), { headers }));
    page(['a', 'b'], follows('/api/calendar/holidays?from=2026-01-01&to=2026-12-31&cursor=b%26'));
    page(['c'], follows('/api/calendar/holidays?from=2026-01-01&to=2026-12-31&cursor=c'));
    page(['d']);
    const query = { from: '2026-01-01', to: '2026-12-31' };
    const all = await call(calendarEndpoints.holidays, { query });
    expect(all.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(
      fetched.mock.calls.map(([url]) => new URL(String(url), 'http://x').searchParams.get('cursor')),
    ).toEqual([null, 'b&', 'c']);
  });

  it('leaves the next page to whoever said how many they want', async () => {
    const link = '</api/leave-requests?limit=1&cursor=x>; rel="next"';
    fetched.mockResolvedValueOnce(new Response('[]', { headers: { link } }));
    await expect(call(leaveRequestsEndpoints.list, { query: { limit: 1 } })).resolves.toEqual([]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('does not go on for ever', async () => {
    const link = '</api/leave-requests?cursor=x>; rel="next"';
    fetched.mockImplementation(async () => new Response('[]', { headers: { link } }));
    expect((await failure(call(leaveRequestsEndpoints.list, { query: {} }))).code).toBe('unreadable');
  });

  it("passes on the server's code, sentence and fields", async () => {
    answer(400, {
      error: 'Some fields need correcting.',
      code: 'validation_failed',
      fields: { email: 'No.' },
    });
    const error = await failure(call(authEndpoints.requestMagicLink, { body: { email: '' } }));
    expect(error).toMatchObject({
      code: 'validation_failed',
      status: 400,
      sentence: 'Some fields need correcting.',
      fields: { email: 'No.' },
    });
  });

  it('forgets the session on any 401 and says so in the console', async () => {
    for (const key of ['auth_token', 'user', 'organization', 'theme']) storage.set(key, 'x');
    answer(401, { error: 'Your session has expired.', code: 'unauthenticated' });
    const error = await failure(call(authEndpoints.me, {}));
    expect(error.code).toBe('unauthenticated');
    expect([...storage.keys()]).toEqual(['theme', 'session_end']);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('tells a server that cannot be reached from one that answers nonsense', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await failure(call(authEndpoints.me, {}))).code).toBe('network');
    fetched.mockResolvedValueOnce(new Response('<html>502</html>', { status: 502 }));
    expect((await failure(call(authEndpoints.me, {}))).code).toBe('unreadable');
    answer(200, { surprise: true });
    expect((await failure(call(authEndpoints.me, {}))).code).toBe('unreadable');
  });
});

describe('an answer that is known', () => {
  const query = { from: '2027-01-01', to: '2027-12-31' };
  const named = (names: readonly string[], tag: string) =>
    fetched.mockResolvedValueOnce(
      new Response(JSON.stringify(names.map(holiday)), { headers: { etag: tag } }),
    );
  const holds = () => fetched.mockResolvedValueOnce(new Response(null, { status: 304 }));
  const tagSent = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('if-none-match');

  it('is asked for by its name, and kept as it is where it still holds', async () => {
    storage.set('auth_token', 'first');
    named(['a'], 'W/"1"');
    const first = await call(calendarEndpoints.holidays, { query });
    expect(tagSent()).toBeNull();
    holds();
    expect(await call(calendarEndpoints.holidays, { query })).toBe(first);
    expect(tagSent()).toBe('W/"1"');
    named(['b'], 'W/"2"');
    expect(await call(calendarEndpoints.holidays, { query })).toMatchObject([{ name: 'b' }]);
    holds();
    expect(await call(calendarEndpoints.holidays, { query })).toMatchObject([{ name: 'b' }]);
    expect(tagSent()).toBe('W/"2"');
  });

  it('is forgotten with the session it was given to', async () => {
    storage.set('auth_token', 'second');
    named(['a'], 'W/"3"');
    await call(calendarEndpoints.holidays, { query });
    storage.set('auth_token', 'third');
    named(['c'], 'W/"4"');
    expect(await call(calendarEndpoints.holidays, { query })).toMatchObject([{ name: 'c' }]);
    expect(tagSent()).toBeNull();
  });
});
