import { useTranslation } from 'react-i18next';
import type { FigureId } from '#domain/insights/figures.ts';
import { wholeShares } from '#domain/insights/leave-course.ts';
import { Card } from '#ui/card.tsx';
import { Table } from '#ui/table.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ChartOrTable } from './chart-or-table.tsx';
import { fetchTable } from './fetch-table.ts';
import { figureNamed, type ShownInsights } from './insights.ts';
import type { InsightsAddress } from './insights-address.ts';
import { LeaveCourseBar } from './leave-course-bar.tsx';

const PARTS = [
  { id: 'leave-taken', fill: 'fill-vacation', dot: 'bg-vacation', opacity: 1 },
  { id: 'leave-booked', fill: 'fill-vacation', dot: 'bg-vacation opacity-50', opacity: 0.5 },
  { id: 'leave-left', fill: 'fill-line-strong', dot: 'bg-line-strong', opacity: 1 },
] as const satisfies readonly { id: FigureId; fill: string; dot: string; opacity: number }[];

const WIDTH = 400;

type LeaveCardProps = {
  insights: ShownInsights;
  address: InsightsAddress;
  onOpen: (id: FigureId) => void;
};

/** Paid leave earned, and what has become of it: taken, booked, left, against the course of the year. */
export function LeaveCard({ insights, address, onOpen }: LeaveCardProps) {
  const { t } = useTranslation('insights');
  const { figure, ofUnit } = useFormats();
  const acquired = figureNamed(insights, 'leave-acquired')?.value ?? null;
  const course = figureNamed(insights, 'leave-course');
  const parts = PARTS.flatMap((part) => {
    const found = figureNamed(insights, part.id);
    return found ? [{ ...part, label: found.label, formula: found.formula, days: found.value ?? 0 }] : [];
  });
  const whole = parts.reduce((sum, { days }) => sum + Math.max(0, days), 0);
  const share = (days: number) => (whole === 0 ? 0 : (100 * Math.max(0, days)) / whole);
  const shares = wholeShares(parts.map(({ days }) => days));
  let at = 0;
  const rows = [
    ...parts.map(({ id, label, formula, days }, place) => ({
      id,
      label,
      formula,
      value: ofUnit(days, 'days'),
      part: ofUnit(shares?.[place] ?? null, 'percent'),
    })),
    ...(course ? [{ ...course, value: ofUnit(course.value, course.unit), part: '' }] : []),
  ];
  if (acquired === null)
    return (
      <Card title={t('leave.title')}>
        <p className="text-muted">{t('leave.hidden')}</p>
      </Card>
    );
  return (
    <ChartOrTable
      title={t('leave.title')}
      note={t('leave.note')}
      fetchFile={fetchTable('leave', address)}
      chart={
        <figure className="flex flex-col gap-3">
          <figcaption>
            <button
              type="button"
              onClick={() => onOpen('leave-acquired')}
              className="text-left text-muted hover:underline"
            >
              {t('leave.acquired', { days: figure(acquired) })}
            </button>
          </figcaption>
          <svg
            viewBox={`0 0 ${WIDTH} 12`}
            preserveAspectRatio="none"
            className="h-4 w-full"
            role="img"
            aria-label={parts.map(({ label, days }) => `${label} ${ofUnit(days, 'days')}`).join(', ')}
          >
            {parts.map(({ id, fill, opacity, days }) => {
              const width = (share(days) / 100) * WIDTH;
              const x = at;
              at += width;
              return (
                <rect
                  key={id}
                  x={x}
                  y={0}
                  width={Math.max(0, width - 1)}
                  height={12}
                  className={fill}
                  opacity={opacity}
                />
              );
            })}
          </svg>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {parts.map(({ id, dot, label, days }, place) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onOpen(id)}
                  className="inline-flex min-h-8 items-center gap-2 hover:underline"
                >
                  <span className={`size-2.5 rounded-sm ${dot}`} aria-hidden="true" />
                  {label}
                  <strong className="font-semibold tabular-nums">{ofUnit(days, 'days')}</strong>
                  <span className="text-muted tabular-nums">{ofUnit(shares?.[place] ?? 0, 'percent')}</span>
                </button>
              </li>
            ))}
          </ul>
          {course?.value != null && (
            <LeaveCourseBar year={insights.leaveYear} passed={course.value} shares={shares} />
          )}
        </figure>
      }
      table={
        <Table
          caption={t('leave.title')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'what', header: t('columns.figure'), rowHeader: true, cell: ({ label }) => label },
            { key: 'value', header: t('columns.value'), numeric: true, cell: ({ value }) => value },
            { key: 'share', header: t('columns.share'), numeric: true, cell: ({ part }) => part },
            { key: 'formula', header: t('columns.formula'), cell: ({ formula }) => formula },
          ]}
        />
      }
    />
  );
}
