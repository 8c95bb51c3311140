import { useTranslation } from 'react-i18next';
import { MonthChart } from '#ui/month-chart.tsx';
import { Table } from '#ui/table.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ChartOrTable } from './chart-or-table.tsx';
import { fetchTable } from './fetch-table.ts';
import { plannedOf, type ShownInsights, unplannedOf, unplannedRate } from './insights.ts';
import type { InsightsAddress } from './insights-address.ts';

type MonthsCardProps = { insights: ShownInsights; address: InsightsAddress };

/** Days away by month, planned and not. */
export function MonthsCard({ insights: { months, today }, address }: MonthsCardProps) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const { figure, ofUnit } = useFormats();
  const isAhead = (month: string) => month >= today.slice(0, 7);
  const first = (month: string) => `${month}-01`;
  return (
    <ChartOrTable
      title={t('months.title')}
      note={t('months.note')}
      fetchFile={fetchTable('months', address)}
      chart={
        <MonthChart
          caption={t('months.caption')}
          monthHeader={t('columns.month')}
          forecastLabel={t('months.ahead')}
          series={[
            { name: t('months.planned'), tone: 'sea' },
            { name: t('months.unplanned'), tone: 'amber' },
          ]}
          months={months.map(({ month, away }) => ({
            short: days.shortMonth(first(month)),
            long: days.monthAndYear(first(month)),
            values: away === null ? [0, 0] : [plannedOf(away), unplannedOf(away)],
            forecast: isAhead(month),
            untold: away === null ? t('hiddenCell') : undefined,
          }))}
          format={figure}
        />
      }
      table={
        <Table
          caption={t('months.caption')}
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            {
              key: 'month',
              header: t('columns.month'),
              rowHeader: true,
              cell: ({ month }) => (
                <span className="first-letter:uppercase">{days.monthAndYear(first(month))}</span>
              ),
            },
            {
              key: 'expected',
              header: t('columns.expected'),
              numeric: true,
              cell: ({ expectedDays }) => (expectedDays === null ? t('hiddenCell') : figure(expectedDays)),
            },
            {
              key: 'planned',
              header: t('months.planned'),
              numeric: true,
              cell: ({ away }) => (away === null ? '–' : figure(plannedOf(away))),
            },
            {
              key: 'unplanned',
              header: t('months.unplanned'),
              numeric: true,
              cell: ({ away }) => (away === null ? '–' : figure(unplannedOf(away))),
            },
            {
              key: 'rate',
              header: t('columns.rate'),
              numeric: true,
              cell: (month) => ofUnit(unplannedRate(month), 'percent'),
            },
          ]}
        />
      }
    />
  );
}
