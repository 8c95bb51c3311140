import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useRemarksColumn } from './line-remarks.tsx';
import { useLineColumns } from './lines-table.tsx';
import { firstDayOf, type ShownDifference } from './pay-month.ts';

type DifferencesTableProps = { differences: readonly ShownDifference[]; month: string };

/** What a closed month has to give back, or does not have yet, each with its cause. */
export function DifferencesTable({ differences, month: shownIn }: DifferencesTableProps) {
  const { t } = useTranslation('payroll');
  const days = useDayFormats();
  const own: readonly Column<ShownDifference, 'month' | 'what'>[] = [
    { key: 'month', header: t('columns.month'), cell: ({ month }) => days.monthAndYear(firstDayOf(month)) },
    {
      key: 'what',
      header: t('columns.what'),
      cell: ({ sign, cause }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 as-cards:justify-end">
          <Badge tone={sign > 0 ? 'approved' : 'rejected'}>{t(sign > 0 ? 'toAdd' : 'toTakeBack')}</Badge>
          {t(`causes.${cause}`)}
        </span>
      ),
    },
  ];
  const [person, ...shared] = useLineColumns<ShownDifference>();
  const remarks = useRemarksColumn<ShownDifference>(shownIn);
  const columns = person === undefined ? [] : [person, ...own, ...shared, remarks];
  return (
    <PagedRows rows={differences}>
      {(shown) => (
        <Table
          wide
          caption={t('differences.title')}
          rows={shown}
          rowKey={({ requestId, month, sign, startDate }) => `${requestId} ${month} ${sign} ${startDate}`}
          columns={columns}
        />
      )}
    </PagedRows>
  );
}
