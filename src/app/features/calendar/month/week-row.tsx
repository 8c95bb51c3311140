import { useMemo } from 'react';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { SCHOOL_ZONES } from '#domain/holidays/school-holidays.ts';
import { classNames } from '#ui/class-names.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import { placeBars, weekBars } from '#web/leave/week-bars.ts';
import { schoolLineClass } from '../school/school-line.tsx';
import type { SchoolLine } from '../school/school-lines.ts';
import { DayCell, type DayCellProps } from './day-cell.tsx';
import { LaneBar } from './lane-bar.tsx';
import { dayColumns, halfDayColumns } from './week-columns.ts';

/** Lines of a week on a screen; paper has smaller ones, and nobody can press « +3 » on it. */
const ROOM = 4;
const PRINTED_ROOM = 5;
const NOBODY: readonly DayAbsence[] = [];

type WeekRowProps = {
  week: readonly PlainDate[];
  absences: ReadonlyMap<PlainDate, readonly DayAbsence[]>;
  school: readonly SchoolLine[];
  isPrinting: boolean;
  /** What a cell is told besides who is away. */
  cellOf: (day: PlainDate) => Omit<DayCellProps, 'day' | 'absences' | 'left'>;
};

/** Seven days, each one to press, and above them the bars, which are for the eye alone. */
export function WeekRow({ week, absences, school, isPrinting, cellOf }: WeekRowProps) {
  const { color } = useLeaveTypes();
  const lanes = useMemo(
    () => placeBars(weekBars(week, absences), isPrinting ? PRINTED_ROOM : ROOM),
    [week, absences, isPrinting],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a table cannot be laid out in halves of days
    // biome-ignore lint/a11y/useFocusableInteractive: its days take the focus
    <div role="row" className={classNames(dayColumns, 'relative border-t border-line')}>
      {week.map((day, place) => (
        <DayCell
          key={day}
          {...cellOf(day)}
          day={day}
          absences={absences.get(day) ?? NOBODY}
          left={lanes.left[place] ?? 0}
        />
      ))}
      {school.length > 0 && (
        <div
          aria-hidden="true"
          className={classNames(
            dayColumns,
            'pointer-events-none absolute inset-x-0 top-px auto-rows-[2px] gap-y-px',
          )}
        >
          {school.map(({ zone, first, last }) => (
            <span
              key={`${zone} ${first}`}
              data-school={zone}
              style={{ gridRow: SCHOOL_ZONES.indexOf(zone) + 1, gridColumn: `${first + 1} / ${last + 2}` }}
              className={schoolLineClass(zone)}
            />
          ))}
        </div>
      )}
      <div
        aria-hidden="true"
        className={classNames(
          halfDayColumns,
          'pointer-events-none absolute inset-x-0 top-9 auto-rows-[5px] gap-y-0.5 sm:auto-rows-[20px] sm:gap-y-px',
          'print:top-[6.4mm] print:auto-rows-[3.1mm] print:gap-y-[0.3mm]',
        )}
      >
        {lanes.bars.map((bar) => (
          <LaneBar key={`${bar.absence.id} ${bar.start}`} bar={bar} color={color(bar.absence.type)} />
        ))}
      </div>
    </div>
  );
}
