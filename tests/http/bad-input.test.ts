import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/endpoint.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { holding } from '#tests/support/contract-inputs.ts';
import { calls, pathOf, sendInput, texts } from '#tests/support/input-calls.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp, testDevKey } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const unfit = ['a\u0000b', '\u0007', 'a\u001b[31m', '\u007f', '\u0085', 'a\ud800', '\udc00b', 'a\rb'];

describe('a text', () => {
  it.each(texts)('$label holds no character that cannot be kept', async ({ endpoint, place, path }) => {
    for (const text of place === 'query' ? unfit.slice(0, 5) : unfit) {
      const answer = await sendInput(app, organization.admin.token, endpoint, {
        place,
        value: holding(path, text),
      });
      expect([text, answer.status, answer.json.code]).toEqual([text, 400, 'validation_failed']);
      expect(answer.json.fields[path.join('.')]).toBe(
        'Ce texte contient un caractère invisible qui ne peut pas être enregistré\u00a0: retapez-le',
      );
    }
  });

  it('holds line ends and tabs, and all alphabets', async () => {
    const body = { name: 'Équipe\tdes\r\n開発 \u{1f600}', description: 'Un\r\ndeux\n\ttrois' };
    const { status, json } = await app.call('POST', '/teams', { token: organization.admin.token, body });
    expect(status).toBe(200);
    expect(json).toMatchObject({ name: 'Équipe des 開発 \u{1f600}', description: 'Un\ndeux\n\ttrois' });
  });

  it('is looked at in names of fields, in paths and where nothing is expected', async () => {
    const { token } = organization.admin;
    const named = await app.call('POST', '/auth/magic-link', {
      body: '{"email":"a@exemple.fr","a\\u0000b":1}',
    });
    expect([named.status, Object.keys(named.json.fields)]).toEqual([400, ['a\ufffdb']]);
    const path = await app.call('POST', '/leave-types/a%00b/archive', { token });
    expect([path.status, Object.keys(path.json.fields)]).toEqual([400, ['id']]);
    const feed = await app.call('GET', '/calendar/feeds/a%00b.ics');
    expect(feed.status).toBe(400);
    const bare = await app.call('POST', '/auth/logout', { token, body: '"a\\u0000"' });
    expect([bare.status, bare.json.code]).toEqual([400, 'malformed_request']);
    const deep = await app.call('POST', '/auth/magic-link', {
      body: `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    });
    expect([deep.status, deep.json.code]).toEqual([400, 'malformed_request']);
  });

  it('is no part of a job, whatever adds it', async () => {
    const { database } = app.services;
    const add = (email: string): Promise<void> =>
      database.atGate((tx) => enqueue(tx, 'send-login-link', { email }));
    await expect(add('q\u00000@exemple.fr')).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(add('q\ud800@exemple.fr')).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('of a header is cleaned where it is kept, and refused where it is a key', async () => {
    const { token } = organization.admin;
    const verified = await app.call('POST', '/dev/login-as', {
      body: { userId: organization.admin.id },
      headers: { 'user-agent': 'Strange\u0085Agent\u009f' },
    });
    expect(verified.status).toBe(200);
    const sessions = await app.call('GET', '/auth/sessions', { token: verified.json.token });
    expect(sessions.json[0]?.device).toContain('Strange');
    const key = { 'idempotency-key': 'a\u0085b' };
    const refused = await app.call('POST', '/teams', { token, body: { name: 'Clé' }, headers: key });
    expect([refused.status, refused.json.code]).toEqual([400, 'malformed_request']);
  });
});

describe('a field that nobody knows', () => {
  it.each(calls.filter(({ endpoint }) => !endpoint.refetched))(
    'is refused by $name',
    async ({ endpoint }) => {
      for (const place of ['query', 'body'] as const) {
        if (place === 'body' && endpoint.method === 'GET') continue;
        for (const field of ['zz', 'constructor']) {
          const answer = await sendInput(app, organization.admin.token, endpoint, {
            place,
            value: { [field]: 'x' },
          });
          expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed']);
          expect(answer.json.fields).toMatchObject({ [field]: 'Ce champ n’existe pas' });
        }
      }
    },
  );

  it('is refused in rows and nested fields, and named where it stands', async () => {
    const { token } = organization.admin;
    const rows = { users: [{ name: 'A', email: 'a@exemple.fr', rolle: 'admin' }] };
    const invited = await app.call('POST', '/users/invite-multiple', { token, body: rows });
    expect([invited.status, Object.keys(invited.json.fields)]).toEqual([400, ['users.0.rolle']]);
    const typed = { name: { fr: 'A', en: 'B', de: 'C' } };
    const type = await app.call('POST', '/leave-types', { token, body: typed });
    expect([type.status, Object.keys(type.json.fields)]).toEqual([400, ['name.de']]);
  });

  it('that would reach the prototype of an object is one too', async () => {
    const { token } = organization.admin;
    for (const body of ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}']) {
      expect((await app.call('PUT', '/auth/me', { token, body })).status).toBe(400);
    }
    const query = await app.call('GET', '/leave-requests?__proto__=1&prototype=2', { token });
    expect([query.status, Object.keys(query.json.fields)]).toEqual([400, ['__proto__', 'prototype']]);
  });
});

describe('what a body is said to be', () => {
  const withBody = calls.filter(({ endpoint }) => endpoint.method !== 'GET');

  it.each(withBody)('must be so for $name', async ({ endpoint }) => {
    const post = async (headers: Record<string, string>, body: BodyInit): Promise<number> =>
      (
        await fetch(`${app.url}${apiBase}${pathOf(endpoint)}`, {
          method: endpoint.method,
          headers: {
            authorization: `Bearer ${organization.admin.token}`,
            'x-dev-key': testDevKey,
            ...headers,
          },
          body,
        })
      ).status;
    const json = { 'content-type': 'application/json' };
    expect(await post({ ...json, 'content-encoding': 'gzip' }, '{}')).toBe(400);
    expect(await post({ ...json, 'content-encoding': 'br' }, '{}')).toBe(400);
    expect(await post({ ...json, 'content-encoding': 'zip' }, '{}')).toBe(415);
    expect(await post(json, '{"a":')).toBe(400);
    expect(await post(json, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).toBe(400);
    expect(await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')).toBe(415);
    expect(await post({ 'content-type': 'text/plain' }, 'a')).toBe(400);
    expect(await post({ 'content-type': ';;;' }, 'a')).toBe(415);
  });
});

describe('an address that leaves its place', () => {
  it.each([
    '/api/docs/static/../../../package.json',
    '/api/docs/static/..%2f..%2f..%2fpackage.json',
    '/api/docs/static/%2e%2e/%2e%2e/x',
    '/api/docs/static/a%00b',
    '/api/docs/static/%ff',
    '/api/docs/static/....//x',
    '/api/dev/mails/..%2f..%2fx/html',
    '/api/dev/mails/a%00b/html',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/a%00b',
    '/%ff',
  ])('%s is nowhere', async (path) => {
    const { get } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      get(`${app.url}${path}`, { path, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
    expect([400, 403, 404]).toContain(status);
  });
});
