// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepExpiredAccess, sweepOrganization } from '#server/actions/auth/sweep-expired-access.ts';
import { makePersonCopy } from '#server/actions/privacy/make-copy.ts';
import { type BucketServer, startBucket } from '#tests/support/bucket-server.ts';
import { callAs } from '#tests/support/call-as.ts';
import {
  createLeaveCompany,
  jobsDone,
  keepSessions,
  type LeaveCompany,
} from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { copyOf, fetchArchive, openCopy } from '#tests/support/person-copies.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = 24 * 60 * 60 * 1000;

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
const as = callAs(() => app);

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const ask = (person: TestPerson, of = 'me') => as(person, 'POST', '/privacy/copies', { of });
const make = (copyId: string) =>
  makePersonCopy(app.services, { organizationId: company.organization.id, copyId });
const chunksOf = async (id: string): Promise<number> =>
  (await owner.query('select from person_copy_chunks where copy_id = $1', [id])).rowCount ?? 0;

describe('asking for a copy (V5)', () => {
  it('makes one for each who asks, however often; made twice it is made once', async () => {
    const { ines, admin } = company;
    const [first, second] = [await ask(ines), await ask(ines)];
    expect(first.json).toMatchObject({ state: 'waiting', size: null, of: { id: ines.id } });
    expect(second.json.id).toBe(first.json.id);
    expect((await ask(admin, ines.id)).json.id).not.toBe(first.json.id);
    expect((await fetchArchive(app, ines, first.json.id)).status).toBe(404);
    await make(first.json.id);
    const { bytes } = await fetchArchive(app, ines, first.json.id);
    await make(first.json.id);
    const again = await fetchArchive(app, ines, first.json.id);
    expect(again.bytes.equals(bytes)).toBe(true);
    expect(again.headers.get('content-type')).toBe('application/zip');
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect((await ask(ines)).json.id).not.toBe(first.json.id);
  });

  it('refuses colleagues and managers, other organisations, and whoever has somebody else’s id', async () => {
    const { ines, colin, manager, admin, organization } = company;
    const stranger = (await createTestOrganization(app.services)).admin;
    const accountant = await organization.add('accountant', 'Claude Comptable');
    for (const person of [colin, manager, accountant]) expect((await ask(person, ines.id)).status).toBe(403);
    expect((await ask(stranger, ines.id)).status).toBe(404);
    expect((await ask(ines, 'everyone')).status).toBe(400);
    const { json } = await ask(ines);
    await make(json.id);
    // Not even an admin has what she asked for herself.
    for (const person of [colin, manager, admin, accountant, stranger]) {
      expect((await fetchArchive(app, person, json.id)).status).toBe(404);
      expect((await as(person, 'GET', `/privacy/copies/${json.id}`)).status).toBe(404);
      const listed = await as(person, 'GET', '/privacy/copies');
      expect(listed.text).not.toContain(json.id);
    }
    // What an accountant is, they may know as well.
    const own = await ask(accountant);
    await make(own.json.id);
    const { parts } = openCopy((await fetchArchive(app, accountant, own.json.id)).bytes);
    expect(parts.users.about).toMatchObject([{ name: 'Claude Comptable' }]);
  });

  it('is no longer an admin’s once they are none', async () => {
    const { ines, organization } = company;
    const second = await organization.add('admin', 'Ada Admin');
    const { json } = await ask(second, ines.id);
    await make(json.id);
    expect((await fetchArchive(app, second, json.id)).status).toBe(200);
    await as(company.admin, 'PUT', `/users/${second.id}`, { role: 'manager' });
    expect((await fetchArchive(app, second, json.id)).status).toBe(404);
    expect((await as(second, 'GET', '/privacy/copies')).json).toEqual([]);
  });

  it('ends after seven days, and nothing of it is left after the next night', async () => {
    const { manager } = company;
    await keepSessions(owner);
    const { json } = await ask(manager);
    await make(json.id);
    expect(await chunksOf(json.id)).toBeGreaterThan(0);
    app.advance(7 * day - 60_000);
    expect((await fetchArchive(app, manager, json.id)).status).toBe(200);
    await sweepOrganization(app.services, { organizationId: company.organization.id });
    expect(await chunksOf(json.id)).toBeGreaterThan(0);
    app.advance(60_000);
    expect((await fetchArchive(app, manager, json.id)).status).toBe(404);
    expect((await as(manager, 'GET', `/privacy/copies/${json.id}`)).json.state).toBe('expired');
    app.advance(day);
    await sweepOrganization(app.services, { organizationId: company.organization.id });
    expect((await as(manager, 'GET', `/privacy/copies/${json.id}`)).status).toBe(404);
    expect(await chunksOf(json.id)).toBe(0);
  });
});

describe('where the operator named a bucket', () => {
  let bucket: BucketServer;
  let elsewhere: TestApp;

  beforeAll(async () => {
    bucket = await startBucket('un-secret-de-seau');
    elsewhere = await startTestApp({
      env: {
        S3_ENDPOINT: bucket.url,
        S3_BUCKET: 'relache',
        S3_REGION: 'fr-par',
        S3_ACCESS_KEY_ID: 'CLE',
        S3_SECRET_ACCESS_KEY: 'un-secret-de-seau',
      },
    });
  });
  afterAll(async () => {
    await elsewhere.close();
    await bucket.close();
  });

  it('a copy is kept there, and deleted there', async () => {
    const { organization, ines } = await createLeaveCompany(elsewhere);
    const { id, parts } = await copyOf(elsewhere, ines);
    expect(parts.users.about).toMatchObject([{ name: 'Inès Employée' }]);
    const address = `/relache/${organization.id}/${id}`;
    expect(bucket.objects.has(address)).toBe(true);
    elsewhere.advance(8 * day);
    await sweepExpiredAccess(elsewhere.services);
    await jobsDone(elsewhere);
    await expect.poll(() => bucket.objects.has(address)).toBe(false);
  });
});
