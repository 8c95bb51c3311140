import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import { attach } from '#tests/support/attachments.ts';
import { callAs } from '#tests/support/call-as.ts';
import { openCompanyCopy } from '#tests/support/company-copies.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  createLeaveCompany,
  fileLeave,
  jobsDone,
  keepSessions,
  type LeaveCompany,
} from '#tests/support/leave-company.ts';
import { createTestOrganization, openTestSession, type TestPerson } from '#tests/support/organizations.ts';
import { fetchArchive } from '#tests/support/person-copies.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = 24 * 60 * 60 * 1000;

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
const as = callAs(() => app);

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const ask = (person: Pick<TestPerson, 'token'>) =>
  as(person, 'POST', '/privacy/copies', { of: 'organization' });

async function made(person: TestPerson): Promise<string> {
  const { json } = await ask(person);
  await eventually(async () => {
    const copy = await as(person, 'GET', `/privacy/copies/${json.id}`);
    return copy.json.state === 'ready' ? true : undefined;
  }, 'a copy that is ready');
  return json.id;
}

describe('a copy of the company (V18)', () => {
  it('holds every table that is not left out, as CSV and as JSON, with every file and a description', async () => {
    const { admin, ines, organization } = company;
    const { json: illness } = await fileLeave(app, ines, {
      type: 'sick',
      startDate: '2040-03-05',
      endDate: '2040-03-06',
      note: '=SUM(A1); «\u00a0soin\u00a0»',
    });
    await attach(app, ines, illness.id, samplePdf(), 'cardiologie.pdf');
    const { bytes, headers, status } = await fetchArchive(app, admin, await made(admin));
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    const { files, description, rows, text } = openCompanyCopy(bytes);
    expect(description).toMatchObject({
      format: 'relache-company-copy-1',
      organization: { id: organization.id, name: organization.name },
    });
    const { rows: tables } = await owner.query<{ name: string }>(
      `select distinct c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'organization_id'`,
    );
    const inIt = description.tables.map(({ name }: { name: string }) => name);
    const leftOut = description.leftOut.map(({ table }: { table: string }) => table);
    expect([...inIt, ...leftOut, 'file_chunks'].sort()).toEqual(
      [...tables.map(({ name }) => name), 'organizations'].sort(),
    );
    for (const { name, rows: count, columns } of description.tables) {
      expect(rows(name).length, name).toBe(count);
      expect(text(`donnees/${name}.csv`).split('\r\n')[0], name).toBe(
        columns.map((column: { name: string }) => column.name).join(';'),
      );
      for (const { meaning, type } of columns)
        expect(`${meaning.fr}${meaning.en}${type}`.length).toBeGreaterThan(20);
    }
    expect(rows('users').map(({ email }) => email)).toContain(ines.email);
    const [document] = rows('attachments');
    expect(Buffer.from(files[`fichiers/attachments/${document.id}.pdf`] ?? []).equals(samplePdf())).toBe(
      true,
    );
    // A spreadsheet shows it and does not compute it.
    expect(text('donnees/leave_requests.csv')).toContain("'=SUM(A1)");
    expect(text('LISEZ-MOI.txt')).toContain('npm run import-company');
    expect(text('README.txt')).toContain('sessions: it is a way into an account');
  });

  it('holds no secret, and says of each what it is', async () => {
    const { bytes } = await fetchArchive(app, company.admin, await made(company.admin));
    const { description, files, text } = openCompanyCopy(bytes);
    const columns: string[] = description.tables.flatMap(
      (table: { name: string; columns: { name: string }[] }) =>
        table.columns.map(({ name }) => `${table.name}.${name}`),
    );
    expect(columns.length).toBeGreaterThan(300);
    expect(columns.filter((name) => /hash$|secret|token|idempotency|password/.test(name))).toEqual([
      'user_photos.hash',
    ]);
    expect(columns.filter((name) => /^sessions|^login|^passkeys/.test(name))).toEqual([]);
    const all = Object.keys(files).map(text).join('');
    expect(all).not.toContain(company.admin.token);
    const keys = description.tables.find(({ name }: { name: string }) => name === 'api_keys');
    expect(keys.leftOut).toContainEqual({
      name: 'secret_hash',
      because: expect.objectContaining({ fr: expect.stringContaining('secret') }),
    });
  });

  it('is for admins who have just proven who they are; others learn nothing of it', async () => {
    const { admin, manager, ines, organization } = company;
    const stranger = (await createTestOrganization(app.services)).admin;
    const accountant = await organization.add('accountant', 'Claude Comptable');
    for (const person of [manager, ines, accountant]) {
      expect((await ask(person)).json.code).toBe('forbidden');
    }
    const stale = { token: await openTestSession(app.services, organization.id, admin.id, null) };
    expect((await ask(stale)).json.code).toBe('fresh_proof_needed');
    const id = await made(admin);
    const second = await organization.add('admin', 'Ada Admin');
    for (const person of [manager, ines, accountant, second, stranger]) {
      expect((await fetchArchive(app, person, id)).status).toBe(404);
      expect((await as(person, 'GET', '/privacy/copies')).text).not.toContain(id);
    }
    const late = await fetchArchive(app, stale, id);
    expect([late.status, JSON.parse(late.bytes.toString('utf8')).code]).toEqual([403, 'fresh_proof_needed']);
    expect((await app.call('POST', '/privacy/copies', { body: { of: 'organization' } })).status).toBe(401);
  });

  it('is one while it is made, is told by mail to who asked, and noted: the log, and everyone reads it', async () => {
    const admin = await company.organization.add('admin', 'Noé Noteur');
    const [first, second] = await Promise.all([ask(admin), ask(admin)]);
    expect(second.json.id).toBe(first.json.id);
    const id = await made(admin);
    const mail = await eventually(
      async () => (await app.mailbox.to(admin.email)).find(({ subject }) => /copie/.test(subject)),
      'a mail',
    );
    expect(mail.text).toContain('/organization/data');
    await fetchArchive(app, admin, id);
    const { json: log } = await as(admin, 'GET', `/audit-log?subjectId=${company.organization.id}`);
    expect(log.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
      'privacy.copy_fetched',
      'privacy.copy_asked',
    ]);
    await eventually(async () => {
      const { json } = await as(company.ines, 'GET', '/privacy/looks/mine');
      return JSON.stringify(json).includes('Noé Noteur') || undefined;
    }, 'a look that Inès reads');
  });

  it('ends after seven days, and is no longer an admin’s once they are none', async () => {
    await keepSessions(owner);
    const { organization, admin } = company;
    const second = await organization.add('admin', 'Ivo Instant');
    const id = await made(second);
    expect((await fetchArchive(app, second, id)).status).toBe(200);
    await as(admin, 'PUT', `/users/${second.id}`, { role: 'manager' });
    expect((await fetchArchive(app, second, id)).status).toBe(404);
    const own = await made(admin);
    app.advance(7 * day);
    expect((await fetchArchive(app, admin, own)).status).toBe(404);
    app.advance(day);
    await sweepExpiredAccess(app.services);
    await jobsDone(app);
    const left = await owner.query('select from person_copy_chunks where copy_id = any ($1)', [[id, own]]);
    expect(left.rowCount).toBe(0);
  });
});
