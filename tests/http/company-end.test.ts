import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOrganization } from '#server/actions/organizations/end-organization.ts';
import { forgetVisitors } from '#server/actions/site-messages/forget-visitors.ts';
import { readErasureFile } from '#server/erasure-file.ts';
import { openCompanyArchive } from '#server/operator/company-archive.ts';
import { backupLines } from '#server/store/backup.ts';
import { importCompany } from '#server/store/import-company.ts';
import { restoreBackup } from '#server/store/restore.ts';
import { archiveOfCompany, type FullCompany, fullCompany } from '#tests/support/company-copies.ts';
import { keptOf, rowsByTable } from '#tests/support/company-rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fillTables } from '#tests/support/fill-tables.ts';
import { createLeaveCompany, fileLeave } from '#tests/support/leave-company.ts';
import { openTestSession } from '#tests/support/organizations.ts';
import { migrationsDirectory } from '#tests/support/shared-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const stoppedAt = '2026-09-07T09:30:00Z';
const day = 24 * 60 * 60 * 1000;
const at = new Date(stoppedAt);

let app: TestApp;
let owner: Client;
let elsewhere: TestDatabase;
let directory: string;
let company: FullCompany;
let neighbour: string;
/** Of the company with everything in it, before it was closed. */
let copy: Buffer;
let backup: string[];
let adminAddress: string;

