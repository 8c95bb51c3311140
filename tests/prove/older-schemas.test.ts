import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { loadEveryone } from '#server/actions/balances/everyone.ts';
import { readBackupFile } from '#server/operator/backup-file.ts';
import { tablesInOrder } from '#server/store/backup.ts';
import { migrate, migrationNames } from '#server/store/migrate.ts';
import { findOrganization, listOrganizationIds } from '#server/store/organizations.ts';
import { restoreBackup } from '#server/store/restore.ts';
import { findContradictions, findOverlaps, readRequests } from '#tests/chaos/chaos-findings.ts';
import { counterFindings } from '#tests/support/counter-findings.ts';
import { aWeek, setClock } from '#tests/support/leave-company.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { fillAsOf, fixtureOf, olderSchemas } from '#tests/support/older-schemas.ts';
import { migrationsDirectory } from '#tests/support/shared-server.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** Of Anne, from the first fixture on. */
const oldToken = 'XKGrHgAAQACAAAAAAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB';

/** Replaced by one backup after the other. */
let reused: TestDatabase;

beforeAll(async () => {
  reused = await createTestDatabase();
});
afterAll(() => reused.drop());

async function asking<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query("set time zone 'UTC'");
    return await work(client);
  } finally {
    await client.end();
  }
}

/** By the clock that stamps the rows: ours may be ahead of it. */
const momentOf = (connection: ClientConfig): Promise<number> =>
  asking(connection, async (client) => {
    const { rows } = await client.query<{ moment: Date }>('select clock_timestamp() as moment');
    return rows[0]?.moment.getTime() ?? Number.NaN;
  });

/** Every row, and the schema with it. What a migration stamps with its own moment is « now ». */
const contents = (connection: ClientConfig, since: number): Promise<Record<string, string[]>> =>
  asking(connection, async (client) => {
    const found: Record<string, string[]> = {};
    for (const table of await tablesInOrder(client)) {
      const { rows } = await client.query<{ line: string }>(
        `select row_to_json(t)::text as line from "${table}" t`,
      );
      found[table] = rows
        .map(({ line }) =>
          line.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, (text) =>
            Date.parse(text) >= since ? 'now' : text,
          ),
        )
        .sort();
    }
    const { rows } = await client.query<{ line: string }>(
      'select name || checksum as line from schema_migrations',
    );
    return { ...found, schema_migrations: rows.map(({ line }) => line).sort() };
  });

/** Rows that only one of the two has, with the table they are in. */
function differences(wanted: Record<string, string[]>, found: Record<string, string[]>): string[] {
  const onlyIn = (some: Record<string, string[]>, others: Record<string, string[]>, side: string) =>
    Object.entries(some).flatMap(([table, rows]) =>
      rows.filter((row) => !others[table]?.includes(row)).map((row) => `${side} ${table}: ${row}`),
    );
  return [...onlyIn(wanted, found, 'missing in'), ...onlyIn(found, wanted, 'new in')];
}

const restore = (connection: ClientConfig, schema: string, replace: boolean) =>
  restoreBackup(connection, migrationsDirectory, () => readBackupFile(fixtureOf(schema)), {
    replace,
    erased: [],
  });

it('there is a backup of every released schema', async () => {
  const known = await migrationNames(migrationsDirectory);
  expect(olderSchemas().length).toBeGreaterThanOrEqual(10);
  expect(olderSchemas()).toEqual(known.slice(0, olderSchemas().length));
});

describe.each(olderSchemas())('a database as of %s', (schema) => {
  let upgraded: TestDatabase;
  let since: number;
  let after: Record<string, string[]>;

  beforeAll(async () => {
    upgraded = await createTestDatabase('empty');
    since = await momentOf(upgraded.connection);
    await fillAsOf(upgraded.connection, schema);
  });
  afterAll(() => upgraded.drop());

  it('has rows in every table, and keeps them when it comes up to date', async () => {
    const before = await contents(upgraded.connection, since);
    // Nothing could be imported before the migration after it.
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0);
    expect(empty).toEqual(schema.startsWith('0004') ? ['balance_imports'] : []);
    await migrate(upgraded.connection, migrationsDirectory);
    after = await contents(upgraded.connection, since);
    const { schema_migrations, ...tables } = before;
    for (const [table, rows] of Object.entries(tables)) expect(after[table], table).toHaveLength(rows.length);
  });

  it('is the same, restored from its backup: into an empty database, and in the place of another', async () => {
    const empty = await createTestDatabase('empty');
    try {
      await restore(empty.connection, schema, false);
      const restored = await contents(empty.connection, since);
      expect(differences(after, restored)).toEqual([]);
      expect(restored).toEqual(after);
    } finally {
      await empty.drop();
    }
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
      expect(await findings(app)).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

/** Whatever must be true of a database in which people work, after the night’s reckoning. */
async function findings({
  services,
  connection,
}: Awaited<ReturnType<typeof startTestApp>>): Promise<string[]> {
  const { database, now } = services;
  const found: string[] = [];
  for (const organizationId of await database.atGate(listOrganizationIds)) {
    await accrueOrganization(services, { organizationId });
    found.push(
      ...(await database.inOrganization(organizationId, async (tx) => {
        const organization = await findOrganization(tx);
        if (!organization) return [`${organizationId} is gone`];
        const today = dayOfInstant(now().getTime(), organization.timeZone);
        const everyone = await loadEveryone(tx, organization, today);
        return everyone.flatMap((person) => counterFindings(person, today));
      })),
    );
  }
  return asking(connection, async (client) => {
    const { rows } = await client.query<{ fault: string }>(`
      (select gate.email_key(email) || ' is not in the directory' as fault from users where removed_at is null
       except select email_key || ' is not in the directory' from email_directory)
      union all
      (select email_key || ' belongs to nobody' from email_directory
       except select gate.email_key(email) || ' belongs to nobody' from users where removed_at is null)`);
    const faults = rows.map(({ fault }) => fault);
    return [
      ...found,
      ...faults,
      ...(await findOverlaps(client)),
      ...findContradictions(await readRequests(client)),
    ];
  });
}
