import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIGURE_IDS, type FigureId } from '#domain/insights/figures.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { furnishFigures } from '#tests/support/figure-company.ts';
import { fileLeave, setClock } from '#tests/support/leave-company.ts';
import { type NaiveClasses, naiveFigures, readNaivePeople } from '#tests/support/naive-figures.ts';
import { naiveLeave } from '#tests/support/naive-lots.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { typeForm } from '#tests/support/type-company.ts';

let app: TestApp;
let owner: Client;
let company: TestOrganization;
let classes: NaiveClasses;
let growing: string;
const people: TestPerson[] = [];
const holidays = new Set<string>();

const TODAY = '2026-11-16';
const months = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(2025, from - 1 + place, 1)).toISOString().slice(0, 7),
  );
/** November 2025 to October 2026. */
const YEAR = months(11, 12);

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, `${TODAY}T09:00:00Z`);
  company = await createTestOrganization(app.services);
  const { token } = company.admin;
  for (let place = 1; place <= 15; place++) people.push(await company.add('employee', `Personne ${place}`));
  const made = await createTeam(app.services, company.acting, {
    name: 'Atelier',
    description: '',
    color: '#3B82F6',
    managerId: company.admin.id,
    userIds: people.slice(0, 5).map(({ id }) => id),
  });
  growing = made.id;
  // First days after which nothing has lapsed yet; the team of five were four until June.
  await owner.query(`update users set employed_from = '2025-06-02' where organization_id = $1`, [company.id]);
  await owner.query(`update users set employed_from = '2026-06-01' where id = $1`, [people[0]?.id]);
  const catalogue = await app.call('GET', '/leave-types/catalogue', { token });
  const entry = catalogue.json.find(({ key }: { key: string }) => key === 'sick-child');
  const body = { ...typeForm(present(entry)), catalogueKey: 'sick-child' };
  const child = await app.call('POST', '/leave-types', { token, body });
  expect(child.status, child.text).toBeLessThan(300);
  classes = [
    ['sick', 'health'],
    [child.json.id, 'unforeseen'],
    ['personal', 'other'],
    ['vacation', 'paid-leave'],
  ];
  await furnishFigures(owner, company.id, company.admin.id, people.slice(1), seededRandom(2613), {
    from: '2025-10-20',
    types: ['vacation', 'sick', 'sick', 'personal', child.json.id],
  });
  await furnishFigures(owner, company.id, company.admin.id, people.slice(0, 1), seededRandom(2614), {
    from: '2026-07-20',
    types: ['sick', child.json.id],
  });
  for (const { id } of people.slice(3, 6)) {
    const booked = await fileLeave(app, company.admin, {
      userId: id,
      startDate: '2026-12-14',
      endDate: '2026-12-18',
    });
    expect(booked.json.status, booked.text).toBe('approved');
  }
  await accrueOrganization(app.services, { organizationId: company.id });
  for (const year of [2025, 2026]) {
    const shown = await app.call('GET', `/calendar/holidays?from=${year}-01-01&to=${year}-12-31`, { token });
    for (const { date, worked } of shown.json) if (!worked) holidays.add(date);
  }
}, 120_000);
afterAll(async () => {
  await owner.end();
  await app.close();
});

const everyone = () => [company.admin, ...people].map(({ id }) => id);

/** Each figure of some people, counted again from rows alone. */
async function recounted(
  ids: readonly string[],
  told: readonly string[],
): Promise<Record<FigureId, number | null>> {
  return {
    ...naiveFigures(await readNaivePeople(owner, ids), told, holidays, '2026-12-31', classes),
    ...(await naiveLeave(owner, ids, TODAY)),
    'leave-course': 100 * ((Date.parse(TODAY) - Date.parse('2026-05-31')) / (365 * 86_400_000)),
  };
}

type Shown = { id: FigureId; value: number | null; days: number | null };

async function shownFigures(query = ''): Promise<Shown[]> {
  const { status, json, text } = await app.call('GET', `/insights?from=2025-11&to=2026-10${query}`, {
    token: company.admin.token,
  });
  expect(status, text).toBe(200);
  return json.figures;
}

function expectSame(shown: readonly Shown[], counted: Record<FigureId, number | null>): void {
  expect(shown.map(({ id }) => id).toSorted()).toEqual([...FIGURE_IDS].toSorted());
  for (const { id, value } of shown) expect(value, id).toBeCloseTo(counted[id] ?? Number.NaN, 1);
}

describe('U1, U3, U4: every figure, by its name', () => {
  it('is what a computation without any code of ours finds, and none is left out', async () => {
    const counted = await recounted(everyone(), YEAR);
    // A figure without a value would be held against nothing.
    expect(Object.keys(counted).toSorted()).toEqual([...FIGURE_IDS].toSorted());
    for (const id of FIGURE_IDS) expect(counted[id], id).toBeGreaterThan(0);
    expectSame(await shownFigures(), counted);
  });

  it('U16: counts of a team only the months in which it was five, and leave of who is there', async () => {
    const team = people.slice(0, 5).map(({ id }) => id);
    const shown = await shownFigures(`&team=${growing}`);
    expectSame(shown, await recounted(team, months(18, 5)));
    const whole = await recounted(team, YEAR);
    expect(shown.find(({ id }) => id === 'unplanned-days')?.value).not.toBe(whole['unplanned-days']);
  });

  it('U8: opens to absences, requests or counters that add up to it', async () => {
    for (const query of ['', `&team=${growing}`]) {
      for (const { id, value, days } of await shownFigures(query)) {
        const { json } = await app.call(
          'GET',
          `/insights/days?figure=${id}&from=2025-11&to=2026-10${query}`,
          {
            token: company.admin.token,
          },
        );
        const total = json.reduce((sum, row) => sum + present(row.days), 0);
        // Counters are hundreds of fractions, each rounded by itself.
        if (days !== null) expect(total, `${id}${query}`).toBeCloseTo(days, id.startsWith('leave-') ? 0 : 1);
        else if (id === 'leave-course') expect(json, 'U17: a year has nobody behind it').toEqual([]);
        else if (id.startsWith('requests-')) expect(json, `${id}${query}`).toHaveLength(value ?? -1);
        else
          expect(
            json.map((row) => row.hours),
            `${id}${query}`,
          ).toContain(value);
      }
    }
  });
});
