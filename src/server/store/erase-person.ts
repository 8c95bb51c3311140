import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type CalledBy, callingPattern } from '#domain/privacy/erasure.ts';
import { answersTo } from './answers.ts';
import { allMarks } from './marks/all-marks.ts';
import type { ColumnMark, TableMark, Way } from './marks/mark.ts';

/** A transaction in the organisation of the person: the application's, or the owner's after a restore. */
export type ErasingTransaction = Pick<NodePgDatabase, 'execute'>;

/** One step on one table. Names come from the marks, never from a caller. */
interface ErasureStep {
  readonly table: string;
  readonly ways: readonly Way[];
  /** Null: the rows go. */
  readonly changes: Readonly<Record<string, ColumnMark['erased']>> | null;
}

const tenantTables = Object.entries(allMarks).filter(
  ([table, { columns }]) => 'organization_id' in columns && !table.includes('.'),
);

const waysOf = ({ subject, otherwise = [] }: TableMark): readonly Way[] =>
  subject === null ? [] : [subject, ...otherwise];

/** Rows about the person; where the table says who wrote them, by the person as well. */
const aboutOrBy = (mark: TableMark): readonly Way[] => [
  ...waysOf(mark),
  ...(mark.author === undefined ? [] : [mark.author]),
];

/** V7: what the marks say becomes of each table: changes first, as rows that go may lead to rows that stay. */
export function erasureSteps(): ErasureStep[] {
  const changes = tenantTables.flatMap(([table, mark]) =>
    mark.rows === 'kept' ? changesIn(table, mark) : [],
  );
  const deletions = tenantTables.flatMap(([table, mark]) =>
    mark.rows === 'deleted' ? [{ table, ways: aboutOrBy(mark), changes: null }] : [],
  );
  return [...changes, ...deletions];
}

function changesIn(table: string, mark: TableMark): ErasureStep[] {
  const changed = Object.entries(mark.columns).filter(([, { erased, calls }]) => erased !== 'kept' || calls);
  const groups: readonly (readonly [readonly Way[], (column: ColumnMark) => boolean])[] = [
    [aboutOrBy(mark), ({ whose }) => whose === 'anyone'],
    ...[...new Set(changed.flatMap(([, { whose }]) => columnOf(whose) ?? []))].map(
      (column) => [[column], ({ whose }: ColumnMark) => columnOf(whose) === column] as const,
    ),
    // Last, as it may take away the very column that leads to the person.
    [waysOf(mark), ({ whose }) => typeof whose !== 'string' && 'way' in whose],
  ];
  return groups.flatMap(([ways, belongs]) => {
    const columns = changed.filter(([, column]) => belongs(column) && column.erased !== 'kept');
    if (ways.length === 0 || columns.length === 0) return [];
    return [
      { table, ways, changes: Object.fromEntries(columns.map(([name, { erased }]) => [name, erased])) },
    ];
  });
}

const columnOf = (whose: ColumnMark['whose']): string | null =>
  typeof whose !== 'string' && 'column' in whose ? whose.column : null;

/** Texts of a table that may say what someone is called, each with the column that tells whose name it is. */
export function sweptColumns(
  { subject, columns }: TableMark,
  types: ReadonlyMap<string, string>,
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { whose, secret, calls, erased }]) => {
      const type = types.get(name);
      // What is sealed is emptied; bytes that nobody wrote as words are files, which have marks of their own.
      const isText = type === 'bytea' ? erased === 'words' : type !== undefined && !secret;
      if (!isText) return [];
      return [
        [name, calls === null ? null : (columnOf(whose) ?? (typeof subject === 'string' ? subject : null))],
      ];
    }),
  );
}

interface CatalogueColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Texts that are no part of a key: what points somewhere must go on doing so. */
async function textColumns(tx: ErasingTransaction): Promise<Map<string, Map<string, string>>> {
  const rows = await answersTo<CatalogueColumn>(
    tx,
    { table: 'text', column: 'text', type: 'text' },
    sql`select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype, 'bytea'::regtype)
        and not exists (select from pg_constraint k
          where k.conrelid = c.oid and k.contype in ('p', 'f') and a.attnum = any (k.conkey))`,
  );
  const found = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows) {
    found.set(table, (found.get(table) ?? new Map<string, string>()).set(column, type));
  }
  return found;
}

const quoted = (name: string): string => `"${name}"`;

/** What they are called by, now and wherever an earlier name, address or number was kept. */
export async function readCalledBy(tx: ErasingTransaction, personId: string): Promise<CalledBy> {
  const called = { names: new Set<string>(), addresses: new Set<string>(), numbers: new Set<string>() };
  const places = { name: called.names, address: called.addresses, number: called.numbers };
  for (const [table, mark] of tenantTables) {
    for (const [column, { calls, whose }] of Object.entries(mark.columns)) {
      const way = columnOf(whose) ?? mark.subject;
      // The directory is reached through functions alone; it holds the address that the person has.
      if (calls === null || typeof way !== 'string' || table === 'email_directory') continue;
      const rows = await answersTo<{ call: string }>(
        tx,
        { call: 'text' },
        sql`select distinct ${sql.raw(quoted(column))} as call from ${sql.raw(quoted(table))}
          where ${sql.raw(quoted(way))} = ${personId} and ${sql.raw(quoted(column))} is not null`,
      );
      for (const { call } of rows) places[calls].add(call.trim());
    }
  }
  return { names: [...called.names], addresses: [...called.addresses], numbers: [...called.numbers] };
}

/**
 * V7: carries out what the marks say, within the caller's transaction. Whether it may is asked by the functions of the
 * database themselves; the journal has its line before.
 */
export async function erasePersonRows(
  tx: ErasingTransaction,
  personId: string,
  calledBy: CalledBy,
): Promise<void> {
  const pattern = callingPattern(calledBy);
  for (const { table, ways, changes } of erasureSteps()) {
    const shown = ways.map((way) =>
      typeof way === 'string' ? [way] : [way.column, way.table, way.key, way.person],
    );
    await tx.execute(
      sql`select gate.erase_in(${personId}, ${table}, ${JSON.stringify(shown)}, ${changes && JSON.stringify(changes)})`,
    );
  }
  for (const [table, { rows }] of tenantTables) {
    if (rows === 'emptied') await tx.execute(sql`select gate.empty_in(${personId}, ${table})`);
  }
  if (pattern === null) return;
  const texts = await textColumns(tx);
  for (const [table, mark] of tenantTables) {
    const swept = sweptColumns(mark, texts.get(table) ?? new Map());
    if (Object.keys(swept).length === 0 || keptTables.includes(table)) continue;
    await tx.execute(sql`select gate.sweep_in(${personId}, ${table}, ${JSON.stringify(swept)}, ${pattern})`);
  }
  await tx.execute(sql`select gate.forget_jobs_of(${personId}, ${pattern})`);
}

/** The journal itself, which names nobody. */
const keptTables = ['erasures'];
