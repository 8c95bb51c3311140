import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOrganization } from '#server/actions/organizations/end-organization.ts';
import { listUserRows } from '#server/store/users.ts';
import { openLink } from '#tests/support/authenticator.ts';
import { callAs } from '#tests/support/call-as.ts';
import { type Stage, TestCompany } from '#tests/support/company-login.ts';
import { connectDirectory } from '#tests/support/directory.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
  tokenIn,
} from '#tests/support/leave-company.ts';
import { OidcProvider } from '#tests/support/oidc-provider.ts';
import { createTestOrganization, openTestSession, type TestPerson } from '#tests/support/organizations.ts';
import { TestBrowser } from '#tests/support/passkeys.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = 24 * 60 * 60 * 1000;

let app: TestApp;
let stage: Stage;
let company: LeaveCompany;
const as = callAs(() => app);

beforeAll(async () => {
  const [dns, provider] = [await DnsServer.start(), await OidcProvider.start()];
  app = await startTestApp({ env: { DNS_SERVERS: dns.address } });
  stage = { app, dns, provider };
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await app.close();
  await stage.provider.close();
  stage.dns.close();
});

const close = (person: Pick<TestPerson, 'token'>, name: string) =>
  as(person, 'POST', '/organization/close', { name });
const reopen = (person: Pick<TestPerson, 'token'>) => as(person, 'DELETE', '/organization/close');
const mailTo = ({ email }: TestPerson, subject: RegExp) =>
  eventually(
    async () => (await app.mailbox.to(email)).find((mail) => subject.test(mail.subject)),
    `a mail ${subject}`,
  );

describe('closing a company (V20)', () => {
  it('is for admins who have just proven who they are and type its name', async () => {
    const { admin, manager, ines, organization } = company;
    const accountant = await organization.add('accountant', 'Claude Comptable');
    const stranger = (await createTestOrganization(app.services)).admin;
    for (const person of [manager, ines, accountant]) {
      expect((await close(person, organization.name)).json.code).toBe('forbidden');
    }
    const stale = { token: await openTestSession(app.services, organization.id, admin.id, null) };
    expect((await close(stale, organization.name)).json.code).toBe('fresh_proof_needed');
    for (const name of ['', 'Autre chose', `${organization.name} !`]) {
      expect((await close(admin, name)).status).toBe(400);
    }
    expect((await close(stranger, organization.name.toUpperCase())).status).toBe(400);
    const { json: made } = await as(admin, 'POST', '/api-keys', {
      name: 'Tout',
      kind: 'personal',
      scopes: ['organization.read', 'organization.edit'],
    });
    expect((await close({ token: made.key }, organization.name)).status).toBe(403);
    expect((await reopen(admin)).status).toBe(404);
    expect((await as(ines, 'GET', '/auth/me')).json.organization.closesAt).toBeNull();
  });

  it('shuts feeds, keys, directories, links, webhooks and writing at once; taken back, all of it lives', async () => {
    const { admin, manager, ines, organization } = company;
    const { json: feed } = await as(ines, 'POST', '/calendar/feeds', { name: 'Moi', scope: 'mine' });
    const { json: made } = await as(admin, 'POST', '/api-keys', {
      name: 'Paie',
      kind: 'personal',
      scopes: ['organization.read'],
    });
    const directory = await connectDirectory(app, admin);
    const { json: request } = await fileLeave(app, ines);
    await jobsDone(app);
    const asked = (await app.mailbox.to(manager.email)).find(({ text }) => text.includes('/approve?token='));
    const link = tokenIn(asked?.text ?? '', `/requests/${request.id}/approve`);
    const outside = async () => [
      (await fetch(`${app.url}${new URL(feed.url).pathname}`)).status,
      (await app.call('GET', '/organization/me', { token: made.key })).status,
      (await directory.ask('GET', '/Users')).status,
      (await app.call('POST', `/leave-requests/${request.id}/mail-decision/show`, { body: { token: link } }))
        .status,
      (await as(ines, 'GET', '/calendar/feeds')).status,
      (await as(ines, 'POST', '/leave-requests', { type: 'vacation' })).json.code,
    ];
    const open = [200, 200, 200, 200, 200, 'validation_failed'];
    expect(await outside()).toEqual(open);
    const closed = await close(admin, ` ${organization.name} `);
    expect(closed.status).toBe(200);
    const left = Date.parse(present(closed.json.closesAt)) - app.services.now().getTime();
    expect([left > 6.9 * day, left <= 7 * day]).toEqual([true, true]);
    expect(await outside()).toEqual([404, 401, 401, 410, 403, 'organization_closing']);
    expect((await as(ines, 'GET', '/auth/me')).json.organization.closesAt).toBe(closed.json.closesAt);
    // Asked for twice, the first moment counts.
    app.advance(60_000);
    expect((await close(admin, organization.name)).json.closesAt).toBe(closed.json.closesAt);
    // What is left: one's own copy for everyone; the company's copy, invoices and reading for admins.
    expect((await as(ines, 'POST', '/privacy/copies', { of: 'me' })).status).toBe(200);
    for (const path of ['/users', '/subscription/invoices', '/privacy/copies', '/organization/me'] as const) {
      expect((await as(admin, 'GET', path)).status, path).toBe(200);
    }
    expect((await as(admin, 'POST', '/privacy/copies', { of: 'organization' })).status).toBe(200);
    expect((await as(admin, 'PUT', '/organization', { name: 'X' })).json.code).toBe('organization_closing');
    expect((await mailTo(admin, /sera effacée/)).text).toContain('/organization/data');
    expect((await reopen(ines)).json.code).toBe('forbidden');
    expect((await reopen(admin)).json.closesAt).toBeNull();
    expect(await outside()).toEqual(open);
    await mailTo(admin, /annulée/);
    const { json: log } = await as(admin, 'GET', '/audit-log');
    const actions = log.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['organization.closing', 'organization.reopened']));
    // The job of a closing that was taken back finds nothing to do.
    app.advance(8 * day);
    await endOrganization(app.services, { organizationId: organization.id });
    const people = await app.services.database.inOrganization(organization.id, listUserRows);
    expect(people.length).toBeGreaterThanOrEqual(4);
  });

  it('lets nobody in by the company’s login, and by mail whoever had to take it', async () => {
    const firm = await TestCompany.found(stage);
    const person = await firm.add('employee', 'Nour Employée');
    const connection = await firm.ready();
    const browser = new TestBrowser(app);
    stage.provider.person = { sub: 'x', email: person.email, email_verified: true, name: person.name };
    const begun = await browser.call('POST', '/auth/magic-link', { body: { email: person.email } });
    expect(begun.json.next).toBe('connection');
    const answer = await stage.provider.visit(begun.json.url);
    await app.services.database.inOrganization(firm.organization.id, async (tx) => {
      await tx.execute(`update login_connections set enforced = true where id = '${connection}'`);
    });
    expect((await close(firm.admin, firm.organization.name)).status).toBe(200);
    const finished = await browser.call('POST', '/auth/company-login/finish', { body: { answer } });
    expect(finished.json.code).toBe('company_login_refused');
    const { json } = await app.call('POST', '/auth/magic-link', { body: { email: firm.admin.email } });
    expect(json.next).not.toBe('connection');
    const opened = await openLink(app, firm.admin.email);
    expect(opened.status).toBe(200);
    expect((await reopen({ token: opened.json.token })).status).toBe(200);
    expect((await firm.logInAs(person)).json.user.id).toBe(person.id);
  });
});
