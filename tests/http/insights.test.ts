import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { furnishFigures } from '#tests/support/figure-company.ts';
import { setClock } from '#tests/support/leave-company.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: TestOrganization;
let manager: TestPerson;
let workshop: string;
let shop: string;
const people: TestPerson[] = [];

const FROM = '2025-11';
const TO = '2026-10';

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
  // Of those beside the three it is the smallest, and goes with them.
  await team('Accueil', people.slice(9, 14), company.admin.id);
  await owner.query(`update users set employed_from = '2024-01-01' where organization_id = $1`, [company.id]);
  await furnishFigures(owner, company.id, manager.id, people, seededRandom(2611));
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

const read = (query: string, token = company.admin.token) =>
  app.call('GET', `/insights?from=${FROM}&to=${TO}${query}`, { token });
const shownValue = ({ json }: LooseAnswer, id: string): number | null =>
  json.figures.find((figure: { id: string }) => figure.id === id).value;

/** The same by SQL, day by day: weekdays that are no holidays, and whoever was away on each half of them. */
async function bySql(ids: readonly string[], from = '2025-11-01', to = '2026-10-31') {
  const holidays = await app.call('GET', `/calendar/holidays?from=${from}&to=${to}`, {
    token: company.admin.token,
  });
  const off = holidays.json
    .filter((one: { worked?: boolean }) => !one.worked)
    .map((one: { date: string }) => one.date);
  const { rows } = await owner.query(
    `with slots as (
       select d::date as day, half from generate_series($2::date, $3::date, interval '1 day') d,
         unnest(array['am', 'pm']) half
       where extract(isodow from d) < 6 and not d::date = any ($4::date[])),
     expected as (select u.id as user_id, s.day, s.half from users u cross join slots s
       where u.organization_id = $5 and u.id = any ($1)),
     seen as (select e.*, (select r.type from leave_requests r
         where r.user_id = e.user_id and r.state = 'approved' and e.day between r.start_date and r.end_date
           and not (e.day = r.start_date and r.start_half = 'pm' and e.half = 'am') limit 1) as type
       from expected e)
     select count(*)::int as expected, count(*) filter (where type = 'sick')::int as sick,
       count(*) filter (where type in ('vacation', 'personal'))::int as planned,
       count(*) filter (where type = 'sick' and extract(isodow from day) = 1 and day >= '2026-03-01'
         and day < '2026-04-01')::int as "marchMondays"
     from seen`,
    [ids, from, to, off, company.id],
  );
  return rows[0] as { expected: number; sick: number; planned: number; marchMondays: number };
}

const everyone = () => [company.admin, manager, ...people].map(({ id }) => id);

describe('U1: absence rates', () => {
  it('are what SQL finds day by day, of this time and of the time before', async () => {
    const answer = await read('');
    expect(answer.status).toBe(200);
    const now = await bySql(everyone());
    const before = await bySql(everyone(), '2024-11-01', '2025-10-31');
    expect(now.sick).toBeGreaterThan(50);
    const anact = answer.json.figures.find((one: { id: string }) => one.id === 'absence-rate-anact');
    expect(anact?.value).toBeCloseTo((100 * now.sick) / now.expected, 2);
    expect(anact?.before).toBeCloseTo((100 * before.sick) / before.expected, 2);
    expect(anact?.days).toBe(now.sick / 2);
    expect(anact?.formula).toContain('÷');
    expect(shownValue(answer, 'planned-days')).toBe(now.planned / 2);
    expect(answer.json).toMatchObject({
      people: 20,
      hidden: false,
      beforeFrom: '2024-11',
      beforeTo: '2025-10',
    });
  });

  it('add up by month and weekday', async () => {
    const { json } = await read('');
    const { sick, marchMondays, expected } = await bySql(everyone());
    const total = (
      cells: readonly { away: { health: number } | null; expectedDays: number | null }[],
      of: 'away' | 'expectedDays',
    ) => cells.reduce((sum, cell) => sum + present(of === 'away' ? cell.away?.health : cell.expectedDays), 0);
    expect(total(json.months, 'away')).toBe(sick / 2);
    expect(total(json.heat, 'away')).toBe(sick / 2);
    expect(total(json.heat, 'expectedDays')).toBe(expected / 2);
    const cell = json.heat.find(
      (one: { month: string; weekday: number }) => one.month === '2026-03' && one.weekday === 1,
    );
    expect(cell?.away?.health).toBe(marchMondays / 2);
  });

  it('are those of a team when one is asked for', async () => {
    const answer = await read(`&team=${workshop}`);
    const own = await bySql(people.slice(0, 6).map(({ id }) => id));
    expect(shownValue(answer, 'absence-rate-anact')).toBeCloseTo((100 * own.sick) / own.expected, 2);
  });
});

