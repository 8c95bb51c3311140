import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { dateOf, dayOf, type PlainDate, SATURDAY, weekdayOf } from '#domain/calendar/plain-date.ts';
import { type HeldStatus, isPending } from '#domain/leave-requests/request-states.ts';
import { classNames } from '#ui/class-names.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { CalendarHoliday } from '#web/leave/calendar-holiday.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import { DayTint } from './day-tint.tsx';
import { monthWeeks } from './month-weeks.ts';

type SmallMonthProps = {
  year: number;
  month: number;
  today: PlainDate;
  holidays: ReadonlyMap<string, CalendarHoliday>;
  absences: ReadonlyMap<PlainDate, readonly DayAbsence[]>;
};

/** One of the twelve: what the eye sees as colours, a screen reader hears with each day. */
export function SmallMonth({ year, month, today, holidays, absences }: SmallMonthProps) {
  const formats = useDayFormats();
  const weeks = monthWeeks(year, month);
  const aWeek = weeks[1] ?? [];
  return (
    <table className="w-full table-fixed text-center text-[0.6875rem] tabular-nums sm:text-sm break-inside-avoid print:text-[8pt]">
      <caption className="pb-1 text-left text-sm font-semibold first-letter:uppercase">
        {formats.month(dateOf(year, month, 1))}
      </caption>
      <thead>
        <tr className="text-muted sm:text-xs">
          {aWeek.map(
            (day) =>
              day && (
                <th key={day} scope="col" className="py-1 font-medium print:py-0">
                  <span aria-hidden="true">{formats.weekday(day).charAt(0).toUpperCase()}</span>
                  <span className="sr-only">{formats.weekday(day)}</span>
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) =>
              day === null ? (
                // The places before the first and after the last day have no name of their own.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={place} />
              ) : (
                <SmallDay
                  key={day}
                  day={day}
                  today={today}
                  holiday={holidays.get(day)}
                  absences={absences.get(day) ?? []}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SmallDayProps = {
  day: PlainDate;
  today: PlainDate;
  holiday: CalendarHoliday | undefined;
  absences: readonly DayAbsence[];
};

function SmallDay({ day, today, holiday, absences }: SmallDayProps) {
  const { t } = useTranslation('calendar');
  const { shortName } = useLeaveTypes();
  const { periods } = useWords();
  const isOff = holiday !== undefined && !holiday.worked;
  const shown = isOff ? [] : absences;
  const words = [
    day === today && t('day.today'),
    holiday && (holiday.worked ? t('holiday.worked', holiday) : t('holiday.off', holiday)),
    ...shown.map(({ absence, part }) =>
      [
        shortName(absence.type),
        part !== 'day' && periods.half(part),
        t(`year.states.${stateOf(absence.status, day, today)}`).toLowerCase(),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  ].filter(Boolean);
  return (
    <td className="p-px">
      <span
        title={words.length > 0 ? words.join(' · ') : undefined}
        className={classNames(
          'relative grid h-5.5 place-items-center sm:h-7 overflow-hidden rounded-sm print:h-[4.6mm]',
          isOff ? 'bg-sun-soft font-semibold' : weekdayOf(day) >= SATURDAY && 'bg-sunken text-muted',
          day === today && 'font-semibold outline-2 -outline-offset-2 outline-sea-solid',
        )}
      >
        {shown.map(({ absence, part }) => (
          <DayTint
            key={absence.id}
            type={absence.type}
            part={part}
            state={stateOf(absence.status, day, today)}
          />
        ))}
        <span className={classNames('relative', shown.length > 0 && 'text-ink')}>{dayOf(day)}</span>
        {words.length > 0 && <span className="sr-only">{words.join(', ')}</span>}
      </span>
    </td>
  );
}

/** A day of approved leave is taken from its morning on. */
function stateOf(status: HeldStatus, day: PlainDate, today: PlainDate) {
  if (isPending(status)) return 'pending';
  return day <= today ? 'taken' : 'planned';
}
