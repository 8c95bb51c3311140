import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { callAs } from '#tests/support/call-as.ts';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { uniqueEmail } from '#tests/support/organizations.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
const as = callAs(() => app);

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

type Admin = { readonly token: string };

/** Invited by an admin, and in by the link of the mail. */
async function seated(admin: Admin) {
  const email = uniqueEmail('cabinet');
  const added = await as(admin, 'POST', '/users', { name: 'Claude Comptable', email, role: 'accountant' });
  expect(added.status, added.text).toBe(200);
  const token = loginTokenIn(await app.mailbox.waitFor(email));
  const verified = await app.call('POST', '/auth/verify', { body: { token } });
  expect(verified.status, verified.text).toBe(200);
  const { id } = added.json;
  return { id, email, token: verified.json.token as string };
}

/** A company on 2 October 2026: in September Inès was on leave and asked for more, Colin was ill. */
async function payrollCompany() {
  setClock(app, '2026-09-01T08:00:00Z');
  const company = await groupCompany(app);
  await keepSessions(owner);
  const { admin, ines, colin } = company;
  const leave = { type: 'vacation', startDate: '2026-09-14', endDate: '2026-09-18', note: 'Mariage secret' };
  await fileLeave(app, admin, { userId: ines.id, ...leave });
  await fileLeave(app, ines, { startDate: '2026-09-29', endDate: '2026-09-30' });
  const ill = { type: 'sick', startDate: '2026-09-21', endDate: '2026-09-22', note: 'Grippe secrète' };
  await fileLeave(app, admin, { userId: colin.id, ...ill });
  setClock(app, '2026-10-02T08:00:00Z');
  const codes = [{ type: 'sick', code: 'AB-100', dsnReason: '01' }];
  expect((await as(admin, 'PUT', '/payroll/codes', { codes })).status).toBe(200);
  return { ...company, accountant: await seated(admin) };
}

describe('J14: the seat of an accountant', () => {
  it('takes no seat, is in no list of people, and shows nowhere but where it belongs', async () => {
    const { admin, accountant, organization } = await payrollCompany();
    const before = (await as(admin, 'GET', '/users')).json;
    const shownAt: string[] = [];
    const looks = Object.values<EndpointTable>(api)
      .flatMap((table) => Object.values(table))
      .filter(
        ({ method, access, path, stream }) =>
          method === 'GET' && access === 'session' && !path.includes('{') && !stream,
      );
    expect(looks.length).toBeGreaterThan(40);
    for (const { path } of looks) {
      const { text } = await app.callAnything('GET', path, { token: admin.token });
      if (text.includes(accountant.id) || text.includes(accountant.email)) shownAt.push(path);
    }
    // I10: who is asked for a second factor is listed for admins, accountants included.
    expect(shownAt.sort()).toEqual([
      '/accountants',
      '/audit-log',
      '/audit-log.csv',
      '/organization/login-policy',
    ]);
    const other = await as(admin, 'POST', '/users', {
      name: 'Autre',
      email: uniqueEmail('autre'),
      role: 'accountant',
    });
    expect(other.status).toBe(200);
    expect((await as(admin, 'GET', '/users')).json.seats).toEqual(before.seats);
    await owner.query('update organizations set seats = $2 where id = $1', [
      organization.id,
      before.seats.usedSeats,
    ]);
    const full = { name: 'Encore', email: uniqueEmail('encore') };
    expect((await as(admin, 'POST', '/users', full)).json.code).toBe('seat_limit_reached');
    expect((await as(admin, 'POST', '/users', { ...full, role: 'accountant' })).status).toBe(200);
  });

  it('is given by admins alone, becomes no other role and nobody becomes one', async () => {
    const { admin, manager, accountant, ines } = await payrollCompany();
    const someone = { name: 'Autre', email: uniqueEmail('autre'), role: 'accountant' };
    expect((await as(manager, 'POST', '/users', someone)).status).toBe(403);
    expect((await as(manager, 'DELETE', `/users/${accountant.id}`)).status).toBe(403);
    expect((await as(manager, 'GET', '/accountants')).status).toBe(403);
    expect((await as(admin, 'PUT', `/users/${accountant.id}`, { role: 'employee' })).status).toBe(403);
    expect((await as(admin, 'PUT', `/users/${ines.id}`, { role: 'accountant' })).status).toBe(400);
    await expect(
      owner.query("update users set role = 'accountant' where id = $1", [ines.id]),
    ).rejects.toThrow(/becomes an accountant/);
    const leave = { userId: accountant.id, type: 'vacation', startDate: '2026-12-01', endDate: '2026-12-02' };
    expect((await fileLeave(app, admin, leave)).status).toBe(404);
    const team = await as(admin, 'POST', '/teams', { name: 'Paie', userIds: [accountant.id] });
    expect(team.status).toBe(404);
  });

  it('ends at once when it is taken away, and the journal knows it', async () => {
    const { admin, accountant } = await payrollCompany();
    expect((await as(accountant, 'GET', '/payroll/months')).status).toBe(200);
    expect((await as(admin, 'DELETE', `/users/${accountant.id}`)).status).toBe(200);
    expect((await as(accountant, 'GET', '/payroll/months')).status).toBe(401);
    expect((await as(admin, 'GET', '/accountants')).json).toEqual([]);
    expect((await as(admin, 'GET', '/users/former')).text).not.toContain(accountant.id);
    const { json } = await as(admin, 'GET', '/audit-log');
    const actions = json.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['accountant.invited', 'accountant.joined', 'accountant.removed']),
    );
  });
});

