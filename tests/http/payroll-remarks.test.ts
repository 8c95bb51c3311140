import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
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

async function invite(admin: { readonly token: string }, email: string): Promise<void> {
  const person = { name: 'Claude Comptable', email, role: 'accountant' };
  const added = await as(admin, 'POST', '/users', person);
  expect(added.status, added.text).toBe(200);
}

async function enterBy(email: string, mails: number) {
  const token = loginTokenIn(await app.mailbox.waitFor(email, mails));
  const verified = await app.call('POST', '/auth/verify', { body: { token } });
  expect(verified.status, verified.text).toBe(200);
  return verified.json as { token: string; companies?: number; organization: { id: string } };
}

const toldOf = (address: string, subject: string) =>
  eventually(
    async () => (await app.mailbox.to(address)).find((mail) => mail.subject.includes(subject)),
    `« ${subject} » to ${address}`,
  );

async function seatedCompany() {
  setClock(app, '2026-09-01T08:00:00Z');
  const company = await groupCompany(app);
  await keepSessions(owner);
  const { json: wish } = await fileLeave(app, company.ines, {
    startDate: '2026-09-29',
    endDate: '2026-09-30',
  });
  const ill = { type: 'sick', startDate: '2026-09-21', endDate: '2026-09-22' };
  const { json: stop } = await fileLeave(app, company.admin, { userId: company.colin.id, ...ill });
  setClock(app, '2026-10-02T08:00:00Z');
  const email = uniqueEmail('cabinet');
  await invite(company.admin, email);
  return { ...company, stop, wish, email, accountant: await enterBy(email, 1) };
}

describe('J17: questions about a line', () => {
  it('are told to the other side without what they are about, until they are answered and read', async () => {
    const { admin, manager, accountant, email, stop, colin } = await seatedCompany();
    const line = `/payroll/months/2026-09/lines/${stop.id}` as const;
    const asked = { text: 'Grippe ou accident ?', asks: true };
    expect((await as(manager, 'POST', `${line}/remarks`, asked)).status).toBe(403);
    expect((await as(colin, 'GET', '/payroll/remarks')).status).toBe(403);
    const { json: thread } = await as(accountant, 'POST', `${line}/remarks`, asked);
    expect(thread).toMatchObject({ waitsFor: 'company', unseen: false, remarks: [{ kind: 'question' }] });

    const news = await toldOf(admin.email, 'question sur la paie de septembre 2026');
    expect(`${news.subject} ${news.text} ${news.html}`).not.toMatch(/Grippe|Colin|maladie|AB-/i);
    const [open] = (await as(admin, 'GET', '/payroll/remarks')).json;
    expect(open).toMatchObject({ waitsFor: 'company', unseen: true, personName: colin.name });
    const { json: answered } = await as(admin, 'POST', `${line}/remarks`, { text: 'Le code est juste.' });
    expect(answered).toMatchObject({ waitsFor: null, remarks: [{ kind: 'question' }, { kind: 'answer' }] });

    const reply = await toldOf(email, 'réponse sur la paie de septembre 2026');
    expect(`${reply.subject} ${reply.text}`).not.toMatch(/Colin|juste/);
    expect((await as(accountant, 'GET', '/payroll/remarks')).json).toMatchObject([{ unseen: true }]);
    expect((await as(accountant, 'PUT', `${line}/seen`)).status).toBe(200);
    expect((await as(accountant, 'GET', '/payroll/remarks')).json).toEqual([]);
    expect((await as(admin, 'GET', '/audit-log')).text).not.toContain('Grippe');
  });

  it('are about lines that there are', async () => {
    const { accountant, stop, wish } = await seatedCompany();
    const write = (month: string, id: string) =>
      as(accountant, 'POST', `/payroll/months/${month}/lines/${id}/remarks`, { text: 'Et ceci ?' });
    expect((await write('2026-09', wish.id)).status).toBe(404);
    expect((await write('2026-08', stop.id)).status).toBe(404);
    expect((await write('2026-09', stop.id)).status).toBe(200);
  });
});

describe('J15: one address, many companies', () => {
  it('chooses after login, goes over in one press, and is in one company at a time', async () => {
    const { email, accountant, organization } = await seatedCompany();
    const next = await createTestOrganization(app.services, { name: 'Boulangerie Martin' });
    await invite(next.admin, email);
    const listed = async (who: { token: string }) => (await as(who, 'GET', '/companies')).json;
    expect(await listed(accountant)).toHaveLength(1);
    const there = await enterBy(email, 2);
    expect(there).toMatchObject({ companies: 2, organization: { id: next.id } });
    const companies = await listed(there);
    expect(companies).toMatchObject([
      { organization: { name: 'Boulangerie Martin' }, current: true, waiting: { months: 1, answers: 0 } },
      { organization: { id: organization.id }, current: false, waiting: { months: 1 } },
    ]);

    const entered = await as(there, 'POST', `/companies/${organization.id}/enter`);
    expect(entered.json.organization.id).toBe(organization.id);
    expect((await as(there, 'GET', '/payroll/months')).status).toBe(401);
    const back = { token: entered.json.token as string };
    expect((await as(back, 'GET', '/payroll/months/2026-09')).json.lines).toHaveLength(1);
    const stranger = await createTestOrganization(app.services);
    expect((await as(back, 'POST', `/companies/${stranger.id}/enter`)).status).toBe(404);

    const { id } = present((await as(next.admin, 'GET', '/accountants')).json[0]);
    expect((await as(next.admin, 'DELETE', `/users/${id}`)).status).toBe(200);
    expect(await listed(back)).toHaveLength(1);
    expect((await as(back, 'POST', `/companies/${next.id}/enter`)).status).toBe(404);
  });

  it('may be an employee of one company and the accountant of others; a login leads to their own', async () => {
    const firm = await createTestOrganization(app.services, { name: 'Cabinet Durand' });
    const employee = await firm.add('employee', 'Dominique Durand');
    const client = await createTestOrganization(app.services, { name: 'Client' });
    await invite(client.admin, employee.email);
    await enterBy(employee.email, 1);
    const again = { name: 'Dominique Durand', email: employee.email };
    expect((await as(firm.admin, 'POST', '/users', { ...again, role: 'accountant' })).json.code).toBe(
      'email_taken',
    );
    await app.call('POST', '/auth/magic-link', { body: { email: employee.email } });
    const opened = await enterBy(employee.email, 2);
    expect(opened).toMatchObject({ companies: 2, organization: { id: firm.id } });
    expect((await as(opened, 'GET', '/companies')).json).toMatchObject([
      { role: 'employee', waiting: null },
      { role: 'accountant', waiting: { months: 1 } },
    ]);
  });

  it('shows nothing to who has not proven their mailbox', async () => {
    const { email, organization } = await seatedCompany();
    const founded = await app.call('POST', '/onboarding/create-organization', {
      body: { organizationName: 'Usurpée', userName: 'Quelqu’un', userEmail: email, numberOfUsers: 1 },
    });
    expect(founded.status, founded.text).toBe(200);
    const thief = { token: founded.json.token as string };
    expect((await as(thief, 'GET', '/companies')).json).toEqual([]);
    expect((await as(thief, 'POST', `/companies/${organization.id}/enter`)).status).toBe(404);
  });
});
