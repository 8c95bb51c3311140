// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actOn, fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
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

/** A company on 1 October 2026, where Inès took two weeks over the end of September. */
async function payrollCompany() {
  setClock(app, '2026-09-01T08:00:00Z');
  const company = await groupCompany(app);
  const { as, admin, ines } = company;
  const on = async (instant: string): Promise<void> => {
    await keepSessions(owner);
    setClock(app, instant);
  };
  await as(admin, 'PUT', `/users/${ines.id}/rights-facts`, {
    birthDate: null,
    children: [],
    seniorityFrom: null,
    payrollNumber: 'A-0042',
  });
  const absence = async (type: string, startDate: string, endDate: string, halves = {}): Promise<string> => {
    const filed = await fileLeave(app, admin, { userId: ines.id, type, startDate, endDate, ...halves });
    expect([filed.status, filed.json.status]).toEqual([200, 'approved']);
    return filed.json.id;
  };
  const month = async (which: string) => (await as(admin, 'GET', `/payroll/months/${which}`)).json;
  const close = (which: string) => as(admin, 'POST', `/payroll/months/${which}/close`);
  return { ...company, on, absence, month, close };
}

interface Line {
  readonly startDate: string;
  readonly endDate: string;
  readonly openDays: number;
  readonly workingDays: number;
  readonly calendarDays: number;
}

const figures = ({ startDate, endDate, openDays, workingDays, calendarDays }: Line) => [
  startDate,
  endDate,
  openDays,
  workingDays,
  calendarDays,
];

