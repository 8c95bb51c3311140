import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  LYON_SIRET,
  type TwoEstablishments,
  told,
  twoEstablishments,
} from '#tests/support/establishments.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: TwoEstablishments;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(async () => {
  company = await twoEstablishments(app, owner);
});

describe('payroll by establishment (J22)', () => {
  it('is offered once a site has a SIRET, which is checked and is of one establishment', async () => {
    const { as, admin, manager, group, lyon, number, payBy } = company;
    expect((await payBy('establishment')).json).toMatchObject({ fields: { by: expect.anything() } });
    expect((await number('12345678901234')).json).toMatchObject({ code: 'validation_failed' });
    expect((await number('732 829 320 00074')).json.siret).toBe(LYON_SIRET);
    const nantes = await group('site', 'Nantes');
    expect((await number(LYON_SIRET, nantes)).json.code).toBe('siret_taken');
    const category = await group('category', 'Cadres');
    expect((await number('35600000000048', category)).status).toBe(400);
    expect((await as(manager, 'PATCH', `/rule-groups/${lyon}`, { siret: null })).status).toBe(403);
    const own = { by: 'establishment', siret: LYON_SIRET };
    expect((await as(admin, 'PUT', '/payroll/establishments', own)).json.code).toBe('siret_taken');
    expect((await as(manager, 'PUT', '/payroll/establishments', { ...own, siret: null })).status).toBe(403);
    expect((await payBy('establishment')).json).toMatchObject({
      by: 'establishment',
      establishments: [
        { id: 'main', name: null, siret: null, current: true },
        { id: lyon, name: 'Lyon', siret: LYON_SIRET, current: true },
      ],
    });
    const log = await as(admin, 'GET', '/audit-log?action=payroll.establishments_changed');
    expect(log.json[0]?.details).toEqual({ payrollBy: ['organization', 'establishment'] });
  });

  it('is not sent directly: a dossier would be told of one establishment and lose the other (J26)', async () => {
    const { as, admin, number, payBy, on, closeOf } = company;
    await number(LYON_SIRET);
    await payBy('establishment');
    await as(admin, 'PUT', '/payroll/connection', { provider: 'payfit', apiKey: 'cle-de-payfit-0001' });
    const connected = await as(admin, 'GET', '/payroll/connection');
    expect(connected.json).toMatchObject({ apart: true, connection: { provider: 'payfit' } });
    await on('2026-10-02T08:00:00Z');
    expect((await closeOf('2026-09', 'main')).status).toBe(200);
    const plan = await as(admin, 'GET', '/payroll/months/2026-09/sending');
    expect([plan.status, plan.json.code]).toEqual([409, 'payroll_sending_apart']);
  });

  it('closes, checks, files and states each by itself, and must be told which', async () => {
    const { as, admin, ines, colin, on, lyon, number, payBy, away, month, closeOf } = company;
    await number(LYON_SIRET);
    await payBy('establishment');
    await away(ines.id, '2026-09-14', '2026-09-18');
    await away(colin.id, '2026-09-21', '2026-09-22');
    await on('2026-10-02T08:00:00Z');
    for (const path of [
      '/payroll/months',
      '/payroll/months/2026-09',
      '/payroll/months/2026-09/files',
    ] as const)
      expect((await as(admin, 'GET', path)).json).toMatchObject({
        fields: { establishment: expect.anything() },
      });
    expect(told((await month('2026-09', lyon)).lines)).toEqual([['Inès', '2026-09-14']]);
    const main = await month('2026-09', 'main');
    expect(told(main.lines)).toEqual([['Colin', '2026-09-21']]);
    expect(main.checklist.flatMap(({ some }: { some: { name: string }[] }) => some)).not.toContainEqual(
      expect.objectContaining({ name: ines.name }),
    );
    expect((await closeOf('2026-09', lyon)).json).toMatchObject({
      state: 'closed',
      establishment: { id: lyon, name: 'Lyon', siret: LYON_SIRET },
    });
    expect((await month('2026-09', 'main')).state).toBe('open');
    const make = (establishment: string) =>
      as(admin, 'POST', `/payroll/months/2026-09/files?establishment=${establishment}`, { model: 'silae' });
    expect((await make('main')).json.code).toBe('payroll_month_open');
    const file = (await make(lyon)).json;
    expect(file.name).toMatch(/-lyon-2026-09-silae\.csv$/);
    expect(file.rows).toBe(1);
    const files = await as(admin, 'GET', '/payroll/months/2026-09/files?establishment=main');
    expect(files.json).toEqual([]);
    const statement = await as(admin, 'GET', `/payroll/statement?month=2026-09&establishment=${lyon}`);
    expect(statement.json.people.map(({ id }: { id: string }) => id)).toEqual([ines.id]);
    expect(statement.json.closedAt).not.toBeNull();
    const log = await as(admin, 'GET', '/audit-log?action=payroll.month_closed');
    expect(log.json[0]?.details).toEqual({ month: '2026-09', establishment: 'Lyon', lines: 1 });
  });

  it('warns only those whose establishment has closed the month, and the next one bears it (J10)', async () => {
    const { as, admin, ines, colin, on, lyon, number, payBy, away, month, closeOf } = company;
    await number(LYON_SIRET);
    await payBy('establishment');
    await on('2026-10-02T08:00:00Z');
    await closeOf('2026-09', lyon);
    const preview = async (person: typeof ines) =>
      (
        await as(person, 'POST', '/leave-requests/preview', {
          type: 'vacation',
          startDate: '2026-09-28',
          endDate: '2026-09-30',
        })
      ).json.closedMonths.map(({ months, carriedTo }) => [...months, carriedTo]);
    expect(await preview(ines)).toEqual([['2026-09', '2026-10']]);
    expect(await preview(colin)).toEqual([]);
    const shut = async (userIds: string[]) => {
      const days = { startDate: '2026-09-28', endDate: '2026-09-30' };
      const whom = { everyone: false, teamIds: [], userIds };
      const closing = { name: 'Inventaire', ...days, ...whom, types: [], whenShort: 'nothing' };
      return (await as(admin, 'POST', '/closings/preview', closing)).json.closedMonths;
    };
    expect(await shut([ines.id, colin.id])).toMatchObject([{ months: ['2026-09'], carriedTo: '2026-10' }]);
    expect(await shut([colin.id])).toEqual([]);
    await away(ines.id, '2026-09-28', '2026-09-30', 'sick');
    await away(colin.id, '2026-09-28', '2026-09-30', 'sick');
    expect(told((await month('2026-10', lyon)).differences)).toEqual([['2026-09', 1, 'Inès', '2026-09-28']]);
    expect((await month('2026-10', 'main')).differences).toEqual([]);
    expect(told((await month('2026-09', 'main')).lines)).toEqual([['Colin', '2026-09-28']]);
  });

  it('compares payslips with what that establishment knew', async () => {
    const { as, admin, ines, on, lyon, number, payBy, closeOf } = company;
    await number(LYON_SIRET);
    await payBy('establishment');
    await on('2026-10-02T08:00:00Z');
    await closeOf('2026-09', lyon);
    const row = (name: string) => ({ line: 1, name, counters: [{ counter: 'rtt', balance: '0' }] });
    const compare = (establishment: string | undefined, name: string) =>
      as(admin, 'POST', '/payroll/comparisons', { date: '2026-09-30', establishment, rows: [row(name)] });
    expect((await compare(undefined, ines.name)).status).toBe(400);
    const ours = (await compare(lyon, ines.name)).json;
    expect([ours.establishment, ours.knownAt !== null, ours.rows.length]).toEqual([lyon, true, 1]);
    const theirs = (await compare('main', ines.name)).json;
    expect([theirs.knownAt, theirs.rows.length, theirs.leftOut[0]?.problem]).toEqual([null, 0, 'unknown']);
  });
});
