import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import type { CalendarHoliday } from '#web/leave/day-face.tsx';
import { DayFace } from '#web/leave/day-face.tsx';
import { useDayLabel } from '../use-day-label.ts';

type DayCellProps = {
  day: PlainDate;
  isToday: boolean;
  isOutside: boolean;
  isWeekend: boolean;
  holiday: CalendarHoliday | undefined;
  absences: readonly DayAbsence[];
  /** The one day of the grid that Tab leads to. */
  isStop: boolean;
  /** On a phone: the day whose list stands beneath. */
  isChosen: boolean;
  onOpen: (day: PlainDate) => void;
};

export function DayCell(props: DayCellProps) {
  const { day, isToday, isOutside, isWeekend, holiday, absences, isStop, isChosen, onOpen } = props;
  const { color } = useLeaveTypes();
  const label = useDayLabel();
  const isOff = isWeekend || (holiday !== undefined && !holiday.worked);
  return (
    <td
      className={classNames(
        'border border-line p-0 align-top max-lg:border-x-0',
        isOff ? 'bg-sunken' : isOutside && 'bg-paper',
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onOpen(day)}
        className={classNames(
          'flex h-14 w-full flex-col items-stretch gap-0.5 p-1 text-left hover:bg-sea-soft/60 focus-visible:-outline-offset-2',
          'lg:h-30 lg:p-1.5 print:h-[max(22mm,11.5vh)]! print:overflow-hidden print:p-1!',
          isChosen && 'max-lg:bg-sea-soft print:bg-transparent',
        )}
      >
        <span className="sr-only">{label({ day, isToday, holiday, absences })}</span>
        <DayFace {...{ day, isToday, isOutside, holiday, absences }} colorOf={color} />
      </button>
    </td>
  );
}