describe('a pay month', () => {
  it('tells each absence in each month by its own days, in every unit (J1)', async () => {
    const { absence, month, ines, as, admin } = await payrollCompany();
    await absence('vacation', '2026-09-28', '2026-10-02');
    await absence('vacation', '2026-09-10', '2026-09-10', { startHalf: 'pm' });
    await as(admin, 'PUT', '/payroll/codes', { codes: [{ type: 'vacation', code: 'CP', dsnReason: null }] });
    const [september, october] = [await month('2026-09'), await month('2026-10')];
    expect(september.lines.map(figures)).toEqual([
      ['2026-09-10', '2026-09-10', 0.5, 0.5, 0.5],
      ['2026-09-28', '2026-09-30', 3, 3, 3],
    ]);
    expect(october.lines.map(figures)).toEqual([['2026-10-01', '2026-10-02', 2, 3, 2]]);
    expect(september.lines[0]).toMatchObject({
      user: { id: ines.id, name: 'Inès Employée' },
      payrollNumber: 'A-0042',
      code: 'CP',
      startHalf: 'pm',
    });
  });

  it('lists what is missing, and is closed all the same (J2)', async () => {
    const { absence, month, close, colin, manager, as, admin } = await payrollCompany();
    await absence('vacation', '2026-09-14', '2026-09-18');
    await fileLeave(app, colin, { startDate: '2026-09-21', endDate: '2026-09-22' });
    const { checklist } = await month('2026-09');
    expect(checklist.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
      ['waiting-requests', 1],
      ['type-without-code', 1],
      ['missing-contract-date', 1],
    ]);
    const read = (language: string) =>
      app.callAnything('GET', '/payroll/months/2026-09', {
        token: admin.token,
        headers: { 'accept-language': language },
      });
    const unmarked = async (language: string) =>
      (await read(language)).json.checklist.find(
        ({ kind }: { kind: string }) => kind === 'type-without-code',
      );
    expect((await unmarked('fr')).some).toEqual([{ id: 'vacation', name: 'Vacances' }]);
    expect((await unmarked('en')).some).toEqual([{ id: 'vacation', name: 'Holiday' }]);
    expect((await close('2026-10')).json).toMatchObject({ code: 'payroll_month_ahead' });
    const closed = await close('2026-09');
    expect([closed.status, closed.json.state, closed.json.checklist]).toEqual([200, 'closed', []]);
    expect((await close('2026-09')).json).toMatchObject({ code: 'payroll_month_closed' });
    for (const person of [manager, colin]) {
      expect((await as(person, 'GET', '/payroll/months/2026-09')).status).toBe(403);
      expect((await as(person, 'POST', '/payroll/months/2026-09/close')).status).toBe(403);
    }
    const log = await as(admin, 'GET', '/audit-log?action=payroll.month_closed');
    expect(log.json[0]?.details).toEqual({ month: '2026-09', lines: 1 });
  });

  it('stays what it was once closed; the next one bears the difference, once, with its cause (J3)', async () => {
    const { absence, month, close, on, admin } = await payrollCompany();
    const week = await absence('vacation', '2026-09-14', '2026-09-18');
    await on('2026-10-01T08:00:00Z');
    const before = (await close('2026-09')).json;
    // A stop that arrives late, and leave that was not taken after all.
    await absence('sick', '2026-09-21', '2026-09-25');
    expect((await actOn(app, admin, { id: week }, 'cancel', { reason: 'Non pris' })).status).toBe(200);
    expect((await month('2026-09')).lines).toEqual(before.lines);
    const october = await month('2026-10');
    expect(october.lines).toEqual([]);
    const told = (differences: readonly (Line & { sign: number; cause: string; month: string })[]) =>
      differences.map(({ sign, cause, month: of, ...line }) => [
        of,
        sign,
        cause,
        line.startDate,
        line.openDays,
      ]);
    const expected = [
      ['2026-09', -1, 'cancelled', '2026-09-14', 5],
      ['2026-09', 1, 'late', '2026-09-21', 5],
    ];
    expect(told(october.differences)).toEqual(expected);
    expect(told((await close('2026-10')).json.differences)).toEqual(expected);
    await on('2026-11-02T08:00:00Z');
    expect((await month('2026-11')).differences).toEqual([]);
    expect((await close('2026-12')).json).toMatchObject({ code: 'payroll_month_ahead' });
  });

  it('is opened again with a reason, the latest alone, and what was written stays (J4)', async () => {
    const { absence, month, close, on, as, admin } = await payrollCompany();
    await absence('vacation', '2026-09-14', '2026-09-18');
    await on('2026-10-01T08:00:00Z');
    await close('2026-09');
    await close('2026-10');
    const reopen = (which: string, reason: string) =>
      as(admin, 'POST', `/payroll/months/${which}/reopen`, { reason });
    expect((await reopen('2026-09', 'Trop tôt')).json).toMatchObject({
      code: 'payroll_month_not_latest',
    });
    expect((await reopen('2026-10', '')).status).toBe(400);
    expect((await reopen('2026-10', 'Trop tôt')).json).toMatchObject({ state: 'open', canClose: true });
    expect((await reopen('2026-09', 'Trop tôt')).json.state).toBe('open');
    await absence('sick', '2026-09-21', '2026-09-25');
    expect((await close('2026-09')).json.lines.map(figures)).toHaveLength(2);
    expect((await month('2026-09')).differences).toEqual([]);
    const { rows } = await owner.query(
      `select count(*)::int as closings, count(reopened_at)::int as reopened from payroll_months
       where organization_id = (select organization_id from users where id = $1)`,
      [admin.id],
    );
    expect(rows).toEqual([{ closings: 3, reopened: 2 }]);
  });

  it('tells the absences of someone who has left since', async () => {
    const { absence, month, on, as, admin, ines } = await payrollCompany();
    await absence('vacation', '2026-09-14', '2026-09-18');
    await on('2026-10-01T08:00:00Z');
    expect((await as(admin, 'DELETE', `/users/${ines.id}`)).status).toBe(200);
    expect((await month('2026-09')).lines.map(figures)).toEqual([['2026-09-14', '2026-09-18', 5, 6, 5]]);
  });

  it('refuses months that are none, and codes of types that are not there (J5)', async () => {
    const { as, admin } = await payrollCompany();
    for (const which of ['2026-13', '2026', '0001-01', '2026-09-01'])
      expect((await as(admin, 'GET', `/payroll/months/${which}`)).status).toBe(404);
    const set = (codes: unknown) => as(admin, 'PUT', '/payroll/codes', { codes });
    expect((await set([{ type: 'nowhere', code: 'X', dsnReason: null }])).status).toBe(404);
    expect((await set([{ type: 'sick', code: 'X'.repeat(21), dsnReason: null }])).status).toBe(400);
    const { json } = await set([{ type: 'sick', code: ' AM ', dsnReason: '01' }]);
    const sick = json.find(({ type }: { type: string }) => type === 'sick');
    expect(sick).toMatchObject({ code: 'AM', dsnReason: '01', suggestedCode: 'AB-100' });
  });
});
