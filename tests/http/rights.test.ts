// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
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

/** A company as its settings say, where people are hired and away, all of it recorded by its manager. */
async function companyWith(settings: object = {}) {
  const company = await createLeaveCompany(app);
  const form = {
    timeZone: 'Europe/Paris',
    holidayZone: 'metropole',
    countingMode: 'ouvrables',
    referencePeriodStart: '06-01',
    openDays: [1, 2, 3, 4, 5],
    effectiveFrom: '2020-01-01',
    ...settings,
  };
  expect((await as(company.admin, 'PUT', '/organization/settings', form)).status).toBe(200);
  return { company, ...stories(company) };
}

function stories({ organization, manager }: LeaveCompany) {
  const hire = async (from: string): Promise<TestPerson> => {
    const person = await organization.add('employee');
    const employment = { from: plainDate(from), to: null };
    await setEmployment(app.services, organization.acting, person.id, employment);
    return person;
  };
  const away = async (person: TestPerson, type: string, startDate: string, endDate: string) => {
    const body = { type, startDate, endDate, userId: person.id };
    const { status, json } = await as(manager, 'POST', '/leave-requests', body);
    expect([status, json.code]).toEqual([200, undefined]);
  };
  const typeOf = async (key: string): Promise<string> => {
    const entry = catalogueType(key);
    if (!entry) throw new Error(`The catalogue has no ${key}.`);
    const form = { ...entry, needsApproval: true, catalogueKey: key };
    return (await createType(app.services, organization.acting, form)).type.id;
  };
  return { hire, away, typeOf };
}

const counterOf = async (person: TestPerson, at: string, name = 'paid-leave') =>
  (await as(person, 'GET', `/balances/me?at=${at}`)).json.find(
    ({ counter }: { counter: string }) => counter === name,
  );
const linesOf = async (person: TestPerson, at: string, kind: string) =>
  (await counterOf(person, at))?.entries.filter((entry: { kind: string }) => entry.kind === kind);

describe('what absences leave of a year (A2)', () => {
  it('is the same for eight unpaid weeks asked for at once or one by one', async () => {
    const { hire, away, typeOf } = await companyWith();
    const unpaid = await typeOf('unpaid');
    const weeks = async (monday: string, count: number) => {
      const person = await hire('2025-06-01');
      for (let week = 0; week < count; week += 1) {
        const start = addDays(plainDate(monday), 7 * week);
        await away(person, unpaid, start, addDays(start, 4));
      }
      return (await counterOf(person, '2026-05-31'))?.available;
    };
    const atOnce = await hire('2025-06-01');
    await away(atOnce, unpaid, '2025-09-01', '2025-10-26');
    expect((await counterOf(atOnce, '2026-05-31'))?.available).toBe(28);
    expect(await weeks('2025-09-01', 8)).toBe(28);
    expect(await weeks('2025-09-01', 10)).toBe(27);
    expect(await weeks('2025-09-01', 12)).toBe(25);
  });

  it('is as good by days as by months, sickness and hiring included, and no better than without', async () => {
    const { hire, away } = await companyWith({ openDays: [1, 2, 3, 4, 5, 6] });
    const sick = await hire('2026-11-01');
    await away(sick, 'sick', '2027-04-12', '2027-05-14');
    const well = await hire('2026-11-01');
    expect((await counterOf(sick, '2027-05-31'))?.available).toBe(18);
    expect((await counterOf(well, '2027-05-31'))?.available).toBe(18);
    const inTheMiddle = await hire('2025-09-15');
    const onTheFirst = await hire('2025-09-01');
    expect((await counterOf(inTheMiddle, '2026-05-31'))?.available).toBe(23);
    expect((await counterOf(onTheFirst, '2026-05-31'))?.available).toBe(23);
  });
});

describe('fractionnement (F1, F6)', () => {
  const bonus = (person: TestPerson, at: string) => linesOf(person, at, 'fractionnement');

  it('is for days outside the summer of each year, not for May of the next', async () => {
    const { hire, away } = await companyWith();
    const may = await hire('2025-06-01');
    await away(may, 'vacation', '2026-06-01', '2026-06-20');
    await away(may, 'vacation', '2027-05-10', '2027-05-21');
    expect(await bonus(may, '2027-05-31')).toEqual([]);
    const november = await hire('2025-06-01');
    await away(november, 'vacation', '2026-06-01', '2026-06-20');
    await away(november, 'vacation', '2026-11-02', '2026-11-07');
    expect(await bonus(november, '2027-05-31')).toHaveLength(2);
  });

  it('is not earned by leave in advance alone', async () => {
    const { hire, away } = await companyWith();
    const ahead = await hire('2025-06-01');
    await away(ahead, 'vacation', '2026-02-09', '2026-02-14');
    expect(await bonus(ahead, '2026-11-16')).toEqual([]);
  });

  it('knows what someone earned who was brought in after the summer', async () => {
    const { company, hire, away } = await companyWith();
    const person = await hire('2025-10-01');
    const lines = [{ line: 1, person: person.email, previous: '8', current: '12,5' }];
    const opening = { name: 'Reprise', asOf: '2026-10-31', lines };
    expect((await as(company.admin, 'POST', '/balances/imports', opening)).status).toBe(200);
    await away(person, 'vacation', '2026-11-02', '2026-11-10');
    expect(await bonus(person, '2026-11-16')).toHaveLength(2);
  });
});

