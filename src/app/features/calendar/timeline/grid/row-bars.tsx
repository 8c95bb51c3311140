import { memo } from 'react';
import { colorInk } from '#web/leave/leave-color.tsx';
import { type Bar, barOutlines } from '../model/bars.ts';
import type { TimelineWords } from '../use-timeline-words.ts';
import { AbsenceBar } from './absence-bar.tsx';

type RowBarsProps = { bars: readonly Bar[]; days: number; dayWidth: number; words: TimelineWords };

/** Narrower, and corners and words could not be seen. */
const ROOM_FOR_BARS = 8;

/** Bars with words where there is room for some; one drawing for the whole row where there is none. */
export const RowBars = memo(function RowBars({ bars, days, dayWidth, words }: RowBarsProps) {
  if (bars.length === 0) return null;
  if (dayWidth >= ROOM_FOR_BARS) {
    return bars.map((bar) => (
      <AbsenceBar
        key={`${bar.start} ${bar.type}`}
        bar={bar}
        days={days}
        dayWidth={dayWidth}
        color={words.color(bar.type)}
        label={words.shortName(bar.type)}
      />
    ));
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days * dayWidth} 1`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-0 top-1.5 z-2 h-[22px] w-full"
    >
      {barOutlines(bars, days, dayWidth).map(({ type, pending, path }) => (
        <path
          key={`${type} ${pending}`}
          d={path}
          data-bar={pending ? 'pending' : 'approved'}
          style={{ fill: colorInk(words.color(type)) }}
        />
      ))}
    </svg>
  );
});
