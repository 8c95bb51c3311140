import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assistantsPath } from '#contract/assistants.ts';
import { scimBase } from '#contract/directories.ts';
import { apiBase } from '#contract/endpoint.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp, testDevKey } from '#tests/support/test-app.ts';

interface Route {
  readonly method: string;
  readonly url: string;
}

const marked = 'x-only-the-hooks';
const routes: Route[] = [];
let app: TestApp;

/** Notes every route, and lets a marked request see nothing of it but what happens before its handler. */
function watchRoutes(message: unknown): void {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const { handler } = route;
    for (const method of [route.method].flat()) routes.push({ method, url: route.url });
    route.handler = function (request, reply) {
      return request.headers[marked] ? reply.send('bare') : handler.call(this, request, reply);
    };
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', watchRoutes);
  app = await startTestApp();
  unsubscribe('fastify.initialization', watchRoutes);
});
afterAll(() => app.close());

const isCalled = ({ url }: Route): boolean =>
  [apiBase, assistantsPath, scimBase].some((base) => url === base || url.startsWith(`${base}/`));

const asked = ({ method, url }: Route, headers: Readonly<Record<string, string>>) =>
  app.server.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+|\*/g, crypto.randomUUID()),
    headers: { 'x-dev-key': testDevKey, ...headers },
  });

describe('what programs are answered', () => {
  it('is kept by nobody unless a route says so itself, of every route there is', async () => {
    const called = routes.filter(isCalled);
    for (const some of [
      '/api/slack/events',
      '/api/teams-bot/messages',
      '/api/metrics',
      '/api/dev/mails/:id/html',
    ])
      expect(called.map(({ url }) => url)).toContain(some);
    const found: string[] = [];
    for (const route of called) {
      const { headers, statusCode } = await asked(route, { [marked]: 'yes' });
      if (headers['cache-control'] !== 'no-store')
        found.push(`${route.method} ${route.url}: ${statusCode} ${headers['cache-control']}`);
    }
    expect(found).toEqual([]);
    expect(called.length).toBeGreaterThan(350);
  });

  it('is so with its handler too, of all that an admin can look at without naming anything', async () => {
    const { admin } = await createTestOrganization(app.services);
    const kept: string[] = [];
    let looked = 0;
    for (const route of routes.filter((one) => isCalled(one) && one.method === 'GET')) {
      if (/[:*]/.test(route.url) || route.url === `${apiBase}/live`) continue;
      const { headers, statusCode } = await asked(route, { authorization: `Bearer ${admin.token}` });
      if (statusCode === 200) looked += 1;
      if (!String(headers['cache-control']).startsWith('no-store')) kept.push(route.url);
    }
    expect(looked).toBeGreaterThan(50);
    // The documentation is the same for everyone.
    expect(
      kept.filter((url) => !url.startsWith(`${apiBase}/docs`) && url !== `${apiBase}/openapi.json`),
    ).toEqual([]);
  });

  it('is so for addresses in another spelling, and for what there is not', async () => {
    for (const url of [
      '/%61pi/health',
      '/api/nowhere',
      '/%61pi/nowhere',
      '/api/%ff',
      `/api/users/${'x'.repeat(300)}`,
    ]) {
      const { headers } = await app.server.inject({ method: 'GET', url });
      expect(headers['cache-control'], url).toBe('no-store');
    }
  });
});
