import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { payslipPage } from '#tests/support/payslip-layouts.ts';
import { pdfOf } from '#tests/support/payslip-pdf.ts';
import { present } from '#tests/support/present.ts';
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

interface Row {
  readonly row: number;
  readonly user: { readonly name: string };
  readonly counter: string;
  readonly difference: number;
  readonly causes: readonly { readonly kind: string; readonly days: number }[];
  readonly since: readonly { readonly kind: string; readonly days: number }[];
}

/** A company on 3 November 2026: October is closed, and Inès had told a week of it. */
async function payslipCompany() {
  setClock(app, '2026-10-01T08:00:00Z');
  const company = await groupCompany(app);
  const { as, admin, ines } = company;
  await keepSessions(owner);
  await as(admin, 'PUT', `/users/${ines.id}/rights-facts`, {
    birthDate: null,
    children: [],
    seniorityFrom: null,
    payrollNumber: '0042',
  });
  const take = async (startDate: string, endDate: string) => {
    const filed = await fileLeave(app, admin, { userId: ines.id, type: 'vacation', startDate, endDate });
    expect(filed.json.status).toBe('approved');
  };
  await take('2026-10-05', '2026-10-09');
  setClock(app, '2026-11-03T08:00:00Z');
  await as(admin, 'POST', '/payroll/months/2026-10/close');
  setClock(app, '2026-11-04T08:00:00Z');
  const printed = (line: number, payrollNumber: string, name: string, n1: string, n: string) => ({
    line,
    payrollNumber,
    name,
    counters: [
      { counter: 'paid-leave-n1', balance: n1 },
      { counter: 'paid-leave-n', balance: n },
    ],
  });
  const compare = (rows: unknown, rest = {}) =>
    as(admin, 'POST', '/payroll/comparisons', { date: '2026-10-31', rows, ...rest });
  return { ...company, take, printed, compare };
}

const told = (rows: readonly Row[]) =>
  rows.map(({ user, counter, difference, causes, since }) => [
    user.name.split(' ')[0],
    counter,
    difference,
    causes.map(({ kind, days }) => `${kind} ${days}`),
    since.map(({ kind, days }) => `${kind} ${days}`),
  ]);

