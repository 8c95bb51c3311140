// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { callAs } from '#tests/support/call-as.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());

const as = callAs(() => app);
const july = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' } as const;
const secret = 'Opération du genou';

interface Company {
  readonly organization: TestOrganization;
  readonly manager: TestPerson;
  readonly ana: TestPerson;
  readonly bao: TestPerson;
  readonly teamId: string;
}

/** Ana and Bao share a team, led by the manager; Ana is sick in July, with a note. */
async function company(): Promise<Company> {
  const organization = await createTestOrganization(app.services);
  const manager = await organization.add('manager', 'Maud');
  const [ana, bao] = [await organization.add('employee', 'Ana'), await organization.add('employee', 'Bao')];
  const team = await app.call('POST', '/teams', {
    token: organization.admin.token,
    body: { name: 'Une', managerId: manager.id, userIds: [ana.id, bao.id] },
  });
  await as(manager, 'POST', '/leave-requests', { ...july, type: 'sick', note: secret, userId: ana.id });
  return { organization, manager, ana, bao, teamId: team.json.id };
}

describe('the calendar', () => {
  it('does not tell colleagues that someone fell ill while on leave (G5)', async () => {
    const { manager, ana, bao } = await company();
    const away = { startDate: '2041-07-01', endDate: '2041-07-12' };
    await as(manager, 'POST', '/leave-requests', { ...away, type: 'vacation', userId: ana.id });
    await as(manager, 'POST', '/leave-requests', {
      startDate: '2041-07-04',
      endDate: '2041-07-05',
      type: 'sick',
      userId: ana.id,
    });
    const days = '?from=2041-07-01&to=2041-07-31';
    const shown = async (person: TestPerson) =>
      (await as(person, 'GET', `/leave-requests/team-calendar${days}`)).json.map(
        ({ type, startDate, endDate }) => [type, startDate, endDate],
      );
    expect(await shown(bao)).toEqual([['vacation', '2041-07-01', '2041-07-12']]);
    expect(await shown(manager)).toHaveLength(2);
    const timeline = async (person: TestPerson) =>
      (await app.call('GET', `/calendar/absences${days}`, { token: person.token })).text;
    expect(await timeline(bao)).not.toMatch(/absent|sick/);
    expect(await timeline(manager)).toContain('sick');
  });

  it('tells colleagues that someone is away, not why', async () => {
    const { manager, ana, bao } = await company();
    const seen = await as(bao, 'GET', '/leave-requests/team-calendar');
    expect(seen.json).toEqual([
      {
        id: expect.any(String),
        employeeId: ana.id,
        employeeName: 'Ana',
        type: 'absent',
        status: 'approved',
        startDate: '2040-07-02',
        startHalf: 'am',
        endDate: '2040-07-06',
        endHalf: 'pm',
        atWork: false,
      },
    ]);
    for (const word of ['sick', secret, 'note', 'reason']) expect(seen.text).not.toContain(word);
    for (const reader of [ana, manager])
      expect((await as(reader, 'GET', '/leave-requests/team-calendar')).json).toMatchObject([
        { type: 'sick' },
      ]);
  });

  it('holds approved absences only, by days, team and person', async () => {
    const { organization, manager, ana, bao, teamId } = await company();
    const pending = (await as(bao, 'POST', '/leave-requests', { ...july, startDate: '2040-07-04' })).json;
    const outside = await organization.add('employee', 'Dehors');
    await as(manager, 'POST', '/leave-requests', {
      ...july,
      startDate: '2040-08-06',
      endDate: '2040-08-10',
      userId: outside.id,
    });
    const who = async (query: string) =>
      (await as(bao, 'GET', `/leave-requests/team-calendar${query}`)).json.map(
        ({ employeeName }: { employeeName: string }) => employeeName,
      );
    expect(await who('')).toEqual(['Ana', 'Dehors']);
    await as(manager, 'PATCH', `/leave-requests/${pending.id}/approve`, {});
    expect(await who('')).toEqual(['Ana', 'Bao', 'Dehors']);
    await as(bao, 'PATCH', `/leave-requests/${pending.id}/cancel`, {});
    expect(await who('?from=2040-07-06&to=2040-07-31')).toEqual(['Ana', 'Bao']);
    expect(await who('?from=2040-07-07')).toEqual(['Dehors']);
    expect(await who('?to=2040-07-03')).toEqual(['Ana']);
    expect(await who(`?team=${teamId}`)).toEqual(['Ana', 'Bao']);
    expect(await who(`?user=${ana.id}`)).toEqual(['Ana']);
    const elsewhere = await createTestOrganization(app.services);
    const foreign = await as(elsewhere.admin, 'GET', `/leave-requests/team-calendar?team=${teamId}`);
    expect(foreign.status).toBe(404);
    expect((await as(elsewhere.admin, 'GET', `/leave-requests/team-calendar?user=${ana.id}`)).json).toEqual(
      [],
    );
    expect((await as(bao, 'GET', '/leave-requests/team-calendar?from=2040-02-30')).status).toBe(400);
  });

  it('is asked by type as the type is shown, so that nobody finds out what they may not know', async () => {
    const { manager, ana, bao } = await company();
    await as(manager, 'POST', '/leave-requests', { ...july, type: 'other', userId: bao.id });
    const own = { ...july, startDate: '2040-09-03', endDate: '2040-09-04', type: 'sick', userId: bao.id };
    await as(manager, 'POST', '/leave-requests', own);
    const told = async (reader: TestPerson, query: string) =>
      (await as(reader, 'GET', `/leave-requests/team-calendar?${query}`)).json.map(
        ({ employeeName, type }: { employeeName: string; type: string }) => `${employeeName} ${type}`,
      );
    expect(await told(bao, 'type=sick')).toEqual(['Bao sick']);
    expect(await told(bao, 'type=absent')).toEqual(['Ana absent']);
    expect(await told(bao, 'type=other')).toEqual(['Bao other']);
    expect(await told(ana, 'type=sick')).toEqual(['Ana sick']);
    expect(await told(manager, 'type=sick')).toEqual(['Ana sick', 'Bao sick']);
    expect(await told(manager, 'type=sick&limit=1')).toEqual(['Ana sick']);
    expect(await told(manager, 'type=absent')).toEqual([]);
    expect(await told(bao, 'type=nothing-of-the-kind')).toEqual([]);
    const hidden = await as(bao, 'GET', `/leave-requests/team-calendar?type=absent`);
    for (const word of ['sick', secret, 'typeConfidential', 'confidential'])
      expect(hidden.text).not.toContain(word);
  });

  it('holds what is not decided yet for those who may read it, when they ask', async () => {
    const { manager, ana, bao } = await company();
    await as(bao, 'POST', '/leave-requests', { ...july, note: secret });
    const told = async (reader: TestPerson, query: string) => {
      const { status, json, text } = await as(reader, 'GET', `/leave-requests/team-calendar?${query}`);
      expect(text).not.toContain(secret);
      return status === 200
        ? json.map((one: { employeeName: string; status: string }) => `${one.employeeName} ${one.status}`)
        : [status, json.code];
    };
    expect(await told(manager, '')).toEqual(['Ana approved']);
    expect(await told(manager, 'pending=true')).toEqual(['Ana approved', 'Bao pending']);
    expect(await told(manager, 'pending=false')).toEqual(['Ana approved']);
    expect(await told(ana, 'pending=true')).toEqual([403, 'forbidden']);
    expect(await told(ana, `pending=true&user=${bao.id}`)).toEqual([403, 'forbidden']);
    expect(await told(bao, `pending=true&user=${bao.id}`)).toEqual(['Bao pending']);
    expect((await as(manager, 'GET', '/leave-requests/team-calendar?pending=1')).status).toBe(400);
  });

  it('tells who leaves next', async () => {
    const { manager, ana, bao } = await company();
    const later = { ...july, startDate: '2040-07-05', endDate: '2040-07-13' };
    await as(manager, 'POST', '/leave-requests', { ...later, userId: bao.id });
    await as(manager, 'POST', '/leave-requests', {
      ...july,
      startDate: '2040-07-09',
      endDate: '2040-07-09',
      userId: ana.id,
    });
    const path = '/leave-requests/team-calendar?from=2040-07-05&starting=true';
    const who = ({ json }: LooseAnswer) => json.map(({ startDate }: { startDate: string }) => startDate);
    expect(who(await as(bao, 'GET', path))).toEqual(['2040-07-05', '2040-07-09']);
    expect(who(await as(bao, 'GET', `${path}&limit=1`))).toEqual(['2040-07-05']);
    expect((await as(bao, 'GET', '/leave-requests/team-calendar?from=0000-01-01')).status).toBe(400);
  });

  it('begins a month ago when no days are asked for', async () => {
    const { manager, bao } = await company();
    const today = todayInParis(app.services.now());
    const past = (days: number) => {
      const date = addDays(today, -days);
      return as(manager, 'POST', '/leave-requests', {
        type: 'other',
        startDate: date,
        endDate: date,
        userId: bao.id,
      });
    };
    await past(31);
    await past(32);
    const { json } = await as(bao, 'GET', `/leave-requests/team-calendar?user=${bao.id}`);
    expect(json.map(({ endDate }: { endDate: string }) => endDate)).toEqual([addDays(today, -31)]);
    const all = await as(bao, 'GET', `/leave-requests/team-calendar?user=${bao.id}&to=${today}`);
    expect(all.json).toHaveLength(2);
  });
});

