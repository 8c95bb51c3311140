// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { attach, fetchAttachment } from '#tests/support/attachments.ts';
import { type BucketServer, startBucket } from '#tests/support/bucket-server.ts';
import { fileLeave, jobsDone, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { present } from '#tests/support/present.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const secretOfBucket = 'un-secret-de-seau';

let bucket: BucketServer;
let inDatabase: TestApp;
let inBucket: TestApp;

beforeAll(async () => {
  bucket = await startBucket(secretOfBucket);
  inDatabase = await startTestApp();
  inBucket = await startTestApp({
    env: {
      S3_ENDPOINT: bucket.url,
      S3_BUCKET: 'relache',
      S3_REGION: 'fr-par',
      S3_ACCESS_KEY_ID: 'CLE',
      S3_SECRET_ACCESS_KEY: secretOfBucket,
    },
  });
});
afterAll(async () => {
  await inDatabase.close();
  await inBucket.close();
  await bucket.close();
});

/** Inès was ill in August 2026 and attached her note. */
async function illness(app: TestApp, endDate = '2026-08-07') {
  setClock(app, '2026-09-01T08:00:00Z');
  const company = await groupCompany(app);
  const { json } = await fileLeave(app, company.ines, { type: 'sick', startDate: '2026-08-03', endDate });
  const requestId: string = json.id;
  const added = await attach(app, company.ines, requestId, samplePdf(), 'cardiologie.pdf');
  expect([added.status, added.json.medical]).toEqual([200, true]);
  const attachmentId: string = present(added.json.attachments[0]?.id);
  const close = (month: string) => company.as(company.admin, 'POST', `/payroll/months/${month}/close`);
  const count = async (): Promise<number> =>
    (await company.as(company.ines, 'GET', `/leave-requests/${requestId}/attachments`)).json.attachments
      .length;
  return { ...company, requestId, attachmentId, close, count };
}

it('is for the person and admins alone; who decides knows that it is there (L15)', async () => {
  const { ines, admin, manager, colin, as, requestId, attachmentId } = await illness(inDatabase);
  for (const reader of [ines, admin])
    expect((await fetchAttachment(inDatabase, reader, requestId, attachmentId)).status).toBe(200);
  expect((await fetchAttachment(inDatabase, manager, requestId, attachmentId)).status).toBe(403);
  expect((await fetchAttachment(inDatabase, colin, requestId, attachmentId)).status).toBe(404);
  const seen = await as(manager, 'GET', `/leave-requests/${requestId}/attachments`);
  expect(seen.json).toMatchObject({ medical: true, room: 0, attachments: [{ name: null, openable: false }] });
  const file = await as(manager, 'GET', `/users/${ines.id}/attachments`);
  expect(file.json).toMatchObject([{ name: null, openable: false, removable: false }]);
  expect(file.text).not.toContain('cardiologie');
  expect(file.text).not.toContain('sick');
  expect((await as(colin, 'GET', `/users/${ines.id}/attachments`)).status).toBe(404);
  expect((await attach(inDatabase, manager, requestId, samplePdf('<< >>'))).status).toBe(403);
  const removal = await as(manager, 'DELETE', `/leave-requests/${requestId}/attachments/${attachmentId}`);
  expect(removal.status).toBe(403);
  const log = JSON.stringify((await as(admin, 'GET', '/audit-log')).json);
  expect(log).toContain('attachment.opened');
  expect(log).not.toContain('cardiologie');
});

it('is gone once the month in which the absence ends is closed, and stays gone', async () => {
  const { admin, as, requestId, attachmentId, close, count } = await illness(inDatabase);
  expect((await close('2026-08')).status).toBe(200);
  expect(await count()).toBe(0);
  expect((await fetchAttachment(inDatabase, admin, requestId, attachmentId)).status).toBe(404);
  const owner = new Client(inDatabase.connection);
  await owner.connect();
  const chunks = await owner.query('select from file_chunks where file_id = $1', [attachmentId]);
  await owner.end();
  expect(chunks.rowCount).toBe(0);
  await as(admin, 'POST', '/payroll/months/2026-08/reopen', { reason: 'Une erreur' });
  expect(await count()).toBe(0);
  const { json } = await as(admin, 'GET', '/audit-log?action=attachment.expired');
  expect(json).toHaveLength(1);
  expect(json[0]?.details).toMatchObject({ documents: 1 });
  expect(JSON.stringify(json)).not.toContain('cardiologie');
});

it('stays while the absence goes on, and three months after it at the longest', async () => {
  const { organization, close, count } = await illness(inDatabase, '2026-09-04');
  expect((await close('2026-08')).status).toBe(200);
  expect(await count()).toBe(1);
  const owner = new Client(inDatabase.connection);
  await owner.connect();
  await keepSessions(owner);
  await owner.end();
  const night = () => accrueOrganization(inDatabase.services, { organizationId: organization.id });
  setClock(inDatabase, '2026-12-03T08:00:00Z');
  await night();
  expect(await count()).toBe(1);
  setClock(inDatabase, '2026-12-04T08:00:00Z');
  await night();
  expect(await count()).toBe(0);
});

it('is kept in a bucket by a signed call where the operator named one, and deleted there', async () => {
  const { ines, organization, requestId, attachmentId, close } = await illness(inBucket);
  const address = `/relache/${organization.id}/${attachmentId}`;
  expect(bucket.objects.get(address)?.equals(samplePdf())).toBe(true);
  const read = await fetchAttachment(inBucket, ines, requestId, attachmentId);
  expect([read.status, read.bytes.equals(samplePdf())]).toEqual([200, true]);
  expect((await close('2026-08')).status).toBe(200);
  await jobsDone(inBucket);
  await expect.poll(() => bucket.objects.has(address)).toBe(false);
  expect(bucket.refused()).toBe(0);
});
