// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { setEmployment } from '#tests/support/employment.ts';
import {
  createLeaveCompany,
  fileLeave,
  keepSessions,
  type LeaveCompany,
  setClock,
} from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, '2026-11-16T09:00:00Z');
  company = await createLeaveCompany(app);
  const { admin, ines, colin, organization } = company;
  for (const { id } of [ines, colin])
    await setEmployment(app.services, organization.acting, id, { from: plainDate('2025-06-01'), to: null });
  await keepSessions(owner);
  const record = (userId: string, type: string, startDate: string, endDate: string) =>
    fileLeave(app, admin, { userId, type, startDate, endDate });
  await record(ines.id, 'vacation', '2026-08-03', '2026-08-14');
  await record(ines.id, 'sick', '2026-10-05', '2026-10-07');
  await record(ines.id, 'vacation', '2026-12-21', '2026-12-24');
  await record(colin.id, 'sick', '2026-09-01', '2026-09-30');
  await accrueOrganization(app.services, { organizationId: organization.id });
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

describe('U7: my year', () => {
  it('is one’s own days by month, what is left and what lapses when', async () => {
    const { json } = await app.call('GET', '/insights/mine', { token: company.ines.token });
    const of = (month: string) => json.months.find((one: { month: string }) => one.month === month);
    // By hand: ten days in August, three of sickness in October, four booked for December.
    expect(of('2026-08')).toMatchObject({ planned: 10, unplanned: 0 });
    expect(of('2026-10')).toMatchObject({ planned: 0, unplanned: 3 });
    expect(of('2026-12')).toMatchObject({ planned: 4, unplanned: 0 });
    expect(of('2026-09')).toMatchObject({ planned: 0, unplanned: 0 });
    const { acquired, taken, booked, left } = json.paidLeave;
    // 15 August 2026 is a Saturday at the end of the ten days: one is given back (C5).
    expect([taken, booked]).toEqual([9, 4]);
    expect(acquired - taken - booked).toBeCloseTo(left, 2);
    // 25 of N-1, less the fourteen; what is given back stands in another lot.
    expect(json.lots[0]).toMatchObject({ counter: 'paid-leave', days: 11, expires: '2027-05-31' });
    expect(json.rest).toMatchObject({ withoutWeekSince: null, summerWithout: null });
  });

  it('is nobody else’s', async () => {
    const { json } = await app.call('GET', '/insights/mine', { token: company.colin.token });
    const total = json.months.reduce((sum: number, one: { planned: number }) => sum + one.planned, 0);
    expect(total).toBe(0);
    expect(json.paidLeave.taken).toBe(0);
    expect(json.rest.summerWithout).toBe(2026);
    expect((await app.call('GET', '/insights/mine')).status).toBe(401);
  });
});
