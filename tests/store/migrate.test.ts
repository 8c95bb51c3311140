import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, newestQueueMigration } from '#server/store/migrate.ts';
import { migrationsDirectory } from '#tests/support/shared-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const organization = '6f1b6c1e-2b52-4c7e-9b0e-0d9a3c1f7a11';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  directory = await mkdtemp(join(tmpdir(), 'relache-migrations-'));
  await cp(migrationsDirectory, directory, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

describe('migrate', () => {
  it('applies each migration once when several processes start together', async () => {
    const reports = await Promise.all([1, 2, 3, 4].map(() => migrate(database.connection, directory)));
    const busy = reports.filter((report) => report.applied.length > 0);
    expect(busy).toHaveLength(1);
    expect((await migrate(database.connection, directory)).applied).toEqual([]);
  });

  it('knows the last migration of the queue, so that a start with nothing to do sees so', async () => {
    await migrate(database.connection, directory);
    const client = new Client(database.connection);
    await client.connect();
    const { rows } = await client.query('select max(id) as newest from graphile_worker.migrations');
    await client.end();
    expect(rows).toEqual([{ newest: newestQueueMigration }]);
  });

  it('leaves nothing behind of a migration that fails, and goes on once it is mended', async () => {
    await migrate(database.connection, directory);
    const file = join(directory, '9999_broken.sql');
    await writeFile(file, 'create table half (id int); select no_such_function();');
    await expect(migrate(database.connection, directory)).rejects.toThrow('9999_broken.sql failed');
    await writeFile(file, 'create table half (id int);');
    expect((await migrate(database.connection, directory)).applied).toEqual(['9999_broken.sql']);
  });

  it('refuses a migration that was changed after it ran', async () => {
    await writeFile(join(directory, '9999_extra.sql'), 'select 1;');
    await migrate(database.connection, directory);
    await writeFile(join(directory, '9999_extra.sql'), 'select 2;');
    await expect(migrate(database.connection, directory)).rejects.toThrow('changed after it was applied');
  });

  it('works for an owner who is no superuser', async () => {
    const admin = new Client(database.connection);
    await admin.connect();
    const name = String(database.connection.database);
    await admin.query(`create role ${name}_owner login createrole password 'secret'`);
    await admin.query(`alter database ${name} owner to ${name}_owner`);
    await admin.query(`grant relache_app to ${name}_owner with admin option`);
    try {
      const connection = { ...database.connection, user: `${name}_owner`, password: 'secret' };
      expect((await migrate(connection, migrationsDirectory)).applied).not.toEqual([]);
    } finally {
      await admin.query(`reassign owned by ${name}_owner to current_user; drop owned by ${name}_owner`);
      await admin.query(`drop role ${name}_owner`);
      await admin.end();
    }
  });
});

describe('the migration of memberships', () => {
  it('keeps who was there: everyone has a seat and has joined, and whoever logged in has confirmed', async () => {
    await migrate(database.connection, directory, ['0001_people.sql']);
    const client = new Client(database.connection);
    await client.connect();
    try {
      await client.query(`
        insert into organizations (id, name, created_at) values ('${organization}', 'Ancienne', '2026-01-02T00:00:00Z');
        insert into users (organization_id, id, email, name, role, joined_at, last_seen_at)
          select '${organization}', gen_random_uuid(), 'p' || n || '@exemple.fr', 'P' || n, 'admin', now(),
            case when n = 1 then timestamptz '2026-02-03T00:00:00Z' end
          from generate_series(1, 3) n`);
      await migrate(database.connection, directory);
      const { rows: organizations } = await client.query(
        'select seats, subscription_status as status, trial_started_at = created_at as same from organizations',
      );
      expect(organizations).toEqual([{ seats: 3, status: 'trial', same: true }]);
      const { rows: people } = await client.query(
        'select name, invited_at as invited, confirmed_at is not null as confirmed, removed_at as removed from users order by name',
      );
      const joined = { invited: null, removed: null };
      expect(people).toEqual([
        { name: 'P1', confirmed: true, ...joined },
        { name: 'P2', confirmed: false, ...joined },
        { name: 'P3', confirmed: false, ...joined },
      ]);
      const { rows: found } = await client.query("select user_id from gate.user_by_email('P2@exemple.fr')");
      expect(found).toHaveLength(1);
    } finally {
      await client.end();
    }
  });
});

describe('the migration of accounts', () => {
  it('keeps accounts and invitations apart, and who is proven', async () => {
    const before = (await readdir(directory)).filter((name) => name < '0013').sort();
    await migrate(database.connection, directory, before);
    const client = new Client(database.connection);
    await client.connect();
    const other = organization.replace('6f', '7f');
    try {
      await client.query(`
        insert into organizations (id, name, created_at, trial_started_at) values
          ('${organization}', 'Prouvée', now(), now()), ('${other}', 'Jamais ouverte', now(), now());
        insert into users (organization_id, id, email, name, role, joined_at, invited_at, confirmed_at) values
          ('${organization}', gen_random_uuid(), 'a@exemple.fr', 'A', 'admin', now(), null, '2026-02-03T00:00:00Z'),
          ('${organization}', gen_random_uuid(), 'b@exemple.fr', 'B', 'employee', now(), now(), null),
          ('${other}', gen_random_uuid(), 'c@exemple.fr', 'C', 'admin', now(), null, null)`);
      await migrate(database.connection, directory);
      const { rows: organizations } = await client.query(
        'select name, proven_at is not null as proven from organizations order by name',
      );
      expect(organizations).toEqual([
        { name: 'Jamais ouverte', proven: false },
        { name: 'Prouvée', proven: true },
      ]);
      const { rows: directoryRows } = await client.query(
        'select email_key as email, invited from email_directory order by email_key',
      );
      expect(directoryRows).toEqual([
        { email: 'a@exemple.fr', invited: false },
        { email: 'b@exemple.fr', invited: true },
        { email: 'c@exemple.fr', invited: false },
      ]);
      // An invitation that had left is still a way in.
      const { rows: found } = await client.query("select user_id from gate.user_by_email('B@exemple.fr')");
      expect(found).toHaveLength(1);
    } finally {
      await client.end();
    }
  });
});
