import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, firstOfMonth, lastOfMonth, plainDate } from '#domain/calendar/plain-date.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const today = todayInParis();
/** The last day of the month before, as the screen proposes it. */
const asOf = addDays(firstOfMonth(today), -1);

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
  key?: string,
) =>
  app.call(method, path, {
    token: person.token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

type Line = { line: number; person: string } & Record<string, unknown>;
const form = (lines: readonly Line[], name = 'Reprise') => ({ name, asOf, lines });
const check = (lines: readonly Line[]) =>
  as(organization.admin, 'POST', '/balances/imports/check', form(lines));
const apply = (lines: readonly Line[], key?: string) =>
  as(organization.admin, 'POST', '/balances/imports', form(lines), key);
const undo = (id: string) => as(organization.admin, 'POST', `/balances/imports/${id}/undo`);

async function paidLeaveOf(person: TestPerson, at = today) {
  const { json } = await as(person, 'GET', `/balances/me?at=${at}`);
  return json.find(({ counter }: { counter: string }) => counter === 'paid-leave');
}
/** On the day of the balances: later ones may have earned something more. */
const availableOf = async (person: TestPerson, at = asOf): Promise<number> =>
  Number((await paidLeaveOf(person, at))?.available);

async function ledgerRows(importId: string) {
  const client = new Client(app.connection);
  await client.connect();
  try {
    const { rows } = await client.query('select * from ledger_entries where import_id = $1 order by id', [
      importId,
    ]);
    return rows;
  } finally {
    await client.end();
  }
}

describe('a dry run', () => {
  it('names every problem by line and cell, and changes nothing', async () => {
    const camille = await organization.add('employee', 'Camille Durand');
    await organization.add('employee', 'Jean Roy');
    await organization.add('employee', 'Jean Roy');
    const before = await availableOf(camille, today);
    const { status, json } = await check([
      { line: 2, person: 'DURAND Camille', previous: '3,5', current: '4,17', employedFrom: '1er sept. 2020' },
      { line: 3, person: 'Jean Roy', current: '2' },
      { line: 5, person: 'Personne', current: 'douze', employedFrom: '31/02/2020' },
      { line: 6, person: camille.email, current: '1', rtt: '2' },
      { line: 7, person: '' },
    ]);
    expect(status).toBe(200);
    expect(json.ready).toBe(false);
    expect(json.lines[0]).toMatchObject({
      line: 2,
      user: { id: camille.id, name: 'Camille Durand' },
      previous: 3.5,
      current: 4.17,
      employedFrom: '2020-09-01',
      paidLeave: { before },
      problems: [],
    });
    expect(json.lines.slice(1).map(({ problems }: { problems: object[] }) => problems)).toEqual([
      [
        {
          problem: 'person_ambiguous',
          cell: 'person',
          sentence: expect.stringContaining('«\u00a0Jean Roy\u00a0»'),
        },
      ],
      [
        {
          problem: 'person_unknown',
          cell: 'person',
          sentence: expect.stringContaining('«\u00a0Personne\u00a0»'),
        },
        {
          problem: 'number_unreadable',
          cell: 'current',
          sentence: 'CP N\u00a0: «\u00a0douze\u00a0» n’est pas un nombre de jours.',
        },
        { problem: 'date_unreadable', cell: 'employedFrom', sentence: expect.stringContaining('31/02/2020') },
      ],
      [
        { problem: 'person_twice', cell: 'person', sentence: 'Cette personne figure déjà à la ligne 2.' },
        { problem: 'counter_not_in_use', cell: 'rtt', sentence: expect.stringContaining('RTT') },
      ],
      [{ problem: 'person_missing', cell: 'person', sentence: expect.any(String) }],
    ]);
    expect(await availableOf(camille, today)).toBe(before);
    const refused = await apply([{ line: 2, person: 'Personne', current: '1' }]);
    expect([refused.status, refused.json.code]).toEqual([422, 'import_has_problems']);
  });

  it('speaks the language of who asks, and refuses a day to come', async () => {
    const body = form([{ line: 1, person: 'Nobody', current: '1' }]);
    const english = await app.call('POST', '/balances/imports/check', {
      token: organization.admin.token,
      body,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json.lines[0]?.problems[0]?.sentence).toBe('“Nobody” is nobody in your organisation.');
    const tomorrow = await as(organization.admin, 'POST', '/balances/imports/check', {
      ...body,
      asOf: addDays(today, 2),
    });
    expect([tomorrow.status, tomorrow.json.fields]).toEqual([
      400,
      { asOf: 'Ce jour n’est pas encore passé' },
    ]);
  });

  it('does not know people of another organisation', async () => {
    const elsewhere = await createTestOrganization(app.services);
    const stranger = await elsewhere.add('employee', 'Étrangère Ailleurs');
    const { json } = await check([
      { line: 1, person: stranger.email, current: '1' },
      { line: 2, person: stranger.name, current: '1' },
    ]);
    const problems = json.lines.map((line: { problems: { problem: string }[] }) => line.problems[0]?.problem);
    expect(problems).toEqual(['person_unknown', 'person_unknown']);
  });
});

describe('an import', () => {
  it('makes the balance what was typed, and the next month adds one month', async () => {
    const ana = await organization.add('employee', 'Ana Importée');
    const applied = await apply([{ line: 2, person: ana.email, previous: '7,5', current: '4,17' }]);
    expect([applied.status, applied.json]).toEqual([
      200,
      {
        id: expect.any(String),
        name: 'Reprise',
        asOf,
        lineCount: 1,
        appliedAt: expect.any(String),
        appliedBy: { id: organization.admin.id, name: organization.admin.name },
        undoneAt: null,
      },
    ]);
    expect(await availableOf(ana, asOf)).toBe(11.67);
    const balance = await paidLeaveOf(ana, asOf);
    expect(balance?.lots.map(({ remaining }: { remaining: number }) => remaining)).toEqual([7.5, 4.17]);
    const entries = (await paidLeaveOf(ana, lastOfMonth(today)))?.entries ?? [];
    const earned = entries.filter(({ kind }: { kind: string }) => kind === 'accrued');
    expect(earned.map(({ date, amount }: { date: string; amount: number }) => [date, amount])).toEqual([
      [lastOfMonth(today), 2.08],
    ]);
    const rows = await ledgerRows(applied.json.id);
    expect(rows).toHaveLength(2);
    expect(rows.every((row) => row.written_by === organization.admin.id && row.rule === 'B9')).toBe(true);
  });

  it('counts leave taken before as in the opening, and leave after it as taken', async () => {
    const bo = await organization.add('employee', 'Bo Congé');
    const record = async (day: string) => {
      const filed = await as(organization.admin, 'POST', '/leave-requests', {
        userId: bo.id,
        type: 'vacation',
        startDate: day,
        endDate: day,
      });
      expect(filed.status).toBe(200);
    };
    // A Monday.
    await record('2025-03-03');
    const before = await availableOf(bo);
    const applied = await apply([{ line: 1, person: bo.email, current: '10' }]);
    expect(await availableOf(bo)).toBe(10);
    await record('2025-03-10');
    expect(await availableOf(bo)).toBe(10);
    // A Wednesday of next March, when what was brought in can still be taken.
    let march = plainDate(`${Number(today.slice(0, 4)) + 1}-03-08`);
    while (new Date(`${march}T12:00Z`).getUTCDay() !== 3) march = addDays(march, 1);
    await record(march);
    expect(await availableOf(bo)).toBe(9);
    expect((await undo(applied.json.id)).status).toBe(200);
    // Without it, what is earned until then pays for that day.
    expect(await availableOf(bo)).toBe(before);
  });

  it('replaces an earlier one, and undoing restores exactly what was there', async () => {
    const cleo = await organization.add('employee', 'Cléo Retour');
    const untouched = await paidLeaveOf(cleo, lastOfMonth(addMonths(today, 3)));
    const first = await apply([{ line: 1, person: cleo.email, previous: '0', current: '0,00' }]);
    expect(await availableOf(cleo)).toBe(0);
    const second = await apply([
      { line: 1, person: cleo.email, current: '8,33', employedFrom: '01/09/2020' },
    ]);
    expect(await availableOf(cleo)).toBe(8.33);
    expect((await undo(second.json.id)).json.undoneAt).toEqual(expect.any(String));
    expect(await availableOf(cleo)).toBe(0);
    const again = await undo(second.json.id);
    expect([again.status, again.json.code, again.json.error]).toEqual([
      409,
      'already_undone',
      'Cet import a déjà été annulé.',
    ]);
    expect((await undo(first.json.id)).status).toBe(200);
    expect(await paidLeaveOf(cleo, lastOfMonth(addMonths(today, 3)))).toEqual(untouched);
  });

  it('may be undone in any order: what a later one brought stays', async () => {
    const dia = await organization.add('employee', 'Dia Ordre');
    const untouched = await availableOf(dia);
    const first = await apply([{ line: 1, person: dia.email, current: '5' }]);
    const second = await apply([{ line: 1, person: dia.email, current: '6' }]);
    await undo(first.json.id);
    expect(await availableOf(dia)).toBe(6);
    await undo(second.json.id);
    expect(await availableOf(dia)).toBe(untouched);
  });

  it('is applied once for one key, and refuses the key for another table', async () => {
    const eve = await organization.add('employee', 'Ève Clé');
    const key = randomUUID();
    const lines = [{ line: 1, person: eve.email, current: '5' }];
    const answers = await Promise.all([apply(lines, key), apply(lines, key), apply(lines, key)]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await availableOf(eve)).toBe(5);
    const other = await apply([{ line: 1, person: eve.email, current: '6' }], key);
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('waits for another that came at the same time, and the last one holds', async () => {
    const [fay, gil] = [await organization.add('employee', 'Fay'), await organization.add('employee', 'Gil')];
    const answers = await Promise.all(
      ['3', '4', '5'].map((current) =>
        apply([
          { line: 1, person: gil.email, current },
          { line: 2, person: fay.email, current },
        ]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { json: list } = await as(organization.admin, 'GET', '/balances/imports');
    const held = ['3', '4', '5'][answers.map(({ json }) => json.id).indexOf(String(list[0]?.id))];
    expect([await availableOf(fay), await availableOf(gil)]).toEqual([Number(held), Number(held)]);
    for (const { json } of answers) await undo(json.id);
    const rows = (await Promise.all(answers.map(({ json }) => ledgerRows(json.id)))).flat();
    const sum = rows.reduce((total, { amount_n, amount_d }) => total + amount_n / amount_d, 0);
    expect(sum).toBe(0);
  });

  it('is written into the audit log, as is its undoing', async () => {
    const hal = await organization.add('employee', 'Hal Journal');
    const { json } = await apply([{ line: 1, person: hal.email, current: '5' }]);
    await undo(json.id);
    const { json: log } = await as(organization.admin, 'GET', '/audit-log?limit=2');
    const details = { import: 'Reprise', asOf, people: 1 };
    expect(log).toMatchObject([
      { action: 'balances.import_undone', details },
      { action: 'balances.imported', details },
    ]);
  });

  it('is for admins alone', async () => {
    const manager = await organization.add('manager', 'Maud Manager');
    const body = form([{ line: 1, person: manager.email, current: '5' }]);
    for (const [method, path, sent] of [
      ['GET', '/balances/imports', undefined],
      ['POST', '/balances/imports/check', body],
      ['POST', '/balances/imports', body],
      ['POST', `/balances/imports/${randomUUID()}/undo`, undefined],
    ] as const) {
      expect((await as(manager, method, path, sent)).status).toBe(403);
    }
  });
});
