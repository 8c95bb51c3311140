import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpiredAccess, sweepOrganization } from '#server/actions/auth/sweep-expired-access.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { attach } from '#tests/support/attachments.ts';
import { actOn, fileLeave, jobsDone, setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization, openTestSession, type TestPerson } from '#tests/support/organizations.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off', UNDO_SECONDS: '0' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const countOf = async (organizationId: string, table: string, where = 'true'): Promise<number> => {
  const { rows } = await owner.query<{ count: string }>(
    `select count(*) from ${table} where organization_id = $1 and ${where}`,
    [organizationId],
  );
  return Number(rows[0]?.count);
};

const retentionOf = ({ token }: Pick<TestPerson, 'token'>) =>
  app.call('GET', '/privacy/retention', { token });
const change = ({ token }: Pick<TestPerson, 'token'>, body: object) =>
  app.call('PUT', '/privacy/retention', { token, body });
const amountOf = (answer: { json: { kinds: { kind: string; amount: number | null }[] } }, kind: string) =>
  answer.json.kinds.find((one) => one.kind === kind)?.amount;

/** Words, documents and pay of January 2026, in a company that nobody touches afterwards. */
async function aYearOfWords() {
  setClock(app, '2026-01-05T08:00:00Z');
  const company = await groupCompany(app);
  const { admin, manager, ines, as } = company;
  const ill = await fileLeave(app, ines, { type: 'sick', startDate: '2026-01-06', endDate: '2026-01-07' });
  expect((await attach(app, ines, ill.json.id, samplePdf(), 'cardiologie.pdf')).status).toBe(200);
  expect((await actOn(app, manager, ill.json, 'approve')).status).toBe(200);
  const leave = { type: 'vacation', startDate: '2026-01-12', endDate: '2026-01-13', note: 'Chez Mamie' };
  const refused = await fileLeave(app, ines, leave);
  const refusal = await actOn(app, manager, refused.json, 'reject', { reason: 'Inventaire de janvier' });
  expect(refusal.status, refusal.text).toBe(200);
  const taken = await fileLeave(app, ines, { ...leave, startDate: '2026-01-15', endDate: '2026-01-16' });
  const path = `/leave-requests/${taken.json.id}/comments` as const;
  expect((await as(ines, 'POST', path, { text: 'Un mariage' })).status).toBe(200);
  expect((await attach(app, ines, taken.json.id, samplePdf('<< >>'), 'faire-part.pdf')).status).toBe(200);
  expect((await actOn(app, manager, taken.json, 'approve')).status).toBe(200);
  setClock(app, '2026-02-03T08:00:00Z');
  expect((await as(admin, 'POST', '/payroll/months/2026-01/close')).status).toBe(200);
  expect((await as(admin, 'POST', '/payroll/months/2026-01/files', { model: 'silae' })).status).toBe(200);
  await jobsDone(app);
  return { ...company, illId: ill.json.id as string, takenId: taken.json.id as string };
}

/** What every night does, for one organisation; the others have their own. */
async function night(organizationId: string, day: string): Promise<void> {
  setClock(app, `${day}T04:00:00Z`);
  await sweepExpiredAccess(app.services);
  await sweepOrganization(app.services, { organizationId });
  await accrueOrganization(app.services, { organizationId });
}

