import { type ReactNode, useState } from 'react';
import { Pagination } from './pagination.tsx';

const ROWS_AT_ONCE = 50;

type PagedRowsProps<Row> = { rows: readonly Row[]; children: (rows: readonly Row[]) => ReactNode };

/** A company's worth of people, some at a time. */
export function PagedRows<Row>({ rows, children }: PagedRowsProps<Row>) {
  const [page, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / ROWS_AT_ONCE));
  const shown = Math.min(page, pageCount);
  return (
    <div className="flex flex-col gap-4">
      {children(rows.slice((shown - 1) * ROWS_AT_ONCE, shown * ROWS_AT_ONCE))}
      {pageCount > 1 && <Pagination page={shown} pageCount={pageCount} onPage={setPage} />}
    </div>
  );
}
