import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig, escapeIdentifier, escapeLiteral } from 'pg';
import { answersTo } from './answers.ts';
import { applicationRole, createRole } from './migrate.ts';

/** The queue's own role: it owns nothing either, and reaches the tables of the queue alone. */
export const queueRole = 'relache_queue';

declare const ownsNothing: unique symbol;

/** A connection whose login owns nothing and can become nobody else. Made by `openLogins` alone. */
export type ApplicationConnection = ClientConfig & { readonly [ownsNothing]: true };

export interface Logins {
  readonly application: ApplicationConnection;
  readonly queue: ClientConfig;
}

/** Told to whoever starts the server, without a stack. */
export class LoginRefused extends Error {}

/** Any number of processes may start together; the first makes the logins, the others find them. */
const loginLock = 7_352_424;

/**
 * The logins that the server's own connections use. They are not the owner's with another role set, which a
 * statement could set back: each is a login of its own. The owner makes them once, with passwords that stay in a
 * table that only the owner reads, so that every process of an installation finds the same ones, whatever way the
 * owner itself logs in. An administrator may name the application's login instead.
 */
export async function openLogins(owner: ClientConfig, given: string | null): Promise<Logins> {
  if (given !== null) {
    const application = { connectionString: given };
    await verify(application);
    return { application: application as unknown as ApplicationConnection, queue: owner };
  }
  const client = new Client(owner);
  // Whatever is lost is told by the statement that misses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const rows = (await findLogins(client)) ?? (await makeLogins(client));
    const [application, queue] = [loggedInAs(owner, rows.application), loggedInAs(owner, rows.queue)];
    try {
      await verify(application);
    } catch (error) {
      if (!isWrongPassword(error)) throw error;
      // Somebody changed a password: the one in the table is the one that every process uses.
      for (const { role, password } of Object.values(rows)) await setPassword(client, role, password);
      await verify(application);
    }
    return { application: application as unknown as ApplicationConnection, queue };
  } catch (error) {
    throw codeOf(error) === '42501' ? mayNotMakeRoles(error) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Login {
  readonly role: string;
  readonly password: string;
}

type LoginRows = Readonly<Record<'application' | 'queue', Login>>;

/** Null unless both are there and can do what they are for. */
async function findLogins(client: Client): Promise<LoginRows | null> {
  const [place] = await answersTo<{ there: boolean }>(
    client,
    { there: 'bool' },
    "select to_regclass('relache_owner.logins') is not null as there",
  );
  if (!place?.there) return null;
  const rows = await answersTo<Login & { purpose: string; useful: boolean }>(
    client,
    { purpose: 'text', role: 'text', password: 'text', useful: 'bool' },
    `select purpose, role, password, r.rolcanlogin and has_database_privilege(r.oid, current_database(), 'connect')
       and pg_has_role(r.oid, g.oid, 'usage')
       and (purpose = 'application' or (
         select bool_and(has_table_privilege(r.oid, c.oid, 'update') and has_table_privilege(r.oid, c.oid, 'delete')
           and (not relrowsecurity or exists (select from pg_policy where polrelid = c.oid and polname = 'queue')))
         from pg_class c where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r')) as useful
     from relache_owner.logins
       join pg_roles r on r.rolname = role
       join pg_roles g on g.rolname = case purpose when 'queue' then '${queueRole}' else '${applicationRole}' end`,
  );
  const [application, queue] = ['application', 'queue'].map((purpose) =>
    rows.find((row) => row.purpose === purpose && row.useful),
  );
  return application && queue ? { application, queue } : null;
}

async function makeLogins(client: Client): Promise<LoginRows> {
  await createRole(client, queueRole);
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [loginLock]);
    await client.query(`
      create schema if not exists relache_owner;
      create table if not exists relache_owner.logins (purpose text primary key, role text not null, password text not null)`);
    await openQueue(client);
    const rows = {
      application: await makeLogin(client, 'application', 'relache_web', applicationRole),
      queue: await makeLogin(client, 'queue', 'relache_jobs', queueRole),
    };
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Names are an installation's own: roles belong to the whole server, on which there may be several. */
async function makeLogin(client: Client, purpose: string, name: string, memberOf: string): Promise<Login> {
  const fresh = [`${name}_${randomBytes(4).toString('hex')}`, randomBytes(24).toString('base64url')];
  await client.query(
    'insert into relache_owner.logins (purpose, role, password) values ($1, $2, $3) on conflict do nothing',
    [purpose, ...fresh],
  );
  const [login] = await answersTo<Login & { exists: boolean }>(
    client,
    { role: 'text', password: 'text', exists: 'bool' },
    'select role, password, exists (select from pg_roles where rolname = role) from relache_owner.logins where purpose = $1',
    [purpose],
  );
  if (!login) throw new Error(`The login of the ${purpose} is gone.`);
  const { role, password } = login;
  const quoted = escapeIdentifier(role);
  if (!login.exists)
    await client.query(
      `create role ${quoted} login nosuperuser nocreatedb nocreaterole nobypassrls inherit
         password ${escapeLiteral(password)} in role ${memberOf}`,
    );
  else await client.query(`alter role ${quoted} login; grant ${memberOf} to ${quoted}`);
  const [access] = await answersTo<{ enters: boolean; database: string }>(
    client,
    { enters: 'bool', database: 'text' },
    "select has_database_privilege($1, current_database(), 'connect') as enters, current_database()::text as database",
    [role],
  );
  if (access?.enters === false)
    await client.query(`grant connect on database ${escapeIdentifier(access.database)} to ${quoted}`);
  return { role, password };
}

/** Its tables let nobody but their owner see a row, unless a policy says so. */
async function openQueue(client: Client): Promise<void> {
  await client.query(`
    grant usage on schema graphile_worker to ${queueRole};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${queueRole};
    grant usage, select on all sequences in schema graphile_worker to ${queueRole};
    grant execute on all functions in schema graphile_worker to ${queueRole};
    do $$
    declare
      queue_table regclass;
    begin
      for queue_table in
        select oid::regclass from pg_class c
        where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
          and not exists (select from pg_policy where polrelid = c.oid and polname = 'queue')
      loop
        execute format('create policy queue on %s to ${queueRole} using (true) with check (true)', queue_table);
      end loop;
    end $$`);
}

async function setPassword(client: Client, role: string, password: string): Promise<void> {
  await client.query(`alter role ${escapeIdentifier(role)} password ${escapeLiteral(password)}`);
}

/** The same server and database, certificates and all, as somebody else. */
function loggedInAs(owner: ClientConfig, { role, password }: Login): ClientConfig {
  if (owner.connectionString === undefined) return { ...owner, user: role, password };
  const address = new URL(owner.connectionString);
  // These count before what stands in front of the host.
  address.searchParams.set('user', role);
  address.searchParams.set('password', password);
  return { ...owner, connectionString: address.href };
}

interface Standing {
  readonly role: string;
  readonly works: boolean;
  readonly too_much: boolean;
}

/** Found out at the start: a login that is wrong, cannot work, or could become the owner. */
async function verify(connection: ClientConfig): Promise<void> {
  const client = new Client({ connectionTimeoutMillis: 5_000, ...connection });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [standing] = await answersTo<Standing>(
      client,
      { role: 'text', works: 'bool', too_much: 'bool' },
      `select rolname::text as role, pg_has_role($1, 'usage') as works,
         rolsuper or rolbypassrls or rolcreaterole or exists (
           select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'member')
         ) as too_much
       from pg_roles where rolname = session_user`,
      [applicationRole],
    );
    if (standing?.too_much)
      throw new LoginRefused(
        `The application would log in as ${standing.role}, which owns its tables or could come to. Give it a login of its own: see APP_DATABASE_URL in docs/operations.md.`,
      );
    if (!standing?.works)
      throw new LoginRefused(
        `The application's login ${standing?.role} is not a member of ${applicationRole}: grant ${applicationRole} to ${standing?.role};`,
      );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function mayNotMakeRoles(cause: unknown): LoginRefused {
  return new LoginRefused(
    `The user of DATABASE_URL may not make the role that the application logs in as. Let an administrator run
  create role relache_web login password '…' in role ${applicationRole};
and set APP_DATABASE_URL to that login: see docs/operations.md.`,
    { cause },
  );
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
const isWrongPassword = (error: unknown): boolean => ['28P01', '28000'].includes(String(codeOf(error)));
