import { useTranslation } from 'react-i18next';
import { MonthChart } from '#ui/month-chart.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import type { BalanceEntry } from './counter-balance.ts';
import { counterYear, isEmptyYear } from './counter-year.ts';

type YearChartProps = { label: string; entries: readonly BalanceEntry[]; year: number; today: string };

/** What was earned and taken month by month; months to come are what the rules and booked leave foresee. */
export function YearChart({ label, entries, year, today }: YearChartProps) {
  const { t } = useTranslation('balances');
  const { days } = useWords();
  const months = counterYear(entries, year);
  if (isEmptyYear(months)) return null;
  return (
    <MonthChart
      caption={t('year.caption', { label, year })}
      monthHeader={t('year.month')}
      forecastLabel={t('year.forecast')}
      series={[
        { name: t('sum.acquired'), tone: 'sea' },
        { name: t('sum.taken'), tone: 'amber' },
      ]}
      months={months.map(({ month, acquired, taken }) => ({
        short: days.shortMonth(month),
        long: days.monthAndYear(month),
        values: [acquired, taken],
        forecast: month > today,
      }))}
      format={(amount) => t('year.figure', { amount })}
    />
  );
}
