import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CalendarStage } from '#tests/support/calendar-providers/calendar-stage.ts';
import type { CalendarName } from '#tests/support/calendar-providers/connect-calendar.ts';
import { eventually } from '#tests/support/eventually.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { createLeaveCompany, type LeaveCompany } from '#tests/support/leave-company.ts';

let stage: CalendarStage;
let company: LeaveCompany;
let leave: ReturnType<typeof leaveOf>;

beforeAll(async () => {
  stage = await CalendarStage.start();
  leave = leaveOf(stage.app);
});
beforeEach(async () => {
  company = await createLeaveCompany(stage.app);
});
afterAll(() => stage.close());

/** Leave that the manager said yes to. */
async function approved(form: object): Promise<string> {
  const { id } = await leave.file(company.ines, form);
  await leave.approve(company.manager, id);
  return id;
}

/** How each calendar says when somebody is away. */
const told = {
  google: ({ start, end }: Record<string, { dateTime?: string; date?: string; timeZone?: string }>) => [
    start?.dateTime ?? start?.date,
    end?.dateTime ?? end?.date,
    start?.timeZone ?? null,
  ],
  microsoft: ({ start, end }: Record<string, { dateTime?: string; timeZone?: string }>) => [
    start?.dateTime,
    end?.dateTime,
    start?.timeZone,
  ],
} as const;

describe.each<CalendarName>(['google', 'microsoft'])('leave in a calendar of %s', (name) => {
  it('is written when it is approved, and goes when it is cancelled (N30)', async () => {
    const { ines, manager } = company;
    expect((await stage.connect(name, ines)).json).toEqual({ provider: name, owner: 'own' });
    const { id } = await leave.file(ines, week(0));
    expect(await stage.shown(name, ines)).toEqual([]);
    await leave.approve(manager, id);
    const [event, ...more] = await stage.shown(name, ines);
    expect(more).toEqual([]);
    expect(told[name](event ?? {})).toEqual(['2040-09-03T00:00:00', '2040-09-08T00:00:00', 'Europe/Paris']);
    // Asked to be taken back, it still stands.
    await leave.cancel(ines, id);
    expect(await stage.shown(name, ines)).toHaveLength(1);
    await leave.cancel(manager, id);
    expect(await stage.shown(name, ines)).toEqual([]);
    expect((await stage.connectionOf(name, ines)).trouble).toBeNull();
  });

  it.each([
    ['a morning', { endDate: '2040-09-03', endHalf: 'am' }, ['2040-09-03T08:00:00', '2040-09-03T12:00:00']],
    ['from an afternoon on', { startHalf: 'pm' }, ['2040-09-03T14:00:00', '2040-09-07T18:00:00']],
    ['until a noon', { endHalf: 'am' }, ['2040-09-03T08:00:00', '2040-09-07T12:00:00']],
  ])('has the hours of half-days: %s (N31)', async (_what, change, hours) => {
    await stage.connect(name, company.ines);
    await approved({ ...week(0), ...change });
    const [event] = await stage.shown(name, company.ines);
    expect(told[name](event ?? {})).toEqual([...hours, 'Europe/Paris']);
  });

  it('moves with the leave, and is written once whatever is lost on the way (N32)', async () => {
    const { ines } = company;
    await stage.connect(name, ines);
    // It is written, and nobody hears of it.
    stage.provider(name).server.outages.push('silence');
    const id = await approved(week(0));
    expect(await stage.shown(name, ines)).toHaveLength(1);
    await stage.owner.query(
      "update leave_requests set end_date = '2040-09-05', end_half = 'am', version = version + 1 where id = $1",
      [id],
    );
    const events = await stage.shown(name, ines);
    expect(events.map((event) => told[name](event)[1])).toEqual(['2040-09-05T12:00:00']);
  });

  it('approved and cancelled at once leaves nothing, also where the first try is under way (N33)', async () => {
    const { ines, manager } = company;
    await stage.connect(name, ines);
    const ids = await Promise.all([0, 1, 2, 3].map(async (at) => (await leave.file(ines, week(at))).id));
    for (const id of ids) {
      await leave.approve(manager, id);
      await leave.cancel(manager, id);
    }
    expect(await stage.shown(name, ines)).toEqual([]);
  });

  it('waits for a calendar that does not answer, as long as it asks for (N33)', async () => {
    const { ines } = company;
    await stage.connect(name, ines);
    const { server } = stage.provider(name);
    server.outages.push({ status: 503 }, { status: 429, headers: { 'retry-after': '1' } });
    await approved(week(0));
    await stage.triedOnce();
    expect((await stage.connectionOf(name, ines)).trouble.code).toBe('unreachable');
    await eventually(async () => (await stage.waiting()) === 0, 'the third try');
    expect(await stage.shown(name, ines)).toHaveLength(1);
    expect(await stage.connectionOf(name, ines)).toMatchObject({ state: 'ok', trouble: null });
  });

  it('that is to come is written on connecting, and taken away on leaving if wished (N30, N34)', async () => {
    const { ines } = company;
    await approved(week(0));
    await approved(week(1));
    const others = name === 'google' ? { id: 'dentiste', start: {}, end: {} } : { id: 'dentiste' };
    stage.provider(name).writeByHand(ines.email, others);
    await stage.connect(name, ines);
    expect(await stage.shown(name, ines)).toHaveLength(3);
    const { id } = await stage.connectionOf(name, ines);
    const { json } = await stage.disconnect(id, ines, true);
    // Microsoft has no way to be told.
    expect(json.isRevoked).toBe(name === 'google');
    await stage.hasLeft(name, ines);
    expect((await stage.shown(name, ines)).map((event) => event.id)).toEqual(['dentiste']);
    // Once more: what was deleted comes back, and stays when that is wished.
    await stage.connect(name, ines);
    expect(await stage.shown(name, ines)).toHaveLength(3);
    await stage.disconnect((await stage.connectionOf(name, ines)).id, ines, false);
    expect(await stage.shown(name, ines)).toHaveLength(3);
  });
});

