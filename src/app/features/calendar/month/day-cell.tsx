import { useTranslation } from 'react-i18next';
import { dayOf, type PlainDate } from '#domain/calendar/plain-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { CalendarHoliday } from '#web/leave/calendar-holiday.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import { useDayLabel } from '../use-day-label.ts';

export type DayCellProps = {
  day: PlainDate;
  isToday: boolean;
  isOutside: boolean;
  isWeekend: boolean;
  holiday: CalendarHoliday | undefined;
  /** School holidays, in words. */
  school: readonly string[];
  absences: readonly DayAbsence[];
  /** How many are away that the bars have no room for. */
  left: number;
  /** The one day of the grid that Tab leads to. */
  isStop: boolean;
  /** On a phone: the day whose list stands beneath. */
  isChosen: boolean;
  /** One of the days that will be asked for. */
  isMarked: boolean;
  onOpen: (day: PlainDate) => void;
};

/** A day to press: its number and its holiday for the eye, all that it holds for the ear. */
export function DayCell(props: DayCellProps) {
  const {
    day,
    isToday,
    isOutside,
    isWeekend,
    holiday,
    school,
    absences,
    left,
    isStop,
    isChosen,
    isMarked,
    onOpen,
  } = props;
  const { t } = useTranslation('calendar');
  const label = useDayLabel();
  const isOff = isWeekend || (holiday !== undefined && !holiday.worked);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the row that it stands in
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    <div
      role="gridcell"
      className={classNames(
        'min-w-0 not-first:sm:border-l not-first:border-line',
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
          'flex h-18 w-full flex-col items-stretch p-1 pt-2 text-left hover:bg-sea-soft/60 focus-visible:-outline-offset-2 sm:h-31',
          'print:h-[23.5mm]! print:overflow-hidden',
          isChosen && 'max-lg:bg-sea-soft print:bg-transparent',
          isMarked && 'bg-sea-soft inset-ring-2 inset-ring-sea/40',
        )}
      >
        <span className="sr-only">{label({ day, isToday, holiday, school, absences })}</span>
        <span
          aria-hidden="true"
          className="flex min-w-0 items-center gap-1.5 max-sm:flex-col max-sm:gap-0 print:flex-row! print:gap-1"
        >
          <span
            className={classNames(
              'grid h-6 min-w-6 place-items-center rounded-full px-1 text-sm tabular-nums print:h-auto print:text-xs',
              isToday ? 'bg-sea-solid font-semibold text-on-sea' : isOutside && 'text-muted',
            )}
          >
            {dayOf(day)}
          </span>
          {holiday && (
            <>
              <span
                title={holiday.name}
                className="min-w-0 truncate text-xs text-muted max-lg:hidden print:inline!"
              >
                {holiday.worked ? t('holiday.worked', { name: holiday.name }) : holiday.name}
              </span>
              {!holiday.worked && <span className="h-0.5 w-3 rounded-full bg-sun lg:hidden print:hidden" />}
            </>
          )}
        </span>
        {left > 0 && (
          <span
            aria-hidden="true"
            className="mt-auto px-0.5 text-[0.625rem] leading-3 font-medium text-sea max-sm:text-center sm:text-xs print:text-[7pt] print:leading-none"
          >
            {t('day.more', { count: left })}
          </span>
        )}
      </button>
    </div>
  );
}
