import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payMonthCompany } from '#tests/support/pay-month-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

describe('absences that are paid a month later (J11)', () => {
  it('are said so on every month that is open, and a closed one keeps its own', async () => {
    const { as, admin, ines, on, close } = await payMonthCompany(app, owner);
    const month = async (which: string) => (await as(admin, 'GET', `/payroll/months/${which}`)).json;
    await on('2026-10-02T08:00:00Z');
    expect((await as(admin, 'GET', '/payroll/time')).json).toEqual({ time: 'same-month' });
    expect((await close('2026-09')).json).toMatchObject({ month: '2026-09', paidIn: '2026-09' });
    const set = (time: string) => as(admin, 'PUT', '/payroll/time', { time });
    expect((await set('next-month')).json).toEqual({ time: 'next-month' });
    expect((await set('whenever')).status).toBe(400);
    expect((await as(ines, 'PUT', '/payroll/time', { time: 'same-month' })).status).toBe(403);
    expect((await month('2026-09')).paidIn).toBe('2026-09');
    expect((await month('2026-10')).paidIn).toBe('2026-11');
    const late = { type: 'vacation', startDate: '2026-09-28', endDate: '2026-09-30' };
    const tried = (await as(ines, 'POST', '/leave-requests/preview', late)).json;
    expect(tried.closedMonths).toMatchObject([{ carriedTo: '2026-10', paidIn: '2026-11' }]);
    expect(tried.closedMonths[0]?.sentence).toContain('sur la paie de novembre 2026');
    const { json: log } = await as(admin, 'GET', '/audit-log?action=payroll.time_changed');
    expect(log).toMatchObject([{ details: { time: ['same-month', 'next-month'] } }]);
    const statement = await fetch(`${app.url}/api/payroll/statement/file?month=2026-10&format=pdf`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(statement.headers.get('content-disposition')).toContain('relache-releve-2026-10-paie-2026-11-');
  });
});
