import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#contract/openapi.ts';
import { callsPerMinute } from '#domain/api-keys/key-life.ts';
import { languages } from '#domain/text/language.ts';
import { eventTypes } from '#domain/webhooks/event-types.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { productionEnv } from '#tests/support/production-env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const run = promisify(execFile);

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: productionEnv });
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

/** The calls of the guide, as somebody copies them from the page; those of webhooks are run beside their receiver. */
async function examplesIn(language: string): Promise<string[]> {
  const guide = await readFile(`src/site/documentation/guides/integrations.${language}.mdx`, 'utf8');
  const blocks = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, text = '']) => text);
  return blocks
    .flatMap((block) => block.split(/\n(?=#)/))
    .filter((one) => one.includes('Authorization: Bearer') && !one.includes('/webhook-endpoints'));
}

describe.each(languages)('the examples of the guide in %s', (language) => {
  it('run as they stand, with one’s own address and key', async () => {
    const person = await organization.add('employee');
    const scopes = [
      'organization.read',
      'calendar.read',
      'balance.read',
      'leave-request.file',
      'leave-request.read',
    ];
    const { key } = await makeKey(app, person, scopes);
    const examples = await examplesIn(language);
    expect(examples).toHaveLength(5);
    for (const example of examples) {
      const command = example
        .replaceAll('https://relache.example', app.url)
        .replace(/Bearer (CLE|KEY)/, `Bearer ${key}`)
        .replace('curl ', 'curl --silent --show-error --fail ');
      const { stdout } = await run('bash', ['-c', command]);
      expect(JSON.parse(stdout), example).toBeTruthy();
    }
    const filed = await app.call('GET', '/leave-requests/my-requests', { token: person.token });
    expect(filed.json).toMatchObject([{ startDate: '2027-07-12', endDate: '2027-07-16' }]);
  });
});

describe('the OpenAPI document', () => {
  it('names the key and, call by call, the scopes of which it needs one', async () => {
    const { json } = await app.callAnything('GET', '/openapi.json');
    expect(json.components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(json.paths['/leave-requests'].post.security).toEqual([
      { session: [] },
      { key: ['leave-request.file'] },
      { key: ['leave-request.record'] },
    ]);
    expect(json.paths['/balances/me'].get).toMatchObject({
      security: [{ session: [] }, { key: ['balance.read'] }],
      'x-oneself': true,
    });
    expect(json.paths['/api-keys'].post.security).toEqual([{ session: [] }]);
    expect(json.paths).toEqual(openApiDocument('').paths);
    expect(Object.keys(json.webhooks)).toEqual([...eventTypes]);
    expect(
      json.webhooks['leave_request.approved'].post.requestBody.content['application/json'].schema,
    ).toMatchObject({ properties: { type: { const: 'leave_request.approved' } } });
  });
});

describe('Z7: the limit of a key', () => {
  it('is told with each answer and ends in 429 with the time to wait; other keys go on', async () => {
    const [one, other] = [
      await makeKey(app, await organization.add('employee'), ['calendar.read']),
      await makeKey(app, await organization.add('employee'), ['calendar.read']),
    ];
    const ask = (token: string) =>
      app.server.inject({
        url: '/api/calendar/holidays?from=2027-01-01&to=2027-12-31',
        headers: { authorization: `Bearer ${token}` },
      });
    const first = await ask(one.key);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(callsPerMinute),
      'ratelimit-remaining': String(callsPerMinute - 1),
    });
    const rest = await Promise.all(Array.from({ length: callsPerMinute - 1 }, () => ask(one.key)));
    expect(rest.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    const refused = await ask(one.key);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['ratelimit-remaining']).toBe('0');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(other.key)).statusCode).toBe(200);
  });
});
