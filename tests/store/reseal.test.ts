// @module-tag daily
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireKeysOfConnections, SecretsKeyLost } from '#server/connections/keys-at-hand.ts';
import { openTokens, sealTokens } from '#server/connections/token-box.ts';
import { runResealCommand } from '#server/operator/reseal-command.ts';
import { allMarks } from '#server/store/marks/all-marks.ts';
import { sealedPlaces } from '#server/store/sealed-places.ts';
import { sealedSecrets } from '#server/webhooks/sealed-secrets.ts';
import { makeOutside } from '#tests/support/intruder-outside.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Pool;
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = ownerPool(app.connection);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const keys = (...bytes: number[]) => sealedSecrets(() => bytes.map((byte) => Buffer.alloc(32, byte)));
const tokens = { access: 'xoxb-1', refresh: null, endsAt: null };

async function kept(id: string): Promise<Buffer> {
  const { rows } = await owner.query('select tokens from connections where id = $1', [id]);
  return rows[0].tokens;
}

it('seals everything with the first key; without the key of a connection nothing starts (N12)', async () => {
  const organization = await createTestOrganization(app.services);
  const row = { organizationId: organization.id, id: await makeOutside(app.services, organization) };
  await owner.query('update connections set tokens = $1 where id = $2', [
    sealTokens(keys(1), row, tokens),
    row.id,
  ]);
  const { connection } = app;
  const reseal = (secrets: ReturnType<typeof keys>, ...args: string[]) =>
    runResealCommand({ connection, secrets, now: app.services.now(), args });
  await requireKeysOfConnections(connection, keys(2, 1));
  await expect(requireKeysOfConnections(connection, keys(2))).rejects.toThrow(SecretsKeyLost);
  await expect(requireKeysOfConnections(connection, keys(2))).rejects.toThrow(/One connection was sealed/);

  expect((await reseal(keys(2)))[0]).toMatch(/before: 0\. Opened by no key here: 1\.$/);
  expect((await reseal(keys(2, 1)))[0]).toMatch(/^Sealed anew with the first key: 1\./);
  expect((await reseal(keys(2, 1)))[0]).toMatch(
    /^Sealed anew with the first key: 0\. Sealed with it before: 1\./,
  );
  await requireKeysOfConnections(connection, keys(2));
  expect(openTokens(keys(2), row, await kept(row.id))).toEqual(tokens);

  // Lost for good: whoever connected it is asked to do so again.
  await expect(requireKeysOfConnections(connection, keys(3))).rejects.toThrow(SecretsKeyLost);
  expect((await reseal(keys(3), '--forget-lost'))[1]).toBe(
    'Connections whose owners have to connect anew: 1.',
  );
  await requireKeysOfConnections(connection, keys(3));
  expect(await kept(row.id)).toBeNull();
});

it('knows every place where something sealed lies', async () => {
  const { rows } = await owner.query<{ place: string; column: string; table: string }>(
    `select table_name || '.' || column_name as place, column_name as column, table_name as table
     from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`,
  );
  // Hashes are not opened again, and keys of others are not ours to seal.
  const notSealed = /hash|digest|credential_id|user_handle|public_key|auth_secret|bytes|answer|sha256|^key$/;
  const found = rows
    .filter(({ table, column }) => allMarks[table]?.columns[column]?.secret && !notSealed.test(column))
    .map(({ place }) => place);
  expect(sealedPlaces.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(found.sort());
});