describe('sickness over leave', () => {
  it('is written as far as it goes beyond the leave, and whole once that is cancelled (G5, N30)', async () => {
    const { ines, manager } = company;
    await stage.connect('google', ines);
    const days = async () =>
      (await stage.shown('google', ines)).map((event) => told.google(event).slice(0, 2)).sort();
    const booked = ['2040-09-03T00:00:00', '2040-09-08T00:00:00'];
    const id = await approved(week(0));
    await approved({ type: 'sick', startDate: '2040-09-04', endDate: '2040-09-05' });
    expect(await days()).toEqual([booked]);
    await approved({ type: 'sick', startDate: '2040-09-06', endDate: '2040-09-11' });
    const after = ['2040-09-08T00:00:00', '2040-09-12T00:00:00'];
    expect(await days()).toEqual([booked, after]);
    await leave.cancel(manager, id);
    expect(await days()).toEqual([
      ['2040-09-04T00:00:00', '2040-09-06T00:00:00'],
      ['2040-09-06T00:00:00', '2040-09-12T00:00:00'],
    ]);
  });

  it.each<CalendarName>(['google', 'microsoft'])(
    'is written on both sides of the leave in %s, and is one again once that is cancelled (N45)',
    async (name) => {
      const { ines, manager } = company;
      await stage.connect(name, ines);
      const days = async () =>
        (await stage.shown(name, ines)).map((event) => told[name](event).slice(0, 2)).sort();
      const id = await approved(week(1));
      const sickness = await approved({ type: 'sick', startDate: '2040-09-06', endDate: '2040-09-18' });
      const sides = [
        ['2040-09-06T00:00:00', '2040-09-10T00:00:00'],
        ['2040-09-10T00:00:00', '2040-09-15T00:00:00'],
        ['2040-09-15T00:00:00', '2040-09-19T00:00:00'],
      ];
      expect(await days()).toEqual(sides);
      await leave.cancel(manager, id);
      expect(await days()).toEqual([['2040-09-06T00:00:00', '2040-09-19T00:00:00']]);
      await leave.cancel(manager, sickness);
      expect(await days()).toEqual([]);
    },
  );
});

