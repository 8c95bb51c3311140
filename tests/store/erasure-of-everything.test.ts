import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePersonRows, readCalledBy } from '#server/store/erase-person.ts';
import { allMarks } from '#server/store/marks/all-marks.ts';
import { placesOf } from '#tests/support/erased-person.ts';
import { fillEverything, needles, unmistakable } from '#tests/support/filled-person.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

describe('erasing a person with something in every table (V7)', () => {
  it('leaves no byte of what they were called and wrote, and every row that counts', async () => {
    const organization = await createTestOrganization(app.services);
    const person = await organization.add('employee', needles.name);
    const colleagues = [
      await organization.add('employee', 'Ana Prieur'),
      await organization.add('manager', 'Bo Kern'),
    ];
    await owner.query(
      `update users set email = $2, payroll_number = $3, removed_at = '2025-06-30T12:00:00Z' where id = $1`,
      [person.id, needles.address, needles.number],
    );
    const written = await fillEverything(owner, {
      organizationId: organization.id,
      person: person.id,
      colleagues: [colleagues[0]?.id ?? '', colleagues[1]?.id ?? ''],
    });
    await owner.query(
      `select graphile_worker.add_job('send-login-link', json_build_object('email', $1::text), run_at => now() + interval '1 day')`,
      [needles.address],
    );
    expect(written.length).toBeGreaterThan(90);
    const before = await placesOf(owner, unmistakable);
    expect(new Set(before.map((place) => place.split(':')[0])).size).toBeGreaterThan(50);

    await owner.query(
      `insert into erasures (organization_id, id, kind, subject_id, pseudonym, reason, asked_at, asked_by)
       values ($1, $2, 'person', $3, 'Personne partie 7F3A', 'asked', now(), $4)`,
      [organization.id, randomUUID(), person.id, organization.admin.id],
    );
    await app.services.database.inOrganization(organization.id, async (tx) => {
      await erasePersonRows(tx, person.id, await readCalledBy(tx, person.id));
    });

    expect(await placesOf(owner, unmistakable)).toEqual([]);
    for (const [table, { rows, subject }] of Object.entries(allMarks)) {
      if (rows !== 'kept' || typeof subject !== 'string' || !written.includes(table)) continue;
      const { rowCount } = await owner.query(`select from "${table}" where "${subject}" = $1`, [person.id]);
      if (table !== 'teams' && table !== 'payment_accounts') expect(rowCount, table).toBeGreaterThan(0);
    }
  });
});
