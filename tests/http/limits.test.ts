import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { productionEnv } from '#tests/support/production-env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const minute = 60_000;

/** Two processes of one installation, behind a proxy that is known. */
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  const env = { ...productionEnv, TRUSTED_PROXIES: '127.0.0.1' };
  one = await startTestApp({ env });
  two = await startTestApp({ env, beside: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** So many calls, twenty at a time; the statuses that came. */
async function callOften(times: number, call: (place: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let start = 0; start < times; start += 20) {
    const batch = Array.from({ length: Math.min(20, times - start) }, (_, place) => call(start + place));
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  return statuses;
}

/** `fetch` tidies an address before it asks; this one asks for what it is told. */
function statusAt(target: string, address: string): Promise<{ status: number; date: string | undefined }> {
  const { port } = one.config;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, headers: from(address) }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, date: answer.headers.date });
    })
      .on('error', reject)
      .end();
  });
}

describe('strict limits', () => {
  it('are counted by all processes together', async () => {
    const email = 'visee@exemple.fr';
    const ask = (app: TestApp, place: number) =>
      app.call('POST', '/auth/magic-link', { body: { email }, headers: from(`203.0.113.${place}`) });
    for (const [place, app] of [one, two, one, two, one].entries()) {
      expect((await ask(app, place)).status).toBe(200);
    }
    for (const app of [one, two]) {
      const held = await ask(app, 9);
      expect([held.status, held.json.code]).toEqual([429, 'too_many_requests']);
      expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    // The window ends for both, by the clock of each.
    for (const app of [one, two]) app.advance(16 * minute);
    expect((await ask(two, 9)).status).toBe(200);
  });

  it('count a whole /64 of IPv6 as one caller, and the next one apart', async () => {
    const verify = (address: string) =>
      one.call('POST', '/auth/verify', { body: { token: 'A'.repeat(64) }, headers: from(address) });
    const statuses = await callOften(31, (place) => verify(`2001:db8:1:2::${(place + 1).toString(16)}`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await verify('2001:db8:1:3::1')).status).toBe(401);
  });
});

describe('the general limit', () => {
  it('of a person counts all calls together, wherever they come from', async () => {
    const { admin } = await createTestOrganization(one.services);
    const paths = ['/auth/me', '/organization/me', '/auth/sessions'];
    const statuses = await callOften(620, (place) =>
      one.callAnything('GET', paths[place % 3] ?? '', {
        token: admin.token,
        headers: from(`198.51.100.${place % 7}`),
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // Another person behind the same addresses goes on.
    const { admin: other } = await createTestOrganization(one.services);
    expect(
      (await one.call('GET', '/auth/me', { token: other.token, headers: from('198.51.100.1') })).status,
    ).toBe(200);
  });

  it('is shared by processes, a moment later', async () => {
    const { admin } = await createTestOrganization(one.services);
    const ask = (app: TestApp) => app.call('GET', '/auth/me', { token: admin.token });
    await callOften(590, () => ask(one));
    await eventually(async () => (await ask(two)).status === 429, 'the other process to know');
    for (const app of [one, two]) app.advance(2 * minute);
    expect((await ask(two)).status).toBe(200);
  });

  it('of an address holds for what does not exist as well', async () => {
    const headers = from('192.0.2.77');
    const statuses = await callOften(3_020, (place) =>
      one.callAnything('GET', `/nowhere/${place}`, { headers }),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(3_000);
    expect((await one.callAnything('POST', '/webhooks/payments', { body: {}, headers })).status).toBe(429);
  });
});

describe('an address that is spelled in another way', () => {
  it('is counted as what it leads to', async () => {
    const address = '192.0.2.78';
    await callOften(1_500, () => statusAt('/%61pi/nowhere', address));
    await callOften(1_500, () => statusAt('http://elsewhere/a%70i/auth/me', address));
    for (const target of [
      '/api/auth/me',
      '/%61pi/auth/me',
      '/a%70i/auth/me',
      'http://elsewhere/api/auth/me',
      'HTTP://elsewhere/%61pi/nowhere',
      '/%6dcp',
      '/%73cim/v2/Users',
    ])
      expect((await statusAt(target, address)).status, target).toBe(429);
    // This leads nowhere: an escaped slash divides nothing.
    expect((await statusAt('/scim%2Fv2/Users', address)).status).toBe(404);
  });

  it('is told the time of the server as any other', async () => {
    one.advance(24 * 60 * minute);
    const { date } = await statusAt('/%61pi/health', '192.0.2.200');
    expect(new Date(date ?? 0).toDateString()).toBe(one.services.now().toDateString());
  });
});

describe('forwarded addresses', () => {
  it('are believed of nobody unless a proxy is named, which the log says once', async () => {
    const bare = await startTestApp({ env: productionEnv, beside: one });
    // In one time with the others: what has ended by their clocks is forgotten for all.
    bare.advance(one.services.now().getTime() - bare.services.now().getTime());
    try {
      const verify = (place: number) =>
        bare.call('POST', '/auth/verify', {
          body: { token: 'A'.repeat(64) },
          headers: from(`203.0.113.${place}`),
        });
      const statuses = await callOften(31, verify);
      expect(statuses).toContain(429);
      await bare.call('GET', '/health', { headers: { 'x-real-ip': '203.0.113.200' } });
      const warnings = bare.logs.filter((line) => line.includes('TRUSTED_PROXIES'));
      expect(warnings).toHaveLength(1);
      expect(JSON.parse(warnings[0] ?? '{}')).toMatchObject({ level: 40, header: 'x-forwarded-for' });
      expect(bare.logs.join('')).not.toContain('203.0.113');
    } finally {
      await bare.close();
    }
    expect(one.logs.filter((line) => line.includes('TRUSTED_PROXIES'))).toEqual([]);
  });
});
