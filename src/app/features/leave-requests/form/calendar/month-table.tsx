import { useTranslation } from 'react-i18next';
import { addDays, dayOf, lastOfMonth, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { monthGrid } from '#domain/calendar/week.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { capitalised } from '#words/capitalised.ts';
import type { RequestFields } from '../request-fields.ts';
import { DayCell } from './day-cell.tsx';
import { placeOf } from './range-choice.ts';
import { useDayName } from './use-day-name.ts';
import type { PlannedDay } from './use-planned-days.ts';

type MonthTableProps = {
  month: PlainDate;
  today: PlainDate;
  fields: RequestFields;
  /** False while the form merely starts on today. */
  chosen: boolean;
  days: ReadonlyMap<string, PlannedDay>;
  /** The one day that a tab stops at. */
  focusable: PlainDate;
  onChoose: (day: PlainDate) => void;
  onFocus: (day: PlainDate) => void;
};

/** A month as a grid: Monday first, only its own days. */
export function MonthTable(props: MonthTableProps) {
  const { month, today, fields, days } = props;
  const { monthAndYear, weekday, shortWeekday } = useDayFormats();
  const name = useDayName();
  const grid = monthGrid(yearOf(month), monthOf(month));
  const weeks = [0, 7, 14, 21, 28, 35].map((first) => grid.slice(first, first + 7));
  const inMonth = (date: PlainDate) => date.slice(0, 7) === month.slice(0, 7);
  const isHalved = (date: PlainDate) =>
    props.chosen &&
    ((date === fields.start && fields.startHalf === 'pm') ||
      (date === fields.end && fields.endHalf === 'am'));
  return (
    <div className="min-w-0">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take keys
        role="grid"
        aria-label={capitalised(monthAndYear(month))}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <thead>
          <tr>
            {grid.slice(0, 7).map((day) => (
              <th key={day} scope="col" abbr={weekday(day)} className="h-8 text-xs font-medium text-muted">
                {shortWeekday(day).replace('.', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks
            .filter((week) => week.some(inMonth))
            .map((week) => (
              <tr key={week[0]}>
                {week.map((date) => {
                  if (!inMonth(date)) return <td key={date} className="h-12" />;
                  const place = placeOf(date, fields);
                  return (
                    <DayCell
                      key={date}
                      date={date}
                      day={days.get(date)}
                      place={place}
                      halved={isHalved(date)}
                      isToday={date === today}
                      tentative={!props.chosen}
                      focusable={date === props.focusable}
                      name={name.full(date, days.get(date), props.chosen ? place : 'outside', date === today)}
                      hint={name.held(days.get(date))}
                      onChoose={() => props.onChoose(date)}
                      onFocus={() => props.onFocus(date)}
                    />
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
      <MonthHolidays month={month} days={days} />
    </div>
  );
}

/** « 11 novembre · 25 : Jour de Noël »: a dot says that a day is off, here stands why. */
function MonthHolidays({ month, days }: Pick<MonthTableProps, 'month' | 'days'>) {
  const { t } = useTranslation('leave-requests');
  const { dateInYear, ordinal } = useDayFormats();
  const dates = Array.from({ length: dayOf(lastOfMonth(month)) }, (_, index) => addDays(month, index));
  const holidays = dates.flatMap((date) => {
    const name = days.get(date)?.holiday;
    if (!name) return [];
    return [
      name === dateInYear(date).replace('\u00a0', ' ')
        ? name
        : t('calendar.named', { day: ordinal(date), name }),
    ];
  });
  return (
    <p className="flex min-h-5 flex-wrap gap-x-3 px-1 pt-1 text-sm text-muted">
      {holidays.map((text) => (
        <span key={text} className="inline-flex items-center gap-1.5">
          <span className="size-1.5 rounded-full bg-sun" aria-hidden="true" />
          {text}
        </span>
      ))}
    </p>
  );
}