describe('conflicts', () => {
  it('name who of one’s teams is away: all of it for those who decide, the rest as « absent »', async () => {
    const { organization, manager, ana, bao } = await company();
    const away = { startDate: '2040-07-05', startHalf: 'pm', endDate: '2040-07-12', endHalf: 'pm' };
    await as(manager, 'POST', '/leave-requests', { type: 'vacation', ...away });
    const outside = await organization.add('employee', 'Dehors');
    await as(outside, 'POST', '/leave-requests', july);
    const conflicts = async (reader: TestPerson, form: object) =>
      (await as(reader, 'POST', '/leave-requests/preview', { ...july, ...form })).json.conflicts;
    const sick = { ...july, startHalf: 'am', endHalf: 'pm', employeeId: ana.id, employeeName: 'Ana' };
    expect(await conflicts(bao, {})).toEqual([{ ...sick, type: 'absent', status: 'approved' }]);
    expect(await conflicts(manager, { userId: bao.id })).toEqual([
      { ...sick, type: 'sick', status: 'approved' },
      { ...away, type: 'vacation', employeeId: manager.id, employeeName: 'Maud', status: 'pending' },
    ]);
    // The morning of the day on which the manager leaves at noon.
    const morning = { startDate: '2040-07-05', endDate: '2040-07-05', endHalf: 'am', userId: bao.id };
    expect(await conflicts(manager, morning)).toHaveLength(1);
    const request = (await as(bao, 'POST', '/leave-requests', july)).json;
    expect((await as(manager, 'GET', `/leave-requests/${request.id}`)).json.conflicts).toHaveLength(2);
    expect((await as(bao, 'GET', `/leave-requests/${request.id}`)).json.conflicts).toHaveLength(1);
  });
});

