import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig } from 'pg';
import { answersTo } from './answers.ts';
import { RestoreRefused } from './backup-format.ts';
import { type CopiedTable, readCopiedTables } from './company-rows.ts';
import { columnOfBytes, writtenAnew } from './marks/company-copy-marks.ts';
import { restoreFailure } from './restore-failure.ts';

/** A company's copy, as far as it has to be known to be read back. */
export interface ImportableCopy {
  readonly schema: string;
  readonly organization: { readonly id: string; readonly name: string };
  readonly tables: readonly {
    readonly name: string;
    readonly rows: number;
    readonly columns: readonly { readonly name: string }[];
  }[];
  /** The rows of a table, a handful at a time, each as the text that PostgreSQL made of it. */
  readonly rowsOf: (table: string) => Iterable<readonly string[]>;
  /** The file beside a row; null when the copy has none. */
  readonly fileOf: (table: string, key: string, row: string) => Buffer | null;
}

export interface ImportedCompany {
  readonly rows: number;
  readonly files: number;
}

const quoted = (name: string): string => `"${name}"`;
const chunkBytes = 32 * 1024;

/**
 * V19: writes a company's copy into a database where that company is not, all or nothing, by the owner's connection.
 * Triggers run: addresses and figures are made anew from what is written.
 */
export async function importCompany(
  connection: ClientConfig,
  copy: ImportableCopy,
): Promise<ImportedCompany> {
  const client = new Client(connection);
  // Whatever is lost is told by the statement that misses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query("begin; set local statement_timeout = 0; set local timezone = 'UTC'");
    const imported = await write(client, copy);
    await client.query('commit');
    return imported;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw importFailure(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function write(client: Client, copy: ImportableCopy): Promise<ImportedCompany> {
  const { organization } = copy;
  const [known] = await answersTo<{ step: string; there: boolean }>(
    client,
    { step: 'text', there: 'bool' },
    'select gate.schema_step() as step, exists (select from organizations where id = $1) as there',
    [organization.id],
  );
  if (known?.there) {
    throw new RestoreRefused(`The company ${organization.name} is here already. Nothing was changed.`);
  }
  if ((known?.step ?? '') < copy.schema)
    throw new RestoreRefused('The copy comes from a newer Relâche. Update first.');
  const tables = await readCopiedTables(drizzle(client));
  const unknown = copy.tables.filter(({ name }) => !tables.some((table) => table.name === name));
  if (unknown.length > 0)
    throw new RestoreRefused(
      `The copy has tables that this Relâche does not know: ${unknown.map(({ name }) => name).join(', ')}.`,
    );
  let rows = 0;
  let files = 0;
  for (const table of tables) {
    const told = copy.tables.find(({ name }) => name === table.name);
    if (!told) continue;
    const names = columnsOf(table, told.columns);
    for (const batch of copy.rowsOf(table.name)) {
      files += await insertRows(client, copy, table, names, batch);
      rows += batch.length;
    }
    await refuseUnlessAll(client, copy, table.name, told.rows);
  }
  return { rows, files };
}

function columnsOf(table: CopiedTable, told: readonly { readonly name: string }[]): string[] {
  const unknown = told.filter(({ name }) => !table.columns.some((column) => column.name === name));
  if (unknown.length > 0) {
    throw new RestoreRefused(
      `The copy has columns that this Relâche does not know: ${unknown.map(({ name }) => `${table.name}.${name}`).join(', ')}.`,
    );
  }
  return told.map(({ name }) => name);
}

/** How many files came with them. */
async function insertRows(
  client: Client,
  copy: ImportableCopy,
  table: CopiedTable,
  names: readonly string[],
  batch: readonly string[],
): Promise<number> {
  const ours = table.name === 'organizations' ? [] : ['organization_id'];
  const anew = table.leftOut.flatMap(({ name }) => {
    const value = writtenAnew[`${table.name}.${name}`];
    return value === undefined ? [] : [{ name, value }];
  });
  const columns = [...ours, ...names, ...anew.map(({ name }) => name)];
  const values = [
    ...ours.map(() => '$2::uuid'),
    ...names.map((name) => `r.${quoted(name)}`),
    ...anew.map(({ value }) => value),
  ];
  const insertion = (more: readonly string[], given: readonly string[]): string =>
    `insert into ${quoted(table.name)} (${[...columns, ...more].map(quoted).join(', ')})
     select ${[...values, ...given].join(', ')} from json_populate_recordset(null::${quoted(table.name)}, $1) r`;
  const own = ours.length > 0 ? [copy.organization.id] : [];
  const [key] = table.keys;
  if (!table.hasFiles || key === undefined) {
    await client.query(insertion([], []), [`[${batch.join(',')}]`, ...own]);
    return table.name === 'attachments' ? insertAttached(client, copy, batch) : 0;
  }
  for (const row of batch) {
    const bytes = copy.fileOf(table.name, key, row);
    if (!bytes) throw new RestoreRefused(`The copy lacks a file of ${table.name}. Nothing was changed.`);
    await client.query(insertion([columnOfBytes], ['$3::bytea']), [`[${row}]`, ...own, bytes]);
  }
  return batch.length;
}

async function insertAttached(
  client: Client,
  copy: ImportableCopy,
  batch: readonly string[],
): Promise<number> {
  let files = 0;
  for (const row of batch) {
    const bytes = copy.fileOf('attachments', 'id', row);
    if (!bytes) continue;
    files += 1;
    await client.query(
      `insert into file_chunks (organization_id, file_id, position, bytes)
       select $1, ($2::json ->> 'id')::uuid, place, substring($3::bytea from place * ${chunkBytes} + 1 for ${chunkBytes})
       from generate_series(0, (octet_length($3::bytea) - 1) / ${chunkBytes}) as place`,
      [copy.organization.id, row, bytes],
    );
  }
  return files;
}

async function refuseUnlessAll(
  client: Client,
  { organization }: ImportableCopy,
  table: string,
  promised: number,
): Promise<void> {
  const ours = table === 'organizations' ? 'id' : 'organization_id';
  const [counted] = await answersTo<{ rows: number }>(
    client,
    { rows: 'int4' },
    `select count(*)::int as rows from ${quoted(table)} where ${ours} = $1`,
    [organization.id],
  );
  const found = counted?.rows ?? 0;
  if (found !== promised) {
    throw new RestoreRefused(
      `The copy promises ${promised} rows of ${table}, and ${found} were written. Nothing was changed.`,
    );
  }
}

/** Somebody's address may belong to an account of another company here: both cannot have it. */
function importFailure(error: unknown): unknown {
  const table: unknown = error instanceof Error ? Reflect.get(error, 'table') : null;
  if (table === 'email_directory') {
    return new RestoreRefused(
      'An address of the company belongs to an account of another one here. Nothing was changed.',
      { cause: error },
    );
  }
  return restoreFailure(error);
}
