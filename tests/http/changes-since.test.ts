import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#tests/support/api-keys.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  company = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const get = (path: string, token = company.admin.token): Promise<LooseAnswer> =>
  app.callAnything('GET', path, { token });
const next = ({ headers }: LooseAnswer): string | undefined =>
  /^<\/api([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
const file = async (token: string, day: string) => {
  const body = { type: 'vacation', startDate: day, endDate: day };
  const { json, text } = await app.call('POST', '/leave-requests', { token, body });
  expect(json.id, text).toBeTruthy();
  app.advance(5);
  return json;
};

describe('requests that changed since a moment', () => {
  it('come in the order of changing, withdrawn ones with their state', async () => {
    const { token } = await company.add('employee');
    const [one, two, three] = [
      await file(token, '2027-03-01'),
      await file(token, '2027-03-02'),
      await file(token, '2027-03-03'),
    ];
    await app.call('PATCH', `/leave-requests/${one.id}/withdraw`, { token, body: {} });
    const since = encodeURIComponent(two.updatedAt);
    const mine = await get(`/leave-requests/my-requests?updatedSince=${since}`, token);
    expect(mine.json.map(({ id, status }: never) => [id, status])).toEqual([
      [two.id, 'pending'],
      [three.id, 'pending'],
      [one.id, 'withdrawn'],
    ]);
    const all = await get(`/leave-requests?updatedSince=${since}`);
    expect(all.json.map(({ id }: { id: string }) => id)).toEqual([two.id, three.id, one.id]);
    expect((await get('/leave-requests?updatedSince=hier')).json.fields).toHaveProperty('updatedSince');
  });

  it('miss nothing between two pages when what a page ended with changes meanwhile', async () => {
    const { token } = await company.add('employee');
    const filed = [];
    for (const day of ['2027-04-06', '2027-04-07', '2027-04-08', '2027-04-09'])
      filed.push(await file(token, day));
    const [first, second] = filed;
    const path = `/leave-requests/my-requests?updatedSince=${encodeURIComponent(present(first?.updatedAt))}&limit=2`;
    const start = await get(path, token);
    expect(start.json.map(({ id }: { id: string }) => id)).toEqual([first?.id, second?.id]);
    await app.call('PATCH', `/leave-requests/${second?.id}/withdraw`, { token, body: {} });
    const seen: string[] = start.json.map(({ id }: { id: string }) => id);
    for (let at = next(start); at; ) {
      const page = await get(at, token);
      seen.push(...page.json.map(({ id }: { id: string }) => id));
      at = next(page);
    }
    expect(seen).toEqual([...filed.map(({ id }) => id), second?.id]);
  });
});

describe('people who changed since a moment', () => {
  it('are told with what changed; a visit is no change, and who is gone is told by an id alone', async () => {
    const [stays, renamed, leaver] = [
      await company.add('employee', 'Ana Reste'),
      await company.add('employee', 'Noé Monte'),
      await company.add('employee', 'Léo Parti'),
    ];
    const { key } = await makeKey(app, company.admin, ['user.list']);
    const everyone = (await get('/users', key)).json.users;
    const since = everyone
      .map(({ updatedAt }: { updatedAt: string }) => updatedAt)
      .toSorted()
      .at(-1);
    // Another millisecond of the database's own clock.
    await expect.poll(async () => new Date().toISOString() > since).toBe(true);
    await app.call('GET', '/auth/me', { token: stays.token });
    await app.call('PUT', `/users/${renamed.id}`, {
      token: company.admin.token,
      body: { role: 'team_lead' },
    });
    await app.call('DELETE', `/users/${leaver.id}`, { token: company.admin.token });
    const changed = await get(
      `/users?updatedSince=${encodeURIComponent(new Date(Date.parse(since) + 1).toISOString())}`,
      key,
    );
    expect(changed.json.users.map(({ id, role }: never) => [id, role])).toEqual([[renamed.id, 'team_lead']]);
    expect(changed.json.removed).toEqual([{ id: leaver.id, removedAt: expect.any(String) }]);
    expect(changed.text).not.toContain(leaver.name);
    expect((await get('/users', key)).json.removed).toEqual([]);
  });
});

describe('lists that had no limit', () => {
  it('come in pages', async () => {
    for (const name of ['Nantes', 'Brest', 'Quimper'])
      await app.call('POST', '/rule-groups', { token: company.admin.token, body: { kind: 'site', name } });
    for (let gone = 0; gone < 2; gone += 1) {
      const { id } = await company.add('employee');
      await app.call('DELETE', `/users/${id}`, { token: company.admin.token });
    }
    const rowsOf = { '/rule-groups': null, '/users/former': 'people', '/users': 'users' } as const;
    for (const [path, field] of Object.entries(rowsOf)) {
      const rows = ({ json }: LooseAnswer) =>
        (field ? json[field] : json).map(({ id }: { id: string }) => id);
      const whole = rows(await get(path));
      const first = await get(`${path}?limit=2`);
      expect(rows(first), path).toHaveLength(2);
      const rest = await get(`${next(first)?.replace('limit=2', 'limit=400')}`);
      expect([...rows(first), ...rows(rest)], path).toEqual(whole);
      expect(next(rest), path).toBeUndefined();
    }
  });
});
