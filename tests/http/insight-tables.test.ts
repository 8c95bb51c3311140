import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '#app/input/tables/read-workbook.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { eventually } from '#tests/support/eventually.ts';
import { furnishFigures } from '#tests/support/figure-company.ts';
import type { KnownPath } from '#tests/support/known-calls.ts';
import { setClock } from '#tests/support/leave-company.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: TestOrganization;
let manager: TestPerson;
let workshop: string;
let shop: string;
const people: TestPerson[] = [];

const SPAN = 'from=2025-11&to=2026-10';

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, '2026-11-16T09:00:00Z');
  company = await createTestOrganization(app.services);
  manager = await company.add('manager', 'Mona Manager');
  for (let place = 1; place <= 18; place++) people.push(await company.add('employee', `Personne ${place}`));
  workshop = await team('Atelier', people.slice(0, 6));
  shop = await team('Magasin', people.slice(6, 9));
  await team('Accueil', people.slice(9, 14), company.admin.id);
  await owner.query(`update users set employed_from = '2024-01-01' where organization_id = $1`, [company.id]);
  await furnishFigures(owner, company.id, manager.id, people, seededRandom(2612));
  const { token } = company.admin;
  for (const [id, minimum] of [
    [workshop, 7],
    [shop, 4],
  ])
    await app.call('PUT', `/coverage/teams/${id}/minimum`, { token, body: { minimum } });
  await owner.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
       end_half, counted_halves, note, created_at, updated_at, decided_at, decided_by)
     values ($1, gen_random_uuid(), $2, $2, 'vacation', 'approved', '2026-12-07', 'am', '2026-12-08', 'pm', 4, '',
       now(), now(), now(), $3)`,
    [company.id, people[0]?.id, manager.id],
  );
}, 60_000);
afterAll(async () => {
  await owner.end();
  await app.close();
});

async function team(name: string, members: readonly TestPerson[], managerId = manager.id): Promise<string> {
  const made = await createTeam(app.services, company.acting, {
    name,
    description: '',
    color: '#3B82F6',
    managerId,
    userIds: members.map(({ id }) => id),
  });
  return made.id;
}

const get = <const P extends string>(path: KnownPath<'GET', P>, token = company.admin.token) =>
  app.call('GET', path, { token });

/** The lines of a file without its heading, as a spreadsheet shows them; both formats say the same. */
async function linesOf(path: string, query = '', token = company.admin.token): Promise<string[][]> {
  const csv = await app.callAnything('GET', `${path}.csv${query}`, { token });
  expect(csv.status, csv.text).toBe(200);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const [, ...lines] = csv.text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  const workbook = await fetch(`${app.url}/api${path}.xlsx${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(workbook.headers.get('content-disposition')).toMatch(/filename="relache-[a-z0-9-]+\.xlsx"/);
  const sheet = await readWorkbook(new Uint8Array(await workbook.arrayBuffer()));
  expect(sheet).toHaveLength(lines.length + 1);
  return lines;
}

const figure = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

