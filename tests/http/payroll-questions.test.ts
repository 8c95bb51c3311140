import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { uniqueEmail } from '#tests/support/organizations.ts';
import { payMonthCompany } from '#tests/support/pay-month-company.ts';
import { present } from '#tests/support/present.ts';
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

/** October 2026: Colin has an adjustment that payroll does not know. */
async function seatedCompany() {
  const company = await payMonthCompany(app, owner);
  const { as, admin, colin, on } = company;
  await on('2026-10-02T08:00:00Z');
  const email = uniqueEmail('cabinet');
  await as(admin, 'POST', '/users', { name: 'Claude Comptable', email, role: 'accountant' });
  const token = loginTokenIn(await app.mailbox.waitFor(email));
  const accountant: { token: string } = (await app.call('POST', '/auth/verify', { body: { token } })).json;
  const adjustment = { counter: 'paid-leave', days: 1.5, date: '2026-09-01', reason: 'Accord privé' };
  expect((await as(admin, 'POST', `/users/${colin.id}/adjustments`, adjustment)).status).toBe(200);
  const form = (n: string) => ({
    date: '2026-09-30',
    rows: [{ line: 1, name: colin.name, counters: [{ counter: 'paid-leave', balance: n }] }],
  });
  return { ...company, accountant, form };
}

describe('a payslip that differs (J21)', () => {
  it('leads to a question about the person, which waits for the other side until it answers (J17)', async () => {
    const { as, admin, manager, colin, accountant } = await seatedCompany();
    const about = `/payroll/months/2026-09/people/${colin.id}` as const;
    const asked = { text: 'Congés payés : 25 au lieu de 26,5 ?', asks: true };
    expect((await as(manager, 'POST', `${about}/remarks`, asked)).status).toBe(403);
    expect((await as(admin, 'POST', `${about}/remarks`, asked)).json).toMatchObject({
      requestId: null,
      userId: colin.id,
      personName: colin.name,
      waitsFor: 'accountant',
    });
    const [company] = (await as(accountant, 'GET', '/companies')).json;
    expect(company?.waiting?.questions).toBe(1);
    const open = async (who: { token: string }) => (await as(who, 'GET', '/payroll/remarks')).json;
    expect((await open(accountant))[0]).toMatchObject({ userId: colin.id, unseen: true });
    expect((await as(accountant, 'PUT', `${about}/seen`)).status).toBe(200);
    const answer = { text: 'L’accord manque au bulletin.' };
    expect((await as(accountant, 'POST', `${about}/remarks`, answer)).json).toMatchObject({ waitsFor: null });
    expect((await open(admin))[0]).toMatchObject({ unseen: true, waitsFor: null });
    await as(admin, 'PUT', `${about}/seen`);
    expect(await open(admin)).toEqual([]);
  });

  it('is compared by accountants too, who read neither notes nor reasons and adjust nothing (J16)', async () => {
    const { as, admin, manager, accountant, form } = await seatedCompany();
    expect((await as(manager, 'POST', '/payroll/comparisons', form('25'))).status).toBe(403);
    const { ours } = present((await as(admin, 'POST', '/payroll/comparisons', form('0'))).json.rows[0]);
    const theirs = form(String(ours.balance - 1.5).replace('.', ','));
    const made = (await as(admin, 'POST', '/payroll/comparisons', theirs)).json;
    expect(made.rows[0]?.causes).toMatchObject([{ kind: 'adjustment', reason: 'Accord privé' }]);
    const row = `/payroll/comparisons/${made.id}/rows/0` as const;
    expect((await as(admin, 'PUT', `${row}/note`, { note: 'Entre nous' })).status).toBe(200);
    const read = await as(accountant, 'GET', `/payroll/comparisons/${made.id}`);
    expect(read.json.rows[0]).toMatchObject({ note: null, causes: [{ kind: 'adjustment', reason: '' }] });
    expect(read.text).not.toMatch(/Accord privé|Entre nous/);
    const own = await as(accountant, 'POST', '/payroll/comparisons', theirs);
    expect([own.json.rows[0]?.causes[0]?.kind, own.text.includes('Accord privé')]).toEqual([
      'adjustment',
      false,
    ]);
    expect((await as(accountant, 'PUT', `${row}/note`, { note: 'Vu' })).status).toBe(403);
    expect((await as(accountant, 'POST', `${row}/adjust`, { reason: 'Vu' })).status).toBe(403);
    expect((await as(accountant, 'GET', '/payroll/comparison-columns')).status).toBe(200);
  });
});
