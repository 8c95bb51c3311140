import { memo } from 'react';
import { type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { firstLine } from '../model/columns.ts';
import type { TimelineModel } from '../model/timeline-model.ts';
import { type GridSize, HEADER_HEIGHT } from './grid-sizes.ts';

type ColumnLayersProps = { model: TimelineModel; size: GridSize; today: PlainDate };

/**
 * What goes through all rows is drawn once, as high as the screen, and stays where it is while rows scroll by: the
 * browser paints it once, too.
 */
const LAYER = 'pointer-events-none sticky h-screen max-h-full';

/** Behind the rows: what is not worked in the usual week. Rows of other weeks cover it with their own. */
export const UsualShading = memo(function UsualShading({ model, size }: Omit<ColumnLayersProps, 'today'>) {
  const { dayWidth, nameWidth } = size;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div
        style={{
          top: HEADER_HEIGHT,
          marginLeft: nameWidth,
          width: model.span.days * dayWidth,
          backgroundImage: model.usualShading(dayWidth),
        }}
        className={LAYER}
      />
    </div>
  );
});

/** Over the rows and behind their bars: lines between columns, holidays, today. */
export const ColumnLayers = memo(function ColumnLayers({ model, size, today }: ColumnLayersProps) {
  const { span, holidays } = model;
  const { dayWidth, nameWidth } = size;
  const lineEvery = span.scale === 'week' || span.scale === 'month' ? dayWidth : dayWidth * 7;
  const todayAt = toDayNumber(today) - span.firstDay;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-1">
      <div
        style={{ top: HEADER_HEIGHT, marginLeft: nameWidth, width: span.days * dayWidth }}
        className={LAYER}
      >
        <span
          style={{
            backgroundImage:
              'linear-gradient(to right, color-mix(in srgb, var(--line), transparent 40%) 1px, transparent 1px)',
            backgroundSize: `${lineEvery}px 100%`,
            backgroundPositionX: firstLine(span) * dayWidth,
          }}
          className="absolute inset-0"
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
          <span
            style={{ left: (todayAt + 0.5) * dayWidth }}
            className="absolute inset-y-0 w-px bg-sea-solid"
          />
        )}
      </div>
    </div>
  );
});