describe('U15: tables of figures', () => {
  it('say by month and by weekday what the screen says (U4)', async () => {
    const { json } = await get(`/insights?${SPAN}`);
    const months = await linesOf('/insights/tables/months', `?${SPAN}`);
    expect(months).toHaveLength(12);
    expect(months[0]?.[0]).toBe('novembre 2025');
    const health = (cells: readonly { away: { health: number } | null }[]) =>
      cells.map(({ away }) => figure(present(away).health));
    expect(months.map((line) => line[2])).toEqual(health(json.months));
    const weekdays = await linesOf('/insights/tables/weekdays', `?${SPAN}`);
    expect(weekdays).toHaveLength(60);
    expect(weekdays[0]?.slice(0, 2)).toEqual(['novembre 2025', 'lundi']);
    const worked = json.heat.filter(({ expectedDays }) => present(expectedDays) > 0);
    expect(weekdays.map((line) => line[3])).toEqual(health(worked));
    const { away, expectedDays } = present(worked[0]);
    expect(weekdays[0]?.[7]).toBe(
      figure(Math.round((10_000 * present(away).health) / present(expectedDays)) / 100),
    );
  });

  it('tell paid leave, and groups beside each other with nobody given away (U5)', async () => {
    const { json } = await get(`/insights?${SPAN}`);
    const leave = await linesOf('/insights/tables/leave', `?${SPAN}`);
    const parts = json.figures.filter(({ id }: { id: string }) => id.startsWith('leave-'));
    expect(leave.map(([, days]) => days)).toEqual(parts.map(({ value }) => figure(value)));
    // U17: earned, taken, booked, left and the year; the three parts add up.
    const shares = leave.map((line) => line[3]);
    expect([shares[0], shares[4]]).toEqual(['', '']);
    expect(shares.slice(1, 4).reduce((sum, share) => sum + Number(share), 0)).toBe(100);
    const groups = await linesOf('/insights/tables/groups', `?${SPAN}`);
    expect(groups.map(([name]) => name)).toEqual(json.groups.map(({ name }: { name: string }) => name));
    const ofShop = groups.find(([name]) => name === 'Magasin') ?? [];
    expect(new Set(ofShop.slice(2))).toEqual(new Set(['caché']));
    expect(groups.find(([name]) => name === 'Atelier')?.[2]).toBe('6');
    for (const table of ['months', 'weekdays', 'leave', 'groups'])
      expect(await linesOf(`/insights/tables/${table}`, `?${SPAN}&team=${shop}`), table).toEqual([]);
  });

  it('hold every day behind a figure, and none behind one that is hidden (U8)', async () => {
    const { json } = await get(`/insights?${SPAN}`);
    const days = await linesOf('/insights/days', `?${SPAN}&figure=absence-rate-anact`);
    const halves = days.reduce((sum, line) => sum + 2 * Number(line[6]?.replace(',', '.')), 0);
    const rate = json.figures.find(({ id }: { id: string }) => id === 'absence-rate-anact');
    expect(days.length).toBeGreaterThan(30);
    expect(halves / 2).toBe(rate?.days);
    expect(await linesOf('/insights/days', `?${SPAN}&figure=absence-rate-anact&team=${shop}`)).toEqual([]);
    const looks = await eventually(async () => {
      const found = await get('/privacy/looks/mine', people[0]?.token);
      return found.json.length > 0 && found.json;
    }, 'the file to be noted');
    expect(looks[0]).toMatchObject({ kind: 'export', looker: { id: company.admin.id } });
  });

  it('tell days below the minimum, past and to come, with reasons where five people share them (U9)', async () => {
    const query = '?from=2026-01&to=2026-06';
    const { json } = await get(`/insights/shortages${query}`);
    const short = await linesOf('/insights/shortages', query);
    expect(short.length).toBeGreaterThan(3);
    expect(short.map(([day]) => day?.split('/').reverse().join('-'))).toEqual(
      json.map(({ date }: { date: string }) => date),
    );
    const ofShop = short.filter((line) => line[2] === 'Magasin');
    expect(ofShop.length).toBeGreaterThan(0);
    // Three members and their manager.
    expect(new Set(ofShop.map((line) => `${line[5]} ${line[6]}`))).toEqual(new Set(['caché caché']));
    const ahead = await linesOf('/insights/ahead');
    expect(ahead.map((line) => [line[0], line[2], line[4]])).toEqual([
      ['07/12/2026', 'Atelier', '6'],
      ['08/12/2026', 'Atelier', '6'],
    ]);
    expect(await linesOf('/insights/ahead', '', manager.token)).toEqual(ahead);
  });

  it('name who has had no break to admins, and who was reminded, each noted (U7, U10)', async () => {
    const { json } = await get('/insights/rest');
    expect(json.length).toBeGreaterThan(0);
    const rest = await linesOf('/insights/rest');
    expect(rest.map(([name]) => name)).toEqual(json.map(({ user }: { user: { name: string } }) => user.name));
    expect((await get('/insights/rest.csv', manager.token)).status).toBe(403);
    const { json: expiring } = await get('/insights/expiring?by=2027-12-31');
    const lost = present(expiring.people[0]);
    const { token } = company.admin;
    const body = { by: '2027-12-31', userIds: [lost.user.id] };
    const sent = await app.call('POST', '/insights/reminders', { token, body });
    expect(sent.json.sent).toEqual([lost.user.id]);
    const reminders = await linesOf('/insights/reminders');
    expect(reminders).toHaveLength(lost.lots.length);
    expect(reminders[0]?.slice(0, 3)).toEqual([lost.user.name, '16/11/2026', company.admin.name]);
    expect(reminders.map((line) => line[4])).toEqual(lost.lots.map((lot) => figure(lot.days)));
  });

  it('are read with a key that reads figures, and with no other', async () => {
    const { key } = await makeKey(app, company.admin, ['insight.read'], { kind: 'organization' });
    expect((await get(`/insights/tables/months.csv?${SPAN}`, key)).status).toBe(200);
    expect((await get(`/insights/shortages.csv?${SPAN}`, key)).status).toBe(200);
    expect((await get('/insights/rest.csv', key)).status).toBe(403);
    const other = await makeKey(app, company.admin, ['balance.read'], { kind: 'organization' });
    expect((await get(`/insights/tables/months.csv?${SPAN}`, other.key)).status).toBe(403);
  });
});
