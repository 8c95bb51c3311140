// @module-tag daily
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;
let teamId: string;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createLeaveCompany(app);
  teamId = present((await read()).teams[0]?.id);
});

const as = callAs(() => app);
const read = async (person = company.admin) => (await as(person, 'GET', '/coverage')).json;
const setTeam = (minimum: number | null, person = company.admin) =>
  as(person, 'PUT', `/coverage/teams/${teamId}/minimum`, { minimum });
const preview = async (person: TestPerson, form: object) =>
  (await as(person, 'POST', '/leave-requests/preview', { type: 'vacation', ...form })).json.coverage;
const day = (startDate: string, halves: object = {}) => ({ startDate, endDate: startDate, ...halves });
/** Leave of Colin, approved as his manager records it. */
const away = (form: object, person = company.colin) =>
  fileLeave(app, company.manager, { userId: person.id, ...form });
const entries = async (action: string) =>
  (await as(company.admin, 'GET', `/audit-log?action=${action}`)).json;

describe('how many must be in', () => {
  it('is set by admins for everyone and by those who manage teams for a team, and taken away', async () => {
    expect(await read()).toMatchObject({
      minimum: null,
      people: 4,
      teams: [{ name: 'Atelier', minimum: null, people: 3 }],
      blackouts: [],
    });
    const everyone = { minimum: 3 };
    expect((await as(company.manager, 'PUT', '/coverage/minimum', everyone)).status).toBe(403);
    expect((await as(company.admin, 'PUT', '/coverage/minimum', everyone)).json.minimum).toBe(3);
    expect((await setTeam(2, company.manager)).json.teams).toMatchObject([{ minimum: 2 }]);
    expect((await setTeam(2, company.ines)).status).toBe(403);
    expect(await entries('coverage.minimum_changed')).toMatchObject([
      { subject: { kind: 'team', name: 'Atelier' }, details: { minimum: ['', '2'] } },
      { subject: { kind: 'organization' }, details: { minimum: ['', '3'] } },
    ]);
    for (const none of [0, null]) {
      await setTeam(2);
      expect((await setTeam(none)).json.teams).toMatchObject([{ minimum: null }]);
    }
    for (const unfit of [-1, 1.5, 1001, 'deux']) {
      const refused = await as(company.admin, 'PUT', '/coverage/minimum', { minimum: unfit });
      expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['minimum']]);
    }
  });

  it('says nothing of teams that the reader may not see, nor of other organisations', async () => {
    const stranger = await createTestOrganization(app.services);
    await as(company.admin, 'PUT', '/coverage/minimum', { minimum: 3 });
    await setTeam(2);
    const period = { name: 'Inventaire', from: '2040-01-09', to: '2040-01-11', teamId };
    await as(company.manager, 'POST', '/coverage/blackouts', period);
    const outside = await company.organization.add('employee', 'Olga Ailleurs');
    expect(await read(outside)).toMatchObject({ minimum: 3, people: 5, teams: [], blackouts: [] });
    expect(await read(company.ines)).toMatchObject({ teams: [{ minimum: 2 }], blackouts: [{ reason: '' }] });
    expect(await read(stranger.admin)).toMatchObject({ minimum: null, people: 1, teams: [], blackouts: [] });
    const foreign = await as(stranger.admin, 'PUT', `/coverage/teams/${teamId}/minimum`, { minimum: 1 });
    expect(foreign.status).toBe(404);
  });
});

