import { useTranslation } from 'react-i18next';
import { lineCursor } from '#contract/payroll.ts';
import { can } from '#domain/access/can.ts';
import { Link } from '#ui/link.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { useRemarksColumn } from './line-remarks.tsx';
import type { ShownPayLine } from './pay-month.ts';

type Key = 'person' | 'number' | 'code' | 'type' | 'period' | 'open' | 'working' | 'calendar';

/** The columns that lines and differences share. */
export function useLineColumns<Line extends ShownPayLine>(): readonly Column<Line, Key>[] {
  const { t } = useTranslation('payroll');
  const words = useLeaveWords();
  const { figures } = useWords();
  const session = useStoredSession();
  const mayOpen = session !== null && can(session.user, 'leave-request.read-all');
  return [
    { key: 'person', header: t('columns.person'), rowHeader: true, cell: ({ user }) => user.name },
    { key: 'number', header: t('columns.number'), cell: ({ payrollNumber }) => payrollNumber ?? '–' },
    {
      key: 'code',
      header: t('columns.code'),
      cell: ({ code }) => <span className="whitespace-nowrap">{code ?? '–'}</span>,
    },
    { key: 'type', header: t('columns.type'), cell: ({ typeName }) => typeName },
    {
      key: 'period',
      header: t('columns.period'),
      cell: (line) =>
        mayOpen ? (
          <Link to={requestPath(line.requestId)} className="link">
            {words.shortPeriod(line)}
          </Link>
        ) : (
          words.shortPeriod(line)
        ),
    },
    {
      key: 'open',
      header: t('columns.open'),
      numeric: true,
      cell: ({ openDays }) => figures.figure(openDays),
    },
    {
      key: 'working',
      header: t('columns.working'),
      numeric: true,
      cell: ({ workingDays }) => figures.figure(workingDays),
    },
    {
      key: 'calendar',
      header: t('columns.calendar'),
      numeric: true,
      cell: ({ calendarDays }) => figures.figure(calendarDays),
    },
  ];
}

export function LinesTable({ lines, month }: { lines: readonly ShownPayLine[]; month: string }) {
  const { t } = useTranslation('payroll');
  const columns = [...useLineColumns<ShownPayLine>(), useRemarksColumn<ShownPayLine>(month)];
  return (
    <PagedRows rows={lines}>
      {(shown) => <Table caption={t('lines.caption')} rows={shown} rowKey={lineCursor} columns={columns} />}
    </PagedRows>
  );
}
