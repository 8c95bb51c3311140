// @module-tag daily
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LoginRefused, openLogins } from '#server/store/logins.ts';
import { migrate } from '#server/store/migrate.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { migrationsDirectory } from '#tests/support/shared-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let owner: Client;
const roles: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase('empty');
  await migrate(database.connection, migrationsDirectory);
  owner = new Client(database.connection);
  await owner.connect();
});
afterEach(async () => {
  for (const role of roles.splice(0)) await owner.query(`drop owned by ${role}; drop role ${role}`);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function make(role: string, rest: string): Promise<string> {
  const name = `${role}_${database.connection.database}`;
  roles.push(name);
  await owner.query(`create role ${name} login password 'secret' ${rest}`);
  return databaseUrl({ ...database.connection, user: name, password: 'secret' });
}

async function userOf(connection: ClientConfig): Promise<string> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select session_user as name');
    return rows[0]?.name ?? '';
  } finally {
    await client.end();
  }
}

describe('the logins of an installation', () => {
  it('are made once, however many processes start together, and found by all', async () => {
    const found = await Promise.all([1, 2, 3, 4].map(() => openLogins(database.connection, null)));
    const users = await Promise.all(found.map(({ application }) => userOf(application)));
    expect(new Set(users).size).toBe(1);
    expect(users[0]).toMatch(/^relache_web_[0-9a-f]{8}$/);
    const [later] = await Promise.all([openLogins(database.connection, null)]);
    expect(later.application).toEqual(found[0]?.application);
    expect(later.queue).toEqual(found[0]?.queue);
  });

  it('go where the address goes, with all that it says besides the user', async () => {
    const address = `${databaseUrl(database.connection)}&application_name=mine`;
    const { application, queue } = await openLogins({ connectionString: address }, null);
    expect(await userOf(application)).toMatch(/^relache_web_/);
    expect(await userOf(queue)).toMatch(/^relache_jobs_/);
    const parameters = new URL(String(application.connectionString)).searchParams;
    expect(parameters.get('application_name')).toBe('mine');
    expect(parameters.get('host')).toBe(database.connection.host);
  });

  it('mend themselves at a start: a changed password, a role that is gone', async () => {
    const { application } = await openLogins(database.connection, null);
    await owner.query(`alter role ${application.user} password 'other'`);
    await expect(userOf(application)).rejects.toThrow('password');
    await openLogins(database.connection, null);
    expect(await userOf(application)).toBe(application.user);
    await owner.query(`drop owned by ${application.user}; drop role ${application.user}`);
    await openLogins(database.connection, null);
    expect(await userOf(application)).toBe(application.user);
  });

  it('may be named by an administrator, as far as they can do neither too much nor too little', async () => {
    const named = await make('named', 'in role relache_app');
    const { application, queue } = await openLogins(database.connection, named);
    expect(await userOf(application)).toMatch(/^named_/);
    expect(queue).toEqual(database.connection);
    const wrong = async (address: string, sentence: RegExp) => {
      const refusal = await openLogins(database.connection, address).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(LoginRefused);
      expect(String(refusal)).toMatch(sentence);
    };
    await wrong(databaseUrl(database.connection), /owns its tables or could come to/);
    await wrong(await make('boundless', 'bypassrls in role relache_app'), /could come to/);
    await wrong(await make('maker', 'createrole in role relache_app'), /could come to/);
    await wrong(await make('stranger', ''), /is not a member of relache_app: grant relache_app to stranger/);
  });

  it('tell what to do where the owner may not make roles', async () => {
    const own = await createTestDatabase('empty');
    try {
      const name = `plain_${own.connection.database}`;
      await owner.query(`create role ${name} login password 'secret'`);
      await owner.query(`alter database ${own.connection.database} owner to ${name}`);
      const plain = { ...own.connection, user: name, password: 'secret' };
      // The role that tables are opened to is there already, and that is all that a migration needs.
      await migrate(plain, migrationsDirectory);
      const refusal = await openLogins(plain, null).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(LoginRefused);
      expect(String(refusal)).toContain("create role relache_web login password '…' in role relache_app;");
      roles.push(name);
    } finally {
      await own.drop();
    }
  });
});
