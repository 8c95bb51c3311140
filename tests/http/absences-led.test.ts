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
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: TestOrganization;
let ofSix: TestPerson;
let ofEighteen: TestPerson;
let six: string;
let small: string;
let large: string;

const ABSENCES = [
  'absence-rate-anact',
  'absence-rate-unplanned',
  'unplanned-days',
  'planned-days',
  'spells-per-person',
  'days-per-spell',
  'short-spells',
];

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, '2026-11-16T09:00:00Z');
  company = await createTestOrganization(app.services);
  ofSix = await company.add('manager', 'Mona Manager');
  ofEighteen = await company.add('manager', 'Marc Manager');
  const people: TestPerson[] = [];
  for (let place = 1; place <= 28; place++) people.push(await company.add('employee', `Personne ${place}`));
  const team = async (name: string, members: readonly TestPerson[], managerId: string) =>
    (
      await createTeam(app.services, company.acting, {
        name,
        description: '',
        color: '#3B82F6',
        managerId,
        userIds: members.map(({ id }) => id),
      })
    ).id;
  six = await team('Atelier', people.slice(0, 6), ofSix.id);
  small = await team('Accueil', people.slice(6, 12), ofEighteen.id);
  large = await team('Magasin', people.slice(12, 24), ofEighteen.id);
  await owner.query(`update users set employed_from = '2024-01-01' where organization_id = $1`, [company.id]);
  await furnishFigures(owner, company.id, company.admin.id, people, seededRandom(2618));
}, 120_000);
afterAll(async () => {
  await owner.end();
  await app.close();
});

const SPAN = 'from=2025-11&to=2026-10';

async function read({ token }: Pick<TestPerson, 'token'>, query = '') {
  const { status, json, text } = await app.call('GET', `/insights?${SPAN}${query}`, { token });
  expect(status, text).toBe(200);
  const figures: { id: string; value: number | null; days: number | null; before: number | null }[] =
    json.figures;
  const absences = figures.filter(({ id }) => ABSENCES.includes(id));
  expect(absences).toHaveLength(ABSENCES.length);
  return { json, absences, others: figures.filter(({ id }) => !ABSENCES.includes(id)) };
}

const nothing = ({ value, days, before }: { value: unknown; days: unknown; before: unknown }) =>
  value === null && days === null && before === null;

describe('U18: absences of a team, to whoever leads it', () => {
  it('are not told of six people, while their leave and requests are', async () => {
    const { json, absences, others } = await read(ofSix);
    expect(absences.every(nothing)).toBe(true);
    expect(json.hidden).toBe(false);
    for (const { id, value } of others) expect(value, id).not.toBeNull();
    for (const cell of [...json.months, ...json.heat]) {
      if (cell.expectedDays !== 0) expect(cell).toMatchObject({ away: null, expectedDays: null });
    }
    expect(json.months).toHaveLength(12);
    const file = await app.call('GET', `/insights.csv?${SPAN}`, { token: ofSix.token });
    const values = file.text
      .split('\r\n')
      .filter((line) => line.includes('Jours planifiés') || line.includes('Arrêts par personne'))
      .map((line) => line.split(';')[2]);
    expect(values.length).toBeGreaterThan(0);
    expect(new Set(values)).toEqual(new Set(['']));
  });

  it('are told of the same six to an admin, who reads the absences themselves', async () => {
    const { absences } = await read(company.admin, `&team=${six}`);
    for (const { id, value } of absences) expect(value, id).not.toBeNull();
  });

  it('are told of eighteen, and not of the twelve that would give the six away', async () => {
    const { absences, json } = await read(ofEighteen);
    for (const { id, value } of absences) expect(value, id).not.toBeNull();
    expect(json.groups).toHaveLength(2);
    for (const { people, figures } of json.groups) {
      expect(people).not.toBeNull();
      const told = figures.filter(({ value }: { value: number | null }) => value !== null);
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter(({ id }: { id: string }) => ABSENCES.includes(id))).toEqual([]);
    }
    for (const team of [small, large]) {
      expect((await read(ofEighteen, `&team=${team}`)).absences.every(nothing)).toBe(true);
    }
  });

  it('nor is why a minimum presence was missed (U9)', async () => {
    const { token } = company.admin;
    const set = await app.call('PUT', `/coverage/teams/${six}/minimum`, { token, body: { minimum: 6 } });
    expect(set.status, set.text).toBeLessThan(300);
    const why = async (reader: TestPerson | TestOrganization['admin']) => {
      const { json } = await app.call('GET', `/insights/shortages?${SPAN}&team=${six}`, reader);
      expect(json.length).toBeGreaterThan(0);
      return new Set(
        json.map(({ unplanned, planned }: Record<string, unknown>) => [unplanned, planned].includes(null)),
      );
    };
    expect(await why(ofSix)).toEqual(new Set([true]));
    expect(await why(company.admin)).toEqual(new Set([false]));
  });
});
