// @module-tag daily
import { describe, expect, it } from 'vitest';
import { addDays, addYears, plainDate } from '#domain/calendar/plain-date.ts';
import { setEmployment } from '#tests/support/employment.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { setRequestStage } from '#tests/support/request-stage.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setRequestStage();

async function hired(name: string, years = 2): Promise<TestPerson> {
  const { app, organization } = stage;
  const person = await organization.add('employee', name);
  const from = addYears(todayInParis(app.services.now()), -years);
  await setEmployment(app.services, organization.acting, person.id, { from, to: null });
  return person;
}

type PlannedDay = {
  date: string;
  works: string;
  holiday: string | null;
  own: { type: string; status: string; part: string | null }[];
  away: { name: string; status: string; part: string | null }[];
  closed: { kind: string; name: string }[];
};

async function daysFor(person: TestPerson, from: string, to: string, more = ''): Promise<PlannedDay[]> {
  const { status, json } = await stage.as(person, 'GET', `/leave-planning/days?from=${from}&to=${to}${more}`);
  expect(status).toBe(200);
  return json;
}

describe('the days of a calendar', () => {
  it('say what is worked, which holiday it is, and what was asked for already', async () => {
    const ana = await hired('Ana');
    await stage.filed(ana, { startDate: '2040-07-16', endDate: '2040-07-17', endHalf: 'am' });
    const days = await daysFor(ana, '2040-07-13', '2040-07-17');
    expect(days.map(({ works }) => works)).toEqual(['whole', 'none', 'none', 'whole', 'whole']);
    expect(days.map(({ holiday }) => holiday)).toEqual([null, '14 juillet', null, null, null]);
    expect(days.map(({ own }) => own.map(({ status, part }) => [status, part]))).toEqual([
      [],
      [],
      [],
      [['pending', null]],
      [['pending', 'am']],
    ]);
  });

  it('name colleagues of the same team, as far as the reader may know', async () => {
    const { organization, as, manager } = stage;
    const [bao, cleo, dov] = [await hired('Bao'), await hired('Cléo'), await hired('Dov')];
    const body = { name: 'Atelier', managerId: manager.id, userIds: [bao.id, cleo.id] };
    await as(organization.admin, 'POST', '/teams', body);
    const sick = { type: 'sick', startDate: '2040-08-06', endDate: '2040-08-07', userId: cleo.id };
    expect((await as(manager, 'POST', '/leave-requests', sick)).status).toBe(200);
    const away = async (reader: TestPerson) =>
      (await daysFor(reader, '2040-08-06', '2040-08-06'))[0]?.away.map(({ name }) => name);
    expect(await away(bao)).toEqual(['Cléo']);
    expect(await away(dov)).toEqual([]);
    expect(JSON.stringify(await daysFor(bao, '2040-08-01', '2040-08-31'))).not.toContain('sick');
  });

  it('are closed by a period without leave, for leave that may be refused', async () => {
    const { organization, as } = stage;
    const eve = await hired('Eve');
    const period = { name: 'Inventaire', from: '2040-01-09', to: '2040-01-10' };
    await as(organization.admin, 'POST', '/coverage/blackouts', period);
    const closed = (days: PlannedDay[]) =>
      days.filter((day) => day.closed.length > 0).map(({ date, closed: [by] }) => [date, by?.kind, by?.name]);
    expect(closed(await daysFor(eve, '2040-01-06', '2040-01-12'))).toEqual([
      ['2040-01-09', 'blackout', 'Inventaire'],
      ['2040-01-10', 'blackout', 'Inventaire'],
    ]);
    expect(closed(await daysFor(eve, '2040-01-06', '2040-01-12', '&type=sick'))).toEqual([]);
  });

  it('are closed where too few would be left', async () => {
    const { organization, as, manager } = stage;
    const [fay, gus] = [await hired('Fay'), await hired('Gus')];
    const { json: team } = await as(organization.admin, 'POST', '/teams', {
      name: 'Quai',
      managerId: manager.id,
      userIds: [fay.id, gus.id],
    });
    await as(organization.admin, 'PUT', `/coverage/teams/${team.id}/minimum`, { minimum: 2 });
    const leave = { type: 'vacation', startDate: '2040-09-05', endDate: '2040-09-05', userId: gus.id };
    await as(manager, 'POST', '/leave-requests', leave);
    const days = await daysFor(fay, '2040-09-04', '2040-09-06');
    expect(days.map((day) => day.closed)).toEqual([[], [{ kind: 'minimum', name: 'Quai' }], []]);
  });

  it('are refused for too many of them, an unknown type, and other people’s leave', async () => {
    const { as, manager } = stage;
    const [hal, ida] = [await hired('Hal'), await hired('Ida')];
    const ask = async (person: TestPerson, query: string) =>
      (await as(person, 'GET', `/leave-planning/days?${query}`)).status;
    expect(await ask(hal, 'from=2040-01-01&to=2042-01-01')).toBe(400);
    expect(await ask(hal, 'from=2040-01-01&to=2040-01-31&type=nonsense')).toBe(400);
    expect(await ask(hal, `from=2040-01-01&to=2040-01-31&userId=${ida.id}`)).toBe(403);
    expect(await ask(manager, `from=2040-01-01&to=2040-01-31&userId=${ida.id}`)).toBe(200);
  });
});

