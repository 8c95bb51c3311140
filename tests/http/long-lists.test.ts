// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsPerPage } from '#contract/paging.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: TestOrganization;
const requests = 1_203;
const teams = 501;
const imports = 502;

beforeAll(async () => {
  app = await startTestApp();
  company = await createTestOrganization(app.services);
  const rows = [company.id, company.admin.id];
  await asOwner(async (owner) => {
    await owner.query(
      `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
           end_half, counted_halves, note, created_at, updated_at)
         select $1, gen_random_uuid(), $2, $2, 'vacation', 'withdrawn', date '2030-01-01' + n, 'am', date '2030-01-01' + n,
           'pm', 2, '', now(), now() from generate_series(1, $3::int) n`,
      [...rows, requests],
    );
    await owner.query(
      `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
           end_half, counted_halves, note, created_at, updated_at)
         select $1, gen_random_uuid(), $2, $2, 'vacation', 'approved', date '2040-01-01' + n, 'am', date '2040-01-01' + n,
           'pm', 2, '', now(), now() from generate_series(1, 3001) n`,
      rows,
    );
    await owner.query(
      `insert into teams (organization_id, id, name, color, created_at)
         select $1, gen_random_uuid(), 'Équipe ' || n, '#3B82F6', now() from generate_series(1, $2::int) n`,
      [company.id, teams],
    );
    await owner.query(
      `insert into balance_imports (organization_id, id, name, line_count, as_of, entry_dates, applied_at, applied_by)
         select $1, gen_random_uuid(), 'Reprise ' || n, 1, '2030-01-01', '[]', now(), $2 from generate_series(1, $3::int) n`,
      [...rows, imports],
    );
  });
});
afterAll(() => app.close());

async function asOwner(work: (owner: Client) => Promise<unknown>): Promise<void> {
  const owner = new Client(app.connection);
  await owner.connect();
  await work(owner).finally(() => owner.end());
}

const get = (path: string): Promise<LooseAnswer> =>
  app.callAnything('GET', path, { token: company.admin.token });
const next = ({ headers }: LooseAnswer): string | undefined =>
  /^<\/api([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** Every page of a list: how many rows each had, and all the ids. */
async function pages(path: string): Promise<{ sizes: number[]; ids: string[] }> {
  const sizes: number[] = [];
  const ids: string[] = [];
  for (let at: string | undefined = path; at; ) {
    const answer: LooseAnswer = await get(at);
    expect(answer.status).toBe(200);
    sizes.push(answer.json.length);
    ids.push(...answer.json.map(({ id }: { id: string }) => id));
    at = next(answer);
  }
  return { sizes, ids };
}

describe('no list answers everything at once, and none ends in silence', () => {
  it.each([
    ['/leave-requests?status=withdrawn', [500, 500, 203]],
    ['/leave-requests/my-requests?status=withdrawn', [500, 500, 203]],
    ['/leave-requests/my-requests?status=withdrawn&limit=401', [401, 401, 401]],
    ['/leave-requests/team-calendar?from=2040-01-01', [3000, 1]],
    ['/teams', [500, 1]],
    ['/balances/imports', [500, 2]],
  ])('%s', async (path, expected) => {
    const { sizes, ids } = await pages(path);
    expect(sizes).toEqual(expected);
    expect(new Set(ids).size).toBe(expected.reduce((sum, size) => sum + size));
  });

  it.each([
    '/leave-requests',
    '/leave-requests/my-requests',
    '/teams',
    '/teams/my-teams',
    '/balances/imports',
  ])('refuses more than that: %s', async (path) => {
    const { status, json } = await get(`${path}?limit=${rowsPerPage + 1}`);
    expect([status, Object.keys(json.fields)]).toEqual([400, ['limit']]);
  });

  it('says so when the place to go on from has gone', async () => {
    const answer = await get('/teams?limit=1');
    const [team] = answer.json;
    await app.call('DELETE', `/teams/${team.id}`, { token: company.admin.token });
    const { status, json } = await get(next(answer) ?? '');
    expect([status, json.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('finds what waits to be cancelled without reading all that is approved', async () => {
    const [first] = (await get('/leave-requests?status=approved&limit=1')).json;
    expect((await get('/leave-requests?status=approved&cancellation=asked')).json).toEqual([]);
    await asOwner((owner) =>
      owner.query(`update leave_requests set state = 'cancellation-asked' where id = $1`, [first.id]),
    );
    const found = (await get('/leave-requests?status=approved&cancellation=asked')).json;
    expect(found.map(({ id }: { id: string }) => id)).toEqual([first.id]);
  });

  it('tells a stranger nothing through a place to go on from', async () => {
    const stranger = await createTestOrganization(app.services);
    const [team] = (await get('/teams?limit=1')).json;
    const [request] = (await get('/leave-requests?limit=1')).json;
    const [imported] = (await get('/balances/imports?limit=1')).json;
    const ask = (path: string): Promise<LooseAnswer> =>
      app.callAnything('GET', path, { token: stranger.admin.token });
    expect((await ask(`/teams?cursor=${team.id}`)).json.code).toBe('changed_meanwhile');
    expect((await ask(`/leave-requests?cursor=${request.id}`)).json).toEqual([]);
    expect((await ask(`/balances/imports?cursor=${imported.id}`)).json).toEqual([]);
  });
});
