import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preview } from '#tests/support/heavy-calls.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { sendingCompany } from '#tests/support/sending-company.ts';
import { SilaeServer, silaeAccess } from '#tests/support/silae-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { threadFile } from '#tests/support/thread-file.ts';

let app: TestApp;
let owner: Client;
let silae: SilaeServer;

beforeAll(async () => {
  silae = await SilaeServer.start(['A-0042']);
  app = await startTestApp({
    env: { ...silae.env, WORKER: 'off' },
    threads: { file: await threadFile(), limits: { threads: 2 } },
  });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await silae.server.close();
});

const tasksDone = () => app.services.threads?.ends.done ?? 0;

/** Lines that were written by hand, as somebody's script would over the years. */
async function writeLines(organizationId: string, userId: string, count: number): Promise<void> {
  await owner.query(
    `insert into ledger_entries (organization_id, user_id, counter, id, key, date, amount_n, amount_d, cause, rule,
         written_at)
       select $1, $2, 'paid-leave', 'adjusted/' || n, 'adjusted/' || n, date '2026-01-01' + n % 300, 1 - 2 * (n % 2), 1,
         '{"kind": "adjusted", "reason": "x"}', 'B9', now()
       from generate_series(1, $3::int) n`,
    [organizationId, userId, count],
  );
}

it('few people with many rows are counted by a thread, as many people are', async () => {
  const few = await createTestOrganization(app.services);
  await writeLines(few.id, few.admin.id, 2_000);
  const before = tasksDone();
  expect((await preview(app, few)).status).toBe(200);
  expect(tasksDone()).toBe(before);
  const colleague = await few.add('employee');
  await writeLines(few.id, colleague.id, 1);
  expect((await preview(app, few)).status).toBe(200);
  expect(tasksDone()).toBe(before + 1);
});

it('whoever has a long history is told of it by a thread, and nobody else is', async () => {
  const company = await createTestOrganization(app.services);
  const { admin } = company;
  const old = await company.add('employee', 'Ancien');
  await writeLines(company.id, old.id, 1_001);
  const alone = await startTestApp({ beside: app, env: { WORKER: 'off' } });
  const before = tasksDone();
  expect((await app.call('GET', '/balances/me', { token: admin.token })).status).toBe(200);
  expect(tasksDone()).toBe(before);
  const path = `/users/${old.id}/balances` as const;
  const [mine, theirs, ofHere] = [
    await app.call('GET', '/balances/me', { token: old.token }),
    await app.call('GET', path, { token: admin.token }),
    await alone.call('GET', path, { token: admin.token }),
  ];
  expect(tasksDone()).toBe(before + 2);
  expect(theirs.json.find(({ counter }) => counter === 'paid-leave')?.entries.length).toBeGreaterThan(1_000);
  expect([mine.json, theirs.json]).toEqual([ofHere.json, ofHere.json]);
  for (const other of [`/users/${old.id}`, '/insights/mine', `/users/${old.id}/departure`]) {
    const done = tasksDone();
    const token = other === '/insights/mine' ? old.token : admin.token;
    expect((await app.callAnything('GET', other, { token })).status, other).toBeLessThan(500);
    expect(tasksDone(), other).toBe(done + 1);
  }
  const place = async (id: string, method: 'POST' | 'PUT') => {
    const of = method === 'POST' ? '/placement/preview' : '/placement';
    const body = { effectiveFrom: '2026-09-01', siteId: null };
    return (await app.callAnything(method, `/users/${id}${of}`, { token: admin.token, body })).status;
  };
  const placed = tasksDone();
  expect([await place(admin.id, 'POST'), await place(admin.id, 'PUT')]).toEqual([200, 200]);
  expect(tasksDone()).toBe(placed);
  expect([await place(old.id, 'POST'), await place(old.id, 'PUT')]).toEqual([200, 200]);
  expect(tasksDone()).toBe(placed + 2);
  await alone.close();
});

it('of ten thousand and more lines of a counter the latest are told, and add up to what it holds', async () => {
  const company = await createTestOrganization(app.services);
  const { token } = company.admin;
  await writeLines(company.id, company.admin.id, 10_050);
  const { json } = await app.call('GET', '/balances/me', { token });
  const paid = present(json.find(({ counter }) => counter === 'paid-leave'));
  const { entries, olderEntries } = paid;
  expect(entries).toHaveLength(10_000);
  expect(olderEntries).toBeGreaterThanOrEqual(50);
  const [first, last] = [present(entries[0]), present(entries.at(-1))];
  const moved = entries.slice(1).reduce((sum, { amount }) => sum + amount * 100, 0);
  expect(Math.round(first.balance * 100 + moved)).toBe(Math.round(last.balance * 100));
});

it('J28: what Silae tells is compared by a thread, once it is told', async () => {
  const { as, admin, organization } = await sendingCompany(app, owner, silaeAccess);
  silae.counters = [
    { matricule: 'A-0042', nomAffiche: 'EMPLOYÉE Inès', cpN1Acquis: 25, cpN1Pris: 2.5, cpN1Solde: 22.5 },
    { matricule: 'Z-9', nomAffiche: 'INCONNU Jean', cpN1Solde: 3 },
  ];
  const compare = (headers = {}) =>
    app.call('POST', '/payroll/comparisons/silae', {
      token: admin.token,
      body: { date: '2026-09-30' },
      headers,
    });
  const before = tasksDone();
  const small = await compare();
  expect([small.status, tasksDone()]).toEqual([200, before]);
  for (let number = 1; number <= 13; number += 1) await organization.add('employee', `Personne ${number}`);
  const large = await compare({ 'idempotency-key': 'once' });
  expect(tasksDone()).toBe(before + 1);
  expect(large.json.rows).toEqual(small.json.rows);
  expect(large.json.leftOut).toEqual(small.json.leftOut);
  expect((await compare({ 'idempotency-key': 'once' })).json.id).toBe(large.json.id);
  expect(tasksDone()).toBe(before + 1);
  // The thread is asked nothing while Silae is silent, and not at all when it fails.
  silae.server.outages.push({ status: 500 });
  expect((await compare()).json.code).toBe('payroll_provider_failed');
  expect(tasksDone()).toBe(before + 1);
  const tomorrow = await as(admin, 'POST', '/payroll/comparisons/silae', { date: '2026-10-31' });
  expect([tomorrow.status, tomorrow.json.fields]).toEqual([400, { date: expect.any(String) }]);
});
