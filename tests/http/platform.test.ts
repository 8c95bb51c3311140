import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { api } from '#contract/api.ts';
import { type ErrorCode, errorCodes } from '#domain/refusals/error-code.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { productionEnv } from '#tests/support/production-env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { errorSentence } from '#words/sentences/errors.ts';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('every answer', () => {
  it('carries the security headers and a request id of its own', async () => {
    const [one, two] = [await app.call('GET', '/health'), await app.call('GET', '/health')];
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
    expect(one.headers.get('x-frame-options')).toBe('DENY');
    expect(one.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(one.headers.get('strict-transport-security')).toBeNull();
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
  });
});

it('packs an answer as its reader asks, and leaves it as it is for one who does not', async () => {
  const { admin } = await createTestOrganization(app.services);
  const ask = (encoding: string) =>
    app.server.inject({
      method: 'GET',
      url: '/api/leave-types',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': encoding },
    });
  const plain = await ask('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const packed = await ask(encoding);
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpacked(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  }
});

it('tells the time by the server’s own clock, moved or not, in answers of the API', async () => {
  const toldTime = async () => Date.parse((await app.call('GET', '/health')).headers.get('date') ?? '');
  const distance = async () => Math.abs((await toldTime()) - app.services.now().getTime());
  expect(await distance()).toBeLessThan(60_000);
  app.advance(15 * 86_400_000);
  expect(await distance()).toBeLessThan(60_000);
  app.advance(-15 * 86_400_000);
});

describe('errors', () => {
  it('have a sentence in both languages for every code', () => {
    for (const code of errorCodes) {
      expect(errorSentence(code, 'fr').length).toBeGreaterThan(10);
      expect(errorSentence(code, 'en')).not.toBe(errorSentence(code, 'fr'));
    }
  });

  it.each([
    ['not JSON', '{"email":', 400, 'malformed_request'],
    ['no object', '[]', 400, 'malformed_request'],
    ['nothing', '', 400, 'malformed_request'],
    ['too much', JSON.stringify({ email: 'a'.repeat(3_000_000) }), 413, 'payload_too_large'],
  ])('say what is wrong with a body that is %s', async (_what, body, status, code) => {
    const answer = await app.call('POST', '/auth/magic-link', { body });
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ error: errorSentence(code as ErrorCode, 'fr'), code });
  });

  it('refuse another kind of body', async () => {
    const headers = { 'content-type': 'text/xml' };
    const answer = await app.call('POST', '/auth/magic-link', { body: '<email/>', headers });
    expect([answer.status, answer.json.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('answer an unknown call in JSON, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await app.callAnything(method, '/nowhere');
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('limits', () => {
  it('hold back who asks for link after link, for one address, with the time to wait', async () => {
    const strict = await startTestApp({ env: productionEnv });
    try {
      const ask = (email: string) => strict.call('POST', '/auth/magic-link', { body: { email } });
      for (let count = 0; count < 5; count += 1) expect((await ask('a@exemple.fr')).status).toBe(200);
      const held = await ask(' A@exemple.fr');
      expect([held.status, held.json.code]).toEqual([429, 'too_many_requests']);
      expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask('b@exemple.fr')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('the contract', () => {
  it('is served as OpenAPI 3.1 with every call but the developer’s', async () => {
    const { json } = await app.callAnything('GET', '/openapi.json');
    expect(json.openapi).toBe('3.1.0');
    const documented = Object.entries(json.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = Object.values(api)
      .flatMap((table) => Object.values(table))
      .filter((endpoint) => endpoint.access !== 'local')
      .map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(documented.sort()).toEqual(expected.sort());
    expect(json.paths['/auth/verify'].post.responses['401'].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
  });

  it('is the same bytes each time, packed or not, and not sent to who has them', async () => {
    const ask = (path: string, headers = {}) =>
      app.server.inject({ method: 'GET', url: `/api${path}`, headers });
    const plain = await ask('/openapi.json');
    const { etag } = plain.headers;
    for (const [encoding, unpacked] of Object.entries(unpack)) {
      const packed = await ask('/docs/json', { 'accept-encoding': `${encoding}, deflate` });
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag });
      expect(unpacked(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    const known = await ask('/openapi.json', { 'if-none-match': String(etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const yaml = await ask('/docs/yaml');
    expect(yaml.headers['content-type']).toContain('yaml');
    expect(parse(yaml.body)).toEqual(plain.json());
  });

  it('can be read by people', async () => {
    const page = await fetch(`${app.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('swagger-ui');
    expect(page.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('operations', () => {
  it('tell health, readiness and figures', async () => {
    expect((await app.call('GET', '/health')).json).toEqual({ status: 'ok' });
    await eventually(
      async () => (await app.call('GET', '/ready')).json.worker === 'ok',
      'a worker that has started',
    );
    expect((await app.call('GET', '/ready')).json).toEqual({
      status: 'ok',
      database: 'ok',
      queue: 'ok',
      writing: 'ok',
      worker: 'ok',
    });
    const { text } = await app.callAnything('GET', '/metrics');
    expect(text).toMatch(/^jobs\{state="dead",lane="login"\} 0$/m);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d+/,
    );
  });

  it('show figures in production to nobody without the token, wherever they seem to come from', async () => {
    const guarded = await startTestApp({ env: { ...productionEnv, METRICS_TOKEN: 'figures' } });
    try {
      const see = (headers: Record<string, string>) => guarded.callAnything('GET', '/metrics', { headers });
      expect((await see({})).status).toBe(404);
      expect((await see({ authorization: 'Bearer figures' })).status).toBe(200);
    } finally {
      await guarded.close();
    }
  });

  it('show figures to strangers only with the token', async () => {
    const guarded = await startTestApp({ env: { METRICS_TOKEN: 'figures', WORKER: 'off' } });
    try {
      const away = { 'x-forwarded-for': '203.0.113.7' };
      const see = (headers: Record<string, string>) => guarded.callAnything('GET', '/metrics', { headers });
      expect((await see(away)).status).toBe(404);
      expect((await see({ ...away, authorization: 'Bearer figurez' })).status).toBe(404);
      expect((await see({ ...away, authorization: 'Bearer figures' })).status).toBe(200);
    } finally {
      await guarded.close();
    }
  });

  it('log each request by its route, without tokens, links or addresses of people', async () => {
    const { admin } = await createTestOrganization(app.services);
    await app.call('GET', '/auth/me', { token: admin.token });
    await app.call('POST', '/auth/magic-link', { body: { email: admin.email } });
    const mail = await app.mailbox.waitFor(admin.email);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? 'no token';
    await app.call('POST', '/auth/verify', { body: { token } });
    await fetch(`${app.url}/login?token=${token}`);
    const logged = app.logs.join('');
    expect(logged).toContain('"route":"/api/auth/me"');
    for (const secret of [admin.token, token, admin.email]) expect(logged).not.toContain(secret);
  });
});