describe('a holiday on a closed Saturday (C5)', () => {
  it('gives a day back for a week of leave, in one request or two, and none for lone Fridays', async () => {
    const { hire, away } = await companyWith({ countingMode: 'ouvres' });
    const fridays = await hire('2025-06-01');
    // Saturdays 1 and 8 May 2027 are holidays.
    await away(fridays, 'vacation', '2027-04-30', '2027-04-30');
    await away(fridays, 'vacation', '2027-05-07', '2027-05-07');
    expect(await linesOf(fridays, '2027-05-10', 'holiday-credit')).toEqual([]);
    expect((await counterOf(fridays, '2027-05-10'))?.taken).toBe(2);
    const whole = await hire('2025-06-01');
    await away(whole, 'vacation', '2027-04-26', '2027-04-30');
    expect(await linesOf(whole, '2027-05-10', 'holiday-credit')).toHaveLength(1);
    const parts = await hire('2025-06-01');
    await away(parts, 'vacation', '2027-04-30', '2027-04-30');
    await away(parts, 'vacation', '2027-04-26', '2027-04-29');
    expect(await linesOf(parts, '2027-05-10', 'holiday-credit')).toHaveLength(1);
  });
});

describe('numbers that agree (B12, B13)', () => {
  it('leave RTT of this year untouched by leave of January', async () => {
    const { hire, away, typeOf } = await companyWith({ rtt: { daysPerYear: 12, acquisition: 'monthly' } });
    const person = await hire('2026-01-01');
    const rtt = await typeOf('rtt');
    await away(person, rtt, '2027-01-11', '2027-01-15');
    const today = await counterOf(person, '2026-11-16', 'rtt');
    expect(today).toMatchObject({ acquired: 10, taken: 0, reserved: 0, available: 10, later: 5 });
    expect(today?.lots).toEqual([{ label: '2026', remaining: 10, expiresOn: '2026-12-31' }]);
    const asked = { type: rtt, startDate: '2026-12-07', endDate: '2026-12-16' };
    const preview = (await as(person, 'POST', '/leave-requests/preview', asked)).json;
    expect(preview.balance).toMatchObject({ before: 11, after: 3 });
    // Asked for and not decided, January holds nothing of this year either.
    const waiting = { type: rtt, startDate: '2027-02-01', endDate: '2027-02-03' };
    expect((await as(person, 'POST', '/leave-requests', waiting)).status).toBe(200);
    expect(await counterOf(person, '2026-11-16', 'rtt')).toMatchObject({ reserved: 0, available: 10 });
    expect((await as(person, 'POST', '/leave-requests/preview', asked)).json.balance?.before).toBe(11);
  });

  it('add up as they are shown, corrections included', async () => {
    const { hire, away } = await companyWith({ countingMode: 'ouvres' });
    const person = await hire('2025-06-01');
    await away(person, 'vacation', '2026-08-03', '2026-08-07');
    await away(person, 'sick', '2026-03-09', '2026-04-24');
    const { entries, lots, acquired, taken, reserved, available } = present(
      await counterOf(person, '2026-11-16'),
    );
    const cents = (amount: number) => Math.round(amount * 100);
    let balance = 0;
    for (const entry of entries) {
      balance += cents(entry.amount);
      expect(balance).toBe(cents(entry.balance));
    }
    expect(cents(acquired) - cents(taken) - cents(reserved)).toBe(cents(available));
    const inLots = lots.reduce((sum: number, lot: { remaining: number }) => sum + cents(lot.remaining), 0);
    expect(inLots).toBe(cents(available));
  });

  it('tell a change of unit as one line, with its factor and its amount', async () => {
    const { company, hire } = await companyWith();
    const person = await hire('2025-06-01');
    const form = (await as(company.admin, 'GET', '/organization/settings')).json;
    const { changes: _, ...settings } = form;
    const changed = { ...settings, countingMode: 'ouvres', effectiveFrom: '2026-06-01' };
    expect((await as(company.admin, 'PUT', '/organization/settings', changed)).status).toBe(200);
    const converted = await linesOf(person, '2026-06-01', 'converted');
    expect(converted).toMatchObject([
      {
        amount: -5,
        balance: 25,
        sentence: expect.stringMatching(
          /^Changement d’unité, ce qui reste × 5\/6\u00a0: −5\u00a0jours, règle B7/,
        ),
      },
    ]);
  });
});