describe('U8: days behind a figure', () => {
  it('add up to it, and are nobody’s who may not read them', async () => {
    const { json } = await read('');
    for (const id of ['absence-rate-anact', 'planned-days']) {
      const days = await app.call('GET', `/insights/days?figure=${id}&from=${FROM}&to=${TO}`, {
        token: company.admin.token,
      });
      const sum = days.json.reduce((total, row) => total + present(row.days), 0);
      expect(sum, id).toBe(json.figures.find((one: { id: string }) => one.id === id)?.days);
    }
    const left = await app.call('GET', '/insights/days?figure=leave-left', { token: company.admin.token });
    expect(left.json).toHaveLength(20);
  });
});

describe('U4: requests and the time to an answer', () => {
  it('are what a naive loop over all requests finds', async () => {
    const answer = await read('');
    const { rows } = await owner.query(
      `select state, extract(epoch from decided_at - created_at) / 3600 as hours from leave_requests
       where organization_id = $1 and created_at >= '2025-10-31T23:00:00Z' and created_at < '2026-10-31T23:00:00Z'`,
      [company.id],
    );
    const waits = rows
      .filter(({ state }) => state === 'approved' || state === 'rejected')
      .map(({ hours }) => Number(hours))
      .sort((a, b) => a - b);
    expect(shownValue(answer, 'requests-filed')).toBe(rows.length);
    expect(shownValue(answer, 'requests-refused')).toBe(
      rows.filter(({ state }) => state === 'rejected').length,
    );
    expect(shownValue(answer, 'requests-cancelled')).toBe(
      rows.filter(({ state }) => state === 'cancelled').length,
    );
    expect(shownValue(answer, 'decision-median')).toBeCloseTo(
      waits[Math.ceil(waits.length / 2) - 1] ?? -1,
      1,
    );
    const slow = waits.filter((hours) => hours > (shownValue(answer, 'decision-slowest-tenth') ?? 0) + 0.01);
    expect(slow.length).toBeLessThanOrEqual(waits.length / 10);
  });
});

describe('U5 and U6: who is told what', () => {
  it('says nothing of three people, nor what would give them away', async () => {
    const small = await read(`&team=${shop}`);
    expect(small.json).toMatchObject({
      hidden: true,
      people: null,
      figures: [],
      months: [],
      heat: [],
      groups: [],
    });
    const rows = (await read('')).json.groups as {
      name: string;
      people: number | null;
      figures: unknown[];
    }[];
    expect(rows.find(({ name }) => name === 'Magasin')).toMatchObject({ people: null, figures: [] });
    const days = await app.call('GET', `/insights/days?figure=absence-rate-anact&team=${shop}`, {
      token: company.admin.token,
    });
    expect(days.json).toEqual([]);
  });

  it('tells a manager of the teams they lead, together, and of nobody else', async () => {
    const { json } = await read('', manager.token);
    expect(json).toMatchObject({ people: 9, seesEveryone: false, hidden: false });
    expect(json.choices.map(({ name }: { name: string }) => name).sort()).toEqual(['Atelier', 'Magasin']);
    const other = await createTeam(app.services, company.acting, {
      name: 'Bureau',
      description: '',
      color: '#3B82F6',
      managerId: company.admin.id,
      userIds: people.slice(9).map(({ id }) => id),
    });
    expect((await read(`&team=${other.id}`, manager.token)).status).toBe(404);
    expect((await app.call('GET', '/insights/rest', { token: manager.token })).status).toBe(403);
    expect((await read('', people[0]?.token)).status).toBe(403);
  });
});

