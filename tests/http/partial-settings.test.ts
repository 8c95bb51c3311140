import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { createLeaveCompany, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  setClock(app, '2030-03-15T09:00:00Z');
});
afterAll(() => app.close());

const as = callAs(() => app);
const apply = (admin: TestPerson, body: object) => as(admin, 'PUT', '/organization/settings', body);

describe('settings that name only some fields', () => {
  it('leave all others as they are (P4)', async () => {
    const { admin } = await createLeaveCompany(app);
    const all = {
      timeZone: 'Europe/Paris',
      countingMode: 'ouvrables',
      openDays: [1, 2, 3, 4, 5, 6],
      carryOver: { kind: 'up-to', days: 4, months: 6 },
      rtt: { daysPerYear: 12, acquisition: 'on-1-january' },
      solidarityDay: 'whit-monday',
      fractionnement: false,
      refuseBeyondBalance: true,
      effectiveFrom: '2030-01-01',
    };
    const before = await apply(admin, all);
    expect(before.status).toBe(200);
    expect(before.json).toMatchObject(all);

    const five = {
      timeZone: 'Europe/Paris',
      holidayZone: 'alsace-moselle',
      countingMode: 'ouvrables',
      referencePeriodStart: '06-01',
      openDays: [1, 2, 3, 4, 5, 6],
      effectiveFrom: '2030-02-01',
    };
    const { status, json } = await apply(admin, five);
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...all, ...five });
    expect(json.changes[0]?.changed).toEqual(['holidayZone']);
  });

  it('keep what holds on their own first day, not what holds today', async () => {
    const { admin } = await createLeaveCompany(app);
    await apply(admin, { daysPerYear: 27, effectiveFrom: '2029-01-01' });
    await apply(admin, { daysPerYear: 30, effectiveFrom: '2030-03-01' });
    await apply(admin, { fractionnement: false, effectiveFrom: '2029-06-01' });
    const { json } = await as(admin, 'GET', '/organization/settings');
    expect(json).toMatchObject({ daysPerYear: 30, fractionnement: true, effectiveFrom: '2030-03-01' });
    expect(json.changes[0]).toMatchObject({ effectiveFrom: '2029-06-01', changed: ['fractionnement'] });
  });

  it('reach inside of what is left over and of RTT', async () => {
    const { admin } = await createLeaveCompany(app);
    await apply(admin, {
      carryOver: { kind: 'up-to', days: 4, months: 6 },
      rtt: { daysPerYear: 12, acquisition: 'on-1-january' },
      effectiveFrom: '2030-01-01',
    });
    const { json } = await apply(admin, {
      carryOver: { days: 5 },
      rtt: { daysPerYear: 10 },
      effectiveFrom: '2030-01-01',
    });
    expect(json).toMatchObject({
      carryOver: { kind: 'up-to', days: 5, months: 6 },
      rtt: { daysPerYear: 10, acquisition: 'on-1-january' },
    });
    expect((await apply(admin, { rtt: null, effectiveFrom: '2030-01-01' })).json.rtt).toBeNull();
    const half = await apply(admin, { rtt: { acquisition: 'monthly' }, effectiveFrom: '2030-01-01' });
    expect([half.status, Object.keys(half.json.fields)]).toEqual([400, ['rtt.daysPerYear']]);
  });

  it('are previewed for what they name alone', async () => {
    const { admin } = await createLeaveCompany(app);
    await apply(admin, { rtt: { daysPerYear: 12 }, effectiveFrom: '2029-01-01' });
    const preview = await as(admin, 'POST', '/organization/settings/preview', {
      refuseBeyondBalance: true,
      effectiveFrom: '2029-01-01',
    });
    expect([preview.status, preview.json.people]).toEqual([200, []]);
  });

  it('name a day', async () => {
    const { admin } = await createLeaveCompany(app);
    const { status, json } = await apply(admin, { daysPerYear: 27 });
    expect([status, Object.keys(json.fields)]).toEqual([400, ['effectiveFrom']]);
  });
});
