import type { Client } from 'pg';
import { tablesInOrder } from '#server/store/backup.ts';

interface FilledColumn {
  readonly name: string;
  readonly type: string;
  readonly choice: string | null;
  readonly parent: string | null;
  readonly parentColumn: string | null;
}

const values: Readonly<Record<string, string>> = {
  date: "date '2026-03-02'",
  'timestamp with time zone': "timestamptz '2026-03-02 10:00:00.123456+00'",
  boolean: 'false',
  integer: '1',
  smallint: '1',
  bigint: '9007199254740993',
  jsonb: `'{"é": [1.50, "«"]}'::jsonb`,
  bytea: "sha256('x'::bytea)",
  'text[]': '\'{a,"b;c"}\'::text[]',
  'smallint[]': "'{1,2}'::smallint[]",
};

/**
 * A row of the organisation in every table that has none and takes one made up from its columns. Answers with the
 * tables that have one now.
 */
export async function fillTables(owner: Client, organizationId: string): Promise<string[]> {
  const filled: string[] = [];
  for (const table of await tablesInOrder(owner)) {
    const columns = await columnsOf(owner, table);
    // A certificate is what is left when a company is gone: none that lives has one.
    if (!isOfOrganizations(columns) || table === 'organization_certificates') continue;
    const count = async () =>
      (await owner.query(`select from "${table}" where organization_id = $1 limit 1`, [organizationId]))
        .rowCount;
    if (await count()) {
      filled.push(table);
      continue;
    }
    await owner.query('begin');
    try {
      await owner.query(insertionOf(table, columns, organizationId));
      await owner.query('commit');
      filled.push(table);
    } catch {
      await owner.query('rollback');
    }
  }
  return filled;
}

/**
 * A row in every table that is empty, of this organisation where a table belongs to organisations; the same row whenever
 * it is made. Answers with the tables that got one, and fails at the first that takes none.
 */
export async function fillEmptyTables(owner: Client, organizationId: string): Promise<string[]> {
  const filled: string[] = [];
  for (const table of await tablesInOrder(owner)) {
    const { rowCount } = await owner.query(`select from "${table}" limit 1`);
    if (rowCount) continue;
    const columns = await columnsOf(owner, table);
    try {
      await owner.query(insertionOf(table, columns, organizationId, `md5('${table}')::uuid`));
    } catch (error) {
      throw new Error(`${table} takes no row that is made up: one has to be written for it.`, {
        cause: error,
      });
    }
    filled.push(table);
  }
  return filled;
}

const isOfOrganizations = (columns: readonly FilledColumn[]): boolean =>
  columns.some(({ name }) => name === 'organization_id');

function insertionOf(
  table: string,
  columns: readonly FilledColumn[],
  organizationId: string,
  id = 'gen_random_uuid()',
): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const given = columns.map((column) => madeUp(column, organizationId, id)).join(', ');
  return `insert into "${table}" (${names}) select ${given}`;
}

function madeUp(
  { name, type, choice, parent, parentColumn }: FilledColumn,
  organizationId: string,
  id: string,
): string {
  if (name === 'organization_id') return `'${organizationId}'::uuid`;
  if (parent && parentColumn) {
    const ours = parent === 'organizations' ? 'id' : 'organization_id';
    return `(select "${parentColumn}" from "${parent}" where "${ours}" = '${organizationId}' order by 1 limit 1)`;
  }
  if (choice !== null) return `'${choice.replaceAll("'", "''")}'`;
  if (type === 'uuid') return id;
  return values[type] ?? `'Texte; « ${name} »'`;
}

async function columnsOf(owner: Client, table: string): Promise<FilledColumn[]> {
  const { rows } = await owner.query<FilledColumn>(
    `select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type,
       (select (regexp_match(pg_get_constraintdef(k.oid), '''([^'']+)''::text'))[1] from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as choice,
       (select p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any (k.conkey) order by 1 limit 1) as parent,
       (select pa.attname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[array_position(k.conkey, a.attnum)]
        where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any (k.conkey)
        order by p.relname::text limit 1) as "parentColumn"
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull
       and not a.atthasdef`,
    [table],
  );
  return rows;
}
