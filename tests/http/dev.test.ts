import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCompany } from '#seed/demo-company.ts';
import { devKeyOf } from '#server/dev-key.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { productionEnv } from '#tests/support/production-env.ts';
import { startTestApp, type TestApp, testDevKey } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await createDemoCompany(app.services);
});
afterAll(() => app.close());

/** fetch sets Host by itself; these requests lie about it. */
function statusWith(headers: Record<string, string>, path = '/api/dev/users'): Promise<number | undefined> {
  return statusOf({ 'x-dev-key': testDevKey, ...headers }, path);
}

function statusOf(headers: Record<string, string>, path = '/api/dev/users'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${app.url}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe("the developer's tools", () => {
  it('list everyone with their organisation', async () => {
    const { json } = await app.call('GET', '/dev/users');
    expect(json).toHaveLength(13);
    expect(new Set(json.map((user: { role: string }) => user.role))).toEqual(
      new Set(['admin', 'manager', 'team_lead', 'employee', 'accountant']),
    );
    expect(json[0]).toMatchObject({ name: 'Hélène Kermarrec', organizationName: 'Les Ateliers du Large' });
  });

  it('list the first and the latest organisations where there are many', async () => {
    const founded: string[] = [];
    for (let count = 0; count < 25; count += 1) founded.push((await createTestOrganization(app.services)).id);
    const { json } = await app.call('GET', '/dev/users');
    const listed = [...new Set(json.map((user: { organizationId: string }) => user.organizationId))];
    expect(listed).toHaveLength(20);
    expect(listed.slice(10)).toEqual(founded.slice(-10));
    expect(json[0]?.organizationName).toBe('Les Ateliers du Large');
    const { status } = await app.call('POST', '/dev/login-as', { body: { userId: json.at(-1)?.id } });
    expect(status).toBe(200);
  });

  it('log in as anyone', async () => {
    const { json: everyone } = await app.call('GET', '/dev/users');
    const { json } = await app.call('POST', '/dev/login-as', { body: { userId: everyone[3]?.id } });
    const { json: me } = await app.call('GET', '/auth/me', { token: json.token });
    expect(me.user.name).toBe(everyone[3]?.name);
    const nobody = await app.call('POST', '/dev/login-as', { body: { userId: crypto.randomUUID() } });
    expect(nobody.status).toBe(404);
  });

  it('show the mails of the outbox, with links that leave the frame', async () => {
    const { admin } = await createTestOrganization(app.services);
    await app.call('POST', '/auth/magic-link', { body: { email: admin.email } });
    const { id } = await app.mailbox.waitFor(admin.email);
    const { json } = await app.call('GET', `/dev/mails/${id}`);
    expect(json.text).toContain('/login?token=');
    const page = await app.callAnything('GET', `/dev/mails/${id}/html`);
    expect(page.text).toContain('<base target="_top">');
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    expect((await app.call('GET', '/dev/mails/..%2F..%2Fpostgres-password')).status).toBe(404);
  });

  it('do not exist for another host name, another machine or a proxy', async () => {
    expect(await statusWith({ host: 'relache.example' })).toBe(404);
    expect(await statusWith({ host: 'localhost.evil.example' })).toBe(404);
    expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await statusWith({ forwarded: 'for=203.0.113.7' })).toBe(404);
    for (const header of ['via', 'x-real-ip', 'x-forwarded-host', 'cf-connecting-ip', 'true-client-ip'])
      expect(await statusWith({ [header]: '203.0.113.7' }), header).toBe(404);
    expect(await statusWith({ host: 'relache.example' }, '/api/dev/reset-db')).toBe(404);
    expect(await statusWith({ host: '127.0.0.1:3000' })).toBe(200);
  });

  it('do not exist without the key: a proxy that keeps quiet has none to add', async () => {
    // What `proxy_pass http://localhost:3000` makes of a stranger's request.
    const quietly = { host: 'localhost' };
    for (const path of ['/api/dev/users', '/api/dev/mails', '/api/dev/reset-db', '/api/dev/mails/x/html']) {
      expect(await statusOf(quietly, path), path).toBe(404);
      expect(await statusOf(quietly, `${path}?key=${testDevKey}`), path).toBe(404);
      expect(await statusOf({ ...quietly, 'x-dev-key': `${testDevKey}x` }, path), path).toBe(404);
    }
    expect(await statusOf(quietly, '/api/metrics')).toBe(404);
    for (const key of [`${testDevKey}x`, ''])
      expect(await statusOf({ ...quietly, 'x-dev-key': key }, '/api/metrics')).toBe(404);
    expect(await statusOf({ ...quietly, 'x-dev-key': testDevKey }, '/api/metrics')).toBe(200);
    expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' }, '/api/metrics')).toBe(404);
    const { json: everyone } = await app.call('GET', '/dev/users');
    const login = { body: { userId: everyone[0]?.id }, headers: { 'x-dev-key': '' } };
    expect((await app.call('POST', '/dev/login-as', login)).status).toBe(404);
    expect(await statusOf({ ...quietly, 'x-dev-key': testDevKey })).toBe(200);
  });

  it('make a key of their own where none is chosen, for nobody else to read, and keep it', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'relache-key-'));
    const config = { ...app.config, devKey: null, dataDirectory: join(directory, 'data') };
    const key = devKeyOf(config);
    expect(key).toMatch(/^[\w-]{32}$/);
    expect(devKeyOf(config)).toBe(key);
    expect((await stat(join(directory, 'data', 'dev-key'))).mode & 0o777).toBe(0o600);
    expect(devKeyOf({ ...config, mode: 'production' })).toBeNull();
    await rm(directory, { recursive: true });
  });

  it('do not exist in production', async () => {
    const production = await startTestApp({ env: productionEnv });
    try {
      for (const path of ['/dev/users', '/dev/mails', '/dev/reset-db']) {
        expect((await production.callAnything('GET', path)).status, path).toBe(404);
      }
      const login = await production.call('POST', '/dev/login-as', { body: { userId: crypto.randomUUID() } });
      expect(login.json.code).toBe('not_found');
      const { headers } = await production.call('GET', '/health');
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    } finally {
      await production.close();
    }
  });
});

describe('resetting the database', () => {
  const post = (ticket: string) =>
    fetch(`${app.url}/api/dev/reset-db`, {
      method: 'POST',
      headers: { 'x-dev-key': testDevKey },
      body: new URLSearchParams({ ticket }),
    });
  const ticketOf = (html: string) => /name="ticket" value="([\w-]+)"/.exec(html)?.[1] ?? '';

  it('asks first, wipes once for one ticket, and brings the demo company back', async () => {
    const outsider = await createTestOrganization(app.services);
    const page = await app.callAnything('GET', '/dev/reset-db');
    expect(page.text).toContain('Tout effacer');
    expect((await app.call('GET', '/auth/me', { token: outsider.admin.token })).status).toBe(200);

    const ticket = ticketOf(page.text);
    expect((await post(ticket)).status).toBe(200);
    expect((await app.call('GET', '/auth/me', { token: outsider.admin.token })).status).toBe(401);
    expect((await app.call('GET', '/dev/users')).json).toHaveLength(13);
    expect((await post(ticket)).status).toBe(403);
  });

  it('does nothing for a form of some other page', async () => {
    expect((await post('guess')).status).toBe(403);
    expect((await post('')).status).toBe(403);
    expect((await app.call('GET', '/dev/users')).json).toHaveLength(13);
  });
});
