// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { callAs } from '#tests/support/call-as.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { createLeaveCompany, jobsDone, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  setClock(app, '2030-03-15T09:00:00Z');
});
afterAll(() => app.close());

const as = callAs(() => app);

/** Everyone came on 1 June 2029, so that ten months are earned on the day of these tests, or nine. */
async function company(): Promise<LeaveCompany> {
  const made = await createLeaveCompany(app);
  for (const { id } of [made.manager, made.ines, made.colin]) {
    const from = plainDate('2029-06-01');
    await setEmployment(app.services, made.organization.acting, id, { from, to: null });
  }
  return made;
}

const form = (changed: object = {}) => ({
  timeZone: 'Europe/Paris',
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  referencePeriodStart: '06-01',
  openDays: [1, 2, 3, 4, 5],
  workedHolidays: [],
  effectiveFrom: '2029-06-01',
  ...changed,
});

const available = async (person: TestPerson, at = '2030-03-15'): Promise<number> =>
  present((await as(person, 'GET', `/balances/me?at=${at}`)).json[0]?.available);
const touched = (preview: LooseAnswer, { id }: TestPerson) =>
  preview.json.people.find(({ user }: { user: { id: string } }) => user.id === id);

/** Monday 10 June 2030 is Whit Monday. */
const whitWeek = { type: 'vacation', startDate: '2030-06-10', endDate: '2030-06-14' };
const whitMondayWorked = form({ workedHolidays: ['2030-06-10'] });

