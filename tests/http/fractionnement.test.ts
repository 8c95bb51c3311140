import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { callAs } from '#tests/support/call-as.ts';
import { setEmployment } from '#tests/support/employment.ts';
import {
  createLeaveCompany,
  keepSessions,
  type LeaveCompany,
  setClock,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  setClock(app, '2026-09-01T08:00:00Z');
  company = await createLeaveCompany(app);
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = callAs(() => app);
const linesOf = async (person: TestPerson, reader = company.manager) =>
  (await as(reader, 'GET', '/fractionnement')).json.filter(
    ({ user }: { user: { id: string } }) => user.id === person.id,
  );
const available = async (person: TestPerson) => (await as(person, 'GET', '/balances/me')).json[0]?.available;
const decide = (person: TestPerson, decision: string, by = company.manager) =>
  as(by, 'PUT', `/fractionnement/${person.id}`, { period: '2025-06-01', decision });

/** Two weeks in summer and one in November: two days more (F1, F3). */
async function splitLeave(name: string): Promise<TestPerson> {
  const person = await company.organization.add('employee', name);
  const from = plainDate('2025-06-01');
  await setEmployment(app.services, company.organization.acting, person.id, { from, to: null });
  for (const [startDate, endDate] of [
    ['2026-07-06', '2026-07-10'],
    ['2026-07-20', '2026-07-31'],
    ['2026-11-02', '2026-11-06'],
  ]) {
    const body = { type: 'vacation', startDate, endDate, userId: person.id };
    await as(company.manager, 'POST', '/leave-requests', body);
  }
  return person;
}

describe('days for leave taken outside the summer (F7)', () => {
  it('are proposed after 31 October, count at once, and are granted or given up with a trace', async () => {
    const [ana, bao] = [await splitLeave('Ana'), await splitLeave('Bao')];
    await keepSessions(owner);
    const night = () => accrueOrganization(app.services, { organizationId: company.organization.id });
    setClock(app, '2026-10-31T08:00:00Z');
    await night();
    expect(await linesOf(ana)).toEqual([]);
    setClock(app, '2026-11-09T08:00:00Z');
    await night();
    expect(await linesOf(ana)).toEqual([
      {
        user: { id: ana.id, name: 'Ana' },
        period: '2025-06-01',
        days: 2,
        takenOutside: 5,
        decision: 'proposed',
        decidedAt: null,
        decidedBy: null,
      },
    ]);
    // Twenty-five of last year and five months of this one, less twenty, and two.
    const counted = await available(ana);
    expect(counted).toBeCloseTo(25 + (5 * 25) / 12 - 20 + 2, 1);

    const granted = await decide(ana, 'granted');
    expect(granted.json).toMatchObject({ decision: 'granted', decidedBy: { id: company.manager.id } });
    expect(await available(ana)).toBe(counted);

    const waived = await decide(bao, 'waived');
    expect(waived.json).toMatchObject({ decision: 'waived', days: 2 });
    expect(await available(bao)).toBeCloseTo(present(counted) - 2, 2);
    const told = (await as(bao, 'GET', '/balances/me')).json[0]?.entries;
    expect(told?.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      'Correction, jours de fractionnement\u00a0: 0 au lieu de 1, décision sur les jours de fractionnement, règle B8',
    );
    expect(told?.at(-1)?.balance).toBeCloseTo(present(counted) - 2, 2);

    setClock(app, '2026-11-10T08:00:00Z');
    await night();
    expect(await linesOf(bao)).toMatchObject([{ decision: 'waived', days: 2 }]);
    expect(await linesOf(ana)).toMatchObject([{ decision: 'granted' }]);
    await decide(bao, 'granted');
    expect(await available(bao)).toBeCloseTo(present(counted), 2);
    const log = await as(company.admin, 'GET', `/audit-log?subjectId=${bao.id}`);
    for (const action of ['user.fractionnement_waived', 'user.fractionnement_granted']) {
      expect(JSON.stringify(log.json)).toContain(action);
    }
  });

  it('are decided by managers, of people they may decide on, and of periods that gave some', async () => {
    const cleo = await splitLeave('Cléo');
    const lead = await company.organization.add('team_lead', 'Lou');
    expect((await decide(cleo, 'granted', lead)).status).toBe(403);
    expect((await decide(cleo, 'granted', cleo)).status).toBe(403);
    expect((await decide(cleo, 'granted')).status).toBe(404);
    expect((await decide(company.manager, 'granted')).status).toBe(403);
    expect((await as(cleo, 'GET', '/fractionnement')).status).toBe(403);
  });
});
