import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  setClock(app, '2026-11-16T09:00:00Z');
});
afterAll(() => app.close());

const day = ['am', 'pm'];
const twoDays = { '1': day, '2': day };

describe('RTT of one person', () => {
  it('follows part-time: two days of five give 4.8 of 12 (R4)', async () => {
    const { settings, available, as, admin, manager, ines, colin } = await groupCompany(app);
    const week = { effectiveFrom: '2025-06-01', days: twoDays };
    await as(manager, 'PUT', `/users/${ines.id}/working-pattern`, week);
    await settings('2026-01-01', { rtt: { daysPerYear: 12, acquisition: 'on-1-january' } });
    expect(await available(ines, 'rtt', '2026-11-16')).toBe(4.8);
    expect(await available(colin, 'rtt', '2026-11-16')).toBe(12);
    // Full-time again from July on: half a year of each, by days.
    const full = { '1': day, '2': day, '3': day, '4': day, '5': day };
    await as(admin, 'PUT', `/users/${ines.id}/working-pattern`, { effectiveFrom: '2026-07-01', days: full });
    expect(await available(ines, 'rtt', '2026-11-16')).toBe(8.43);
    await settings('2026-01-01', { rtt: { partTime: 'full' } });
    expect(await available(ines, 'rtt', '2026-11-16')).toBe(12);
  });

  it('begins with the category: a manager from 1 March on (P5)', async () => {
    const { group, rule, place, available, as, ines } = await groupCompany(app);
    const cadres = await group('category', 'Cadres');
    await rule(cadres, '2026-01-01', { rtt: { daysPerYear: 12 } });
    await place(ines, '2026-03-01', { categoryId: cadres });
    expect(await available(ines, 'rtt', '2026-02-28')).toBe(0);
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(8);
    // In the middle of a month by its days: back among the others from 16 October on.
    await place(ines, '2026-10-16', { categoryId: null });
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(7.48);
    const { json } = await as(ines, 'GET', '/balances/me?at=2026-11-16');
    expect(json.map(({ counter }: { counter: string }) => counter)).toEqual(['paid-leave', 'rtt']);
  });

  it('is what a contract in days leaves of each year, by the holidays of the site (R3, R5)', async () => {
    const { group, rule, place, settings, available, as, ines, colin } = await groupCompany(app);
    await settings('2025-01-01', { rtt: { daysPerYear: 6, acquisition: 'on-1-january' } });
    const forfait = await group('category', 'Forfait jours');
    await rule(forfait, '2026-01-01', { forfaitJours: { days: 218 } });
    await place(ines, '2026-01-01', { categoryId: forfait });
    expect(await available(ines, 'rtt', '2026-01-31')).toBe(9);
    expect(await available(ines, 'rtt', '2027-01-31')).toBe(11);
    expect(await available(colin, 'rtt', '2027-01-31')).toBe(6);
    const metz = await group('site', 'Metz');
    await rule(metz, '2026-01-01', { holidayZone: 'alsace-moselle' });
    await place(ines, '2026-01-01', { siteId: metz });
    // Good Friday 2026 is one more holiday on a weekday.
    expect(await available(ines, 'rtt', '2026-01-31')).toBe(8);
    const { json } = await as(ines, 'GET', `/users/${ines.id}/rules`);
    expect(json.rttThisYear).toMatchObject({ year: 2026, days: 8 });
    expect((await rule(forfait, '2026-01-01', { forfaitJours: { days: 219 } })).status).toBe(400);
  });

  it('tells the employer’s share, and who asks beyond their own (R6)', async () => {
    const { settings, as, admin, ines } = await groupCompany(app);
    const too = await settings('2026-01-01', { rtt: { daysPerYear: 4, employerDays: 5 } });
    expect([too.status, too.json.code]).toEqual([422, 'settings_below_law']);
    await settings('2026-01-01', { rtt: { daysPerYear: 7, employerDays: 5, acquisition: 'on-1-january' } });
    const type = await as(admin, 'POST', '/leave-types', {
      name: { fr: 'RTT', en: 'RTT' },
      color: '#3B82F6',
      confidential: false,
      needsApproval: true,
      counter: 'rtt',
      halfDays: true,
      asksJustification: false,
    });
    const { json } = await as(ines, 'GET', '/balances/me');
    expect(json[1]).toMatchObject({ counter: 'rtt', available: 7, employerDays: 5 });
    const preview = async (startDate: string, endDate: string) => {
      const asked = { type: type.json.id, startDate, endDate };
      const answer = await as(ines, 'POST', '/leave-requests/preview', asked);
      return answer.json.warnings.filter(({ rule }) => rule === 'R6');
    };
    expect(await preview('2026-12-01', '2026-12-02')).toEqual([]);
    expect(await preview('2026-12-01', '2026-12-03')).toEqual([
      { rule: 'R6', sentence: expect.stringContaining('Au-delà des 2\u00a0jours de RTT à votre choix') },
    ]);
    // A day that someone else recorded is the employer's; one of one's own is not.
    const record = { type: type.json.id, startDate: '2026-12-24', endDate: '2026-12-24', userId: ines.id };
    expect((await as(admin, 'POST', '/leave-requests', record)).status).toBe(200);
    expect(await preview('2026-12-01', '2026-12-02')).toEqual([]);
    await as(ines, 'POST', '/leave-requests', {
      ...record,
      startDate: '2026-12-28',
      endDate: '2026-12-28',
      userId: undefined,
    });
    expect(await preview('2026-12-01', '2026-12-02')).toHaveLength(1);
  });
});

