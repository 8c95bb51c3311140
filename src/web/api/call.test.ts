import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authEndpoints } from '#contract/auth.ts';
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
    expect([...storage.keys()]).toEqual(['theme']);
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
