// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownBelow } from '#tests/support/known-calls.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { type AnswerTo, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
let [manager, ana, bao, cleo]: TestPerson[] = [];
let teamId: string;

const note = 'Opération du genou';
const july = 'from=2040-07-01&to=2040-07-31';

/** Ana and Bao share a team, led by the manager; Cléo is in none. Ana has three reasons to be away. */
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services);
  manager = await organization.add('manager', 'Maud');
  [ana, bao, cleo] = [
    await organization.add('employee', 'Ana'),
    await organization.add('employee', 'Bao'),
    await organization.add('employee', 'Cléo'),
  ];
  const body = { name: 'Une', managerId: manager.id, userIds: [ana.id, bao.id] };
  teamId = (await app.call('POST', '/teams', { token: organization.admin.token, body })).json.id;
  const secret = { fr: 'Rendez-vous', en: 'Appointment' };
  const type = await app.call('POST', '/leave-types', {
    token: organization.admin.token,
    body: {
      name: secret,
      color: '#3F6212',
      confidential: true,
      needsApproval: true,
      counter: null,
      halfDays: true,
      asksJustification: false,
    },
  });
  await record(ana, { type: 'sick', startDate: '2040-07-09', endDate: '2040-07-10', note });
  await record(ana, { type: type.json.id, startDate: '2040-07-03', endDate: '2040-07-03', endHalf: 'am' });
  await record(ana, { type: 'sick', startDate: '2040-06-28', endDate: '2040-07-02', endHalf: 'am' });
  await record(ana, { type: 'vacation', startDate: '2040-07-30', startHalf: 'pm', endDate: '2040-08-03' });
  await file(bao, { type: 'vacation', startDate: '2040-07-16', endDate: '2040-07-17' });
  await file(cleo, { type: 'personal', startDate: '2040-07-18', endDate: '2040-07-18' });
});
afterAll(() => app.close());

const record = (person: TestPerson | undefined, form: object) =>
  app.call('POST', '/leave-requests', { token: manager?.token ?? '', body: { ...form, userId: person?.id } });
const file = (person: TestPerson | undefined, form: object) =>
  app.call('POST', '/leave-requests', { token: person?.token ?? '', body: form });
const get = <const P extends string>(
  reader: TestPerson | undefined,
  path: KnownBelow<'/calendar/', 'GET', P>,
): Promise<AnswerTo<'GET', `/calendar/${P}`>> =>
  app.callAnything('GET', `/calendar/${path}`, { token: reader?.token ?? '' });

describe('absences of many days', () => {
  it('are each person’s together, in half-days from the first morning, those that began before included', async () => {
    const { json } = await get(manager, `absences?${july}`);
    expect(json.types).toContain('sick');
    const [one, ...others] = json.people;
    expect(others).toEqual([]);
    expect(present(one).id).toBe(ana?.id);
    const byType = Object.fromEntries(
      present(one).away.map(([place, ...spans]: number[]) => [json.types[place ?? 0], spans]),
    );
    expect(byType).toMatchObject({ sick: [-6, 9, 16, 4], vacation: [59, 9] });
    expect(Object.values(byType)).toContainEqual([4, 1]);
  });

  it('may last for years, and begin on an afternoon long before', async () => {
    await record(cleo, {
      type: 'sick',
      startDate: '2050-03-01',
      startHalf: 'pm',
      endDate: '2055-02-20',
      endHalf: 'am',
    });
    const { json } = await get(manager, 'absences?from=2055-01-01&to=2055-12-31');
    const [from, to] = [Date.UTC(2050, 2, 1), Date.UTC(2055, 1, 20)];
    const [start, days] = [(from - Date.UTC(2055, 0, 1)) / 86_400_000, (to - from) / 86_400_000];
    expect(json).toEqual({
      types: ['sick'],
      people: [{ id: cleo?.id, away: [[0, start * 2 + 1, days * 2]] }],
    });
  });

  it('say « absent » to colleagues, and nothing tells two reasons apart', async () => {
    const seen = await get(bao, `absences?${july}`);
    expect(seen.json).toEqual({
      types: ['absent', 'vacation'],
      people: [
        {
          id: ana?.id,
          away: [
            [0, -6, 9, 4, 1, 16, 4],
            [1, 59, 9],
          ],
        },
      ],
    });
    for (const word of ['sick', note, 'note', 'reason', 'Rendez']) expect(seen.text).not.toContain(word);
    expect((await get(ana, `absences?${july}`)).json.types).toContain('sick');
  });

  it('are asked for by the type that the reader is shown', async () => {
    const typed = async (reader: TestPerson | undefined, type: string) =>
      (await get(reader, `absences?${july}&type=${type}`)).json;
    expect(await typed(bao, 'sick')).toEqual({ types: [], people: [] });
    expect((await typed(bao, 'absent')).people).toEqual([{ id: ana?.id, away: [[0, -6, 9, 4, 1, 16, 4]] }]);
    expect((await typed(manager, 'sick')).people).toEqual([{ id: ana?.id, away: [[0, -6, 9, 16, 4]] }]);
    expect(await typed(manager, 'absent')).toEqual({ types: [], people: [] });
  });

  it('tell what waits to those who decide and ask, and to everyone their own', async () => {
    const asked = async (reader: TestPerson | undefined, query = '') =>
      (await get(reader, `absences?${july}&pending=true${query}`)).json.people
        .filter((person: { asked?: unknown }) => person.asked)
        .map(({ id }: { id: string }) => id);
    expect((await asked(manager)).sort()).toEqual([bao?.id, cleo?.id].sort());
    expect(await asked(manager, `&team=${teamId}`)).toEqual([bao?.id]);
    expect(await asked(bao)).toEqual([bao?.id]);
    expect(await asked(bao, `&user=${cleo?.id}`)).toEqual([]);
    expect((await get(bao, `absences?${july}`)).text).not.toContain(bao?.id);
  });

  it('are of one team or one person, and of 400 days at most', async () => {
    const who = async (query: string) =>
      (await get(manager, `absences?${july}&pending=true&${query}`)).json.people.length;
    expect(await who(`team=${teamId}`)).toBe(2);
    expect(await who(`user=${cleo?.id}`)).toBe(1);
    expect(await who(`user=${manager?.id}`)).toBe(0);
    const status = async (query: string) => (await get(manager, `absences?${query}`)).status;
    expect(await status('from=2040-01-01&to=2041-02-03')).toBe(200);
    expect(await status('from=2040-01-01&to=2041-02-04')).toBe(400);
    expect(await status('from=2040-07-02&to=2040-07-01')).toBe(400);
    expect(await status('from=2040-07-01')).toBe(400);
    const elsewhere = await createTestOrganization(app.services);
    expect((await get(elsewhere.admin, `absences?${july}&team=${teamId}`)).status).toBe(404);
    expect((await get(elsewhere.admin, `absences?${july}&user=${ana?.id}`)).json.people).toEqual([]);
  });
});

