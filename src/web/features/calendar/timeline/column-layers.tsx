import { memo } from 'react';
import { type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { firstLine } from './columns.ts';
import type { GridSize } from './grid-sizes.ts';
import type { TimelineModel } from './timeline-model.ts';

type ColumnLayersProps = { model: TimelineModel; size: GridSize; today: PlainDate };

/** What goes through all rows is drawn once, behind the bars: lines between columns, holidays, today. */
export const ColumnLayers = memo(function ColumnLayers({ model, size, today }: ColumnLayersProps) {
  const { span, holidays } = model;
  const { dayWidth, nameWidth } = size;
  const lineEvery = span.scale === 'week' || span.scale === 'month' ? dayWidth : dayWidth * 7;
  const todayAt = toDayNumber(today) - span.firstDay;
  return (
    <div
      aria-hidden="true"
      style={{ left: nameWidth, width: span.days * dayWidth }}
      className="pointer-events-none absolute inset-y-0 z-1"
    >
      <span
        style={{
          backgroundImage: 'linear-gradient(to right, var(--line) 1px, transparent 1px)',
          backgroundSize: `${lineEvery}px 100%`,
          backgroundPositionX: firstLine(span) * dayWidth,
        }}
        className="absolute inset-0 opacity-60"
      />
      {[...holidays].map(([day, { date, worked }]) =>
        worked ? null : (
          <span
            key={date}
            style={{ left: day * dayWidth, width: dayWidth }}
            className="absolute inset-y-0 bg-sun/25"
          />
        ),
      )}
      {todayAt >= 0 && todayAt < span.days && (
        <span style={{ left: (todayAt + 0.5) * dayWidth }} className="absolute inset-y-0 w-px bg-sea-solid" />
      )}
    </div>
  );
});
