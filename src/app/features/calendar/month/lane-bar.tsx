import type { CSSProperties } from 'react';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { classNames } from '#ui/class-names.ts';
import { AbsenceMark } from '#web/leave/absence-mark.tsx';
import { colorInk } from '#web/leave/leave-color.tsx';
import type { PlacedBar } from '#web/leave/week-bars.ts';
import { shortNameOf } from './short-name.ts';

/**
 * Somebody's leave across the days of a week: a line on a phone, else a strip with a name. The name may stand beyond a
 * strip that ends at noon, since the rest of the day is free on its line.
 */
export function LaneBar({ bar, color }: { bar: PlacedBar; color: string | null }) {
  const { absence, start, end, lane, cutStart, cutEnd } = bar;
  const waits = isPending(absence.status);
  const shape = classNames(
    !cutStart && 'rounded-l-full sm:rounded-l-sm',
    !cutEnd && 'rounded-r-full sm:rounded-r-sm',
  );
  const gridRow = lane + 1;
  const tint: CSSProperties & Record<'--bar', string> = {
    gridRow,
    gridColumn: `${start + 1} / ${end + 1}`,
    '--bar': colorInk(color),
  };
  // The rest of a day that it starts or ends in the middle of.
  const [dayStart, dayEnd] = [start - (start % 2), end + (end % 2)];
  const isAfternoon = start % 2 === 1 && end - start === 1;
  return (
    <>
      <span
        data-bar={waits ? 'pending' : 'approved'}
        style={tint}
        className={classNames(
          'bg-(--bar) sm:bg-[color-mix(in_oklab,var(--bar)_18%,var(--surface))]',
          waits &&
            'max-sm:hatch-mask sm:hatched sm:outline sm:outline-dashed sm:-outline-offset-1 sm:outline-(--bar)',
          absence.atWork && 'max-sm:opacity-60',
          shape,
          !cutStart && 'ml-px sm:ml-0.5',
          !cutEnd && 'mr-px sm:mr-0.5',
        )}
      />
      <span
        style={{ gridRow, gridColumn: `${(isAfternoon ? dayStart : start) + 1} / ${dayEnd + 1}` }}
        className={classNames(
          'flex min-w-0 items-center gap-1.5 px-1.5 text-xs leading-5 max-sm:hidden print:px-1 print:text-[7pt] print:leading-none',
          isAfternoon && 'justify-end',
        )}
      >
        <AbsenceMark color={color} pending={waits} className="size-2! print:size-1.5!" />
        {end - start > 2 ? (
          <span className="min-w-0 truncate">{absence.employeeName}</span>
        ) : (
          <>
            <span className="min-w-0 truncate max-lg:hidden print:inline!">{absence.employeeName}</span>
            <span className="min-w-0 truncate lg:hidden print:hidden">
              {shortNameOf(absence.employeeName)}
            </span>
          </>
        )}
      </span>
    </>
  );
}