describe('payslips', () => {
  it('agree with what the closed month knew, whatever was told since (J18)', async () => {
    const { compare, printed, take } = await payslipCompany();
    await take('2026-10-12', '2026-10-13');
    const { status, json } = await compare([printed(1, '42', '', '20', '10,42')]);
    expect(status).toBe(200);
    expect(json.knownAt).toMatch(/^2026-11-03/);
    expect(told(json.rows)).toEqual([
      ['Inès', 'paid-leave-n1', 0, [], ['late-absence -2']],
      ['Inès', 'paid-leave-n', 0, [], []],
    ]);
    const cause = json.rows[0]?.since[0];
    expect(cause?.kind === 'late-absence' ? cause.absence : cause).toEqual({
      startDate: '2026-10-12',
      startHalf: 'am',
      endDate: '2026-10-13',
      endHalf: 'pm',
      toldOn: '2026-11-04',
    });
  });

  it('name what differs, and whom they do not know, all at once (J19, J20)', async () => {
    const { compare, printed, take, as, admin, colin } = await payslipCompany();
    await take('2026-10-12', '2026-10-13');
    await as(admin, 'POST', `/users/${colin.id}/adjustments`, {
      counter: 'paid-leave',
      days: 1.5,
      date: '2026-09-01',
      reason: 'Accord',
    });
    const { json } = await compare([
      printed(1, '42', '', '18', '10,42'),
      printed(2, '', colin.name, '30', '19,5'),
      printed(3, '77', 'Personne Ici', '1', '1'),
      printed(4, '', 'Inès Employée', '1', '1'),
    ]);
    expect(json.leftOut).toEqual([
      { line: 3, payrollNumber: '77', name: 'Personne Ici', problem: 'unknown' },
      { line: 4, payrollNumber: '', name: 'Inès Employée', problem: 'twice' },
    ]);
    expect(told(json.rows)).toEqual([
      ['Inès', 'paid-leave-n1', -2, ['late-absence -2'], ['late-absence -2']],
      ['Inès', 'paid-leave-n', 0, [], []],
      ['Colin', 'paid-leave-n1', 5, ['unit 5'], []],
      ['Colin', 'paid-leave-n', 9.08, [], ['adjustment 1.5']],
    ]);
    const again = await as(admin, 'GET', `/payroll/comparisons/${json.id}`);
    expect(again.json).toEqual(json);
    const { json: list } = await as(admin, 'GET', '/payroll/comparisons');
    expect(list[0]).toMatchObject({ id: json.id, rows: 4, differences: 3 });
    const log = await as(admin, 'GET', '/audit-log?action=payroll.payslips_compared');
    expect(log.json[0]?.details).toEqual({ on: '2026-10-31', rows: 4, differences: 3 });
  });

  it('lead to an adjustment once, or to a note, and both stay (J21)', async () => {
    const { compare, printed, as, admin, ines, available } = await payslipCompany();
    const { json } = await compare([printed(1, '42', '', '23', '10,42')]);
    const path = `/payroll/comparisons/${json.id}/rows/0` as const;
    const before = await available(ines, 'paid-leave', '2026-11-04');
    const noted = await as(admin, 'PUT', `${path}/note`, { note: 'Le cabinet vérifie' });
    expect(present(noted.json.rows[0]).note).toMatchObject({ text: 'Le cabinet vérifie' });
    // The row it is about, and not the others of the same comparison.
    expect(json.rows.map(({ row }) => row)).toEqual([0, 1]);
    expect(noted.json).toEqual({ ...json, rows: [{ ...json.rows[0], note: noted.json.rows[0]?.note }] });
    const adjusted = await as(admin, 'POST', `${path}/adjust`, { reason: 'Bulletin d’octobre' });
    expect(present(adjusted.json.rows[0]).adjustedAt).toMatch(/^2026-11-04/);
    expect(adjusted.json.rows).toHaveLength(1);
    expect(await available(ines, 'paid-leave', '2026-11-04')).toBe((before ?? 0) + 3);
    expect((await as(admin, 'POST', `${path}/adjust`, { reason: 'Encore' })).json.code).toBe(
      'payslip_row_adjusted',
    );
    const log = await as(admin, 'GET', '/audit-log?action=user.balance_adjusted');
    expect(log.json[0]?.details).toMatchObject({ days: 3, reason: 'Bulletin d’octobre' });
    // What was adjusted is of N-1, as the payslip has it, and explains the next comparison.
    const next = await compare([printed(1, '42', '', '23', '10,42')]);
    expect(told(next.json.rows)).toEqual([
      ['Inès', 'paid-leave-n1', 3, ['adjustment 3'], ['adjustment 3']],
      ['Inès', 'paid-leave-n', 0, [], []],
    ]);
    expect(present((await as(admin, 'PUT', `${path}/note`, { note: '' })).json.rows[0]).note).toBeNull();
  });

  it('are read from a PDF, which is kept nowhere (J20)', async () => {
    const { as, admin, ines } = await payslipCompany();
    const person = { payrollNumber: '0042', name: ines.name } as const;
    const pdf = pdfOf([
      payslipPage('figuresDown', { ...person, previous: [2500, 500, 2000], present: [1042, 0, 1042] }),
    ]);
    const send = (content: Buffer) =>
      as(admin, 'POST', '/payroll/comparisons', {
        date: '2026-10-31',
        file: { content: content.toString('base64') },
      });
    const { json } = await send(pdf);
    expect(json.source).toBe('pdf');
    expect(told(json.rows)).toEqual([
      ['Inès', 'paid-leave-n1', 0, [], []],
      ['Inès', 'paid-leave-n', 0, [], []],
    ]);
    expect((await send(pdfOf([[]]))).json).toMatchObject({ code: 'payslip_file_scanned' });
    expect((await send(Buffer.from('bonjour'))).json).toMatchObject({ code: 'payslip_file_unreadable' });
  });

  it('remember what a heading means, and refuse what cannot be compared', async () => {
    const { compare, printed, as, admin, manager } = await payslipCompany();
    const columns = [{ heading: 'Compteur  A', meaning: 'paid-leave-n1.balance' }];
    expect((await compare([printed(1, '42', '', '20', '10,42')], { columns })).status).toBe(200);
    const { json } = await as(admin, 'GET', '/payroll/comparison-columns');
    expect(json.columns).toEqual([{ heading: 'compteur a', meaning: 'paid-leave-n1.balance' }]);
    expect(json.counters[0]).toEqual({ counter: 'paid-leave-n1', name: 'Congés payés N-1' });
    expect((await compare([])).status).toBe(400);
    expect((await compare([printed(1, '42', '', '20', '1')], { date: '2026-12-31' })).status).toBe(400);
    const unknown = [
      { line: 1, payrollNumber: '42', name: '', counters: [{ counter: 'nowhere', balance: '1' }] },
    ];
    expect((await compare(unknown)).status).toBe(400);
    for (const path of ['/payroll/comparisons', '/payroll/comparison-columns'] as const)
      expect((await as(manager, 'GET', path)).status).toBe(403);
  });

  it('forget the oldest headings beyond a thousand', async () => {
    const { compare, printed, as, admin } = await payslipCompany();
    await owner.query(
      `insert into payslip_columns (organization_id, heading, changed_at, changed_by)
         select organization_id, 'ancien ' || lpad(n::text, 3, '0'), now() - interval '1 year' + n * interval '1 hour', id
         from users, generate_series(1, 950) n where id = $1`,
      [admin.id],
    );
    const columns = Array.from({ length: 100 }, (_, place) => ({ heading: `Neuf ${place}`, meaning: null }));
    columns.push({ heading: 'Ancien 007', meaning: null });
    expect((await compare([printed(1, '42', '', '20', '10,42')], { columns })).status).toBe(200);
    const { json } = await as(admin, 'GET', '/payroll/comparison-columns');
    const headings = json.columns.map(({ heading }: { heading: string }) => heading);
    expect(headings.filter((heading) => heading.startsWith('neuf'))).toHaveLength(100);
    // It was explained again.
    expect(headings.slice(0, 2)).toEqual(['ancien 007', 'ancien 052']);
    const { rows } = await owner.query(
      `select from payslip_columns where organization_id = (select organization_id from users where id = $1)`,
      [admin.id],
    );
    expect([headings.length, rows.length]).toEqual([1_000, 1_000]);
  });
});