describe('the people of many days', () => {
  it('stand with their teams and nothing that is not needed', async () => {
    const seen = await get(bao, `people?${july}`);
    const nobody = { weeks: [], employedFrom: null, employedTo: null };
    expect(seen.json).toEqual({
      teams: [{ id: teamId, name: 'Une', color: '#3B82F6' }],
      people: [
        { ...nobody, id: organization.admin.id, name: 'Alix Admin', teams: [] },
        { ...nobody, id: ana?.id, name: 'Ana', teams: [teamId] },
        { ...nobody, id: bao?.id, name: 'Bao', teams: [teamId] },
        { ...nobody, id: cleo?.id, name: 'Cléo', teams: [] },
        { ...nobody, id: manager?.id, name: 'Maud', teams: [teamId] },
      ],
    });
    const ofTeam = await get(bao, `people?${july}&team=${teamId}`);
    expect(ofTeam.json.people.map(({ name }: { name: string }) => name)).toEqual(['Ana', 'Bao', 'Maud']);
  });

  it('bring the weeks and the ends of contracts that fall into those days', async () => {
    const owner = new Client(app.connection);
    await owner.connect();
    const week = (from: string, ...weeks: string[]) =>
      owner.query(
        `insert into working_patterns (organization_id, id, user_id, effective_from, weeks, created_at, created_by)
           values ($1, gen_random_uuid(), $2, $3, $4, clock_timestamp(), $2)`,
        [organization.id, bao?.id, from, weeks],
      );
    await week('2039-01-03', '11111111000000');
    await week('2040-03-05', '11111111110000', '11110011110000');
    await week('2040-07-16', '00000000110000');
    await week('2040-07-16', '11110000000000');
    await week('2040-08-06', '11111111110000');
    const gone = await organization.add('employee', 'Zoé');
    const late = await organization.add('employee', 'Yann');
    await owner.query(
      `update users set employed_from = case id when $1 then date '2040-07-18' end,
         removed_at = case id when $2 then timestamptz '2040-07-11 12:00Z' end where id in ($1, $2)`,
      [late.id, gone.id],
    );
    await owner.end();
    const people = async (query: string) => (await get(ana, `people?${query}`)).json.people;
    const find = (list: { id: string }[], { id = '' } = {}) => list.find((person) => person.id === id);
    const inJuly = await people(july);
    expect(find(inJuly, bao)).toMatchObject({
      weeks: [
        { from: '2040-03-05', weeks: ['11111111110000', '11110011110000'] },
        { from: '2040-07-16', weeks: ['11110000000000'] },
      ],
    });
    expect(find(inJuly, late)).toMatchObject({ employedFrom: '2040-07-18', employedTo: null });
    expect(find(inJuly, gone)).toMatchObject({ employedFrom: null, employedTo: '2040-07-11' });
    const inJune = await people('from=2040-06-01&to=2040-06-30');
    expect(find(inJune, late)).toBeUndefined();
    expect(find(inJune, gone)).toMatchObject({ employedTo: null });
    expect(find(await people('from=2040-08-01&to=2040-08-31'), gone)).toBeUndefined();
    expect(find(await people('from=2040-08-01&to=2040-08-31'), late)).toMatchObject({ employedFrom: null });
  });
});
