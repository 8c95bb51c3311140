import { sql } from 'drizzle-orm';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { allMarks } from './marks/all-marks.ts';
import {
  columnOfBytes,
  type LeftOutReason,
  leftOutColumns,
  leftOutTables,
  tablesOfBytes,
} from './marks/company-copy-marks.ts';
import type { ColumnMark, TableMark } from './marks/mark.ts';
import { linkColumns, parentsFirst, type TableLink, tableLinks } from './table-order.ts';

export interface CopiedColumn {
  readonly name: string;
  readonly type: string;
  readonly filled: boolean;
  /** `table.column` that it points to. */
  readonly pointsTo: string | null;
  readonly mark: ColumnMark;
}

/** A table of a company's copy. */
export interface CopiedTable {
  readonly name: string;
  readonly mark: TableMark;
  /** By which its rows are ordered and its files named. */
  readonly keys: readonly string[];
  readonly columns: readonly CopiedColumn[];
  readonly leftOut: readonly { readonly name: string; readonly because: LeftOutReason }[];
  /** Whether each row has a file beside it. */
  readonly hasFiles: boolean;
}

interface CatalogueRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly filled: boolean;
  readonly key: number | null;
  readonly points_to: string | null;
}

const organizationColumn = 'organization_id';

/**
 * V18: what a company's copy is made of, by the marks and by what the tables really are, parents before their children.
 * An organisation's id stands once, in the description, and in no row.
 */
export async function readCopiedTables(tx: Pick<TenantTransaction, 'execute'>): Promise<CopiedTable[]> {
  const rows = await answersTo<CatalogueRow>(
    tx,
    { table: 'text', column: 'text', type: 'text', filled: 'bool', key: 'int4', points_to: 'text' },
    sql`
      select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull as filled, array_position(i.indkey::int2[], a.attnum)::int4 as key,
        (select min(p.relname::text || '.' || pa.attname::text)
          from pg_constraint k join pg_class p on p.oid = k.confrelid
          join pg_attribute pa on pa.attrelid = k.confrelid
            and pa.attnum = k.confkey[array_position(k.conkey, a.attnum)]
          where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)) as points_to
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by 1, a.attnum`,
  );
  const links = await answersTo<TableLink>(tx, linkColumns, sql.raw(tableLinks));
  const names = [...new Set(rows.map(({ table }) => table))];
  return parentsFirst(names, links).flatMap((name) => {
    const columns = rows.filter(({ table }) => table === name);
    const mark = allMarks[name];
    const isOurs = name === 'organizations' || columns.some(({ column }) => column === organizationColumn);
    if (!mark || !isOurs || name in leftOutTables || tablesOfBytes.includes(name)) return [];
    return [copiedTable(name, mark, columns)];
  });
}

function copiedTable(name: string, mark: TableMark, rows: readonly CatalogueRow[]): CopiedTable {
  const columns = rows.filter(({ column }) => column !== organizationColumn);
  const whyNot = (column: string): LeftOutReason | null =>
    mark.columns[column]?.secret ? 'secret' : (leftOutColumns[`${name}.${column}`] ?? null);
  return {
    name,
    mark,
    keys: columns
      .filter(({ key }) => key !== null)
      .sort((a, b) => (a.key ?? 0) - (b.key ?? 0))
      .map(({ column }) => column),
    columns: columns.flatMap(({ column, type, filled, points_to }) => {
      const own = mark.columns[column];
      if (!own || whyNot(column) || column === columnOfBytes) return [];
      return [{ name: column, type, filled, pointsTo: points_to, mark: own }];
    }),
    leftOut: columns.flatMap(({ column }) => {
      const because = whyNot(column);
      return because ? [{ name: column, because }] : [];
    }),
    hasFiles: columns.some(({ column }) => column === columnOfBytes),
  };
}

/** A row as text that programs read, and as cells. Neither passes through a number of JavaScript. */
export interface CopiedRow {
  readonly line: string;
  readonly cells: readonly (string | null)[];
}

const quoted = (name: string): string => `"${name}"`;
const rowsPerFetch = 500;

/** All that is read sees the organisation as it was at one moment; nothing can be written. */
export async function readAsOfNow(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read read only`);
}

/** Every row of a table, a few hundred at a time. Names come from the catalogue and the marks, never from a caller. */
export async function* readCopiedRows(
  tx: TenantTransaction,
  { name, columns, keys }: CopiedTable,
): AsyncGenerator<readonly CopiedRow[]> {
  const listed = columns.map((column) => quoted(column.name)).join(', ');
  const cells = columns.map((column) => `r.${quoted(column.name)}::text`).join(', ');
  const ours = name === 'organizations' ? 'id' : organizationColumn;
  const order = keys.length > 0 ? keys : columns.map((column) => column.name);
  await tx.execute(
    sql.raw(`declare company_rows no scroll cursor for
      select row_to_json(r)::text as line, array[${cells}]::text[] as cells
      from (select ${listed} from ${quoted(name)} where ${quoted(ours)} = gate.current_organization()
        order by ${order.map(quoted).join(', ')}) r`),
  );
  for (;;) {
    const batch = await answersTo<CopiedRow>(
      tx,
      { line: 'text', cells: 'text[]' },
      sql.raw(`fetch ${rowsPerFetch} from company_rows`),
    );
    if (batch.length === 0) break;
    yield batch;
  }
  await tx.execute(sql`close company_rows`);
}

/** The file beside a row of a table that has one in each row, by what its row is known by. */
export async function readFileOfRow(
  tx: TenantTransaction,
  table: string,
  key: string,
  id: string,
): Promise<Buffer | null> {
  const [row] = await answersTo<{ bytes: Buffer }>(
    tx,
    { bytes: 'bytea' },
    sql`select ${sql.raw(quoted(columnOfBytes))} as bytes from ${sql.raw(quoted(table))}
      where ${sql.raw(quoted(key))} = ${id}::uuid`,
  );
  return row?.bytes ?? null;
}

/** The last step that the schema has gone through. */
export async function readSchemaStep(tx: TenantTransaction): Promise<string> {
  const [row] = await answersTo<{ step: string }>(
    tx,
    { step: 'text' },
    sql`select gate.schema_step() as step`,
  );
  return row?.step ?? '';
}
