import { classNames } from './class-names.ts';

export type ChartMonth = {
  /** « janv. », for the eye. */
  short: string;
  /** « janvier 2026 », for the ear. */
  long: string;
  /** One figure for each series, in their order. */
  values: readonly number[];
  /** Not past yet: drawn lighter, and said so. */
  forecast: boolean;
  /** Said instead of figures that are not told; drawn as a stroke, so that it is not taken for nothing. */
  untold?: string | undefined;
};

type MonthChartProps = {
  caption: string;
  monthHeader: string;
  forecastLabel: string;
  series: readonly { name: string; tone: keyof typeof tones }[];
  months: readonly ChartMonth[];
  format: (value: number) => string;
};

const tones = {
  sea: { fill: 'fill-vacation', dot: 'bg-vacation' },
  amber: { fill: 'fill-other', dot: 'bg-other' },
} as const;

const HEIGHT = 100;
const GROUP = 10;

/** The next figure up that reads well on an axis. */
export function axisTop(highest: number): number {
  const steps = [1, 2, 3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400];
  return steps.find((step) => step >= highest) ?? Math.ceil(highest / 100) * 100;
}

/** Months side by side, one bar for each series. What the eye sees as bars, a screen reader finds as a table. */
export function MonthChart(props: MonthChartProps) {
  const { caption, monthHeader, forecastLabel, series, months, format } = props;
  const top = axisTop(Math.max(0, ...months.flatMap(({ values }) => values)));
  const bar = (GROUP - 2) / Math.max(1, series.length);
  const hasForecast = months.some(({ forecast }) => forecast);
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
        <span className="font-medium">{caption}</span>
        <span aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
          {series.map(({ name, tone }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span className={classNames('size-2.5 rounded-sm', tones[tone].dot)} />
              {name}
            </span>
          ))}
          {hasForecast && (
            <span className="inline-flex items-center gap-1.5">
              <span className="size-2.5 rounded-sm border border-line-strong bg-line" />
              {forecastLabel}
            </span>
          )}
        </span>
      </figcaption>
      <div aria-hidden="true" className="flex gap-2">
        <div className="flex h-28 flex-col justify-between text-right text-xs text-muted tabular-nums">
          <span className="-mt-2">{format(top)}</span>
          <span className="-mb-2">{format(0)}</span>
        </div>
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 0 ${months.length * GROUP} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-28 w-full border-y border-line"
            focusable="false"
            aria-hidden="true"
          >
            {months.map(
              (month, place) =>
                month.untold !== undefined && (
                  <path
                    key={month.long}
                    d={`M${place * GROUP + 2} ${HEIGHT - 4}L${place * GROUP + GROUP - 2} ${HEIGHT - 24}`}
                    className="stroke-line-strong"
                    vectorEffect="non-scaling-stroke"
                  />
                ),
            )}
            {months.flatMap((month, place) =>
              series.map(({ name, tone }, index) => {
                const height = (Math.max(0, month.values[index] ?? 0) / top) * HEIGHT;
                return (
                  <rect
                    key={`${month.long} ${name}`}
                    x={place * GROUP + 1 + index * bar + bar * 0.1}
                    y={HEIGHT - height}
                    width={bar * 0.8}
                    height={height}
                    className={classNames(tones[tone].fill, month.forecast && 'opacity-45')}
                  />
                );
              }),
            )}
          </svg>
          <div className="flex pt-1 text-xs text-muted">
            {months.map((month) => (
              <span key={month.long} className="min-w-0 flex-1 overflow-hidden text-center">
                <span className={months.length > 18 ? '' : 'sm:hidden'}>
                  {month.short.slice(0, 1).toUpperCase()}
                </span>
                {months.length <= 18 && <span className="max-sm:hidden">{month.short}</span>}
              </span>
            ))}
          </div>
        </div>
      </div>
      {/* A caption stands outside the box of its table, and would be printed where that is cut. */}
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{monthHeader}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.long}>
                <th scope="row">{month.forecast ? `${month.long} (${forecastLabel})` : month.long}</th>
                {series.map(({ name }, index) => (
                  <td key={name}>{month.untold ?? format(month.values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