describe('K2: too few would be left', () => {
  it('warns the person and whoever decides, by day, half-day, holiday and week', async () => {
    await setTeam(2);
    // 1 May 2040 is a Tuesday; Mona works no Wednesdays.
    await as(company.admin, 'PUT', `/users/${company.manager.id}/working-pattern`, {
      effectiveFrom: '2040-01-02',
      days: { '1': ['am', 'pm'], '2': ['am', 'pm'], '4': ['am', 'pm'], '5': ['am', 'pm'] },
    });
    await away({ startDate: '2040-05-03', endDate: '2040-05-04', endHalf: 'am' });
    const week = { startDate: '2040-04-30', endDate: '2040-05-04' };
    const { shortages } = await preview(company.ines, week);
    expect(shortages).toMatchObject([
      {
        team: { name: 'Atelier' },
        minimum: 2,
        withPending: false,
        days: [
          { date: '2040-05-02', half: null, present: 1 },
          { date: '2040-05-03', half: null, present: 1 },
          { date: '2040-05-04', half: 'am', present: 1 },
        ],
        sentence:
          'Le 2, le 3 et le 4\u00a0mai 2040 (matin), il ne resterait qu’une personne sur 2\u00a0requises dans l’équipe Atelier.',
      },
    ]);
    const filed = await fileLeave(app, company.ines, week);
    expect([filed.status, filed.json.status]).toEqual([200, 'pending']);
    const seen = await as(company.manager, 'GET', `/leave-requests/${filed.json.id}`);
    expect(seen.json.coverage.shortages).toEqual(shortages);
    const approved = await as(company.manager, 'PATCH', `/leave-requests/${filed.json.id}/approve`, {});
    expect(approved.status).toBe(200);
    const after = await as(company.manager, 'GET', `/leave-requests/${filed.json.id}`);
    expect(after.json.coverage).toEqual({ shortages: [], blackouts: [] });
  });

  it('tells what requests that wait would add to those alone who may read them', async () => {
    await as(company.admin, 'PUT', '/coverage/minimum', { minimum: 3 });
    const monday = day('2040-07-02');
    await fileLeave(app, company.colin, monday);
    expect((await preview(company.ines, monday)).shortages).toEqual([]);
    const { id } = (await fileLeave(app, company.ines, monday)).json;
    const [own, lead] = [
      await as(company.ines, 'GET', `/leave-requests/${id}`),
      await as(company.manager, 'GET', `/leave-requests/${id}`),
    ];
    expect(own.json.coverage.shortages).toEqual([]);
    expect(lead.json.coverage.shortages).toMatchObject([
      { team: null, minimum: 3, withPending: true, days: [{ date: '2040-07-02', present: 2 }] },
    ]);
    expect(lead.json.coverage.shortages[0]?.sentence).toContain('demandes en attente');
  });

  it('makes nobody sorry for sickness, and leaves out whoever has gone', async () => {
    await setTeam(3);
    const sick = { type: 'sick', ...day('2040-07-02') };
    expect((await preview(company.ines, sick)).shortages).toEqual([]);
    const recorded = { ...sick, userId: company.ines.id };
    expect((await preview(company.manager, recorded)).shortages).toHaveLength(1);
    await setTeam(2);
    expect((await preview(company.ines, day('2040-07-02'))).shortages).toEqual([]);
    await as(company.admin, 'DELETE', `/users/${company.colin.id}`);
    expect((await preview(company.ines, day('2040-07-02'))).shortages).toHaveLength(1);
  });
});

describe('what will be too few', () => {
  const june = '/coverage/shortages?from=2040-06-04&to=2040-06-17';

  it('names the days on which approved leave leaves fewer than the minimum, team by team', async () => {
    expect((await as(company.manager, 'GET', june)).json).toEqual([]);
    await setTeam(3);
    expect((await as(company.manager, 'GET', june)).json).toEqual([]);
    await away({ type: 'vacation', startDate: '2040-06-07', endDate: '2040-06-11', endHalf: 'am' });
    await as(company.ines, 'POST', '/leave-requests', { type: 'vacation', ...day('2040-06-05') });
    // What is asked for is not granted, and nobody works at the weekend.
    expect((await as(company.manager, 'GET', june)).json).toEqual([
      {
        team: { id: teamId, name: 'Atelier' },
        minimum: 3,
        days: [
          { date: '2040-06-07', half: null, present: 2 },
          { date: '2040-06-08', half: null, present: 2 },
          { date: '2040-06-11', half: 'am', present: 2 },
        ],
      },
    ]);
    expect((await as(company.ines, 'GET', june)).status).toBe(403);
    const backwards = await as(company.manager, 'GET', '/coverage/shortages?from=2040-06-17&to=2040-06-04');
    expect([backwards.status, Object.keys(backwards.json.fields)]).toEqual([400, ['to']]);
  });
});
