import { useTranslation } from 'react-i18next';
import { dayOf, type PlainDate } from '#domain/calendar/plain-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AbsenceMark } from '../absence-mark.tsx';
import type { DayAbsence } from '../day-absences.ts';
import { useDayLabel } from '../use-day-label.ts';
import type { CalendarHoliday } from '../use-holidays.ts';

/** Names that a cell has room for; on paper they are smaller, and nobody can press « +3 ». */
const SHOWN = 3;
const PRINTED = 7;
/** Dots side by side on a phone. */
const DOTS = 4;

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
  const { t } = useTranslation('calendar');
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
        <span
          aria-hidden="true"
          className="flex items-center gap-1.5 max-lg:justify-center print:justify-start!"
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
            <span
              title={holiday.name}
              className="min-w-0 truncate text-xs text-muted max-lg:hidden print:inline!"
            >
              {holiday.worked ? t('holiday.worked', { name: holiday.name }) : holiday.name}
            </span>
          )}
        </span>
        <span aria-hidden="true" className="hidden min-w-0 flex-col gap-0.5 lg:flex print:flex!">
          {absences.slice(0, PRINTED).map(({ absence, part }, place) => (
            <span
              key={absence.id}
              className={classNames(
                'flex min-w-0 items-center gap-1.5 rounded-sm px-1 text-xs leading-5 print:text-[7pt] print:leading-[8.5pt]',
                absence.status === 'pending' && 'hatched',
                isOutside && 'text-muted',
                place >= SHOWN && 'hidden print:flex',
              )}
            >
              <AbsenceMark type={absence.type} part={part} pending={absence.status === 'pending'} />
              <span className="min-w-0 truncate">{absence.employeeName}</span>
              {part !== 'day' && (
                <span className="ml-auto shrink-0 text-[0.6875rem] text-muted max-xl:hidden print:inline! print:text-[6.5pt]">
                  {t(`part.short.${part}`)}
                </span>
              )}
            </span>
          ))}
          <More left={absences.length - SHOWN} className="print:hidden" />
          <More left={absences.length - PRINTED} className="hidden print:block" />
        </span>
        <span aria-hidden="true" className="flex items-center justify-center gap-0.5 lg:hidden print:hidden">
          {absences.slice(0, DOTS).map(({ absence, part }) => (
            <AbsenceMark
              key={absence.id}
              type={absence.type}
              part={part}
              pending={absence.status === 'pending'}
              className="size-2!"
            />
          ))}
          {absences.length > DOTS && <span className="text-[0.625rem] text-muted">+</span>}
          {holiday && !holiday.worked && absences.length === 0 && (
            <span className="size-1.5 rounded-full bg-sun" />
          )}
        </span>
      </button>
    </td>
  );
}

function More({ left, className }: { left: number; className: string }) {
  const { t } = useTranslation('calendar');
  if (left <= 0) return null;
  return (
    <span className={classNames('px-1 text-xs font-medium text-sea', className)}>
      {t('day.more', { count: left })}
    </span>
  );
}
