import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import { Client, type ClientConfig, Pool } from 'pg';

/** The role the application works as. It owns nothing, so row-level security always holds for it. */
export const applicationRole = 'relache_app';

/** Any number of processes may start together; the one that holds this lock migrates, the others wait. */
const migrationLock = 7_352_414;

const oldestServerVersion = 150_000;

export interface MigrationReport {
  readonly applied: readonly string[];
}

/** `only` brings a fresh database to an older state, into which an older backup fits. */
export async function migrate(
  connection: ClientConfig,
  directory: string,
  only?: readonly string[],
): Promise<MigrationReport> {
  const client = new Client(connection);
  // Told by the statement that needed it; unheard here, the news of a lost connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await createApplicationRole(client);
    await createJobQueue(connection);
    return { applied: await applyFiles(client, directory, only) };
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; shown: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as shown",
  );
  const server = rows[0];
  if (server && server.version < oldestServerVersion) {
    throw new Error(`PostgreSQL 15 or later is needed; this server is ${server.shown}.`);
  }
}

async function createApplicationRole(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole]);
  if (rowCount === 0) {
    try {
      await client.query(`create role ${applicationRole} nologin nosuperuser nobypassrls`);
    } catch (error) {
      // Roles belong to the whole server: another database of it may be creating the same one right now.
      if (!isAlreadyThere(error)) throw error;
    }
  }
  await client.query(`grant ${applicationRole} to current_user`);
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
    await migrateJobQueue({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

async function applyFiles(client: Client, directory: string, only?: readonly string[]): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  for (const name of files.filter((file) => only?.includes(file) ?? true)) {
    const sql = await readFile(join(directory, name), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const before = known.get(name);
    if (before === checksum) continue;
    if (before)
      throw new Error(`Migration ${name} was changed after it was applied. Write a new one instead.`);
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed and was rolled back.`, { cause: error });
    }
    applied.push(name);
  }
  return applied;
}
