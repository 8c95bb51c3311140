// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { callAs } from '#tests/support/call-as.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { createLeaveCompany, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import { openTestSession, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
let manager: TestPerson;

/** On 1 September 2026, when the leave of August is over. */
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  setClock(app, '2026-09-01T08:00:00Z');
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
  manager = company.manager;
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = callAs(() => app);
const august = { type: 'vacation', startDate: '2026-08-17', endDate: '2026-08-28' } as const;
const sick = { type: 'sick', startDate: '2026-08-24', endDate: '2026-08-30' } as const;

/** Employed since June 2025: twenty-five days of last year to take, and three months of this one. */
async function hire(name: string): Promise<TestPerson> {
  const person = await company.organization.add('employee', name);
  const from = plainDate('2025-06-01');
  await setEmployment(app.services, company.organization.acting, person.id, { from, to: null });
  return person;
}

const record = (person: TestPerson, form: object) =>
  as(manager, 'POST', '/leave-requests', { ...form, userId: person.id });
const balanceOf = async (person: TestPerson) => (await as(person, 'GET', '/balances/me')).json[0];
const linesOf = async ({ id }: TestPerson) => {
  const { rows } = await owner.query<{ key: string; amount: number; correction: string | null }>(
    `select key, amount_n::float8 / amount_d as amount, correction from ledger_entries
     where user_id = $1 order by key, id`,
    [id],
  );
  return rows;
};

