import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePrinting } from '#app/document/use-printing.ts';
import { classNames } from '#ui/class-names.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import { rowsOf, type TimelineRow } from '../model/rows.ts';
import type { TimelineModel } from '../model/timeline-model.ts';
import { TimelineLegend } from '../timeline-legend.tsx';
import type { TimelineWords } from '../use-timeline-words.ts';
import { type PrintedPage, printedPage } from './printed-page.ts';
import {
  PrintedBars,
  PrintedBlackouts,
  PrintedDates,
  PrintedHolidays,
  PrintedPresence,
} from './printed-row.tsx';

type PrintedTimelineProps = { model: TimelineModel; words: TimelineWords; closed: ReadonlySet<string> };

/** The grid holds only the rows that are seen: what is printed is drawn anew, with all of them, while it is printed. */
export function PrintedTimeline({ model, words, closed }: PrintedTimelineProps) {
  const printing = usePrinting();
  if (!printing) return null;
  const rows = rowsOf(model.groups, closed);
  const page = printedPage(rows.length);
  return createPortal(<Sheet model={model} words={words} rows={rows} page={page} />, document.body);
}

type SheetProps = Omit<PrintedTimelineProps, 'closed'> & {
  rows: readonly TimelineRow[];
  page: PrintedPage;
};

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
                <PrintedHolidays model={model} />
                <PrintedBlackouts model={model} row={row} />
                {row.kind === 'group' ? (
                  <PrintedPresence model={model} row={row} />
                ) : (
                  <PrintedBars model={model} row={row} words={words} />
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
