import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LeaveTypeName } from '#app/leave/leave-type.tsx';
import { RequestStatusBadge } from '#app/leave/request-status-badge.tsx';
import { type Column, type Sort, Table } from '#ui/table.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { RequestColumn } from './sort-requests.ts';

type RequestsTableProps = {
  requests: readonly LeaveRequest[];
  /** Left out where only some of them are shown. */
  sort: Sort<RequestColumn> | undefined;
  onSort: ((sort: Sort<RequestColumn>) => void) | undefined;
};

export function RequestsTable({ requests, sort, onSort }: RequestsTableProps) {
  const { t } = useTranslation('dashboard');
  const instants = useInstants();
  const words = useLeaveWords();
  const columns: Column<LeaveRequest, RequestColumn>[] = [
    {
      key: 'type',
      header: t('requests.columns.type'),
      sortable: onSort !== undefined,
      rowHeader: true,
      cell: ({ id, type }) => (
        // The whole row leads there; the link is what a keyboard and a screen reader meet.
        <Link to={requestPath(id)} className="after:absolute after:inset-0 hover:underline">
          <LeaveTypeName type={type} />
        </Link>
      ),
    },
    {
      key: 'period',
      header: t('requests.columns.period'),
      sortable: onSort !== undefined,
      cell: (request) => <span className="tabular-nums">{words.shortPeriod(request)}</span>,
    },
    {
      key: 'duration',
      header: t('requests.columns.duration'),
      sortable: onSort !== undefined,
      cell: ({ countedDays, calendarDays }) => (
        <span className="flex flex-col tabular-nums">
          <span>{words.counted(countedDays)}</span>
          <span className="text-sm text-muted">{words.calendar(calendarDays)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('requests.columns.status'),
      sortable: onSort !== undefined,
      cell: (request) => <RequestStatusBadge request={request} />,
    },
    {
      key: 'createdAt',
      header: t('requests.columns.createdAt'),
      sortable: onSort !== undefined,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular-nums">
          {instants.day(createdAt)}
        </time>
      ),
    },
  ];
  return (
    <Table
      caption={t('requests.caption')}
      columns={columns}
      rows={requests}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}
