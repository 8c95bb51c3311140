import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import { colorFill } from '#web/leave/leave-color.tsx';
import { type Bar, barBox } from '../model/bars.ts';

type AbsenceBarProps = {
  bar: Bar;
  days: number;
  dayWidth: number;
  color: string | null;
  label: string;
};

/** Narrower, and a word would be cut to nothing. */
const ROOM_FOR_A_WORD = 64;

/** Stripes of the colour of the type: what waits is seen to be less than certain, also without colours. */
const hatched: CSSProperties = {
  maskImage: 'repeating-linear-gradient(135deg, black 0 4px, rgb(0 0 0 / 30%) 4px 8px)',
};

export function AbsenceBar({ bar, days, dayWidth, color, label }: AbsenceBarProps) {
  const { left, width, cutStart, cutEnd } = barBox(bar, days, dayWidth);
  const fill = colorFill(color);
  return (
    <span
      aria-hidden="true"
      data-bar={bar.pending ? 'pending' : 'approved'}
      style={{
        left: left + (cutStart ? 0 : 1),
        width: Math.max(2, width - (cutStart ? 1 : 2)),
        ...fill.style,
        ...(bar.pending ? hatched : undefined),
      }}
      className={classNames(
        'absolute inset-y-1.5 z-2 cursor-pointer truncate px-1.5 text-xs leading-[22px] font-medium text-paper',
        !cutStart && 'rounded-l-sm',
        !cutEnd && 'rounded-r-sm',
        fill.className,
      )}
    >
      {!bar.pending && width >= ROOM_FOR_A_WORD && label}
    </span>
  );
}