describe('durations (V22, V23, V24)', () => {
  it('hold over five years: what may be left is left, and nothing else', async () => {
    const { organization, ines, takenId, illId } = await aYearOfWords();
    const { id } = organization;
    const written = `select user_id, counter, id from ledger_entries where organization_id = $1`;
    const ledger = (await owner.query(written, [id])).rows;
    expect(ledger.length).toBeGreaterThan(10);
    const requests = await countOf(id, 'leave_requests');
    // L15, V23: closing the month took the medical document, and the request says so.
    expect(await countOf(id, 'attachments', 'medical')).toBe(0);
    expect(
      await countOf(id, 'document_erasures', `request_id = '${illId}' and erased_on = '2026-02-03'`),
    ).toBe(1);
    const said = await app.call('GET', `/leave-requests/${illId}/attachments`, { token: ines.token });
    expect(said.json).toMatchObject({ attachments: [], erased: { erasedOn: '2026-02-03', documents: 1 } });
    expect(await countOf(id, 'audit_log', "action = 'user.invited'")).toBeGreaterThan(0);
    expect(await countOf(id, 'notifications')).toBeGreaterThan(0);

    await night(id, '2026-05-20');
    expect(await countOf(id, 'notifications', "sent_at < '2026-02-18'")).toBe(0);
    await night(id, '2026-12-20');
    expect(await countOf(id, 'audit_log', "action = 'user.invited'")).toBeGreaterThan(0);
    await night(id, '2027-02-10');
    expect(await countOf(id, 'audit_log', "action = 'user.invited'")).toBe(0);
    expect(await countOf(id, 'audit_log', "action = 'payroll.month_closed'")).toBe(1);
    expect(await countOf(id, 'sessions')).toBe(0);

    for (let year = 2027; year <= 2030; year++)
      for (const month of ['03', '06', '09', '12']) await night(id, `${year}-${month}-01`);
    expect(await countOf(id, 'leave_requests', "note <> ''")).toBe(2);
    expect(await countOf(id, 'request_comments')).toBe(1);
    expect(await countOf(id, 'payroll_files')).toBe(1);

    await night(id, '2031-03-02');
    expect(await countOf(id, 'leave_requests', "note <> '' or decision_reason is not null")).toBe(0);
    expect(await countOf(id, 'leave_request_events', 'reason is not null or address is not null')).toBe(0);
    expect(await countOf(id, 'request_comments')).toBe(0);
    expect(await countOf(id, 'attachments')).toBe(0);
    expect(await countOf(id, 'file_chunks')).toBe(0);
    expect(await countOf(id, 'payroll_files')).toBe(0);
    expect(await countOf(id, 'audit_log', "at < '2030-03-02' and action not like 'payroll%'")).toBe(0);
    expect(await countOf(id, 'audit_log', "at < '2026-03-02'")).toBe(0);
    expect(await countOf(id, 'document_erasures', `request_id = '${takenId}'`)).toBe(1);
    // Dates, rights and the closed month stay: counters are explained by them.
    expect(await countOf(id, 'leave_requests')).toBe(requests);
    expect((await owner.query(written, [id])).rows).toEqual(expect.arrayContaining(ledger));
    expect(await countOf(id, 'payroll_months', 'reopened_at is null')).toBe(1);
  }, 120_000);

  it('keep what a request still waits for, and the words of others', async () => {
    setClock(app, '2032-01-05T08:00:00Z');
    const { organization, ines } = await groupCompany(app);
    const leave = { startDate: '2032-01-12', endDate: '2032-01-13', note: 'Toujours sans réponse' };
    expect((await fileLeave(app, ines, leave)).status).toBe(200);
    await jobsDone(app);
    const told = await countOf(organization.id, 'notifications');
    expect(told).toBeGreaterThan(0);
    await night(organization.id, '2037-06-01');
    expect(await countOf(organization.id, 'leave_requests', "note <> ''")).toBe(1);
    expect(await countOf(organization.id, 'notifications')).toBe(told);
  });

  it('are announced before they end (V24), and go the night after they are shortened', async () => {
    setClock(app, '2040-01-10T08:00:00Z');
    const { organization, admin, ines, manager } = await groupCompany(app);
    const form = { startDate: '2040-01-12', endDate: '2040-01-13', note: 'Un secret' };
    const { json } = await fileLeave(app, ines, form);
    expect((await actOn(app, manager, json, 'approve')).status).toBe(200);
    expect((await retentionOf(admin)).json.coming).toEqual({ until: '2040-02-29', lines: [] });
    setClock(app, '2040-12-20T08:00:00Z');
    const token = await openTestSession(app.services, organization.id, admin.id);
    const { coming } = (await retentionOf({ token })).json;
    expect(coming.until).toBe('2041-01-31');
    expect(coming.lines).toContainEqual(expect.objectContaining({ kind: 'journal' }));
    expect(coming.lines.some(({ kind }: { kind: string }) => kind === 'words')).toBe(false);
    const shortened = await change({ token }, { words: 12 });
    expect([shortened.status, amountOf(shortened, 'words')]).toEqual([200, 12]);
    expect(shortened.json.coming.lines).toContainEqual(expect.objectContaining({ kind: 'words', count: 1 }));
    await night(organization.id, '2041-01-14');
    expect(await countOf(organization.id, 'leave_requests', "note <> ''")).toBe(0);
    const log = await app.call('GET', '/audit-log?action=privacy.retention_changed', { token });
    expect(log.json).toMatchObject([{ details: { words: ['60', '12'] } }]);
  });
});

describe('changing durations', () => {
  it('is refused outside of the bounds, to everyone but admins, and without a fresh proof (V22)', async () => {
    const { organization, admin, manager, ines } = await groupCompany(app);
    const accountant = await organization.add('accountant');
    for (const body of [
      { medical: 4 },
      { medical: 0 },
      { words: 61 },
      { journal: 5 },
      { 'pay-files': 59 },
      { mails: 1.5 },
    ])
      expect([(await change(admin, body)).status, body]).toEqual([400, body]);
    for (const person of [manager, ines, accountant]) {
      expect((await retentionOf(person)).status).toBe(403);
      expect((await change(person, { mails: 60 })).status).toBe(403);
      expect((await app.call('GET', '/privacy/register', { token: person.token })).status).toBe(403);
    }
    const stale = await openTestSession(app.services, organization.id, admin.id, null);
    app.advance(11 * 60_000);
    const refused = await change({ token: stale }, { mails: 60 });
    expect([refused.status, refused.json.code]).toEqual([403, 'fresh_proof_needed']);
    expect(amountOf(await retentionOf(admin), 'mails')).toBe(90);
  });

  it('touches no other organisation', async () => {
    const { admin } = await groupCompany(app);
    const other = await createTestOrganization(app.services);
    expect((await change(other.admin, { mails: 30, sessions: 1 })).status).toBe(200);
    expect(amountOf(await retentionOf(other.admin), 'mails')).toBe(30);
    expect(amountOf(await retentionOf(admin), 'mails')).toBe(90);
    expect(await countOf(other.id, 'retention_choices')).toBe(2);
  });
});
