import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { Link } from '#ui/link.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Table } from '#ui/table.tsx';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { ClosingDetails } from './closing.ts';

type Row = ClosingDetails['rows'][number];

/** What a closing recorded for each person, and what has become of it. */
export function RecordedTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('closings');
  return (
    <PagedRows rows={rows}>
      {(shown) => (
        <Table
          caption={t('recorded.title')}
          rows={shown}
          rowKey={({ user }) => user.id}
          columns={[
            { key: 'name', header: t('columns.person'), rowHeader: true, cell: ({ user }) => user.name },
            { key: 'leave', header: t('columns.leave'), cell: (row) => <RecordedParts row={row} /> },
          ]}
        />
      )}
    </PagedRows>
  );
}

function RecordedParts({ row: { parts, leftDays } }: { row: Row }) {
  const { t } = useTranslation('closings');
  const words = useLeaveWords();
  const types = useLeaveTypes();
  return (
    <span className="flex flex-col gap-1.5">
      {parts.map((part) => (
        <span
          key={part.requestId}
          className="flex flex-wrap items-center gap-x-2 gap-y-1 as-cards:justify-end"
        >
          <Link to={requestPath(part.requestId)} className="link">
            {t('part', {
              type: types.shortName(part.type),
              period: words.shortPeriod(part),
              days: words.days(part.days),
            })}
          </Link>
          {!isApproved(part.status) && <StatusBadge status={part.status} />}
        </span>
      ))}
      {parts.length === 0 && leftDays === 0 && <span className="text-muted">{t('nothingToRecord')}</span>}
      {leftDays > 0 && <span className="text-muted">{t('left', { days: words.days(leftDays) })}</span>}
    </span>
  );
}
