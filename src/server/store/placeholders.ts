import { getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A place for every column of a row, under the column's own name, for inserts that are prepared. */
export function placeholdersFor<Table extends PgTable>(
  table: Table,
): { [Column in keyof Table['_']['columns'] & string]: Placeholder<Column> } {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as {
    [Column in keyof Table['_']['columns'] & string]: Placeholder<Column>;
  };
}