describe('leave settings', () => {
  it('begin as the law has them, and are read by those who run leave', async () => {
    const { manager, ines } = await company();
    const { json } = await as(manager, 'GET', '/organization/settings');
    expect(json).toMatchObject({
      timeZone: 'Europe/Paris',
      holidayZone: 'metropole',
      countingMode: 'ouvres',
      referencePeriodStart: '06-01',
      openDays: [1, 2, 3, 4, 5],
      workedHolidays: [],
      refuseBeyondBalance: false,
      changes: [],
    });
    expect((await as(ines, 'GET', '/organization/settings')).status).toBe(403);
  });

  it('show before they are applied who gains or loses what, and change nothing by it (P2)', async () => {
    const { admin, manager, ines, colin } = await company();
    const booked = await leaveOf(app).file(ines, whitWeek);
    await leaveOf(app).approve(manager, booked.id);
    const before = await available(ines);
    const preview = await as(admin, 'POST', '/organization/settings/preview', whitMondayWorked);
    expect(preview.status).toBe(200);
    expect(touched(preview, ines)).toMatchObject({
      bookings: [
        { requestId: booked.id, startDate: '2030-06-10', endDate: '2030-06-14', before: 4, after: 5 },
      ],
      balances: [],
      why: [expect.stringContaining('congé décompté')],
    });
    expect(touched(preview, colin)).toBeUndefined();
    expect(await available(ines)).toBe(before);
    const { json } = await as(ines, 'GET', `/leave-requests/${booked.id}`);
    expect(json.request.countedDays).toBe(4);
    expect((await as(admin, 'GET', '/organization/settings')).json.changes).toEqual([]);
  });

  it('do what their preview said, write correcting lines and tell those concerned (P2, B8)', async () => {
    const { admin, ines, colin } = await company();
    const working = form({ countingMode: 'ouvrables', openDays: [1, 2, 3, 4, 5, 6] });
    const preview = await as(admin, 'POST', '/organization/settings/preview', working);
    const [change] = touched(preview, ines).balances;
    expect(change).toEqual({ counter: 'paid-leave', label: 'Congés payés', before: 18.75, after: 22.5 });
    expect((await as(admin, 'PUT', '/organization/settings', working)).status).toBe(200);
    expect(await available(ines)).toBe(22.5);
    expect(await available(colin)).toBe(22.5);
    await jobsDone(app);
    const [mail] = await app.mailbox.to(ines.email);
    expect(mail?.text).toContain('18,75\u00a0jours avant, 22,5\u00a0jours maintenant');
    const { json } = await as(ines, 'GET', '/balances/me?at=2030-03-15');
    expect(json[0]?.entries.at(-1)?.balance).toBe(22.5);
  });

  it('recount booked leave and leave that still waits', async () => {
    const { admin, manager, ines, colin } = await company();
    const booked = await leaveOf(app).file(ines, whitWeek);
    await leaveOf(app).approve(manager, booked.id);
    const waiting = await leaveOf(app).file(colin, whitWeek);
    await as(admin, 'PUT', '/organization/settings', whitMondayWorked);
    expect((await as(ines, 'GET', `/leave-requests/${booked.id}`)).json.request.countedDays).toBe(5);
    expect((await as(colin, 'GET', `/leave-requests/${waiting.id}`)).json.request.countedDays).toBe(5);
    await leaveOf(app).approve(manager, waiting.id);
    const [ofInes, ofColin] = await Promise.all([
      available(ines, '2030-06-30'),
      available(colin, '2030-06-30'),
    ]);
    expect(ofColin).toBe(ofInes);
  });

  it('are undone one by one, the last first, and counters return to what they were', async () => {
    const { admin, manager, ines } = await company();
    const booked = await leaveOf(app).file(ines, whitWeek);
    await leaveOf(app).approve(manager, booked.id);
    const before = await available(ines, '2030-06-30');
    await as(admin, 'PUT', '/organization/settings', whitMondayWorked);
    const two = await as(admin, 'PUT', '/organization/settings', form({ countingMode: 'ouvrables' }));
    const [second, first] = two.json.changes;
    expect([first?.undoable, second?.undoable]).toEqual([false, true]);
    expect(second).toMatchObject({
      changed: ['countingMode', 'workedHolidays'],
      appliedBy: { id: admin.id },
    });
    const early = await as(admin, 'POST', '/organization/settings/undo', { id: first?.id });
    expect([early.status, early.json.code]).toEqual([409, 'not_the_last_change']);
    await as(admin, 'POST', '/organization/settings/undo', { id: second?.id });
    const undone = await as(admin, 'POST', '/organization/settings/undo', { id: first?.id });
    expect(undone.json.countingMode).toBe('ouvres');
    expect(undone.json.changes.every(({ undoneAt }: { undoneAt: unknown }) => undoneAt !== null)).toBe(true);
    expect(await available(ines, '2030-06-30')).toBe(before);
    expect((await as(ines, 'GET', `/leave-requests/${booked.id}`)).json.request.countedDays).toBe(4);
    const again = await as(admin, 'POST', '/organization/settings/undo', { id: first?.id });
    expect(again.status).toBe(409);
  });

  it('of another organisation cannot be undone, nor seen', async () => {
    const ours = await company();
    const theirs = await company();
    const applied = await as(theirs.admin, 'PUT', '/organization/settings', whitMondayWorked);
    const id = applied.json.changes[0]?.id;
    const undo = await as(ours.admin, 'POST', '/organization/settings/undo', { id });
    expect(undo.status).toBe(404);
    expect((await as(theirs.admin, 'GET', '/organization/settings')).json.changes[0]?.undoneAt).toBeNull();
    expect((await as(ours.admin, 'GET', '/organization/settings')).json.workedHolidays).toEqual([]);
  });

  it('never fall below the law, and say so in one sentence', async () => {
    const { admin } = await company();
    const short = await as(admin, 'PUT', '/organization/settings', form({ daysPerYear: 20 }));
    expect([short.status, short.json.code]).toEqual([422, 'settings_below_law']);
    expect(short.json.error).toBe(
      'Ces réglages sont inférieurs à la loi\u00a0: moins de cinq semaines par an (L3141-3).',
    );
    const wrong = await as(admin, 'PUT', '/organization/settings', form({ openDays: [], timeZone: 'Mars' }));
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.json.fields)).toEqual(['timeZone', 'openDays']);
  });

  it('refuse leave beyond the balance once they say so (B7)', async () => {
    const { admin, ines } = await company();
    const long = { type: 'vacation', startDate: '2030-04-02', endDate: '2030-05-31' };
    expect((await as(ines, 'POST', '/leave-requests/preview', long)).status).toBe(200);
    await as(admin, 'PUT', '/organization/settings', form({ refuseBeyondBalance: true }));
    const refused = await as(ines, 'POST', '/leave-requests', long);
    expect([refused.status, refused.json.code]).toEqual([422, 'beyond_balance']);
  });

  it('hold from their day on and leave what was before as it was (P1)', async () => {
    const { admin, ines } = await company();
    await as(admin, 'PUT', '/organization/settings', form({ daysPerYear: 30, effectiveFrom: '2030-01-01' }));
    // Seven months of 25 days a year, then one and a half of 30: January and February are earned.
    expect(await available(ines)).toBeCloseTo((7 * 25 + 2 * 30) / 12, 2);
    const log = await as(admin, 'GET', '/audit-log');
    expect(log.json[0]).toMatchObject({ action: 'settings.changed' });
  });

  it('follow when the zone of holidays is changed with the organisation (P2)', async () => {
    const { admin, manager, ines } = await company();
    // Good Friday 2030 is 19 April, and a holiday in Alsace and Moselle alone.
    const week = { type: 'vacation', startDate: '2030-04-15', endDate: '2030-04-19' };
    const booked = await leaveOf(app).file(ines, week);
    await leaveOf(app).approve(manager, booked.id);
    const zone = { name: 'Ici', timeZone: 'Europe/Paris', holidayZone: 'alsace-moselle' };
    expect((await as(admin, 'PUT', '/organization', zone)).status).toBe(200);
    const { json } = await as(admin, 'GET', '/organization/settings');
    expect(json).toMatchObject({ holidayZone: 'alsace-moselle', effectiveFrom: '2030-03-15' });
    expect(json.changes[0]).toMatchObject({ changed: ['holidayZone'], undoable: true });
    expect((await as(ines, 'GET', `/leave-requests/${booked.id}`)).json.request.countedDays).toBe(4);
  });
});
