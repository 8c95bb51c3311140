import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStoredSession } from '#web/api/stored-session.ts';
import { colorFill } from '#web/leave/leave-type.tsx';
import { useLeaveTypes } from '#web/leave/use-leave-types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { barBox } from './bars.ts';
import { dayMarks, monthMarks } from './columns.ts';
import { type PrintedPage, printedPage } from './printed-page.ts';
import { rowsOf, type TimelineRow } from './rows.ts';
import { shadedRuns } from './shading.ts';
import { TimelineLegend } from './timeline-legend.tsx';
import type { TimelineModel } from './timeline-model.ts';
import type { TimelineWords } from './use-timeline-words.ts';

type PrintedTimelineProps = { model: TimelineModel; words: TimelineWords; closed: ReadonlySet<string> };

/** The grid holds only the rows that are seen: what is printed is drawn anew, with all of them, while it is printed. */
export function PrintedTimeline({ model, words, closed }: PrintedTimelineProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const follow = () => (paper.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  if (!printing) return null;
  const rows = rowsOf(model.groups, closed);
  const page = printedPage(rows.length);
  return createPortal(<Sheet model={model} words={words} rows={rows} page={page} />, document.body);
}

type SheetProps = Omit<PrintedTimelineProps, 'closed'> & {
  rows: readonly TimelineRow[];
  page: PrintedPage;
};

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

function Sheet({ model, words, rows, page }: SheetProps) {
  const { t } = useTranslation('timeline');
  const organization = useStoredSession()?.organization?.name ?? '';
  const { span } = model;
  const text: CSSProperties = { fontSize: Math.min(11, page.rowHeight * 0.68) };
  return (
    <div data-printed={page.paper} className="flex flex-col gap-2 text-ink">
      <p className="text-lg font-semibold">{t('printed', { organization, period: words.span(span) })}</p>
      <table className="w-full table-fixed border-collapse" style={text}>
        <colgroup>
          <col className="w-44" />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th className="border-b border-line-strong text-left align-bottom">{t('people')}</th>
            <th className="border-b border-line-strong p-0">
              <PrintedDates model={model} words={words} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} style={{ height: page.rowHeight }} className="break-inside-avoid">
              <th
                scope="row"
                className={classNames(
                  'truncate border-b border-line py-0 pr-2 text-left leading-none',
                  row.kind === 'group' ? 'font-semibold' : 'pl-3 font-normal',
                )}
              >
                {row.kind === 'group' ? words.group(row) : row.person.name}
              </th>
              <td className="relative border-b border-line p-0">
                <PrintedColumns model={model} />
                {row.kind === 'group' ? (
                  <PrintedPresence model={model} row={row} />
                ) : (
                  <PrintedBars model={model} row={row} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TimelineLegend model={model} />
    </div>
  );
}

function PrintedDates({ model, words }: Pick<SheetProps, 'model' | 'words'>) {
  const { span } = model;
  return (
    <span className="relative block h-8 font-normal">
      {monthMarks(span).map(({ date, start, days }) => (
        <span
          key={date}
          style={{ left: percent(start, span.days), width: percent(days, span.days) }}
          className="absolute top-0 truncate border-l border-line pl-1 text-left font-semibold"
        >
          {words.monthName(date)}
        </span>
      ))}
      {dayMarks(span).map(({ date, start, days }) => (
        <span
          key={date}
          style={{ left: percent(start, span.days), width: percent(days, span.days) }}
          className="absolute bottom-0 truncate border-l border-line pl-0.5 text-left tabular-nums"
        >
          {Number(date.slice(8))}
        </span>
      ))}
    </span>
  );
}

function PrintedColumns({ model: { span, holidays } }: Pick<SheetProps, 'model'>) {
  return [...holidays].map(([day, { date, worked }]) =>
    worked ? null : (
      <span
        key={date}
        style={{ left: percent(day, span.days), width: percent(1, span.days) }}
        className="absolute inset-y-0 bg-sun/40"
      />
    ),
  );
}

function PrintedPresence({
  model,
  row,
}: {
  model: TimelineModel;
  row: Extract<TimelineRow, { kind: 'group' }>;
}) {
  const days = model.presenceOf(row.group);
  if (days.length > 31) return null;
  return days.map(({ present, below }, day) =>
    present === null ? null : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        key={day}
        style={{ left: percent(day, days.length), width: percent(1, days.length) }}
        className={classNames(
          'absolute inset-y-0 flex items-center justify-center leading-none tabular-nums',
          below && 'font-bold text-rejected',
        )}
      >
        {present}
        {below && '\u00a0!'}
      </span>
    ),
  );
}

function PrintedBars({
  model,
  row,
}: {
  model: TimelineModel;
  row: Extract<TimelineRow, { kind: 'person' }>;
}) {
  const { color } = useLeaveTypes();
  const { days } = model.span;
  return (
    <>
      {shadedRuns(model.workOf(row.person)).map(({ shade, start, end }) => (
        <span
          key={start}
          style={{ left: percent(start, days * 2), width: percent(end - start, days * 2) }}
          className={classNames('absolute inset-y-0', shade === 'rest' ? 'bg-[var(--resting)]' : 'bg-line')}
        />
      ))}
      {model.barsOf(row.person).map((bar) => {
        const { left, width } = barBox(bar, days, 2);
        const fill = colorFill(color(bar.type));
        return (
          <span
            key={`${bar.start} ${bar.type}`}
            style={{ left: percent(left, days * 2), width: percent(width, days * 2), ...fill.style }}
            className={classNames(
              'absolute inset-y-[12%] rounded-[2px]',
              fill.className,
              bar.pending && 'hatch-mask',
            )}
          />
        );
      })}
    </>
  );
}
