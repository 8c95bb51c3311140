import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOrganizationsWithDomains, listOrganizationsWithLogins } from '#server/store/organizations.ts';
import { type Stage, TestCompany } from '#tests/support/company-login.ts';
import { connectDirectory } from '#tests/support/directory.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { OidcProvider } from '#tests/support/oidc-provider.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let stage: Stage;
let owner: Client;

beforeAll(async () => {
  const [dns, provider] = [await DnsServer.start(), await OidcProvider.start()];
  stage = { app: await startTestApp({ env: { DNS_SERVERS: dns.address } }), dns, provider };
  owner = new Client(stage.app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await stage.app.close();
  await stage.provider.close();
  stage.dns.close();
});

/** How many domains are looked at together, and one more: what then waits, waits twice as long as one name server. */
const domains = Array.from({ length: 9 }, (_, place) => `stumm-${place}.example.org`);

const byTheClock = ['check-services', 'beat-service', 'follow-up', 'accrue'];

const waiting = async (task: string, more = 'true') => {
  const { rows } = await owner.query(
    `select from graphile_worker.jobs where task_identifier = $1 and ${more}`,
    [task],
  );
  return rows.length;
};
const add = (task: string) =>
  owner.query('select graphile_worker.add_job($1, job_key => $2, max_attempts => 1)', [task, `${task} now`]);

it('a name server that never answers holds up nothing that is done by the clock', async () => {
  const company = await TestCompany.found(stage);
  for (const domain of domains) await company.call('POST', '/domains', { domain });
  stage.dns.keepQuiet();
  await add('look-at-domains');
  await eventually(
    async () => (await waiting('look-at-domains', 'locked_at is not null')) > 0,
    'the look at domains',
  );
  for (const task of byTheClock) await add(task);
  await eventually(
    async () => {
      for (const task of byTheClock) if ((await waiting(task)) > 0) return false;
      return true;
    },
    'what is done by the clock',
    10_000,
  );
  expect(await waiting('look-at-domains', 'locked_at is not null')).toBe(1);
  const { json } = await stage.app.call('GET', '/ready');
  expect(json.queue).toBe('ok');
  await eventually(async () => (await waiting('look-at-domains')) === 0, 'the end of the look', 60_000);
  const { json: shown } = await company.call('GET', '/domains');
  expect(shown.domains.map(({ finding }) => finding)).toEqual(domains.map(() => 'unreachable'));
});

it('organisations that named no domain and have no way in of their own are left alone', async () => {
  const [company, other] = [await TestCompany.found(stage), await createTestOrganization(stage.app.services)];
  await company.call('POST', '/domains', { domain: company.domain });
  const { database } = stage.app.services;
  const named = await database.atGate(listOrganizationsWithDomains);
  // Never looked at: its turn is first.
  expect(named[0]).toBe(company.organization.id);
  expect(named).not.toContain(other.id);
  expect(await database.atGate(listOrganizationsWithLogins)).toEqual([]);
  await connectDirectory(stage.app, company.admin);
  expect(await database.atGate(listOrganizationsWithLogins)).toEqual([company.organization.id]);
});
