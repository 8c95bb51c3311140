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
import type { TestPerson } from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
let accountant: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, '2026-11-16T09:00:00Z');
  company = await createLeaveCompany(app);
  accountant = await company.organization.add('accountant', 'Aline Comptable');
  for (const { id } of [company.ines, company.colin]) {
    await setEmployment(app.services, company.organization.acting, id, {
      from: plainDate('2025-06-01'),
      to: null,
    });
  }
  await keepSessions(owner);
  await accrueOrganization(app.services, { organizationId: company.organization.id });
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const read = (query = '', token = company.admin.token) =>
  app.call('GET', `/insights/liability${query}`, { token });
const set = (body: object, token = company.admin.token) =>
  app.call('PUT', '/insights/pay-bases', { token, body });
const rowOf = ({ json }: LooseAnswer, id: string) =>
  json.people.find(({ user }: { user: { id: string } }) => user.id === id);

describe('U11: what leave costs', () => {
  it('is told in days alone until somebody says what a day costs', async () => {
    const { json } = await read('?at=2026-11-30');
    expect(json.total).toMatchObject({ cents: 0, charges: 0 });
    expect(json.total.unknown).toBeGreaterThanOrEqual(2);
    expect(json.journal).toEqual([]);
    // By hand: 25 days of N-1, and six months of 25/12 of N.
    expect(rowOf(await read('?at=2026-11-30'), company.ines.id)).toMatchObject({
      previous: { days: 25, cents: null },
      current: { days: 12.5, cents: null },
    });
  });

  it('is the better of both for each counter, with charges and the journal, taken leave off', async () => {
    const { ines } = company;
    await fileLeave(app, company.admin, { userId: ines.id, startDate: '2026-09-07', endDate: '2026-09-11' });
    const person = {
      userId: ines.id,
      dailyRate: 1_000_000,
      previousGross: 3_000_000,
      currentGross: 1_000_000,
    };
    expect((await set({ chargesRate: 4200, people: [person] }, accountant.token)).json).toEqual({
      people: 1,
    });
    const answer = await read('?at=2026-11-30', accountant.token);
    // 20 days left of 25: 2 000 € kept, or 3 000 × 20 ÷ 25 = 2 400 €. 12.5 days: 1 250 € or 1 000 €.
    expect(rowOf(answer, ines.id)).toMatchObject({
      previous: { days: 20, maintained: 200_000, tenth: 240_000, cents: 240_000 },
      current: { days: 12.5, maintained: 125_000, tenth: 100_000, cents: 125_000 },
      cents: 365_000,
      charges: 153_300,
    });
    expect(answer.json.total).toMatchObject({ cents: 365_000, charges: 153_300 });
    expect(
      answer.json.journal.map((line: { account: string; debit: number; credit: number }) => [
        line.account,
        line.debit,
        line.credit,
      ]),
    ).toEqual([
      ['6412', 365_000, 0],
      ['4282', 0, 365_000],
      ['645', 153_300, 0],
      ['4382', 0, 153_300],
    ]);
    // The day before the leave, none of it was taken.
    expect(rowOf(await read('?at=2026-09-06'), ines.id).previous.days).toBe(25);
    // Until 31 May: the rest of N-1 is still there on that day, and N has 25.
    expect(answer.json.forecastAt).toBe('2027-05-31');
    expect(rowOf(answer, ines.id).forecastDays).toBe(45);
    const csv = await app.call('GET', '/insights/liability.csv?at=2026-11-30', { token: accountant.token });
    expect(csv.text).toContain('Inès Employée;;20;2400;12,5;1250;3650;1533;45;');
  });

  it('U14: comes from the counters of the last payslips where it is asked to, moved on since then', async () => {
    const { admin, ines } = company;
    const counters = [
      { counter: 'paid-leave-n1', balance: '22' },
      { counter: 'paid-leave-n', balance: '10' },
    ];
    const compared = await app.call('POST', '/payroll/comparisons', {
      token: admin.token,
      body: { date: '2026-10-31', rows: [{ line: 2, payrollNumber: '', name: ines.name, counters }] },
    });
    expect(compared.status, compared.text).toBe(200);
    await fileLeave(app, admin, { userId: ines.id, startDate: '2026-11-12', endDate: '2026-11-12' });
    const own = await read('?at=2026-11-30');
    const printed = await read('?at=2026-11-30&counters=payroll');
    expect([own.json.onPayslips, printed.json.onPayslips]).toEqual([1, 1]);
    // Ours: 19 left. Theirs: 22 on 31 October, and the day of November taken off. N: 10, and a month earned since.
    expect(rowOf(own, ines.id)).toMatchObject({ previous: { days: 19 }, payslipOn: null });
    expect(rowOf(printed, ines.id)).toMatchObject({
      previous: { days: 21 },
      current: { days: 12.08 },
      payslipOn: '2026-10-31',
    });
    expect(rowOf(printed, company.colin.id)).toMatchObject({ payslipOn: null });
    // Before the payslip there is none, and nothing of it is looked at.
    expect((await read('?at=2026-09-30&counters=payroll')).json.onPayslips).toBe(0);
  });

  it('U13: is forecast with what people usually take, told apart', async () => {
    const person = await company.organization.add('employee', 'Hugo Habitude');
    const employment = { from: plainDate('2024-06-01'), to: null };
    await setEmployment(app.services, company.organization.acting, person.id, employment);
    await fileLeave(app, company.admin, {
      userId: person.id,
      startDate: '2026-02-09',
      endDate: '2026-02-13',
    });
    const { forecastDays, usualForecastDays } = rowOf(await read('?at=2026-11-30'), person.id);
    // Nothing was taken from November 2024 to May 2025, five days a year later: two and a half on the whole.
    expect(forecastDays - usualForecastDays).toBe(2.5);
    expect(rowOf(await read('?at=2026-11-30'), company.ines.id).usualForecastDays).not.toBeNull();
  });

  it('is seen and set by admins and accountants alone, and the log keeps no amount', async () => {
    for (const { token } of [company.manager, company.ines]) {
      expect((await read('', token)).status).toBe(403);
      expect((await set({ people: [] }, token)).status).toBe(403);
    }
    const sheet = await app.call('GET', `/users/${company.ines.id}`, { token: company.manager.token });
    expect(sheet.text).not.toContain('1000000');
    const log = await app.call('GET', '/audit-log?action=payroll.pay_bases_set', {
      token: company.admin.token,
    });
    expect(log.json).toHaveLength(1);
    expect(log.text).not.toContain('000000');
    const stranger = {
      userId: company.organization.id,
      dailyRate: 1,
      previousGross: null,
      currentGross: null,
    };
    expect((await set({ people: [stranger] })).status).toBe(404);
    expect((await read('?at=2030-01-01')).status).toBe(400);
  });
});