describe('J16: what an accountant reads', () => {
  it('is the month by code: no note, no request that waits, no name of a confidential type', async () => {
    const { admin, accountant } = await payrollCompany();
    const { json: mine } = await as(admin, 'GET', '/payroll/months/2026-09');
    const read = await as(accountant, 'GET', '/payroll/months/2026-09');
    expect(read.status).toBe(200);
    const told = read.json.lines.map(({ type, typeName, code }) => [type, typeName, code]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['vacation', 'Vacances', null],
        ['absence', 'Absence', 'AB-100'],
      ]),
    );
    expect(read.text).not.toMatch(/secr|[Mm]aladie|sick/);
    const waiting = (page: typeof mine) =>
      page.checklist.find(({ kind }: { kind: string }) => kind === 'waiting-requests');
    expect(waiting(mine)?.some.length).toBe(1);
    expect(waiting(read.json)).toMatchObject({ count: 1, some: [] });
    expect((await as(accountant, 'GET', '/payroll/codes')).status).toBe(403);
  });

  it('says no more in the statement and in the files, and is not opened again once they have a file (J4)', async () => {
    const { admin, accountant } = await payrollCompany();
    const statement = await as(accountant, 'GET', '/payroll/statement?month=2026-09');
    expect(statement.status, statement.text).toBe(200);
    expect(statement.text).toContain('AB-100');
    expect(statement.text).not.toMatch(/maladie|sick|secr/i);
    expect((await as(admin, 'GET', '/payroll/statement?month=2026-09')).text).toMatch(/maladie/);
    expect((await as(accountant, 'POST', '/payroll/months/2026-09/close')).status).toBe(200);
    const made = await as(accountant, 'POST', '/payroll/months/2026-09/files', { model: 'free' });
    expect(made.status, made.text).toBe(200);
    expect((await as(admin, 'GET', '/payroll/months/2026-09')).json.canReopen).toBe(true);
    const file = await as(accountant, 'GET', `/payroll/files/${made.json.id}`);
    expect(file.text).toContain('AB-100');
    expect(file.text).not.toMatch(/maladie|sick|secr/i);
    expect((await as(admin, 'GET', '/payroll/months/2026-09')).json.canReopen).toBe(false);
    const reopened = await as(admin, 'POST', '/payroll/months/2026-09/reopen', { reason: 'Trop tôt' });
    expect([reopened.status, reopened.json.code]).toEqual([409, 'payroll_month_fetched']);
    const asked = [
      await as(accountant, 'GET', '/payroll/comparisons'),
      await as(accountant, 'PUT', '/payroll/models', { models: [] }),
    ];
    // They compare payslips too (J21), and change no model.
    expect(asked.map(({ status }) => status)).toEqual([200, 403]);
  });

  it('may be closed by them, and not opened again', async () => {
    const { admin, manager, accountant } = await payrollCompany();
    const path = '/payroll/months/2026-09';
    expect((await as(manager, 'POST', `${path}/close`)).status).toBe(403);
    const closed = await as(accountant, 'POST', `${path}/close`);
    expect(closed.json).toMatchObject({
      state: 'closed',
      canReopen: false,
      closedBy: { name: 'Claude Comptable' },
    });
    expect((await as(accountant, 'POST', `${path}/reopen`, { reason: 'Trop tôt' })).status).toBe(403);
    expect((await as(admin, 'POST', `${path}/reopen`, { reason: 'Trop tôt' })).status).toBe(200);
  });
});
