import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { migrationsDirectory } from '#tests/support/shared-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

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
