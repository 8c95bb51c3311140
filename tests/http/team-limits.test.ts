import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { present } from '#tests/support/present.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: ReturnType<typeof ownerPool>;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = ownerPool(app.connection, 1);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = callAs(() => app);

/** So many people, so many teams, and everyone in each of the first of them. */
async function crowded(people: number, teams: number, full: number): Promise<TestOrganization> {
  const company = await createTestOrganization(app.services);
  await owner.query(
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at)
       select $1::uuid, gen_random_uuid(), 'f' || n || '@' || $1::text || '.exemple.fr', 'Foule ' || n, 'employee', now(), now()
       from generate_series(1, $2::int) n`,
    [company.id, people],
  );
  await owner.query(
    `insert into teams (organization_id, id, name, color, created_at, manager_id)
       select $1, gen_random_uuid(), 'Équipe ' || lpad(n::text, 4, '0'), '#3B82F6', now(), $3
       from generate_series(1, $2::int) n`,
    [company.id, teams, company.admin.id],
  );
  await owner.query(
    `insert into team_members (organization_id, team_id, user_id)
       select $1::uuid, t.id, u.id from teams t, users u
       where t.organization_id = $1 and u.organization_id = $1 and u.role = 'employee'
         and t.name <= 'Équipe ' || lpad($2::text, 4, '0')`,
    [company.id, full],
  );
  return company;
}

const next = ({ headers }: LooseAnswer): string | undefined =>
  /^<\/api([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

it('pages of large teams carry some thousands of members, and are together all teams in one order', async () => {
  const company = await crowded(900, 12, 11);
  const { token } = company.admin;
  for (const list of ['/teams', '/teams/my-teams']) {
    const rows: { name: string; members: number }[] = [];
    const carried: number[] = [];
    for (let at: string | undefined = list; at; ) {
      const answer: LooseAnswer = await app.callAnything('GET', at, { token });
      expect(answer.status, answer.text).toBe(200);
      carried.push(answer.json.reduce((sum: number, team: { members: [] }) => sum + team.members.length, 0));
      for (const { name, members, _count } of answer.json) {
        expect(_count.members).toBe(members.length);
        rows.push({ name, members: members.length });
      }
      at = next(answer);
    }
    expect(Math.max(...carried)).toBeLessThanOrEqual(3_000);
    expect(carried.length).toBeLessThan(6);
    expect(rows.map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, place) => `Équipe ${String(place + 1).padStart(4, '0')}`),
    );
    expect(rows.map(({ members }) => members)).toEqual([...Array.from({ length: 11 }, () => 900), 0]);
  }
});

it('O4: no team beyond a thousand, by whatever way it comes', async () => {
  const company = await crowded(1, 1_000, 0);
  const refused = await as(company.admin, 'POST', '/teams', { name: 'Une de trop' });
  expect([refused.status, refused.json.code]).toEqual([409, 'too_many_teams']);
  expect(refused.json.error).toContain('1000');
  const line = { line: 1, name: 'Ida Neuve', email: `ida@${company.id}.exemple.fr`, team: 'Par le tableau' };
  const imported = await as(company.admin, 'POST', '/users/import', { asOf: '2026-01-01', lines: [line] });
  expect([imported.status, imported.json.code], imported.text).toEqual([409, 'too_many_teams']);
  const first = present((await as(company.admin, 'GET', '/teams')).json[0]);
  await as(company.admin, 'DELETE', `/teams/${first.id}`);
  expect((await as(company.admin, 'POST', '/teams', { name: 'À sa place' })).status).toBe(200);
});

it('O4: no more than ten thousand places in all teams; there may always be fewer', async () => {
  const company = await crowded(1_000, 11, 10);
  const { admin } = company;
  const teams = (await app.callAnything('GET', '/hierarchy', { token: admin.token })).json.managers[0].teams;
  const [full, empty] = [teams[0], teams.at(-1)];
  const someone = full.members[0].id;
  const many = full.members.map(({ id }: { id: string }) => id);
  const put = (team: string, userIds: string[]) => as(admin, 'PUT', `/teams/${team}/members`, { userIds });
  const refused = await put(empty.id, [someone]);
  expect([refused.status, refused.json.code]).toEqual([409, 'too_many_memberships']);
  expect((await as(admin, 'POST', '/teams', { name: 'Pleine', userIds: [someone] })).json.code).toBe(
    'too_many_memberships',
  );
  const joined = await as(admin, 'POST', '/users/bulk', {
    userIds: [someone],
    deed: 'join-team',
    teamId: empty.id,
  });
  expect(present(joined.json.people[0]).problem?.code).toBe('too_many_memberships');
  expect((await put(full.id, many.slice(1))).status).toBe(200);
  expect((await put(empty.id, [someone])).status).toBe(200);
});
