import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { calendarHolidaySchema } from '#contract/calendar.ts';
import { dayOf, type PlainDate } from '#domain/calendar/plain-date.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { classNames } from '#ui/class-names.ts';
import { AbsenceMark } from './absence-mark.tsx';
import type { DayAbsence, DayPart } from './day-absences.ts';

/** Names that a cell has room for; on paper they are smaller, and nobody can press « +3 ». */
const SHOWN = 3;
const PRINTED = 7;
/** Dots side by side on a phone. */
const DOTS = 4;

export type CalendarHoliday = z.output<typeof calendarHolidaySchema>;

type DayFaceProps = {
  day: PlainDate;
  isToday: boolean;
  isOutside: boolean;
  holiday: CalendarHoliday | undefined;
  absences: readonly DayAbsence[];
  colorOf: (type: string) => string | null;
};

/** What the eye sees of a day: its number, and names on a desk or dots on a phone. Ears are told elsewhere. */
export function DayFace({ day, isToday, isOutside, holiday, absences, colorOf }: DayFaceProps) {
  return (
    <>
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
        {holiday && <HolidayName holiday={holiday} />}
      </span>
      <span aria-hidden="true" className="hidden min-w-0 flex-col gap-0.5 lg:flex print:flex!">
        {absences.slice(0, PRINTED).map(({ absence, part }, place) => (
          <span
            key={absence.id}
            className={classNames(
              'flex min-w-0 items-center gap-1.5 rounded-sm px-1 text-xs leading-5 print:text-[7pt] print:leading-[8.5pt]',
              isPending(absence.status) && 'hatched',
              isOutside && 'text-muted',
              place >= SHOWN && 'hidden print:flex',
            )}
          >
            <AbsenceMark color={colorOf(absence.type)} part={part} pending={isPending(absence.status)} />
            <span className="min-w-0 truncate">{absence.employeeName}</span>
            {part !== 'day' && <PartWord part={part} />}
          </span>
        ))}
        {absences.length > SHOWN && <More left={absences.length - SHOWN} className="print:hidden" />}
        {absences.length > PRINTED && (
          <More left={absences.length - PRINTED} className="hidden print:block" />
        )}
      </span>
      <span aria-hidden="true" className="flex items-center justify-center gap-0.5 lg:hidden print:hidden">
        {absences.slice(0, DOTS).map(({ absence, part }) => (
          <AbsenceMark
            key={absence.id}
            color={colorOf(absence.type)}
            part={part}
            pending={isPending(absence.status)}
            className="size-2!"
          />
        ))}
        {absences.length > DOTS && <span className="text-[0.625rem] text-muted">+</span>}
        {holiday && !holiday.worked && absences.length === 0 && (
          <span className="size-1.5 rounded-full bg-sun" />
        )}
      </span>
    </>
  );
}

// Whatever needs the calendar's texts is a part of its own: the sample on the public site shows days that need none.

function HolidayName({ holiday }: { holiday: CalendarHoliday }) {
  const { t } = useTranslation('calendar');
  return (
    <span title={holiday.name} className="min-w-0 truncate text-xs text-muted max-lg:hidden print:inline!">
      {holiday.worked ? t('holiday.worked', { name: holiday.name }) : holiday.name}
    </span>
  );
}

function PartWord({ part }: { part: Exclude<DayPart, 'day'> }) {
  const { t } = useTranslation('calendar');
  return (
    <span className="ml-auto shrink-0 text-[0.6875rem] text-muted max-xl:hidden print:inline! print:text-[6.5pt]">
      {t(`part.short.${part}`)}
    </span>
  );
}

function More({ left, className }: { left: number; className: string }) {
  const { t } = useTranslation('calendar');
  return (
    <span className={classNames('px-1 text-xs font-medium text-sea', className)}>
      {t('day.more', { count: left })}
    </span>
  );
}
