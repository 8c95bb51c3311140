// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { createLeaveCompany, setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  setClock(app, '2030-03-15T09:00:00Z');
});
afterAll(() => app.close());

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
  language = 'fr',
) =>
  app.call(method, path, {
    token: person.token,
    headers: { 'accept-language': language },
    ...(body === undefined ? {} : { body }),
  });

describe('public holidays of the calendar', () => {
  const holidays = (person: TestPerson, from: string, to: string, language = 'fr') =>
    as(person, 'GET', `/calendar/holidays?from=${from}&to=${to}`, undefined, language);
  const told = ({ json }: LooseAnswer) =>
    json.map(({ date, name, worked }: { date: string; name: string; worked: boolean }) => [
      date,
      name,
      worked,
    ]);

  it('are those of the settings in force on each day, in the language of the caller (H4, H6, C15)', async () => {
    const { admin, ines } = await createLeaveCompany(app);
    expect(told(await holidays(ines, '2030-06-01', '2030-06-30'))).toEqual([
      ['2030-06-10', 'Lundi de Pentecôte', false],
    ]);
    expect(told(await holidays(ines, '2030-06-01', '2030-06-30', 'en'))).toEqual([
      ['2030-06-10', 'Whit Monday', false],
    ]);
    const settings = {
      timeZone: 'Europe/Paris',
      holidayZone: 'alsace-moselle',
      countingMode: 'ouvres',
      referencePeriodStart: '06-01',
      openDays: [1, 2, 3, 4, 5],
      workedHolidays: ['2030-12-26'],
      effectiveFrom: '2030-06-01',
    };
    expect((await as(admin, 'PUT', '/organization/settings', settings)).status).toBe(200);
    expect(told(await holidays(ines, '2029-12-20', '2029-12-31'))).toEqual([
      ['2029-12-25', 'Jour de Noël', false],
    ]);
    expect(told(await holidays(ines, '2030-12-20', '2030-12-31'))).toEqual([
      ['2030-12-25', 'Jour de Noël', false],
      ['2030-12-26', '2ème jour de Noël', true],
    ]);
  });

  it('are asked for 400 days at most, in order', async () => {
    const { admin } = await createTestOrganization(app.services);
    expect((await holidays(admin, '2030-01-01', '2031-02-04')).json).toHaveLength(12);
    const problem = async (from: string, to: string) => {
      const { status, json } = await holidays(admin, from, to);
      return [status, json.fields];
    };
    expect(await problem('2030-01-01', '2031-02-05')).toEqual([
      400,
      { to: 'Demandez au plus 400\u00a0jours à la fois' },
    ]);
    expect(await problem('2030-02-01', '2030-01-31')).toEqual([
      400,
      { to: 'La date de fin doit être après la date de début' },
    ]);
    expect(await problem('0000-01-01', '2030-02-30')).toEqual([
      400,
      {
        from: 'Indiquez une date entre le 1er\u00a0janvier\u00a01970 et le 31\u00a0décembre\u00a02100',
        to: 'Cette date n’existe pas',
      },
    ]);
    expect((await as(admin, 'GET', '/calendar/holidays?from=2030-01-01')).status).toBe(400);
  });
});

describe('what the calendar can be narrowed to', () => {
  it('is the teams and the people of the organisation, by name and nothing more', async () => {
    const { admin, add } = await createTestOrganization(app.services);
    const emma = await add('employee', 'Emma');
    const gone = await add('employee', 'Partie');
    await as(admin, 'POST', '/teams', { name: 'Atelier', userIds: [emma.id] });
    await as(admin, 'DELETE', `/users/${gone.id}`);
    const { json, text } = await as(emma, 'GET', '/calendar/filters');
    expect(json).toEqual({
      teams: [{ id: expect.any(String), name: 'Atelier' }],
      people: [
        { id: admin.id, name: expect.any(String) },
        { id: emma.id, name: 'Emma' },
      ],
    });
    expect(text).not.toContain('@');
  });
});
