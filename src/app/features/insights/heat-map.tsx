import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ChartOrTable } from './chart-or-table.tsx';
import { fetchTable } from './fetch-table.ts';
import { type ShownCell, type ShownInsights, unplannedRate } from './insights.ts';
import type { InsightsAddress } from './insights-address.ts';

type HeatMapProps = {
  insights: ShownInsights;
  address: InsightsAddress;
  onOpen: (cell: { month: string; weekday: number }) => void;
};

const CELL = 28;
const GAP = 3;
const LABEL = 44;
const TOP = 20;

/** The strongest of so many steps; each step is as dark as the one before and some. */
const STEPS = 5;

/** Unplanned days by month and weekday: the year at one glance, and a table for whoever wants the figures. */
export function HeatMap({ insights: { heat }, address, onOpen }: HeatMapProps) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const { ofUnit } = useFormats();
  const worked = heat.filter(({ expectedDays }) => expectedDays !== 0);
  const weekdays = [...new Set(worked.map(({ weekday }) => weekday))].sort((a, b) => a - b);
  const months = [...new Set(heat.map(({ month }) => month))];
  const cellOf = (month: string, weekday: number) =>
    worked.find((cell) => cell.month === month && cell.weekday === weekday);
  const highest = Math.max(0, ...worked.map((cell) => unplannedRate(cell) ?? 0));
  const nameOf = (weekday: number) => days.weekdayNames[weekday % 7] ?? '';
  const label = (cell: ShownCell | undefined): string => {
    if (cell === undefined) return '–';
    return cell.away === null ? t('hiddenCell') : ofUnit(unplannedRate(cell), 'percent');
  };
  const columns = months.map((month) => days.shortMonth(`${month}-01`));
  return (
    <ChartOrTable
      title={t('heat.title')}
      note={t('heat.note')}
      fetchFile={fetchTable('weekdays', address)}
      chart={
        <ScrollRegion label={t('heat.title')}>
          <svg
            viewBox={`0 0 ${LABEL + months.length * (CELL + GAP)} ${TOP + weekdays.length * (CELL + GAP)}`}
            style={{
              // A year fits on a phone; more than that is scrolled.
              ...(months.length > 12 && { minWidth: `${Math.min(42, 3 + months.length * 1.6)}rem` }),
              maxWidth: `${3 + months.length * 2.4}rem`,
            }}
            className="w-full"
            role="img"
            aria-label={t('heat.summary', { highest: ofUnit(highest, 'percent') })}
          >
            {columns.map((name, place) => (
              <text
                key={months[place]}
                x={LABEL + place * (CELL + GAP) + CELL / 2}
                y={TOP - 7}
                textAnchor="middle"
                className="fill-muted text-[11px]"
              >
                {months.length > 18 ? name.slice(0, 1).toUpperCase() : name}
              </text>
            ))}
            {weekdays.map((weekday, row) => (
              <g key={weekday}>
                <text x={0} y={TOP + row * (CELL + GAP) + CELL / 2 + 3} className="fill-muted text-[11px]">
                  {nameOf(weekday).slice(0, 3)}
                </text>
                {months.map((month, column) => (
                  <Cell
                    key={month}
                    cell={cellOf(month, weekday)}
                    highest={highest}
                    title={`${nameOf(weekday)}, ${days.monthAndYear(`${month}-01`)} · ${label(cellOf(month, weekday))}`}
                    x={LABEL + column * (CELL + GAP)}
                    y={TOP + row * (CELL + GAP)}
                    onOpen={() => onOpen({ month, weekday })}
                  />
                ))}
              </g>
            ))}
          </svg>
        </ScrollRegion>
      }
      table={
        <ScrollRegion label={t('heat.title')}>
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{t('heat.caption')}</caption>
            <thead>
              <tr className="border-b border-line text-muted">
                <th scope="col" className="px-3 py-2 font-medium">
                  {t('columns.month')}
                </th>
                {weekdays.map((weekday) => (
                  <th key={weekday} scope="col" className="px-3 py-2 text-right font-medium">
                    {nameOf(weekday)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month} className="border-b border-line last:border-0">
                  <th scope="row" className="px-3 py-2 font-normal whitespace-nowrap first-letter:uppercase">
                    {days.monthAndYear(`${month}-01`)}
                  </th>
                  {weekdays.map((weekday) => (
                    <td key={weekday} className="px-3 py-2 text-right tabular-nums">
                      <button type="button" className="link" onClick={() => onOpen({ month, weekday })}>
                        {label(cellOf(month, weekday))}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      }
    />
  );
}

type CellProps = {
  cell: ShownCell | undefined;
  highest: number;
  title: string;
  x: number;
  y: number;
  onOpen: () => void;
};

/** What is hidden is hatched, so that it is not taken for nothing. The figures themselves are one press away, or in the table. */
function Cell({ cell, highest, title, x, y, onOpen }: CellProps) {
  if (cell === undefined) return null;
  const box = { x, y, width: CELL, height: CELL, rx: 4 };
  const rate = unplannedRate(cell);
  if (rate === null)
    return (
      <g className="stroke-line-strong">
        <title>{title}</title>
        <rect {...box} className="fill-sunken" />
        <path d={`M${x + 6} ${y + CELL - 6}L${x + CELL - 6} ${y + 6}`} />
      </g>
    );
  const step = highest === 0 || rate === 0 ? 0 : Math.max(1, Math.ceil((rate / highest) * STEPS));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the table has buttons
    <g onClick={onOpen} className="cursor-pointer">
      <title>{title}</title>
      <rect {...box} className="fill-sunken" />
      {step > 0 && <rect {...box} className="fill-other" fillOpacity={step / STEPS} />}
    </g>
  );
}
