import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig, Pool } from 'pg';
import { CannotStart } from '#server/store/cannot-start.ts';
import { answersTo } from './answers.ts';

/** What the application may do. It owns nothing, so row-level security always holds for its members. */
export const applicationRole = 'relache_app';

/** Any number of processes may start together; the one that holds this lock migrates, the others wait. */
const migrationLock = 7_352_414;

const oldestServerVersion = 150_000;

/** The last that the installed version of the queue brings. */
export const newestQueueMigration = 19;

export interface MigrationReport {
  readonly applied: readonly string[];
}

/** `only` brings a fresh database to an older state. */
export async function migrate(
  connection: ClientConfig,
  directory: string,
  only?: readonly string[],
): Promise<MigrationReport> {
  if (!only && (await isUpToDate(connection, directory))) return { applied: [] };
  return asMigrator(connection, async (client) => {
    const applied: string[] = [];
    for (const migration of await pendingMigrations(client, directory, only)) {
      await client.query('begin');
      try {
        await applyMigration(client, migration);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
      applied.push(migration.name);
    }
    return { applied };
  });
}

/** Nearly every start finds nothing to do: it looks before it waits for the lock and loads the queue. */
async function isUpToDate(connection: ClientConfig, directory: string): Promise<boolean> {
  return withClient(connection, async (client) => {
    const [place] = await answersTo<{ there: boolean }>(
      client,
      { there: 'bool' },
      `select to_regclass('public.schema_migrations') is not null and to_regclass('graphile_worker.migrations') is not null
         and exists (select from pg_roles where rolname = $1) as there`,
      [applicationRole],
    );
    if (!place?.there) return false;
    const [queue] = await answersTo<{ newest: number | null }>(
      client,
      { newest: 'int4' },
      'select max(id) as newest from graphile_worker.migrations',
    );
    if (queue?.newest !== newestQueueMigration) return false;
    const known = await appliedMigrations(client);
    return (await unknownMigrations(known, directory)).length === 0;
  });
}

async function withClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  // Whatever is lost is told by the statement that misses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The owner's own connection, one process at a time, on a server that has what every migration stands on. */
export async function asMigrator<T>(
  connection: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  return withClient(connection, async (client) => {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await createRole(client, applicationRole);
    await createJobQueue(connection);
    return work(client);
  });
}

async function refuseOldServer(client: Client): Promise<void> {
  const [server] = await answersTo<{ version: number; shown: string }>(
    client,
    { version: 'int4', shown: 'text' },
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as shown",
  );
  if (server && server.version < oldestServerVersion) {
    throw new CannotStart(`PostgreSQL 15 or later is needed; this server is ${server.shown}.`);
  }
}

/** A role that nobody logs in as: logins are members of it. */
export async function createRole(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rowCount !== 0) return;
  try {
    await client.query(`create role ${name} nologin nosuperuser nobypassrls`);
  } catch (error) {
    // Roles belong to the whole server: another database of it may be creating the same one right now.
    if (!isAlreadyThere(error)) throw error;
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42710' || error.code === '23505');
}

async function createJobQueue(connection: ClientConfig): Promise<void> {
  const pool = new Pool({ ...connection, max: 1 });
  // A lost connection fails the query that needed it; this listener only keeps it from ending the process.
  const ignore = (): void => undefined;
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  try {
    const { runMigrations } = await import('graphile-worker');
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export async function migrationNames(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
}

/** What the database has not had yet, in order. */
export async function pendingMigrations(
  client: Client,
  directory: string,
  only?: readonly string[],
): Promise<Migration[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  return unknownMigrations(await appliedMigrations(client), directory, only);
}

async function appliedMigrations(client: Client): Promise<ReadonlyMap<string, string>> {
  const rows = await answersTo<{ name: string; checksum: string }>(
    client,
    { name: 'text', checksum: 'text' },
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function unknownMigrations(
  known: ReadonlyMap<string, string>,
  directory: string,
  only?: readonly string[],
): Promise<Migration[]> {
  const wanted = (await migrationNames(directory)).filter((name) => only?.includes(name) ?? true);
  const migrations = await Promise.all(
    wanted.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  for (const { name, checksum } of migrations) {
    if (known.has(name) && known.get(name) !== checksum)
      throw new CannotStart(`Migration ${name} was changed after it was applied. Write a new one instead.`);
  }
  return migrations.filter(({ name }) => !known.has(name));
}

/** Inside of a transaction of the caller's. */
export async function applyMigration(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new CannotStart(`Migration ${name} failed and was rolled back.`, { cause: error });
  }
}