describe('days of one person', () => {
  it('off on 26 December at a site in Alsace-Moselle, and not elsewhere (P7)', async () => {
    const { group, rule, place, as, ines, colin } = await groupCompany(app);
    const strasbourg = await group('site', 'Strasbourg');
    await rule(strasbourg, '2026-01-01', { holidayZone: 'alsace-moselle' });
    await place(ines, '2026-01-01', { siteId: strasbourg });
    const week = { type: 'vacation', startDate: '2028-12-25', endDate: '2028-12-29' };
    const counted = async (person: typeof ines) =>
      (await as(person, 'POST', '/leave-requests/preview', week)).json.countedDays;
    expect([await counted(ines), await counted(colin)]).toEqual([3, 4]);
    // Their own year shows it; to colleagues, and to everyone, the calendar is the organisation's.
    const shown = async (reader: typeof ines, of: string) =>
      (await as(reader, 'GET', `/calendar/holidays?from=2028-12-25&to=2028-12-31${of}`)).json.length;
    const ofInes = `&userId=${ines.id}`;
    expect([await shown(ines, ofInes), await shown(colin, ofInes), await shown(ines, '')]).toEqual([2, 1, 1]);
  });

  it('for seniority come with the period, by the steps of the category (N1)', async () => {
    const { group, rule, place, settings, available, ines, colin } = await groupCompany(app, '2016-05-31');
    await settings('2016-01-01', { seniority: [{ years: 10, days: 1 }] });
    const cadres = await group('category', 'Cadres');
    const steps = [
      { years: 10, days: 3 },
      { years: 5, days: 2 },
    ];
    await rule(cadres, '2020-01-01', { seniority: steps });
    const before = [
      await available(ines, 'paid-leave', '2026-05-31'),
      await available(colin, 'paid-leave', '2026-05-31'),
    ];
    await place(ines, '2026-01-01', { categoryId: cadres });
    const after = await available(ines, 'paid-leave', '2026-05-31');
    expect(before[0]).toBe(before[1]);
    expect((after ?? 0) - (before[0] ?? 0)).toBe(2);
  });

  it('are counted in the unit of the category, and converted on its day (P6, B7)', async () => {
    const { group, rule, place, settings, available, as, ines } = await groupCompany(app, '2026-06-01');
    await settings('2026-01-01', { daysPerYear: 27 });
    const workers = await group('category', 'Ouvriers');
    await rule(workers, '2026-01-01', { countingMode: 'ouvrables' });
    expect(await available(ines, 'paid-leave', '2026-09-30')).toBe(9);
    await place(ines, '2026-10-01', { categoryId: workers });
    // 9 ouvrés are 10.8 ouvrables; October earns a twelfth of 32.4.
    expect(await available(ines, 'paid-leave', '2026-10-01')).toBe(10.8);
    expect(await available(ines, 'paid-leave', '2026-10-31')).toBe(13.5);
    const { json } = await as(ines, 'GET', '/balances/me?at=2026-10-31');
    expect(json[0]?.unit).toBe('ouvrables');
    const rules = await as(ines, 'GET', `/users/${ines.id}/rules`);
    expect(rules.json.inForce).toMatchObject({ countingMode: 'ouvrables', daysPerYear: 32.4 });
  });

  it('stay as they were where the nightly settling looks again', async () => {
    const { group, rule, place, available, as, ines, organization } = await groupCompany(app);
    const cadres = await group('category', 'Cadres');
    await rule(cadres, '2026-01-01', { rtt: { daysPerYear: 12 }, daysPerYear: 28 });
    await place(ines, '2026-03-01', { categoryId: cadres });
    const lines = async () =>
      (await as(ines, 'GET', '/balances/me')).json.flatMap(({ entries }: { entries: unknown[] }) => entries)
        .length;
    const before = [await available(ines, 'rtt', '2026-11-16'), await lines()];
    await accrueOrganization(app.services, { organizationId: organization.id });
    expect([await available(ines, 'rtt', '2026-11-16'), await lines()]).toEqual(before);
  });
});
