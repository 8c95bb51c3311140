import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { catalogueType } from '#domain/leave-types/catalogue.ts';
import { createType } from '#server/actions/leave-types/save-type.ts';
import { callAs } from '#tests/support/call-as.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { createLeaveCompany, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  setClock(app, '2026-11-16T08:00:00Z');
});
afterAll(() => app.close());

const as = callAs(() => app);

const set = async ({ admin }: LeaveCompany, settings: object) =>
  as(admin, 'PUT', '/organization/settings', { effectiveFrom: '2020-01-01', ...settings });

async function hired({ organization }: LeaveCompany, from: string): Promise<TestPerson> {
  const person = await organization.add('employee');
  await setEmployment(app.services, organization.acting, person.id, { from: plainDate(from), to: null });
  return person;
}

async function recorded({ manager }: LeaveCompany, person: TestPerson, type: string, days: [string, string]) {
  const body = { type, startDate: days[0], endDate: days[1], userId: person.id };
  const { status, json } = await as(manager, 'POST', '/leave-requests', body);
  expect([status, json.code]).toEqual([200, undefined]);
  return json;
}

describe('public holidays that are worked', () => {
  it('every year count in the leave of every year; on one day, in that year only (H6)', async () => {
    const company = await createLeaveCompany(app);
    const answer = await set(company, {
      yearlyWorkedHolidays: ['armistice-1918'],
      workedHolidays: ['2026-07-14'],
    });
    expect(answer.json).toMatchObject({
      yearlyWorkedHolidays: ['armistice-1918'],
      workedHolidays: ['2026-07-14'],
      changes: [{ changed: ['workedHolidays', 'yearlyWorkedHolidays'] }],
    });
    const person = await hired(company, '2020-06-01');
    const daysOf = async (start: string, end: string) =>
      (await recorded(company, person, 'vacation', [start, end])).countedDays;
    expect(await daysOf('2026-11-09', '2026-11-13')).toBe(5);
    expect(await daysOf('2027-11-08', '2027-11-12')).toBe(5);
    expect(await daysOf('2026-07-13', '2026-07-17')).toBe(5);
    expect(await daysOf('2027-07-12', '2027-07-16')).toBe(4);
  });

  it('are named once each, and exist', async () => {
    const company = await createLeaveCompany(app);
    for (const yearlyWorkedHolidays of [['christmas', 'christmas'], ['boxing-day'], 'christmas'])
      expect((await set(company, { yearlyWorkedHolidays })).json.code).toBe('validation_failed');
  });
});

describe('supplementary birth leave (W3)', () => {
  it('earns leave unless the company reads it otherwise, which is shown before it holds', async () => {
    const company = await createLeaveCompany(app);
    const entry = catalogueType('supplementary-birth');
    if (!entry) throw new Error('The catalogue has no supplementary birth leave.');
    const form = { ...entry, needsApproval: true, catalogueKey: 'supplementary-birth' };
    const { type } = await createType(app.services, company.organization.acting, form);
    const person = await hired(company, '2026-06-01');
    await recorded(company, person, type.id, ['2026-07-01', '2026-08-31']);
    const earned = async () => {
      const counters = (await as(person, 'GET', '/balances/me?at=2027-05-31')).json;
      return counters.find(({ counter }: { counter: string }) => counter === 'paid-leave')?.available;
    };
    const asWork = await earned();
    const change = { supplementaryBirthLeaveAccrues: false };
    const preview = await as(company.admin, 'POST', '/organization/settings/preview', {
      effectiveFrom: '2020-01-01',
      ...change,
    });
    expect(preview.json.people.map(({ user }: { user: { id: string } }) => user.id)).toEqual([person.id]);
    expect((await set(company, change)).json.supplementaryBirthLeaveAccrues).toBe(false);
    expect(await earned()).toBeLessThan(present(asWork));
  });
});
