import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type SortDirection = 'ascending' | 'descending';
export type Sort<Key extends string> = { key: Key; direction: SortDirection };

export type Column<Row, Key extends string> = {
  key: Key;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures line up on the right. */
  numeric?: boolean;
  /** The column that names the row; on a phone it becomes the card's heading. */
  rowHeader?: boolean;
  /** On a phone it stands in the upper corner of the card, without its heading. */
  corner?: boolean;
  /** Its buttons say what it is: only those who do not see them are told its heading. */
  quiet?: boolean;
};

type TableProps<Row, Key extends string> = {
  caption: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Many columns: closer together, and cards until there is room for them. */
  wide?: boolean;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
};

function nextSort<Key extends string>(key: Key, current: Sort<Key> | undefined): Sort<Key> {
  const turn = current?.key === key && current.direction === 'ascending';
  return { key, direction: turn ? 'descending' : 'ascending' };
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown } as const;

/**
 * A table where there is room, a list of cards where there is not: what counts is the width of its place, not of
 * the screen. The roles are written out because some browsers forget that a table is one once CSS has changed its
 * display.
 */
export function Table<Row, Key extends string>(props: TableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, wide, sort, onSort } = props;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className="@container" data-wide={wide}>
      <table role="table" className="w-full text-left as-cards:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="border-b border-line text-sm text-muted as-cards:sr-only">
          <tr role="row">
            {columns.map((column) => {
              const direction = sort?.key === column.key ? sort.direction : undefined;
              const SortIcon = direction ? sortIcons[direction] : ArrowUpDown;
              return (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  aria-sort={column.sortable ? (direction ?? 'none') : undefined}
                  className={classNames(
                    'relative px-3 py-2.5 font-medium in-data-wide:px-2 @5xl:px-4',
                    column.numeric && 'text-right',
                  )}
                >
                  {column.sortable && onSort ? (
                    <button
                      type="button"
                      onClick={() => onSort(nextSort(column.key, sort))}
                      className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-left hover:text-ink sm:pointer-fine:min-h-9"
                    >
                      {column.header}
                      <SortIcon
                        className={classNames('size-4', !direction && 'opacity-50')}
                        aria-hidden="true"
                      />
                    </button>
                  ) : (
                    <span className={classNames(column.quiet && 'sr-only')}>{column.header}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line as-cards:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="relative as-cards:grid as-cards:gap-1.5 as-cards:py-4 hover:bg-sunken/60"
            >
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function TableCell<Row, Key extends string>({ column, row }: { column: Column<Row, Key>; row: Row }) {
  const cellClass = classNames(
    'px-3 py-3 in-data-wide:px-2 @5xl:px-4 as-cards:flex as-cards:items-center as-cards:justify-between as-cards:gap-4 as-cards:px-4 as-cards:py-0',
    column.numeric && 'text-right tabular-nums',
    column.rowHeader && 'as-cards:pr-16',
    column.corner && 'as-cards:absolute as-cards:top-3 as-cards:right-0 as-cards:px-2!',
  );
  if (column.rowHeader) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: CSS changes its display on a phone
      <th role="rowheader" scope="row" className={classNames(cellClass, 'font-medium')}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: CSS changes its display on a phone
    <td role="cell" className={cellClass}>
      {!column.corner && (
        <span aria-hidden="true" className="hidden text-sm text-muted as-cards:block">
          {column.header}
        </span>
      )}
      <span className="min-w-0 as-cards:text-right">{column.cell(row)}</span>
    </td>
  );
}
