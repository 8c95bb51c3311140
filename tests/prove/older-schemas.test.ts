import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackupFile } from '#server/operator/backup-file.ts';
import { migrate } from '#server/store/migrate.ts';
import { restoreBackup } from '#server/store/restore.ts';
import {
  type Columns,
  type Contents,
  columnsOf,
  contents,
  contentsOf,
  differences,
  momentOf,
} from '#tests/support/database-contents.ts';
import { aWeek, setClock } from '#tests/support/leave-company.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { fillAsOf } from '#tests/support/older-schemas.ts';
import { fixtureOf, releases } from '#tests/support/releases.ts';
import { migrationsDirectory } from '#tests/support/shared-server.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readingFindings, upgradeFindings } from '#tests/support/upgrade-findings.ts';

/** What Anne's browser, a program and a calendar have kept since the release that they come with. */
const oldToken = 'XKGrHgAAQACAAAAAAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB';
const oldKey = {
  key: 'rel_o_2onAxStvmL2r0ZuwRcihDF_Fixture1_SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS_1v9WdA',
  since: '0025_api_keys.sql',
};
const oldFeed = {
  token: 'XKGrHgAAQACAAAAAAAAAAQICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC',
  since: '0017_write_proof.sql',
};

/** What migrations change in rows that were there, each with the last release before it. */
const rewritten: Readonly<Record<string, string>> = {
  // 0018: a sick child is a kind of its own.
  'leave_types.absence_kind': '0017_write_proof.sql',
  // 0072: figures are made again.
  'person_standings.made_on': '0069_retention.sql',
};

/** What was in it is made again from other tables (0072). */
const takenAway = ['person_months'];

/** Replaced by one backup after the other. */
let reused: TestDatabase;

beforeAll(async () => {
  reused = await createTestDatabase();
});
afterAll(() => reused.drop());

const restore = (connection: ClientConfig, schema: string, replace: boolean) =>
  restoreBackup(connection, migrationsDirectory, () => readBackupFile(fixtureOf(schema)), {
    replace,
    erased: [],
  });

/** Every third, and the last, is looked at more closely: what that finds more is much the same for its neighbours. */
const isLookedAtClosely = (place: number): boolean => place % 3 === 0 || place === releases.length - 1;

const schemas = releases.map((schema, place) => [schema, isLookedAtClosely(place)] as const);

describe.each(schemas)('a database as of %s', (schema, closely) => {
  let upgraded: TestDatabase;
  let since: number;
  let after: Contents;

  beforeAll(async () => {
    upgraded = await createTestDatabase('empty');
    since = await momentOf(upgraded.connection);
    await fillAsOf(upgraded.connection, schema);
  });
  afterAll(() => upgraded.drop());

  it('has rows in every table, and keeps what they say when it comes up to date', async () => {
    const before = await contents(upgraded.connection, since);
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0);
    // Nothing could be imported before the migration after it.
    expect(empty).toEqual(schema.startsWith('0004') ? ['balance_imports'] : []);

    const ours = await columnsOf(reused.connection);
    const theirs = await columnsOf(upgraded.connection);
    expect(takenAway).toEqual(expect.arrayContaining(Object.keys(theirs).filter((table) => !ours[table])));
    const lasting = lastingColumns(theirs, ours, schema);
    const said = await contentsOf(upgraded.connection, lasting, since);
    await migrate(upgraded.connection, migrationsDirectory);
    expect(differences(said, await contentsOf(upgraded.connection, lasting, since))).toEqual([]);
    after = await contents(upgraded.connection, since);
    for (const table of Object.keys(lasting))
      expect(after[table], table).toHaveLength(before[table]?.length ?? 0);
  });

  it('is the same, restored from its backup', async () => {
    const empty = await createTestDatabase('empty');
    try {
      await restore(empty.connection, schema, false);
      const restored = await contents(empty.connection, since);
      expect(differences(after, restored)).toEqual([]);
      expect(restored).toEqual(after);
    } finally {
      await empty.drop();
    }
  });

  if (closely)
    it('is the same in the place of another', async () => {
      await restore(reused.connection, schema, true);
      expect(differences(after, await contents(reused.connection, since))).toEqual([]);
    });

  it('works: people log in, see what was there and ask for leave, and every invariant holds', async () => {
    const app = await startTestApp({ env: { RATE_LIMITS: 'off' }, beside: upgraded });
    try {
      // The first release knew no subscription: what it left behind starts with a trial of that day.
      setClock(app, schema.startsWith('0001') ? '2024-05-06T09:00:00Z' : '2026-10-05T09:00:00Z');
      const me = await app.call('GET', '/auth/me', { token: oldToken });
      expect(me.json.user.name).toBe('Anne Admin');
      await app.call('POST', '/auth/magic-link', { body: { email: 'INES@ancienne.example' } });
      const token = loginTokenIn(await app.mailbox.waitFor('ines@ancienne.example'));
      const { json: session } = await app.call('POST', '/auth/verify', { body: { token } });
      const list = await app.call('GET', '/leave-requests/my-requests', { token: session.token });
      expect(list.status).toBe(200);
      const filed = await app.call('POST', '/leave-requests', { token: session.token, body: aWeek });
      expect(filed.json).toMatchObject({ status: 'pending' });
      const decided = await app.call('PATCH', `/leave-requests/${filed.json.id}/approve`, {
        token: oldToken,
        body: {},
      });
      expect(decided.status).toBe(200);
      if (schema >= oldKey.since)
        expect((await app.call('GET', '/users', { token: oldKey.key })).status).toBe(200);
      if (schema >= oldFeed.since)
        expect((await app.call('GET', `/calendar/feeds/${oldFeed.token}.ics`)).text).toContain(
          'BEGIN:VEVENT',
        );
      if (closely) expect(await readingFindings(app, oldToken)).toEqual([]);
      // What a key did is written down after its answer.
      await expect.poll(() => upgradeFindings(app), { timeout: 60_000 }).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

/** What both schemas have, without what migrations rewrite; the list of migrations is another by design. */
function lastingColumns(theirs: Columns, ours: Columns, schema: string): Columns {
  return Object.fromEntries(
    Object.entries(theirs).flatMap(([table, columns]) => {
      const lasting = columns.filter(
        (name) => ours[table]?.includes(name) && !(schema <= (rewritten[`${table}.${name}`] ?? '')),
      );
      return lasting.length > 0 && table !== 'schema_migrations' ? [[table, lasting] as const] : [];
    }),
  );
}
