import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKindCompany, type KindCompany } from '#tests/support/kind-company.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { typeForm } from '#tests/support/type-company.ts';

let app: TestApp;
let owner: Client;
let company: KindCompany;

beforeAll(async () => {
  app = await startTestApp();
  company = await createKindCompany(app);
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const half = { startDate: '2025-12-01', endDate: '2026-05-31' };
const admin = <const M extends Method, const P extends string>(
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
) => company.as(company.company.admin, method, path, body);
const preview = (type: { id: string }, form: object) =>
  admin('POST', `/leave-types/${type.id}/preview`, form);
const noticesOf = async (person: TestPerson) =>
  (await company.as(company.company.manager, 'GET', '/sickness-notices')).json.filter(
    ({ user }: { user: { id: string } }) => user.id === person.id,
  );

/** A type of the organisation's own that was taken for unpaid leave, and someone who had half a year of it. */
async function longAbsence(name: string, hired = '2025-06-01') {
  const type = await company.addType({ absence: 'unpaid', confidential: true });
  const person = await company.hire(name, hired);
  await company.record(person, { type: type.id, ...half });
  await company.night();
  return { type, person };
}

describe('what a type counts as, corrected (G7)', () => {
  it('is shown before it is applied: who gains what, and why; nothing changes by looking', async () => {
    const { type, person } = await longAbsence('Lina Longue');
    const before = (await company.paidLeave(person, '2026-08-03')).available;
    const form = { ...typeForm(type), absence: 'work-accident' };
    const { json } = await preview(type, form);
    expect(json.people).toMatchObject([
      { user: { id: person.id }, balances: [{ counter: 'paid-leave', before }] },
    ]);
    // A full year of rights and two months, instead of half of the year.
    expect(before).toBeLessThan(30);
    expect(json.people[0]?.balances[0]?.after).toBe(35);
    expect(json.people[0]?.why.length).toBeGreaterThan(0);
    expect(json.peopleLookedAt).toBeGreaterThan(1);
    expect((await company.paidLeave(person)).available).toBe(before);
  });

  it('is answered by correcting lines, told to those concerned, and written down', async () => {
    const { type, person } = await longAbsence('Malo Longue', '2024-06-01');
    const before = (await company.paidLeave(person)).available;
    const form = { ...typeForm(type), absence: 'work-accident' };
    const [shown] = (await preview(type, form)).json.people;
    const changed = await admin('PUT', `/leave-types/${type.id}`, form);
    expect(changed.json).toMatchObject({ id: type.id, absence: 'work-accident', aboutHealth: true });
    const after = (await company.paidLeave(person)).available;
    expect(after).toBe(shown?.balances[0]?.after);
    const { rows } = await owner.query(
      `select sum(amount_n::float8 / amount_d) as days from ledger_entries
       where user_id = $1 and correction = 'leave-type'`,
      [person.id],
    );
    // 30 days that had lapsed are kept as well, by a line that moves them and adds none.
    expect(rows[0].days + 30).toBeCloseTo(after - before, 5);
    // S2, S7: days of 2024 lapsed during it; who is back from an accident is owed a notice of them.
    expect(await noticesOf(person)).toHaveLength(1);
    await jobsDone(app);
    const mails = await app.mailbox.to(person.email);
    const told = mails.filter(({ subject }) => subject === 'Vos compteurs de congés ont changé');
    expect(told.some(({ text }) => text.includes('La nature d’un type d’absence a été corrigée'))).toBe(true);
    const [log] = (await admin('GET', '/audit-log')).json;
    expect(log).toMatchObject({
      action: 'leave-type.updated',
      details: { absence: ['unpaid', 'work-accident'], people: 1 },
    });
    // The other way round, all of it is taken back.
    await admin('PUT', `/leave-types/${type.id}`, { ...typeForm(type), absence: 'unpaid' });
    expect((await company.paidLeave(person)).available).toBe(before);
    expect(await noticesOf(person)).toHaveLength(0);
  });

  it('stays as it is where a form does not name it', async () => {
    const { type, person } = await longAbsence('Nino Longue');
    const before = (await company.paidLeave(person)).available;
    const { absence: _, grantedDays: __, inCalendar: ___, ...form } = typeForm(type);
    const { json } = await admin('PUT', `/leave-types/${type.id}`, { ...form, color: '#1D4ED8' });
    expect(json).toMatchObject({ color: '#1D4ED8', absence: 'unpaid' });
    expect((await company.paidLeave(person)).available).toBe(before);
    expect((await preview(type, { ...form, color: '#111111' })).json.people).toEqual([]);
  });

  it('is refused as the change itself would be, and to all but admins', async () => {
    const { type } = await longAbsence('Otis Longue');
    const open = await preview(type, { ...typeForm(type), absence: 'work-accident', confidential: false });
    expect(Object.keys(open.json.fields)).toEqual(['confidential']);
    const elsewhere = await preview(type, { ...typeForm(type), absence: 'telework' });
    expect(Object.keys(elsewhere.json.fields)).toEqual(['absence']);
    const unknown = await preview(type, { ...typeForm(type), absence: 'holiday' });
    expect(Object.keys(unknown.json.fields)).toEqual(['absence']);
    const { manager } = company.company;
    const path = `/leave-types/${type.id}/preview` as const;
    expect((await company.as(manager, 'POST', path, typeForm(type))).status).toBe(403);
    const { json } = await admin('GET', '/leave-types');
    const sick = json.find(({ id }: { id: string }) => id === 'sick');
    const fixed = await preview(present(sick), { ...typeForm(present(sick)), absence: 'work-accident' });
    expect(fixed.json.code).toBe('type_fixed');
  });
});
