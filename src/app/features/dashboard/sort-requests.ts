import { byName } from '#domain/text/by-name.ts';
import type { Sort } from '#ui/table.tsx';
import type { LeaveRequest } from '#web/leave/leave-request.ts';

export const requestColumns = ['type', 'period', 'duration', 'status', 'createdAt'] as const;

export type RequestColumn = (typeof requestColumns)[number];

type Sortable = Pick<
  LeaveRequest,
  'id' | 'type' | 'startDate' | 'startHalf' | 'countedDays' | 'status' | 'createdAt'
>;

/** Types and statuses are sorted as they are read, so by their names in the reader's language. */
export type SortNames = {
  type: (request: Sortable) => string;
  status: (request: Sortable) => string;
};

/** What is equal stays in the order of filing, the latest first. */
export function sortRequests<Request extends Sortable>(
  requests: readonly Request[],
  { key, direction }: Sort<RequestColumn>,
  names: SortNames,
): Request[] {
  const compare: Record<RequestColumn, (a: Request, b: Request) => number> = {
    type: (a, b) => byName(names.type(a), names.type(b)),
    status: (a, b) => byName(names.status(a), names.status(b)),
    period: (a, b) => a.startDate.localeCompare(b.startDate) || a.startHalf.localeCompare(b.startHalf),
    duration: (a, b) => a.countedDays - b.countedDays,
    createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  };
  const turn = direction === 'ascending' ? 1 : -1;
  return [...requests].sort(
    (a, b) => turn * compare[key](a, b) || b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id),
  );
}
