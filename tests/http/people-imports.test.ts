import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, firstOfMonth } from '#domain/calendar/plain-date.ts';
import type { KnownPath } from '#tests/support/known-calls.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());

const asOf = addDays(firstOfMonth(todayInParis()), -1);
type Line = { line: number; name?: string; email?: string } & Record<string, unknown>;

const send = (
  organization: TestOrganization,
  path: '/users/import' | '/users/import/check',
  lines: readonly Line[],
) => app.call('POST', path, { token: organization.admin.token, body: { asOf, lines } });
const check = (organization: TestOrganization, lines: readonly Line[]) =>
  send(organization, '/users/import/check', lines);
const apply = (organization: TestOrganization, lines: readonly Line[]) =>
  send(organization, '/users/import', lines);
const get = async <const P extends string>(organization: TestOrganization, path: KnownPath<'GET', P>) =>
  (await app.call('GET', path, { token: organization.admin.token })).json;

const email = (name: string, organization: TestOrganization): string =>
  `${name}.${organization.id.slice(0, 8)}@exemple.fr`;

describe('a company of twelve from one table', () => {
  it('comes in with seats, teams, entry dates and balances, and the founder is completed, not invited', async () => {
    const organization = await createTestOrganization(app.services, { seats: 1 });
    const lines: Line[] = [
      { line: 2, name: 'Alix', email: organization.admin.email, team: 'Bureau', current: '10' },
      ...Array.from({ length: 11 }, (_, place) => ({
        line: place + 3,
        name: `Personne ${place}`,
        email: email(`p${place}`, organization),
        role: place === 0 ? 'Manager' : '',
        team: place < 6 ? 'Atelier' : 'bureau',
        employedFrom: '01/09/2020',
        previous: '3,5',
        current: '4,17',
      })),
    ];
    const tried = await check(organization, lines);
    expect(tried.status).toBe(200);
    expect(tried.json).toMatchObject({
      ready: true,
      newTeams: ['Bureau', 'Atelier'],
      seats: { seats: 1, needed: 12, outcome: 'raised' },
    });
    expect(tried.json.lines[0]).toMatchObject({ name: 'Alix Admin', role: 'admin', known: true });
    const [, newcomer] = tried.json.lines;
    expect(newcomer).toMatchObject({ role: 'manager', known: false, employedFrom: '2020-09-01' });
    expect(newcomer?.available).toBeGreaterThanOrEqual(7.67);
    // The dry run left nothing.
    expect((await get(organization, '/users')).users).toHaveLength(1);
    expect(await get(organization, '/teams')).toEqual([]);

    const done = await apply(organization, lines);
    expect(done.status).toBe(200);
    const { users, seats } = await get(organization, '/users');
    expect(users).toHaveLength(12);
    expect(seats).toEqual({ seats: 12, usedSeats: 12, remainingSeats: 0 });
    const teams = await get(organization, '/teams');
    expect(teams.map(({ name, manager, _count }) => [name, manager, _count])).toEqual([
      ['Atelier', { id: expect.any(String), name: 'Personne 0' }, { members: 5 }],
      // The founder may lead, and is the only one of it who may.
      ['Bureau', { id: organization.admin.id, name: 'Alix Admin' }, { members: 5 }],
    ]);
    const someone = present(users.find(({ name }) => name === 'Personne 7'));
    const sheet = await get(organization, `/users/${someone.id}`);
    expect(sheet.employment.from).toBe('2020-09-01');
    const [paidLeave] = await get(organization, `/users/${someone.id}/balances?at=${asOf}`);
    expect(paidLeave?.available).toBe(7.67);
    // What was opened can be taken back as any import.
    const [imported] = await get(organization, '/balances/imports');
    expect(imported).toMatchObject({ lineCount: 12, asOf, undoneAt: null });
  });

  it('names every bad line at once, and takes in nobody', async () => {
    const organization = await createTestOrganization(app.services, { seats: 1 });
    const lines: Line[] = [
      { line: 1, name: 'Bonne Ligne', email: email('bonne', organization) },
      { line: 2, name: '', email: email('sans-nom', organization), current: 'douze' },
      { line: 3, name: 'Paul Roy', email: 'paul@exemple' },
      { line: 4, name: 'Léa Roux', email: email('BONNE', organization), role: 'capitaine' },
    ];
    const { json } = await check(organization, lines);
    expect(json.ready).toBe(false);
    expect(json.lines.map(({ problems }: { problems: { sentence: string }[] }) => problems)).toEqual([
      [],
      [
        { problem: 'name_missing', cell: 'name', sentence: expect.stringContaining('sans-nom') },
        { problem: 'number_unreadable', cell: 'current', sentence: expect.stringContaining('douze') },
      ],
      [{ problem: 'email_invalid', cell: 'email', sentence: expect.stringContaining('paul@exemple') }],
      [
        { problem: 'email_repeated', cell: 'email', sentence: expect.stringContaining('ligne 1') },
        { problem: 'role_unknown', cell: 'role', sentence: expect.stringContaining('capitaine') },
      ],
    ]);
    const refused = await apply(organization, lines);
    expect([refused.status, refused.json.code]).toEqual([422, 'import_has_problems']);
    expect((await get(organization, '/users')).users).toHaveLength(1);
  });

  it('is told how many seats are missing beyond what a trial holds', async () => {
    const organization = await createTestOrganization(app.services, { seats: 1 });
    const lines = Array.from({ length: 60 }, (_, place) => ({
      line: place + 1,
      name: `Personne ${place}`,
      email: email(`q${place}`, organization),
    }));
    const { json } = await check(organization, lines);
    expect([json.ready, json.seats]).toEqual([false, { seats: 1, needed: 61, outcome: 'short' }]);
    const refused = await apply(organization, lines);
    expect([refused.status, refused.json.code]).toEqual([409, 'seat_limit_reached']);
  });
});

describe('the first steps', () => {
  it('are for a founder, until each was taken or set aside', async () => {
    const organization = await createTestOrganization(app.services, { seats: 1, trialEnds: true });
    const open = async (): Promise<string[]> =>
      (await get(organization, '/organization/first-steps')).steps
        .filter(({ done }: { done: boolean }) => !done)
        .map(({ step }: { step: string }) => step);
    const settingUp = async () =>
      (await get(organization, '/leave-requests/summary')).organization?.settingUp;
    expect(await open()).toEqual(['rules', 'people', 'teams', 'calendar', 'request']);
    expect(await settingUp()).toBe(true);
    await apply(organization, [
      { line: 1, name: 'Nina Caron', email: email('nina', organization), team: 'Atelier' },
    ]);
    expect(await open()).toEqual(['rules', 'calendar', 'request']);
    const settled = await app.call('POST', '/organization/first-steps/settle', {
      token: organization.admin.token,
      body: { steps: ['rules', 'calendar', 'request', 'rules'] },
    });
    expect(settled.status).toBe(200);
    expect(await open()).toEqual([]);
    expect(await settingUp()).toBe(false);
  });

  it('are no matter of those who set nothing up', async () => {
    const organization = await createTestOrganization(app.services, { trialEnds: true });
    const manager = await organization.add('manager');
    const { json } = await app.call('GET', '/leave-requests/summary', { token: manager.token });
    expect(json.organization?.settingUp).toBe(false);
  });
});
