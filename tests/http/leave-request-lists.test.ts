// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileRequest } from '#server/actions/leave-requests/file-request.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) =>
  app.call(method, path, {
    token: person.token,
    ...(body === undefined ? {} : { body }),
  });
const week = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' } as const;
const file = (person: TestPerson, form: object = {}) =>
  as(person, 'POST', '/leave-requests', { ...week, ...form });
const filed = async (person: TestPerson, form: object = {}) => (await file(person, form)).json;

describe('lists', () => {
  it.each([0, 5, 50, 250, 123])(
    'write the instant of a request like every answer does, at %i ms',
    async (ms) => {
      const ana = await organization.add('employee');
      const now = app.services.now();
      const at = new Date(now.getTime() - now.getMilliseconds() + ms);
      const actor = { ...organization.acting, ...ana };
      const form = { ...week, startHalf: 'am', endHalf: 'pm', note: '' } as const;
      const line = await fileRequest({ ...app.services, now: () => at }, actor, form);
      expect(line.createdAt).toBe(at.toISOString());
      expect((await as(ana, 'GET', '/leave-requests/my-requests')).json[0]).toMatchObject({
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      });
    },
  );

  it('come in pages, latest first, with the way to the next one', async () => {
    const ana = await organization.add('employee');
    const ids: string[] = [];
    for (const day of ['03', '04', '05', '06', '07']) {
      const { id } = await filed(ana, { startDate: `2041-01-${day}`, endDate: `2041-01-${day}` });
      ids.unshift(id);
    }
    const pageOf = async (path: string) => {
      const { json, headers } = await app.callAnything('GET', path, { token: ana.token });
      return [json.map(({ id }: { id: string }) => id), headers.get('link')];
    };
    const [first, link] = await pageOf('/leave-requests/my-requests?limit=2&status=pending');
    expect(first).toEqual(ids.slice(0, 2));
    const next = /^<\/api(\/leave-requests\/my-requests\?[^>]+)>; rel="next"$/.exec(String(link))?.[1];
    expect(next).toContain('status=pending');
    const [second, secondLink] = await pageOf(next ?? '');
    expect(second).toEqual(ids.slice(2, 4));
    const [third, end] = await pageOf(/<\/api([^>]+)>/.exec(String(secondLink))?.[1] ?? '');
    expect([third, end]).toEqual([ids.slice(4), null]);
    const [all, none] = await pageOf('/leave-requests/my-requests');
    expect([all, none]).toEqual([ids, null]);
  });

  it('filter by status, days, team and person', async () => {
    const company = await createTestOrganization(app.services);
    const { admin } = company;
    const [ana, bao] = [await company.add('employee', 'Ana'), await company.add('employee', 'Bao')];
    const team = await app.call('POST', '/teams', {
      token: admin.token,
      body: { name: 'Une', userIds: [bao.id] },
    });
    const july = await filed(ana);
    const august = await filed(ana, { startDate: '2040-08-06', endDate: '2040-08-10' });
    const baos = await filed(bao);
    await as(admin, 'PATCH', `/leave-requests/${july.id}/approve`, {});
    const ask = async (query: string) => {
      const { json } = await as(admin, 'GET', `/leave-requests${query}`);
      return json.map(({ id }: { id: string }) => id);
    };
    expect(await ask('')).toEqual([baos.id, august.id, july.id]);
    expect(await ask('?status=approved')).toEqual([july.id]);
    expect(await ask('?from=2040-07-06&to=2040-07-31')).toEqual([baos.id, july.id]);
    expect(await ask('?from=2040-07-07')).toEqual([august.id]);
    expect(await ask(`?team=${team.json.id}`)).toEqual([baos.id]);
    expect(await ask(`?user=${ana.id}&status=pending`)).toEqual([august.id]);
    expect((await as(admin, 'GET', '/leave-requests?status=lost')).status).toBe(400);
    expect((await as(admin, 'GET', '/leave-requests?from=2040-13-01')).status).toBe(400);
    expect((await as(ana, 'GET', '/leave-requests')).status).toBe(403);
    await as(ana, 'PATCH', `/leave-requests/${july.id}/cancel`, {});
    expect(await ask('?status=approved')).toEqual([july.id]);
  });
});
