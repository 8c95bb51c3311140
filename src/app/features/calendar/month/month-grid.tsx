import { type KeyboardEvent, useEffect, useRef } from 'react';
import { monthOf, type PlainDate, SATURDAY, weekdayOf } from '#domain/calendar/plain-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import type { CalendarHoliday } from '#web/leave/day-face.tsx';
import { WeekdayHead } from '#web/leave/weekday-head.tsx';
import { hasKnownHolidays } from '../address.ts';
import { DayCell } from './day-cell.tsx';
import { dayAfterKey } from './day-step.ts';

type MonthGridProps = {
  labelledBy: string;
  month: PlainDate;
  /** Six weeks, Monday first. */
  days: readonly PlainDate[];
  today: PlainDate;
  holidays: ReadonlyMap<string, CalendarHoliday>;
  absences: ReadonlyMap<PlainDate, readonly DayAbsence[]>;
  /** What is on show belongs to another month or filter: the answer is on its way. */
  isStale: boolean;
  chosen: PlainDate;
  onChoose: (day: PlainDate) => void;
  onOpen: (day: PlainDate) => void;
};

const WEEKS = [0, 1, 2, 3, 4, 5];
const NOBODY: readonly DayAbsence[] = [];

export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, month, days, today, holidays, absences, isStale, chosen, onChoose, onOpen } = props;
  const grid = useRef<HTMLTableElement>(null);
  // The focus follows keys into another month, once its days are there.
  const wanted = useRef<PlainDate | null>(null);
  useEffect(() => {
    if (wanted.current !== chosen) return;
    wanted.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(chosen, event);
    if (next === null) return;
    event.preventDefault();
    if (!hasKnownHolidays(next)) return;
    wanted.current = next;
    onChoose(next);
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take keys
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={isStale || undefined}
      onKeyDown={onKeyDown}
      className={classNames('w-full table-fixed border-collapse', isStale && 'outdated')}
    >
      <WeekdayHead week={days.slice(0, 7)} />
      <tbody>
        {WEEKS.map((week) => (
          <tr key={week}>
            {days.slice(week * 7, week * 7 + 7).map((day) => (
              <DayCell
                key={day}
                day={day}
                isToday={day === today}
                isOutside={monthOf(day) !== monthOf(month)}
                isWeekend={weekdayOf(day) >= SATURDAY}
                holiday={holidays.get(day)}
                absences={absences.get(day) ?? NOBODY}
                isStop={day === chosen}
                isChosen={day === chosen}
                onOpen={onOpen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