describe('bridges of the coming year', () => {
  type Bridge = { startDate: string; endDate: string; cost: number; restDays: number; holidays: string[] };
  const bridgesOf = async (person: TestPerson): Promise<Bridge[]> => {
    const { status, json } = await stage.as(person, 'GET', '/leave-planning/bridges');
    expect(status).toBe(200);
    return json.bridges;
  };

  it('bring more rest than they cost, lie ahead, and cost what the form says', async () => {
    const jo = await hired('Jo');
    const today = todayInParis(stage.app.services.now());
    const bridges = await bridgesOf(jo);
    expect(bridges.length).toBeGreaterThan(2);
    for (const { startDate, endDate, cost, restDays, holidays } of bridges) {
      expect(startDate > today && startDate <= addYears(today, 1)).toBe(true);
      expect(restDays).toBeGreaterThanOrEqual(cost + 3);
      expect(holidays.length).toBeGreaterThan(0);
      const body = { type: 'vacation', startDate, endDate };
      const { json } = await stage.as(jo, 'POST', '/leave-requests/preview', body);
      expect([json.countedDays, json.balance?.verdict]).toEqual([cost, 'enough']);
    }
  });

  it('are none for someone who has no days, and none on days without leave', async () => {
    const { organization, as } = stage;
    const kim = await organization.add('employee', 'Kim');
    const tomorrow = addDays(todayInParis(stage.app.services.now()), 1);
    await setEmployment(stage.app.services, organization.acting, kim.id, {
      from: tomorrow,
      to: addDays(tomorrow, 30),
    });
    expect(await bridgesOf(kim)).toEqual([]);
    const lea = await hired('Léa');
    const before = await bridgesOf(lea);
    const first = before[0];
    const period = { name: 'Soldes', from: first?.startDate, to: first?.endDate };
    const shut = await as(organization.admin, 'POST', '/coverage/blackouts', period);
    const after = await bridgesOf(lea);
    // On some days of the year those after it ask for leave just then.
    await as(organization.admin, 'DELETE', `/coverage/blackouts/${shut.json.id}`);
    expect(after.map(({ startDate }) => startDate)).not.toContain(first?.startDate);
  });
});

describe('B6, B12: one balance, wherever it is asked for', () => {
  const availableOn = async (person: TestPerson, at?: string) =>
    (await stage.as(person, 'GET', `/balances/me${at === undefined ? '' : `?at=${at}`}`)).json[0]?.available;
  const previewed = async (person: TestPerson, startDate: string, endDate: string) => {
    const body = { type: 'vacation', startDate, endDate };
    return (await stage.as(person, 'POST', '/leave-requests/preview', body)).json.balance;
  };

  it('is the same on the form, the dashboard and the balance page, with leave booked before, after and asked for', async () => {
    const { filed, move, manager, app } = stage;
    const max = await hired('Max');
    const today = todayInParis(app.services.now());
    const monday = addDays(today, 8 - new Date(`${today}T12:00:00Z`).getUTCDay());
    const week = (number: number) => {
      const startDate = addDays(monday, number * 7);
      return { startDate, endDate: addDays(startDate, 4) };
    };
    const booked = [await filed(max, week(2)), await filed(max, week(20))];
    for (const request of booked) await move(manager, request, 'approve');
    await filed(max, week(24));

    for (const asked of [week(4), week(12), week(22), week(30)]) {
      const said = await previewed(max, asked.startDate, asked.endDate);
      expect(said?.today).toBe(await availableOn(max));
      expect(present(said).before).toBe(await availableOn(max, said?.at));
    }
    const asked = week(12);
    const said = await previewed(max, asked.startDate, asked.endDate);
    const request = await filed(max, asked);
    await move(manager, request, 'approve');
    expect(await availableOn(max, said?.at)).toBe(present(said).after);
    const { json } = await stage.as(max, 'GET', `/leave-requests/${request.id}`);
    expect(json.balance).toEqual(said);
  });

  it('takes leave booked after the last day off what the form offers', async () => {
    const { filed, move, manager, app } = stage;
    const noa = await hired('Noa');
    const today = todayInParis(app.services.now());
    const day = plainDate(addDays(today, 1));
    const free = await previewed(noa, day, day);
    const later = { startDate: addDays(today, 14), endDate: addDays(today, 20) };
    const request = await filed(noa, later);
    await move(manager, request, 'approve');
    const left = await previewed(noa, day, day);
    expect(left?.before).toBeLessThan(present(free?.before));
    expect(left?.before).toBe(await availableOn(noa, day));
  });
});