beforeAll(async () => {
  app = await startTestApp({ stoppedAt, env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  company = await fullCompany(app);
  const next = await createLeaveCompany(app);
  neighbour = next.organization.id;
  await fileLeave(app, next.ines, { note: 'À côté' });
  for (const id of [company.id, neighbour]) await fillTables(owner, id);
  copy = await archiveOfCompany(app, company, at);
  backup = [];
  for await (const lines of backupLines(app.connection)) backup.push(lines);
  directory = await mkdtemp(join(tmpdir(), 'relache-end-'));
  elsewhere = await createTestDatabase();
  const { rows } = await owner.query<{ email: string }>('select email from users where id = $1', [
    company.adminId,
  ]);
  adminAddress = rows[0]?.email ?? '';
}, 240_000);
afterAll(async () => {
  await owner.end();
  await app.close();
  await elsewhere.drop();
  await rm(directory, { recursive: true, force: true });
});

const end = () => endOrganization(app.services, { organizationId: company.id });
const jobsOf = async (task: string) =>
  (
    await owner.query<{ payload: Record<string, unknown> }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and j.payload ->> 'organizationId' = $2`,
      [task, company.id],
    )
  ).rows.map(({ payload }) => payload);

describe('the end of a company (V21)', () => {
  it('does not come before the seven days are over, whoever asks the database', async () => {
    const token = await openTestSession(app.services, company.id, company.adminId);
    const closed = await app.call('POST', '/organization/close', { token, body: { name: company.name } });
    expect(closed.status).toBe(200);
    const before = await rowsByTable(owner, company.id);
    expect(Object.keys(before).length).toBeGreaterThan(60);
    app.advance(7 * day - 1000);
    await end();
    expect(await rowsByTable(owner, company.id)).toEqual(before);
    await expect(
      app.services.database.inOrganization(neighbour, async (tx) => {
        await tx.execute("select gate.erase_table('users')");
      }),
    ).rejects.toThrow();
    await expect(
      app.services.database.inOrganization(neighbour, async (tx) => {
        await tx.execute("select gate.begin_company_erasure(gen_random_uuid(), '2999-01-01')");
      }),
    ).rejects.toThrow();
  });

  it('ended midway leaves everything, and done again erases every row found by the schema itself', async () => {
    app.advance(1000);
    const theirs = await rowsByTable(owner, neighbour);
    const before = await rowsByTable(owner, company.id);
    const broken = {
      ...app.services,
      mailer: {
        ...app.services.mailer,
        forget: async () => {
          throw new Error('killed');
        },
      },
    };
    await expect(endOrganization(broken, { organizationId: company.id })).rejects.toThrow('killed');
    expect(await rowsByTable(owner, company.id)).toEqual(before);
    await end();
    await end();
    expect(
      Object.keys(await rowsByTable(owner, company.id)).filter((name) => !keptOf.includes(name)),
    ).toEqual([]);
    expect(await rowsByTable(owner, neighbour)).toEqual(theirs);
    const token = await openTestSession(app.services, neighbour, await someoneOf(neighbour));
    expect((await app.call('GET', '/auth/me', { token })).status).toBe(200);
  });

  it('keeps a certificate that names the company and no person, and the invoices without an address', async () => {
    const { rows } = await owner.query<{ text: string }>(
      'select to_json(c)::text as text from organization_certificates c where organization_id = $1',
      [company.id],
    );
    const certificate = JSON.parse(rows[0]?.text ?? '{}');
    expect(certificate.company).toBe(company.name);
    expect(certificate.erased.users).toBeGreaterThan(5);
    expect(certificate.erased.leave_requests).toBeGreaterThan(5);
    expect(certificate.files).toBeGreaterThanOrEqual(2);
    expect(certificate.keep_until.slice(0, 10)).toBe('2036-09-14');
    expect(rows[0]?.text).not.toContain('@');
    const { rows: customers } = await owner.query<{ email: string; card: string | null }>(
      'select email, card from sandbox_customers where organization_id = $1',
      [company.id],
    );
    expect(customers.every(({ email, card }) => email === '' && card === null)).toBe(true);
  });

  it('is told to every admin by a job that alone still knows their address, and nothing else waits', async () => {
    const certificates = await jobsOf('send-certificate');
    expect(certificates.map(({ email }) => email)).toContain(adminAddress);
    const { rows } = await owner.query<{ task: string }>(
      `select distinct t.identifier as task from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where j.payload::text like $1 order by 1`,
      [`%${company.id}%`],
    );
    expect(rows.map(({ task }) => task).filter((task) => task !== 'forget-file')).toEqual([
      'send-certificate',
    ]);
    const worker = await startTestApp({ stoppedAt, beside: app });
    try {
      const mail = await eventually(
        async () => (await worker.mailbox.to(adminAddress)).find(({ subject }) => /certificat/.test(subject)),
        'a certificate',
      );
      expect(mail.text).toContain('L123-22');
      expect(mail.text).not.toContain('/organization/data');
      await eventually(async () => (await jobsOf('send-certificate')).length === 0, 'no address left');
    } finally {
      await worker.close();
    }
  });

  it('is in the journal and in the file beside the database; a restore of an older backup erases it again', async () => {
    const lines = await readErasureFile(app.services.erasureFile);
    expect(lines.some(({ kind, subjectId }) => kind === 'organization' && subjectId === company.id)).toBe(
      true,
    );
    const restored = await createTestDatabase();
    try {
      await restoreInto(restored, []);
      const other = new Client(restored.connection);
      await other.connect();
      expect(Object.keys(await rowsByTable(other, company.id)).length).toBeGreaterThan(60);
      const theirs = await rowsByTable(other, neighbour);
      const { erasedAgain } = await restoreInto(restored, lines);
      expect(erasedAgain).toBe(1);
      const left = Object.keys(await rowsByTable(other, company.id)).filter((name) => !keptOf.includes(name));
      expect(left).toEqual([]);
      expect(await rowsByTable(other, neighbour)).toEqual(theirs);
      expect((await other.query('select from organization_certificates')).rowCount).toBe(1);
      await other.end();
    } finally {
      await restored.drop();
    }
  });

  it('is whole elsewhere, from its copy: a copy of that is the same, byte for byte', async () => {
    const file = join(directory, 'entreprise.zip');
    await writeFile(file, copy);
    await importCompany(elsewhere.connection, await openCompanyArchive(file));
    const there = await startTestApp({ stoppedAt, env: { WORKER: 'off' }, beside: elsewhere });
    try {
      expect((await archiveOfCompany(there, company, at)).equals(copy)).toBe(true);
    } finally {
      await there.close();
    }
  });

  it('forgets the certificate and the invoices after ten years', async () => {
    app.advance(10 * 366 * day);
    await forgetVisitors(app.services);
    const left = Object.keys(await rowsByTable(owner, company.id));
    expect(left).toEqual(['erasures']);
  });
});

async function someoneOf(organizationId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from users where organization_id = $1 and removed_at is null and confirmed_at is not null limit 1',
    [organizationId],
  );
  return rows[0]?.id ?? '';
}

function restoreInto({ connection }: TestDatabase, erased: Awaited<ReturnType<typeof readErasureFile>>) {
  const lines = async function* () {
    for (const line of backup.join('').split('\n')) if (line !== '') yield line;
  };
  return restoreBackup(connection, migrationsDirectory, lines, { replace: true, erased });
}
