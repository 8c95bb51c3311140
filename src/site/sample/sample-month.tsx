import { useTranslation } from 'react-i18next';
import { addDays, dayOf, type PlainDate, SATURDAY, weekdayOf } from '#domain/calendar/plain-date.ts';
import { mondayOf, weekOf } from '#domain/calendar/week.ts';
import { classNames } from '#ui/class-names.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { absencesByDay, type DayAbsence } from '#web/leave/day-absences.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';
import { placeBars, weekBars } from '#web/leave/week-bars.ts';
import { WeekdayHead } from '#web/leave/weekday-head.tsx';
import { SampleLanes } from './sample-lanes.tsx';

type SampleMonthProps = {
  caption: string;
  first: PlainDate;
  /** How many days from the first on. */
  length: number;
  /** The sample's own today: the page is the same on every day. */
  today: PlainDate | null;
  absences: readonly CalendarAbsence[];
};

const NOBODY: readonly DayAbsence[] = [];

/** Lines of a week; a sample has no more people than that. */
const ROOM = 4;

/** Days of the team calendar, drawn as in the application, to be read: there is nothing behind them to open. */
export function SampleMonth({ caption, first, length, today, absences }: SampleMonthProps) {
  const { t } = useTranslation('sample');
  const formats = useDayFormats();
  const last = addDays(first, length - 1);
  const byDay = absencesByDay(absences, first, last);
  const weeks = weeksFromTo(first, last);
  const said = (met: readonly DayAbsence[]) =>
    met.map(({ absence }) => t(`away.${absence.status}`, { name: absence.employeeName })).join(', ');
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <WeekdayHead week={weekOf(first)} />
      <tbody>
        {weeks.map((week) => {
          const { bars } = placeBars(weekBars(week, byDay), ROOM);
          return (
            <tr key={week[0]}>
              {week.map((day, place) => {
                if (day < first || day > last) return <td key={day} />;
                const met = byDay.get(day) ?? NOBODY;
                return (
                  <td
                    key={day}
                    aria-current={day === today ? 'date' : undefined}
                    className={classNames(
                      'h-14 border-y border-line align-top sm:h-18',
                      weekdayOf(day) >= SATURDAY && 'bg-sunken',
                    )}
                  >
                    <span className="sr-only">
                      {met.length === 0
                        ? formats.dayAndMonth(day)
                        : t('day', { day: formats.dayAndMonth(day), away: said(met) })}
                    </span>
                    <span
                      aria-hidden="true"
                      className={classNames(
                        'mx-0.5 mt-1 grid h-6 w-6 place-items-center rounded-full text-sm tabular-nums max-sm:mx-auto',
                        day === today && 'bg-sea-solid font-semibold text-on-sea',
                      )}
                    >
                      {dayOf(day)}
                    </span>
                    <SampleLanes bars={bars} place={place} day={day} />
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whole weeks, Monday first, that hold these days. */
function weeksFromTo(first: PlainDate, last: PlainDate): PlainDate[][] {
  const weeks: PlainDate[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) weeks.push(weekOf(monday));
  return weeks;
}
