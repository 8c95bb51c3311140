import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

it('whoever hangs up before the answer no longer makes jobs wait', async () => {
  await owner.query('begin');
  await owner.query('lock table leave_requests in access exclusive mode');
  const patience = new AbortController();
  const asked = fetch(`${app.url}/api/leave-requests`, {
    headers: { authorization: `Bearer ${organization.admin.token}` },
    signal: patience.signal,
  });
  const isHeldUp = async () => {
    const { rows } = await owner.query('select 1 from pg_locks where not granted');
    return rows.length > 0;
  };
  await expect.poll(isHeldUp).toBe(true);
  patience.abort();
  await expect(asked).rejects.toThrow();
  await owner.query('rollback');
  // Longer than a test may take: it comes now, or it never does.
  await app.services.traffic.pause(600_000);
});
