import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKindCompany, type KindCompany } from '#tests/support/kind-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { typeForm } from '#tests/support/type-company.ts';

let app: TestApp;
let company: KindCompany;
let telework: { id: string };

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  company = await createKindCompany(app);
  telework = await company.fromCatalogue('telework');
});
afterAll(() => app.close());

/** A Wednesday of its own. */
let weeks = 0;
const wednesday = () => {
  weeks += 1;
  const day = new Date(Date.UTC(2027, 0, 6) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  return { startDate: day, endDate: day };
};
const calendar = async (reader: TestPerson, { startDate }: { startDate: string }, query = '') =>
  (await company.as(reader, 'GET', `/leave-requests/team-calendar?from=${startDate}&to=${startDate}${query}`))
    .json;
const timeline = async (reader: TestPerson, { startDate }: { startDate: string }) =>
  (await company.as(reader, 'GET', `/calendar/absences?from=${startDate}&to=${startDate}`)).json;
const show = (inCalendar: boolean) =>
  company.as(company.company.admin, 'PUT', `/leave-types/${telework.id}`, {
    ...typeForm(telework),
    inCalendar,
  });

describe('days at work elsewhere (W6)', () => {
  it('cost nothing and leave nobody missing', async () => {
    const { ines, colin, manager, admin } = company.company;
    const day = wednesday();
    const [team] = (await company.as(manager, 'GET', '/coverage')).json.teams;
    await company.as(admin, 'PUT', `/coverage/teams/${team?.id}/minimum`, { minimum: 2 });
    const before = (await company.paidLeave(ines)).available;
    await company.record(ines, { type: telework.id, ...day });
    expect((await company.paidLeave(ines)).available).toBe(before);
    const asked = { type: 'vacation', ...day, userId: colin.id };
    const alone = (await company.as(manager, 'POST', '/leave-requests/preview', asked)).json;
    expect([alone.coverage.shortages, alone.conflicts]).toEqual([[], []]);
    // Were she away, too few would be left.
    const other = wednesday();
    await company.record(ines, { type: 'personal', ...other });
    const missed = (await company.as(manager, 'POST', '/leave-requests/preview', { ...asked, ...other }))
      .json;
    expect(missed.coverage.shortages).toHaveLength(1);
    expect(missed.conflicts).toHaveLength(1);
    await company.as(admin, 'PUT', `/coverage/teams/${team?.id}/minimum`, { minimum: null });
  });

  it('are no reason to refuse leave, while leave is one to refuse them', async () => {
    const { ines } = company.company;
    const day = wednesday();
    await company.record(ines, { type: telework.id, ...day });
    const file = (form: object) => company.as(ines, 'POST', '/leave-requests', { ...day, ...form });
    expect((await file({ type: telework.id })).json.code).toBe('overlapping_absence');
    expect((await file({ type: 'vacation' })).status).toBe(200);
    expect((await file({ type: 'personal' })).json.code).toBe('overlapping_absence');
    const later = wednesday();
    await company.as(ines, 'POST', '/leave-requests', { type: 'vacation', ...later });
    const over = await company.as(ines, 'POST', '/leave-requests', { type: telework.id, ...later });
    expect(over.json.code).toBe('overlapping_absence');
  });

  it('show in calendars where the organisation wants it, and never as an absence', async () => {
    const { ines, colin } = company.company;
    const day = wednesday();
    await company.record(ines, { type: telework.id, ...day });
    expect(await calendar(colin, day, '&atWork=true')).toEqual([]);
    expect((await timeline(colin, day)).people).toEqual([]);
    expect((await show(true)).json.inCalendar).toBe(true);
    expect(await calendar(colin, day, '&atWork=true')).toMatchObject([
      { employeeId: ines.id, type: telework.id, atWork: true },
    ]);
    // Whoever asks who is away is told of nobody.
    expect(await calendar(colin, day)).toEqual([]);
    expect(await timeline(colin, day)).toMatchObject({
      types: [telework.id],
      atWork: [telework.id],
      people: [{ id: ines.id }],
    });
    expect((await show(false)).json.inCalendar).toBe(false);
    expect(await calendar(colin, day, '&atWork=true')).toEqual([]);
  });

  it('leave the day free in subscribed calendars, of which those of others hear what calendars show', async () => {
    const { ines, manager } = company.company;
    const day = wednesday();
    await company.record(ines, { type: telework.id, ...day });
    const feed = async (person: TestPerson, scope: string) => {
      const made = await company.as(person, 'POST', '/calendar/feeds', { name: scope, scope });
      const { pathname } = new URL(made.json.url);
      return (await fetch(`${app.url}${pathname}`)).text();
    };
    const stamp = day.startDate.replaceAll('-', '');
    const own = await feed(ines, 'mine');
    const event = own.split('BEGIN:VEVENT').find((text) => text.includes(stamp)) ?? '';
    expect(event).toContain('TRANSP:TRANSPARENT');
    expect(await feed(manager, 'organization')).not.toContain(stamp);
    await show(true);
    expect(await feed(manager, 'organization')).toContain(stamp);
    await show(false);
  });

  it('stay out of calendars of those who may not know, where they are confidential', async () => {
    const { ines, colin, manager, admin } = company.company;
    const trip = await company.fromCatalogue('business-trip');
    const secret = { ...typeForm(trip), confidential: true, inCalendar: true };
    await company.as(admin, 'PUT', `/leave-types/${trip.id}`, secret);
    const day = wednesday();
    await company.record(ines, { type: trip.id, ...day });
    expect(await calendar(colin, day, '&atWork=true')).toEqual([]);
    expect((await timeline(colin, day)).people).toEqual([]);
    expect(await calendar(manager, day, '&atWork=true')).toMatchObject([{ type: trip.id, atWork: true }]);
  });

  it('take no counter, and do not become absences once somebody has some', async () => {
    const { admin } = company.company;
    const change = (form: object) =>
      company.as(admin, 'PUT', `/leave-types/${telework.id}`, { ...typeForm(telework), ...form });
    expect(Object.keys((await change({ absence: 'unpaid', inCalendar: true })).json.fields)).toEqual([
      'absence',
    ]);
    const own = await company.as(admin, 'POST', '/leave-types', {
      ...typeForm(telework),
      name: { fr: 'Chantier', en: 'On site' },
      catalogueKey: null,
      counter: 'own',
    });
    expect(Object.keys(own.json.fields)).toEqual(['counter']);
  });
});