describe('U2: what changes during the day', () => {
  it('is in the next answer: an absence recorded later, a week that changes', async () => {
    const before = await read('');
    const [one] = people;
    await owner.query(
      `update leave_requests set state = 'approved' where organization_id = $1 and user_id = $2 and state = 'rejected'`,
      [company.id, one?.id],
    );
    const after = await read('');
    const now = await bySql(everyone());
    expect(after.json.figures).not.toEqual(before.json.figures);
    expect(shownValue(after, 'absence-rate-anact')).toBeCloseTo((100 * now.sick) / now.expected, 2);
  });
});

describe('U3: where paid leave stands', () => {
  it('is the sum of what each counter says, nothing lost between taken, booked and left', async () => {
    const answer = await read('');
    const [acquired, taken, booked, left] = ['acquired', 'taken', 'booked', 'left'].map(
      (part) => shownValue(answer, `leave-${part}`) ?? 0,
    ) as [number, number, number, number];
    expect(acquired - taken - booked).toBeCloseTo(left, 1);
    let available = 0;
    for (const id of everyone()) {
      const { json } = await app.call('GET', `/users/${id}/balances`, { token: company.admin.token });
      const counter = json.find((one: { counter: string }) => one.counter === 'paid-leave');
      available += present(counter?.available) + present(counter?.reserved);
    }
    expect(left).toBeCloseTo(available, 0);
  });
});

describe('U9: the minimum presence that was missed', () => {
  it('is missed on the days on which a naive count finds too few, and says what for', async () => {
    const token = company.admin.token;
    // Six members and their manager.
    await app.call('PUT', `/coverage/teams/${workshop}/minimum`, { token, body: { minimum: 7 } });
    const short = await app.call('GET', `/insights/shortages?from=2026-03&to=2026-03&team=${workshop}`, {
      token,
    });
    const { rows } = await owner.query(
      `select d::date::text as day, count(distinct r.user_id)::int as away,
         count(distinct r.user_id) filter (where r.type = 'sick')::int as ill
       from generate_series(date '2026-03-01', date '2026-03-31', interval '1 day') d
       join leave_requests r on r.state = 'approved' and d::date between r.start_date and r.end_date
         and r.user_id = any ($1)
         and not (d::date = r.start_date and r.start_half = 'pm' and d::date = r.end_date and r.end_half = 'am')
       where extract(isodow from d) < 6 group by 1 order by 1 desc`,
      [people.slice(0, 6).map(({ id }) => id)],
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(short.json.map(({ date }: { date: string }) => date)).toEqual(rows.map(({ day }) => day));
    expect(
      short.json.map(({ planned, unplanned }) => [present(planned) + present(unplanned), unplanned]),
    ).toEqual(rows.map(({ away, ill }) => [away, ill]));
    expect(short.json[0]).toMatchObject({ minimum: 7, team: { id: workshop, name: 'Atelier' } });
  });
});

describe('files', () => {
  it('hold the same figures, for spreadsheets', async () => {
    const csv = await app.call('GET', `/insights.csv?from=${FROM}&to=${TO}`, { token: company.admin.token });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const rate = shownValue(await read(''), 'absence-rate-anact');
    expect(csv.text).toContain(`Taux d’absence (Anact);${String(rate).replace('.', ',')}`);
    const xlsx = await app.call('GET', '/insights.xlsx', { token: company.admin.token });
    expect(xlsx.status).toBe(200);
    expect(xlsx.headers.get('content-disposition')).toContain('.xlsx');
  });

  it('are of whole months, 36 at most', async () => {
    for (const query of ['from=2020-01&to=2026-10', 'from=2026-10&to=2026-09', 'to=2031-01']) {
      const answer = await app.call('GET', `/insights?${query}`, { token: company.admin.token });
      expect(answer.status, query).toBe(400);
    }
  });
});