describe('an absence in Google Calendar', () => {
  it('is one of Google’s own where the account has them, else a plain one of whole days (N31)', async () => {
    const { ines, colin, manager } = company;
    stage.google.withoutOutOfOffice.add(colin.email);
    for (const person of [ines, colin]) {
      await stage.connect('google', person);
      const { id } = await leave.file(person, week(0));
      await leave.approve(manager, id);
    }
    const [own] = await stage.shown('google', ines);
    expect(own).toMatchObject({
      eventType: 'outOfOffice',
      summary: 'Absent(e)',
      visibility: 'private',
      transparency: 'opaque',
      outOfOfficeProperties: { autoDeclineMode: 'declineNone' },
    });
    const [plain] = await stage.shown('google', colin);
    expect(plain).toMatchObject({ summary: 'Absent(e)', visibility: 'private', transparency: 'opaque' });
    expect([plain?.eventType, plain?.start.date, plain?.end.date]).toEqual([
      undefined,
      '2040-09-03',
      '2040-09-08',
    ]);
  });

  it('whose id somebody else took is left to them (N32)', async () => {
    const { ines, colin, manager } = company;
    await stage.connect('google', colin);
    const { id } = await leave.file(ines, week(0));
    await leave.approve(manager, id);
    await stage.connect('google', ines);
    const [event] = await stage.shown('google', ines);
    const { id: second } = await leave.file(colin, week(0));
    const taken = { ...event, id: eventIdOf(second), extendedProperties: {}, summary: 'Piscine' };
    stage.google.writeByHand(colin.email, taken);
    await leave.approve(manager, second);
    expect((await stage.shown('google', colin)).map(({ summary }) => summary)).toEqual(['Piscine']);
    expect((await stage.connectionOf('google', colin)).trouble.code).toBe('refused');
  });
});

/** As Google wants it: base32hex, in a way of its own to check ours. */
function eventIdOf(requestId: string): string {
  const bits = [...Buffer.from(requestId.replaceAll('-', ''), 'hex')]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .padStart(130, '0');
  return `rel${(bits.match(/.{5}/g) ?? []).map((five) => Number.parseInt(five, 2).toString(32)).join('')}`;
}

describe('an absence in Outlook', () => {
  it('is out of office, private, and asks nobody for an answer (N31)', async () => {
    const { ines } = company;
    await stage.connect('microsoft', ines);
    await approved(week(0));
    const [event] = await stage.shown('microsoft', ines);
    expect(event).toMatchObject({
      subject: 'Absent(e)',
      isAllDay: true,
      showAs: 'oof',
      sensitivity: 'private',
      responseRequested: false,
      isReminderOn: false,
    });
    expect(event?.transactionId).toMatch(/^[\da-f-]{36}$/);
  });

  it('deleted by hand comes back only when the leave changes', async () => {
    const { ines } = company;
    await stage.connect('microsoft', ines);
    const id = await approved(week(0));
    await stage.shown('microsoft', ines);
    stage.graph.deleteByHand(ines.email);
    await stage.owner.query(
      'update leave_requests set counted_halves = counted_halves, version = version + 1 where id = $1',
      [id],
    );
    expect(await stage.shown('microsoft', ines)).toEqual([]);
    await stage.owner.query(
      "update leave_requests set end_date = '2040-09-05', version = version + 1 where id = $1",
      [id],
    );
    expect(await stage.shown('microsoft', ines)).toHaveLength(1);
  });
});
