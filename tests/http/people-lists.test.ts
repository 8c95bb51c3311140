// @module-tag daily
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
  uniqueEmail,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const as = <const M extends Method, const P extends string>(
  person: Pick<TestPerson, 'token'>,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) => app.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) });
const figuresOf = async (reader: TestPerson, ...people: { id: string }[]) =>
  (await as(reader, 'GET', `/users/figures?ids=${people.map(({ id }) => id).join(',')}`)).json.people;
const record = (person: TestPerson, type: string, startDate: string, endDate: string) =>
  as(organization.admin, 'POST', '/leave-requests', { userId: person.id, type, startDate, endDate });
const newTeam = async (name: string, userIds: string[] = [], managerId: string | null = null) =>
  (await as(organization.admin, 'POST', '/teams', { name, userIds, managerId })).json.id;
const teamsOf = async (person: TestPerson) => (await figuresOf(organization.admin, person))[0]?.teams;

const today = todayInParis();
const day = (ahead: number) => addDays(today, ahead);

describe('figures of a page of people', () => {
  it('tell teams, what the counters say, and the next absence', async () => {
    const nina = await organization.add('employee', 'Nina Caron');
    await newTeam('Figures', [nina.id]);
    await record(nina, 'vacation', day(40), day(60));
    await record(nina, 'personal', day(20), day(24));
    const [figures] = await figuresOf(organization.admin, nina);
    const balances = (await as(nina, 'GET', '/balances/me?expand=none')).json;
    expect(figures).toEqual({
      id: nina.id,
      teams: ['Figures'],
      paidLeave: balances.find(({ counter }: { counter: string }) => counter === 'paid-leave')?.available,
      nextLeave: { startDate: day(20), startHalf: 'am', endDate: day(24), endHalf: 'pm' },
    });
  });

  it('never tell of a confidential absence, to whomever, not even as the next one', async () => {
    const paul = await organization.add('employee', 'Paul Roy');
    await record(paul, 'sick', day(-1), day(3));
    const before = await figuresOf(organization.admin, paul);
    expect(before[0]?.nextLeave).toBe(null);
    await record(paul, 'vacation', day(90), day(91));
    const after = await figuresOf(organization.admin, paul);
    expect(after[0]?.nextLeave?.startDate).toBe(day(90));
  });

  it('keep the counters of those above from a lead, and everything from who may not list people', async () => {
    const lead = await organization.add('team_lead', 'Lou Chef');
    const peer = await organization.add('team_lead', 'Max Chef');
    const [above, beside] = await Promise.all([figuresOf(lead, organization.admin), figuresOf(lead, peer)]);
    expect(above[0]?.paidLeave).toBe(null);
    expect(beside[0]?.paidLeave).toEqual(expect.any(Number));
    const employee = await organization.add('employee');
    expect((await as(employee, 'GET', `/users/figures?ids=${lead.id}`)).status).toBe(403);
  });

  it('know nobody of another organisation', async () => {
    const other = await createTestOrganization(app.services);
    expect(await figuresOf(other.admin, organization.admin)).toEqual([]);
  });
});

describe('one thing to several people', () => {
  const act = (body: Record<string, unknown>) => as(organization.admin, 'POST', '/users/bulk', body);

  it('lets everyone join a team, and leave others only where that was asked for', async () => {
    const [one, two] = [await organization.add('employee', 'Un'), await organization.add('employee', 'Deux')];
    await newTeam('Avant', [one.id, two.id]);
    const teamId = await newTeam('Après', [two.id]);
    const joined = await act({ userIds: [one.id, two.id], deed: 'join-team', teamId });
    expect(joined.json).toMatchObject({ done: 2, refused: 0 });
    expect(await teamsOf(one)).toEqual(['Après', 'Avant']);
    await act({ userIds: [one.id], deed: 'move-to-team', teamId });
    expect(await teamsOf(one)).toEqual(['Après']);
    expect(await teamsOf(two)).toEqual(['Après', 'Avant']);
  });

  it('leaves a team to who leads it', async () => {
    const manager = await organization.add('manager', 'Mona Chef');
    await newTeam('Menée', [], manager.id);
    const teamId = await newTeam('Rejointe');
    await act({ userIds: [manager.id], deed: 'move-to-team', teamId });
    expect(await teamsOf(manager)).toEqual(['Menée', 'Rejointe']);
  });

  it('names who it was not done to, and does it to the others', async () => {
    const joined = await organization.add('employee', 'Déjà Là');
    const added = await as(organization.admin, 'POST', '/users', {
      name: 'Pas Venue',
      email: uniqueEmail('pas-venue'),
    });
    const { status, json } = await act({ userIds: [joined.id, added.json.id], deed: 'invite-again' });
    expect(status).toBe(200);
    const codes = Object.fromEntries(
      json.people.map(({ name, problem }: { name: string; problem: { code: string } | null }) => [
        name,
        problem?.code ?? null,
      ]),
    );
    expect(codes).toEqual({ 'Déjà Là': 'already_joined', 'Pas Venue': null });
    expect([json.done, json.refused]).toEqual([1, 1]);
  });

  it('refuses the whole where somebody is not of the organisation, or no team is named', async () => {
    const teamId = await newTeam('Refusée');
    const unknown = await act({ userIds: [randomUUID()], deed: 'join-team', teamId });
    expect([unknown.status, unknown.json.code]).toEqual([404, 'not_found']);
    const { admin } = organization;
    expect((await act({ userIds: [admin.id], deed: 'join-team' })).status).toBe(400);
    expect((await act({ userIds: [admin.id], deed: 'join-team', teamId: randomUUID() })).status).toBe(404);
    const employee = await organization.add('employee');
    const body = { userIds: [admin.id], deed: 'join-team', teamId };
    expect((await as(employee, 'POST', '/users/bulk', body)).status).toBe(403);
  });
});

describe('the file of a person', () => {
  it('shows notices of that person alone, and only to those who decide on their leave', async () => {
    const person = await organization.add('employee', 'Sam Fiche');
    const mine = await as(organization.admin, 'GET', `/sickness-notices?user=${person.id}`);
    expect([mine.status, mine.json]).toEqual([200, []]);
    expect((await as(person, 'GET', `/sickness-notices?user=${person.id}`)).status).toBe(403);
  });

  it('keeps requests of others from an employee, and those above from nobody who reads all', async () => {
    const person = await organization.add('employee', 'Ana Fiche');
    await record(person, 'vacation', day(100), day(101));
    const lead = await organization.add('team_lead');
    const asked =
      `/leave-requests?user=${person.id}&status=approved&from=${day(99)}&to=${day(102)}&limit=9` as const;
    const found = await as(lead, 'GET', asked);
    expect(found.json.map(({ startDate }: { startDate: string }) => startDate)).toEqual([day(100)]);
    const colleague = await organization.add('employee');
    expect((await as(colleague, 'GET', asked)).status).toBe(403);
    expect((await as(colleague, 'GET', `/users/${person.id}`)).status).toBe(404);
  });
});