describe('the summary', () => {
  it('counts one’s own requests and, for those who decide, everyone’s', async () => {
    const { organization, manager, ana, bao } = await company();
    const today = todayInParis(app.services.now());
    const day = (offset: number) => addDays(plainDate(today), offset);
    const file = async (form: object) =>
      (await as(bao, 'POST', '/leave-requests', { ...july, ...form })).json;
    expect((await as(bao, 'GET', '/leave-requests/summary')).json).toEqual({
      mine: { total: 0, pending: 0, approved: 0, rejected: 0, nextDeparture: null, lastUpdatedAt: null },
      organization: null,
    });
    const approved = await file({ startDate: day(20), endDate: day(24) });
    const rejected = await file({ startDate: day(40), endDate: day(44) });
    const urgent = await file({ startDate: day(3), endDate: day(5) });
    await file({ startDate: day(60), endDate: day(61) });
    await as(organization.admin, 'POST', '/leave-requests', {
      type: 'sick',
      startDate: day(0),
      endDate: day(1),
      userId: ana.id,
    });
    app.advance(2 * 3_600_000);
    await as(manager, 'PATCH', `/leave-requests/${approved.id}/approve`, {});
    const last = (await as(manager, 'PATCH', `/leave-requests/${rejected.id}/reject`, { reason: 'Non' }))
      .json;
    const { json } = await as(bao, 'GET', '/leave-requests/summary');
    expect(json.mine).toMatchObject({
      total: 4,
      pending: 2,
      approved: 1,
      rejected: 1,
      nextDeparture: { id: approved.id, status: 'approved' },
      lastUpdatedAt: last.updatedAt,
    });
    expect((await as(bao, 'GET', `/leave-requests/${urgent.id}`)).json.request.urgent).toBe(true);
    expect((await as(manager, 'GET', '/leave-requests/summary')).json.organization).toEqual({
      pending: 2,
      approved: 3,
      rejected: 1,
      urgent: 1,
      cancellationsAsked: 0,
      waitingForMe: 2,
      averageDecisionHours: 2,
      awayToday: 1,
      settingUp: false,
    });
    await as(bao, 'PATCH', `/leave-requests/${approved.id}/cancel`, {});
    expect((await as(manager, 'GET', '/leave-requests/summary')).json.organization).toMatchObject({
      approved: 3,
      cancellationsAsked: 1,
      waitingForMe: 3,
    });
  });

  it('counts what waits for the reader, and not what others must decide', async () => {
    const { organization, manager, bao } = await company();
    const lead = await organization.add('team_lead', 'Léo Chef');
    await as(bao, 'POST', '/leave-requests', july);
    await as(manager, 'POST', '/leave-requests', july);
    await as(lead, 'POST', '/leave-requests', july);
    const waitingFor = async (person: TestPerson) =>
      (await as(person, 'GET', '/leave-requests/summary')).json.organization?.waitingForMe;
    // Nobody decides for someone above them, nor for themselves.
    expect(await waitingFor(lead)).toBe(1);
    expect(await waitingFor(manager)).toBe(2);
    expect(await waitingFor(organization.admin)).toBe(3);
  });
});