describe('sickness over booked leave (S5)', () => {
  it('proposes what is given back, day by day, and what the balance becomes', async () => {
    const ana = await hire('Ana');
    const leave = (await record(ana, august)).json;
    const { available } = present(await balanceOf(ana));
    const preview = (await as(manager, 'POST', '/leave-requests/preview', { ...sick, userId: ana.id })).json;
    expect(preview.overlap).toBeNull();
    expect(preview.recredit).toMatchObject({
      days: 5,
      leaves: [{ id: leave.id, type: 'vacation', status: 'approved', startDate: '2026-08-17' }],
      balance: { counter: 'paid-leave', before: available },
    });
    expect(preview.recredit?.leaves[0]?.days).toEqual(
      ['24', '25', '26', '27', '28'].map((day) => ({
        date: `2026-08-${day}`,
        days: 1,
        rule: 'S5',
        sentence: '1\u00a0jour en retour\u00a0: l’arrêt recouvre ce jour de congé.',
      })),
    );
    const recorded = await record(ana, sick);
    expect([recorded.status, recorded.json.status]).toEqual([200, 'approved']);
    const after = await balanceOf(ana);
    expect(after?.available).toBe(present(preview.recredit?.balance.after));
    expect(after?.taken).toBe(5);
    expect(after?.entries).toContainEqual(
      expect.objectContaining({
        kind: 'recredited',
        amount: 5,
        rule: 'S5',
        sentence: expect.stringMatching(
          /^Arrêt pendant le congé du 17 au 28\u00a0août 2026\u00a0: 5\u00a0jours en retour, règle S5, Cass\. soc\., 10 septembre 2025/,
        ),
      }),
    );
    const { json } = await as(ana, 'GET', `/leave-requests/${recorded.json.id}`);
    expect(json.recredit).toMatchObject({ days: 5, balance: { after: after?.available } });
  });

  it('changes nothing while it waits, gives back when approved, and takes back when cancelled', async () => {
    const bao = await hire('Bao');
    await record(bao, august);
    const { available } = present(await balanceOf(bao));
    const filed = (await as(bao, 'POST', '/leave-requests', sick)).json;
    expect(filed.status).toBe('pending');
    expect((await balanceOf(bao))?.available).toBe(available);
    await as(manager, 'PATCH', `/leave-requests/${filed.id}/approve`, {});
    const given = (await linesOf(bao)).filter(({ key }) => key.startsWith('recredited/'));
    expect(given.map(({ amount, correction }) => [amount, correction])).toEqual(Array(5).fill([1, null]));
    await as(manager, 'PATCH', `/leave-requests/${filed.id}/cancel`, {});
    const taken = (await linesOf(bao)).filter(({ key }) => key.startsWith('recredited/'));
    expect(taken).toHaveLength(10);
    expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const back = await balanceOf(bao);
    expect(back?.available).toBe(available);
    expect(back?.entries.at(-1)?.balance).toBeCloseTo(available, 2);
    expect(present(back).entries.map(({ kind }) => kind)).not.toContain('recredited');
  });

  it('gives back what leave that is approved later would have cost, and holds no more while that waits', async () => {
    const cleo = await hire('Cléo');
    const leave = (await as(cleo, 'POST', '/leave-requests', august)).json;
    expect((await balanceOf(cleo))?.reserved).toBe(10);
    await record(cleo, sick);
    expect((await balanceOf(cleo))?.reserved).toBe(5);
    await as(manager, 'PATCH', `/leave-requests/${leave.id}/approve`, {});
    const own = (await linesOf(cleo)).filter(({ key }) => key.includes(leave.id));
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(-5);
    await as(manager, 'PATCH', `/leave-requests/${leave.id}/cancel`, {});
    const after = (await linesOf(cleo)).filter(({ key }) => key.includes(leave.id));
    expect(after.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('is refused over another sickness, and leave is refused over it', async () => {
    const dan = await hire('Dan');
    await record(dan, august);
    await record(dan, sick);
    const again = await record(dan, { ...sick, startDate: '2026-08-26', endDate: '2026-08-26' });
    expect([again.status, again.json.code]).toEqual([409, 'overlapping_absence']);
    const away = await record(dan, { ...august, startDate: '2026-08-30', endDate: '2026-08-31' });
    expect([away.status, away.json.code]).toEqual([409, 'overlapping_absence']);
    const twins = await Promise.all(
      [1, 2].map(() => record(dan, { ...sick, startDate: '2026-08-17', endDate: '2026-08-18' })),
    );
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('recorded late corrects the months it makes less of, and the person reads why', async () => {
    const eve = await hire('Ève');
    await accrueOrganization(app.services, { organizationId: company.organization.id });
    const before = await balanceOf(eve);
    await record(eve, { type: 'sick', startDate: '2026-06-01', endDate: '2026-07-31' });
    const after = await balanceOf(eve);
    // Two months at 2 ouvrables instead of 2.5 (S1): 2 × 5/12 ouvrés less.
    expect(after?.available).toBeCloseTo(present(before?.available) - 10 / 12, 2);
    type Line = { kind: string; amount: number; sentence: string };
    const answers: Line[] = present(after?.entries.filter(({ kind }: Line) => kind === 'corrected'));
    expect(answers.map(({ sentence }) => sentence)).toContain(
      'Correction de juin 2026\u00a0: 1,67 au lieu de 2,08, arrêt maladie du 1er\u00a0juin au 31\u00a0juillet 2026 saisi le 1er\u00a0septembre 2026, règle S1, L3141-5-1, L3141-5',
    );
    // Each answers 5/12; shown, the column adds up (B13).
    expect(answers.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(-0.83, 3);
    const { rows } = await owner.query(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'send-counters-changed' and payload ->> 'userId' = $1`,
      [eve.id],
    );
    expect(rows.map(({ payload }) => payload.cause)).toEqual(['absence']);
  });

  it('keeps what one had in mind out of every list of colleagues', async () => {
    const fay = await hire('Fay');
    await record(fay, august);
    await record(fay, { ...sick, note: 'Arrêt transmis' });
    const colin = await openTestSession(app.services, company.organization.id, company.colin.id);
    const { json } = await app.call('GET', '/leave-requests/team-calendar?from=2026-08-01&to=2026-08-31', {
      token: colin,
    });
    const types = json.filter(({ employeeId }: { employeeId: string }) => employeeId === fay.id);
    expect(types.map(({ type }: { type: string }) => type).sort()).toEqual(['absent', 'vacation']);
  });
});
