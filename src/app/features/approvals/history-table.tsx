import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LeaveTypeBadge } from '#app/leave/leave-type.tsx';
import { RequestStatusBadge } from '#app/leave/request-status-badge.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

type HistoryColumn = 'person' | 'type' | 'period' | 'duration' | 'status' | 'decision';

export function HistoryTable({ requests }: { requests: readonly LeaveRequest[] }) {
  const { t } = useTranslation('approvals');
  const instants = useInstants();
  const words = useLeaveWords();
  const columns: Column<LeaveRequest, HistoryColumn>[] = [
    {
      key: 'person',
      header: t('history.columns.person'),
      rowHeader: true,
      cell: ({ id, employeeName }) => (
        <Link
          to={requestPath(id)}
          className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {employeeName}
        </Link>
      ),
    },
    {
      key: 'type',
      header: t('history.columns.type'),
      cell: ({ type }) => <LeaveTypeBadge type={type} />,
    },
    {
      key: 'period',
      header: t('history.columns.period'),
      cell: (request) => words.shortPeriod(request),
    },
    {
      key: 'duration',
      header: t('history.columns.duration'),
      numeric: true,
      cell: ({ countedDays }) => <span className="whitespace-nowrap">{words.days(countedDays)}</span>,
    },
    {
      key: 'status',
      header: t('history.columns.status'),
      cell: (request) => <RequestStatusBadge request={request} />,
    },
    {
      key: 'decision',
      header: t('history.columns.decision'),
      cell: ({ decidedBy, decidedAt, decisionReason }) =>
        decidedBy && decidedAt ? (
          <span className="flex flex-col text-sm">
            <span>{decidedBy.name}</span>
            <span className="text-muted tabular-nums">{instants.day(decidedAt)}</span>
            {decisionReason && <span className="text-muted wrap-anywhere">{decisionReason}</span>}
          </span>
        ) : (
          <span className="text-muted">—</span>
        ),
    },
  ];
  return <Table caption={t('history.caption')} columns={columns} rows={requests} rowKey={({ id }) => id} />;
}
