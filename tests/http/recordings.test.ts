// @module-tag daily
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClosingCompany, createClosingCompany } from '#tests/support/closing-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: ClosingCompany;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createClosingCompany(app);
});

const training = { type: 'personal', startDate: '2030-09-02', endDate: '2030-09-03', note: 'Formation' };
const idsOf = (people: readonly TestPerson[]) => people.map(({ id }) => id);
const outcomes = (json: {
  people: { userId: string; outcome: string; problem: { code: string } | null }[];
}) =>
  Object.fromEntries(json.people.map(({ userId, outcome, problem }) => [userId, problem?.code ?? outcome]));

describe('an absence of several people (Q7)', () => {
  it('is tried out and recorded for each as if alone, with an outcome each', async () => {
    const [ana, bea, leaver] = [
      await company.hire('Ana'),
      await company.hire('Béa'),
      await company.hire('Lise'),
    ];
    await company.recordFor(bea, { type: 'vacation', startDate: '2030-09-03', endDate: '2030-09-05' });
    await company.as(company.admin, 'PUT', `/users/${leaver.id}/employment`, {
      from: '2025-06-01',
      to: '2030-08-31',
    });
    const form = { ...training, userIds: idsOf([ana, bea, leaver]) };
    const tried = await company.as(company.admin, 'POST', '/leave-requests/bulk/preview', form);
    expect(tried.status, tried.text).toBe(200);
    expect(tried.json.people).toMatchObject([
      { userId: ana.id, name: 'Ana', days: 2, balance: null, problem: null },
      { userId: bea.id, problem: { code: 'overlapping_absence' } },
      { userId: leaver.id, problem: { code: 'not_employed_then' } },
    ]);
    const { json } = await company.as(company.admin, 'POST', '/leave-requests/bulk', form);
    expect(json).toMatchObject({ recorded: 1, refused: 2 });
    expect(outcomes(json)).toEqual({
      [ana.id]: 'recorded',
      [bea.id]: 'overlapping_absence',
      [leaver.id]: 'not_employed_then',
    });
    expect((await company.as(ana, 'GET', '/leave-requests/my-requests')).json).toMatchObject([
      { status: 'approved', note: 'Formation', countedDays: 2, recordedBy: { id: company.admin.id } },
    ]);
    expect((await company.as(leaver, 'GET', '/leave-requests/my-requests')).json).toEqual([]);
  });

  it('tells of each what it costs and what is left', async () => {
    const ana = await company.hire('Ana');
    const form = { ...training, type: 'vacation', userIds: [ana.id] };
    const { json } = await company.as(company.admin, 'POST', '/leave-requests/bulk/preview', form);
    const { balance, days } = present(json.people[0]);
    expect([days, present(balance).before - present(balance).after]).toEqual([2, 2]);
  });

  it('reaches those whom one may record for, and nobody of another organisation', async () => {
    const lead = await company.organization.add('team_lead', 'Théo Chef');
    const ana = await company.hire('Ana');
    const there = await (await createTestOrganization(app.services)).add('employee', 'Ailleurs');
    const form = { ...training, userIds: idsOf([ana, company.admin]) };
    const { json } = await company.as(lead, 'POST', '/leave-requests/bulk', form);
    expect(outcomes(json)).toEqual({
      [ana.id]: 'recorded',
      [company.admin.id]: 'forbidden',
    });
    const mixed = {
      ...training,
      startDate: '2030-10-07',
      endDate: '2030-10-07',
      userIds: idsOf([ana, there]),
    };
    for (const path of ['/leave-requests/bulk/preview', '/leave-requests/bulk'] as const) {
      const refused = await company.as(lead, 'POST', path, mixed);
      expect([refused.status, Object.keys(refused.json.fields)]).toEqual([404, ['userIds']]);
    }
    expect((await company.as(ana, 'GET', '/leave-requests/my-requests')).json).toHaveLength(1);
    expect((await company.as(ana, 'POST', '/leave-requests/bulk', form)).status).toBe(403);
  });

  it('is told once what is wrong whoever it is for, every reason of it', async () => {
    const ana = await company.hire('Ana');
    const there = await (await createTestOrganization(app.services)).add('employee', 'Ailleurs');
    const form = {
      type: 'nothing-like-it',
      startDate: '2030-09-03',
      endDate: '2030-09-02',
      userIds: idsOf([ana, there]),
    };
    for (const path of ['/leave-requests/bulk/preview', '/leave-requests/bulk'] as const) {
      const { status, json } = await company.as(company.admin, 'POST', path, form);
      expect([status, json.code, Object.keys(json.fields), json.more.length]).toEqual([
        400,
        'validation_failed',
        ['endDate', 'type', 'userIds'],
        2,
      ]);
    }
    expect((await company.as(ana, 'GET', '/leave-requests/my-requests')).json).toEqual([]);
  });

  it('is done once for one key, and refuses what is no list of people', async () => {
    const ana = await company.hire('Ana');
    const key = randomUUID();
    const send = (body: object) =>
      app.call('POST', '/leave-requests/bulk', {
        token: company.admin.token,
        body,
        headers: { 'idempotency-key': key },
      });
    const form = { ...training, userIds: [ana.id, ana.id] };
    const [first, second] = [await send(form), await send(form)];
    expect([first.json.recorded, second.json]).toEqual([1, first.json]);
    const refused = async (change: object) => {
      const body = { ...training, ...change };
      const { status, json } = await company.as(company.admin, 'POST', '/leave-requests/bulk', body);
      return [status, Object.keys(json.fields ?? {})];
    };
    expect(await refused({})).toEqual([400, ['userIds']]);
    expect(await refused({ userIds: [] })).toEqual([400, ['userIds']]);
    expect(await refused({ userIds: Array.from({ length: 501 }, () => randomUUID()) })).toEqual([
      400,
      ['userIds'],
    ]);
    expect(await refused({ userIds: [ana.id], userId: ana.id })).toEqual([400, ['userId']]);
    expect(await refused({ userIds: [ana.id], endDate: '2030-09-01' })).toEqual([400, ['endDate']]);
  });
});
