import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { cardClass } from '#ui/card.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { formatTypedDay } from '#ui/typed-date.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { ImportReport } from './use-import.ts';

type Line = ImportReport['lines'][number];
type ReportColumn =
  | 'line'
  | 'person'
  | 'previous'
  | 'current'
  | 'rtt'
  | 'employedFrom'
  | 'change'
  | 'rttChange';
type Change = { before: number; after: number };

/** Everyone whose line is good, with what they would have to take today, before and after. */
export function CheckReport({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('balance-imports');
  const formats = useFormats();
  const days = (value: number | null) => (value === null ? '—' : formats.figure(value));
  const change = (value: Change | null) =>
    value === null ? (
      t('check.unchanged')
    ) : (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
        {formats.figure(value.before)}
        <ArrowRight className="size-4 text-muted" aria-label={t('check.becomes')} />
        <strong className="font-semibold">{formats.figure(value.after)}</strong>
      </span>
    );
  const withRtt = lines.some(({ rtt }) => rtt !== null);
  const withEntry = lines.some(({ employedFrom }) => employedFrom !== null);
  const columns: Column<Line, ReportColumn>[] = [
    { key: 'line', header: t('check.columns.line'), numeric: true, cell: ({ line }) => line },
    {
      key: 'person',
      header: t('cells.person'),
      rowHeader: true,
      cell: ({ user }) => <span className="wrap-anywhere">{user?.name}</span>,
    },
    { key: 'previous', header: t('cells.previous'), numeric: true, cell: ({ previous }) => days(previous) },
    { key: 'current', header: t('cells.current'), numeric: true, cell: ({ current }) => days(current) },
    ...(withEntry ? [entryColumn(t('cells.employedFrom'))] : []),
    {
      key: 'change',
      header: t('check.columns.change'),
      numeric: true,
      cell: ({ paidLeave }) => change(paidLeave),
    },
    ...(withRtt
      ? [
          {
            key: 'rttChange' as const,
            header: t('check.columns.rttChange'),
            numeric: true,
            cell: ({ rttDays }: Line) => change(rttDays),
          },
        ]
      : []),
  ];
  return (
    <div className={cardClass}>
      <Table
        caption={t('check.caption')}
        columns={columns}
        rows={lines}
        rowKey={({ line }) => String(line)}
      />
    </div>
  );
}

function entryColumn(header: string): Column<Line, ReportColumn> {
  return {
    key: 'employedFrom',
    header,
    numeric: true,
    cell: ({ employedFrom }) => (employedFrom === null ? '—' : formatTypedDay(employedFrom)),
  };
}
