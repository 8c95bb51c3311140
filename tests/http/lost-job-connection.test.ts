import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
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

/** The connection that crosses off the first job breaks while it does. A sequence counts on where work is undone. */
const breakOnce = `
  create sequence crossings;
  grant usage on sequence crossings to public;
  create function break_once() returns trigger language plpgsql security definer as $$
  begin
    if nextval('crossings') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
    return old;
  end $$;
  create trigger break_once before delete on graphile_worker._private_jobs
    for each row execute function break_once()`;

it('does the job again when its connection breaks as it is crossed off, and the server goes on', async () => {
  const organization = await createTestOrganization(app.services);
  const person = await organization.add('employee');
  await owner.query(breakOnce);
  await app.call('POST', '/auth/magic-link', { body: { email: person.email } });
  await eventually(async () => {
    const { rows } = await owner.query(
      `select last_value > 1 and not exists (select from graphile_worker.jobs) as done from crossings`,
    );
    return rows[0]?.done === true;
  }, 'the job to be crossed off after all');
  expect(app.logs.join('')).toContain('terminating connection');
  const { status } = await app.call('GET', '/auth/me', { token: person.token });
  expect(status).toBe(200);
});
