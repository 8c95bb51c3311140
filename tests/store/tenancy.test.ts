// @module-tag daily
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationRole } from '#server/store/migrate.ts';
import { users } from '#server/store/schema/people.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let ours: TestOrganization;
let theirs: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  ours = await createTestOrganization(app.services, { name: 'La nôtre' });
  theirs = await createTestOrganization(app.services, { name: 'La leur' });
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const rowsOf = async <Row extends object>(query: string): Promise<Row[]> =>
  (await owner.query<Row>(query)).rows;

/** What the application may touch at all. */
const reachableTables = `
  select c.oid, c.relname::text as name, c.relrowsecurity as secured,
    exists (select from pg_policy p where p.polrelid = c.oid and ${applicationRoleOid()} = any (p.polroles)
      and p.polqual is not null and p.polwithcheck is not null) as has_policy
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and has_table_privilege('${applicationRole}', c.oid, 'select, insert, update, delete')`;

function applicationRoleOid(): string {
  return `(select oid from pg_roles where rolname = '${applicationRole}')`;
}

describe('the wall between organisations', () => {
  it('has a policy on every table that the application can touch', async () => {
    const tables = await rowsOf<{ name: string; secured: boolean; has_policy: boolean }>(reachableTables);
    expect(tables.length).toBeGreaterThanOrEqual(6);
    for (const table of tables) expect(table).toMatchObject({ secured: true, has_policy: true });
  });

  it('leads every primary key and every foreign key of a tenant table with the organisation', async () => {
    const keys = await rowsOf<{ name: string; kind: string; first: string; columns: number }>(`
      select t.name, k.contype::text as kind,
        (select attname::text from pg_attribute where attrelid = t.oid and attnum = k.conkey[1]) as first,
        array_length(k.conkey, 1) as columns
      from (${reachableTables}) t join pg_constraint k on k.conrelid = t.oid
      where k.contype in ('p', 'f', 'u') and t.name <> 'organizations'`);
    expect(keys.length).toBeGreaterThan(8);
    for (const key of keys) expect(key.first, `${key.name} (${key.kind})`).toBe('organization_id');
  });

  it('gives the application no table, no function and no schema of its own, and no way around policies', async () => {
    const [role] = await rowsOf(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = r.oid)
        + (select count(*)::int from pg_proc where proowner = r.oid)
        + (select count(*)::int from pg_namespace where nspowner = r.oid) as owned
      from pg_roles r where rolname = '${applicationRole}'`);
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
    });
  });

  it('keeps the directory of addresses out of the application’s reach', async () => {
    await expect(
      app.services.database.atGate((tx) => tx.execute(sql`select * from email_directory`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('pins the search path of every function that runs with the owner’s rights', async () => {
    const functions = await rowsOf<{ name: string; pinned: boolean }>(`
      select proname::text as name, coalesce(proconfig::text like '%search_path=%', false) as pinned
      from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'gate'::regnamespace)`);
    expect(functions.length).toBeGreaterThanOrEqual(5);
    for (const one of functions) expect(one).toMatchObject({ pinned: true });
  });
});

describe('a query in the wrong organisation', () => {
  it('sees nothing of another one, even without a WHERE clause', async () => {
    const seen = await app.services.database.inOrganization(ours.id, (tx) => tx.select().from(users));
    expect(seen.map((user) => user.id)).toEqual([ours.admin.id]);
  });

  it('sees nothing at all outside of every organisation', async () => {
    const seen = await app.services.database.atGate((tx) => tx.select().from(users));
    expect(seen).toEqual([]);
  });

  it('changes and deletes nothing of another one', async () => {
    await app.services.database.inOrganization(ours.id, async (tx) => {
      expect(
        (await tx.execute(sql`update users set name = 'Vu' where id = ${theirs.admin.id}`)).rowCount,
      ).toBe(0);
      expect((await tx.execute(sql`delete from users where id = ${theirs.admin.id}`)).rowCount).toBe(0);
    });
    const [still] = await rowsOf<{ name: string }>(`select name from users where id = '${theirs.admin.id}'`);
    expect(still?.name).toBe(theirs.admin.name);
  });

  it('cannot write into another one', async () => {
    const smuggle = app.services.database.inOrganization(ours.id, (tx) =>
      tx.execute(
        sql`insert into teams (organization_id, id, name, created_at) values (${theirs.id}, gen_random_uuid(), 'x', now())`,
      ),
    );
    await expect(smuggle).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('leaves no organisation behind on the connection for the next caller', async () => {
    await app.services.database.inOrganization(ours.id, (tx) => tx.select().from(users));
    const left = await app.services.database.atGate((tx) =>
      tx.execute<{ left: string | null }>(sql`select gate.current_organization() as left`),
    );
    expect(left.rows[0]?.left).toBeNull();
  });

  it('rolls back what failed half-way, job included', async () => {
    const before = await rowsOf('select count(*) from graphile_worker.jobs');
    const failing = app.services.database.inOrganization(ours.id, async (tx) => {
      await tx.execute(sql`select gate.enqueue_job('send-login-link', '{"email":"x@exemple.fr"}'::json)`);
      await tx.execute(sql`update users set name = 'À moitié'`);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await rowsOf('select count(*) from graphile_worker.jobs')).toEqual(before);
    expect(await rowsOf("select id from users where name = 'À moitié'")).toEqual([]);
  });
});

describe('the application’s own login', () => {
  const refused = (statement: string) =>
    expect(
      app.services.database.atGate((tx) => tx.execute(sql.raw(statement))),
      statement,
    ).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^(42501|0LP01)$/) } });

  it('cannot become the owner, nor anybody else', async () => {
    const [{ role } = { role: '' }] = await rowsOf<{ role: string }>('select current_user as role');
    for (const statement of [
      `set role ${role}`,
      `set local role ${role}`,
      `set session authorization ${role}`,
      `select set_config('role', '${role}', false)`,
      `select set_config('session_authorization', '${role}', false)`,
      'set role pg_read_all_data',
      'set role relache_queue',
      `grant ${role} to current_user`,
      `alter role current_user superuser`,
      `alter role current_user bypassrls`,
      'create role another login superuser',
    ])
      await refused(statement);
  });

  it('has nothing to go back to', async () => {
    for (const statement of ['reset role', 'set role none', 'reset session authorization']) {
      const seen = await app.services.database.atGate(async (tx) => {
        await tx.execute(sql.raw(statement));
        return tx.execute(sql`select (select count(*)::int from users) as people, rolsuper or rolbypassrls as above
          from pg_roles where rolname = current_user`);
      });
      expect(seen.rows, statement).toEqual([{ people: 0, above: false }]);
    }
  });

  it('changes nothing of the tables, their walls and the ledgers that only grow', async () => {
    for (const statement of [
      'alter table users disable row level security',
      'alter table users add column more text',
      'drop policy own_organization on users',
      'drop table audit_log',
      'truncate users',
      'alter table users disable trigger all',
      'create table mine (id int)',
      'create function gate.mine() returns int language sql as $$ select 1 $$',
      'update audit_log set action = action',
      'delete from ledger_entries',
      "set session_replication_role = 'replica'",
      'copy users to program $$cat$$',
    ])
      await refused(statement);
  });

  it('reads neither the queue, nor the directory, nor the passwords of logins', async () => {
    for (const table of [
      'graphile_worker._private_jobs',
      'email_directory',
      'relache_owner.logins',
      'pg_authid',
    ])
      await refused(`select * from ${table}`);
  });

  it('is not the owner on any connection of the process', async () => {
    const worker = await startTestApp({ beside: app });
    try {
      const owners = () =>
        rowsOf<{ name: string; owns: boolean }>(
          `select distinct application_name as name, rolsuper or pg_has_role(usesysid, c.relowner, 'member') as owns
           from pg_stat_activity join pg_roles r on r.oid = usesysid, pg_class c
           where datname = current_database() and application_name like 'relache%' and c.oid = 'users'::regclass
           order by 1`,
        );
      await expect.poll(owners).toEqual([
        { name: 'relache', owns: false },
        { name: 'relache-live', owns: false },
        { name: 'relache-worker', owns: false },
      ]);
    } finally {
      await worker.close();
    }
  });
});

describe('one address, one person', () => {
  it('refuses an address that another organisation has, in whatever case', async () => {
    const email = ours.admin.email.toUpperCase();
    const taken = app.services.database.inOrganization(theirs.id, (tx) =>
      tx.execute(sql`insert into users (organization_id, id, email, name, role, joined_at)
        values (${theirs.id}, gen_random_uuid(), ${email}, 'Double', 'employee', now())`),
    );
    await expect(taken).rejects.toMatchObject({ cause: { constraint: 'email_directory_one_account' } });
  });

  it('frees an address when its person changes it', async () => {
    const person = await ours.add('employee');
    await app.services.database.inOrganization(ours.id, (tx) =>
      tx.execute(sql`update users set email = 'nouvelle@exemple.fr' where id = ${person.id}`),
    );
    const found = await rowsOf<{ user_id: string }>(`select * from gate.user_by_email('${person.email}')`);
    expect(found).toEqual([]);
    const [moved] = await rowsOf<{ user_id: string }>(
      "select * from gate.user_by_email('NOUVELLE@exemple.fr')",
    );
    expect(moved?.user_id).toBe(person.id);
  });

  it('frees an address when its person is removed, and knows their session no more', async () => {
    const person = await ours.add('employee');
    const knows = async () => (await app.call('GET', '/auth/me', { token: person.token })).status;
    expect(await knows()).toBe(200);
    await app.services.database.inOrganization(ours.id, (tx) =>
      tx.execute(sql`update users set removed_at = now() where id = ${person.id}`),
    );
    // The session row is still there; the gate alone turns it away.
    expect(await rowsOf(`select id from sessions where user_id = '${person.id}'`)).toHaveLength(1);
    expect(await knows()).toBe(401);
    expect(await rowsOf(`select * from gate.user_by_email('${person.email}')`)).toEqual([]);
  });
});
