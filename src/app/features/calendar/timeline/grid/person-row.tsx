import { memo, startTransition, useEffect, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { TimelineRow } from '../model/rows.ts';
import type { TimelineModel } from '../model/timeline-model.ts';
import type { TimelineWords } from '../use-timeline-words.ts';
import { BlackoutMarks } from './blackout-marks.tsx';
import { GridCell, GridRow, GridRowHeader } from './grid-parts.tsx';
import { type GridSize, PERSON_HEIGHT } from './grid-sizes.ts';
import { RowBars } from './row-bars.tsx';
import { RowCursor, useNameFocus } from './row-cursor.tsx';

export type RowProps<Kind extends TimelineRow['kind']> = {
  row: Extract<TimelineRow, { kind: Kind }>;
  index: number;
  top: number;
  model: TimelineModel;
  size: GridSize;
  words: TimelineWords;
  /** The day the keyboard is at, or the name; null while it is on another row. */
  cursorDay: number | null;
  /** Whether the keyboard is in the grid at all. */
  hasFocus: boolean;
};

type PersonRowProps = RowProps<'person'> & {
  own: boolean;
  /** Half-days that are being marked, both ends included. */
  marked: { first: number; last: number } | null;
};

const STAYING_MS = 300;

export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { row, index, top, model, size, words, cursorDay, hasFocus, own, marked } = props;
  const { dayWidth, nameWidth } = size;
  const { days } = model.span;
  const bars = model.barsOf(row.person);
  const { name, isAtName } = useNameFocus<HTMLDivElement>(cursorDay, hasFocus);
  // Rows fly past while one scrolls: the sentence is written for those that stay.
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const staying = setTimeout(() => startTransition(() => setTold(true)), STAYING_MS);
    return () => clearTimeout(staying);
  }, []);
  return (
    <GridRow
      aria-rowindex={index + 2}
      data-row={index}
      style={{ top, height: PERSON_HEIGHT }}
      className="absolute left-0 flex w-full"
    >
      <GridRowHeader
        ref={name}
        aria-colindex={1}
        tabIndex={isAtName ? 0 : -1}
        style={{ width: nameWidth }}
        className={classNames(
          'sticky left-0 z-4 flex shrink-0 items-center gap-2 border-r border-b border-line bg-surface pr-2 pl-3 text-sm sm:pl-9',
          'focus-visible:outline-offset-[-2px]',
        )}
      >
        <span className={classNames('truncate', own && 'font-semibold')}>{row.person.name}</span>
        {own && (
          <span className="shrink-0 rounded-full bg-sea-soft px-1.5 text-xs font-medium text-sea max-sm:sr-only">
            {words.you}
          </span>
        )}
        {isTold && <span className="sr-only">, {words.row(bars, model.span)}</span>}
      </GridRowHeader>
      <GridCell
        aria-colindex={2}
        aria-colspan={days}
        style={{
          width: days * dayWidth,
          backgroundImage: model.shadingOf(row.person, dayWidth) ?? undefined,
        }}
        className={classNames('relative shrink-0 border-b border-line', own && 'cursor-cell touch-pan-x')}
      >
        <BlackoutMarks blackouts={model.blackoutsOf(row.group)} dayWidth={dayWidth} />
        <RowBars bars={bars} days={days} dayWidth={dayWidth} words={words} />
        {marked && (
          <span
            aria-hidden="true"
            style={{
              left: (marked.first * dayWidth) / 2,
              width: ((marked.last - marked.first + 1) * dayWidth) / 2,
            }}
            className="absolute inset-y-0.5 z-2 rounded-sm border-2 border-dashed border-sea bg-sea-soft/70"
          />
        )}
        <RowCursor
          day={cursorDay}
          dayWidth={dayWidth}
          label={(day) => words.cell(row, day, model)}
          hasFocus={hasFocus}
        />
      </GridCell>
    </GridRow>
  );
});
