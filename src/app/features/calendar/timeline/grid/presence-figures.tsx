import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type PresenceDay, runsBelow } from '../model/presence-line.ts';
import { PresenceCurve } from './presence-curve.tsx';

type PresenceFiguresProps = { days: readonly PresenceDay[]; minimum: number | null; dayWidth: number };

/** Narrower, and figures would run into one another: an outline takes their place. */
const ROOM_FOR_A_FIGURE = 24;
/** Narrower, and the sign stands above the figure. */
const ROOM_FOR_BOTH = 34;

/** How many are in, day by day. What is too few carries a sign, not a colour alone. */
export const PresenceFigures = memo(function PresenceFigures(props: PresenceFiguresProps) {
  return props.dayWidth >= ROOM_FOR_A_FIGURE ? <Figures {...props} /> : <Outline {...props} />;
});

function Figures({ days, dayWidth }: PresenceFiguresProps) {
  return days.map(({ present, below }, day) =>
    present === null ? null : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        key={day}
        aria-hidden="true"
        style={{ left: day * dayWidth, width: dayWidth }}
        className={classNames(
          'absolute inset-y-1.5 z-2 flex items-center justify-center gap-x-0.5 leading-4 font-medium tabular-nums',
          dayWidth < ROOM_FOR_BOTH ? 'flex-col text-[0.8125rem]' : 'text-sm',
          below ? 'rounded-sm bg-rejected-soft text-rejected' : 'text-ink',
        )}
      >
        {below && <TriangleAlert className="size-3 shrink-0" />}
        {present}
      </span>
    ),
  );
}

function Outline({ days, minimum, dayWidth }: PresenceFiguresProps) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 top-2 bottom-1.5 z-2">
      <PresenceCurve days={days} minimum={minimum} className="absolute inset-0 size-full overflow-visible" />
      {runsBelow(days).map(({ first, last }) => (
        <span
          key={first}
          style={{ left: first * dayWidth, width: (last - first + 1) * dayWidth }}
          className="absolute inset-y-0 min-w-0.5 bg-rejected/25"
        >
          <TriangleAlert className="absolute -top-1 left-1/2 size-3 -translate-x-1/2 text-rejected" />
        </span>
      ))}
    </span>
  );
}
