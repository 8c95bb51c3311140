import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { usePrinting } from '#app/document/use-printing.ts';
import { monthOf, type PlainDate, SATURDAY, weekdayOf } from '#domain/calendar/plain-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import type { CalendarHoliday } from '#web/leave/day-face.tsx';
import { hasKnownHolidays } from '../address.ts';
import { dayAfterKey } from './day-step.ts';
import { WeekHead } from './week-head.tsx';
import { WeekRow } from './week-row.tsx';

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

export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, month, days, today, holidays, absences, isStale, chosen, onChoose, onOpen } = props;
  const grid = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const weeks = useMemo(() => WEEKS.map((week) => days.slice(week * 7, week * 7 + 7)), [days]);
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
  const cellOf = (day: PlainDate) => ({
    isToday: day === today,
    isOutside: monthOf(day) !== monthOf(month),
    isWeekend: weekdayOf(day) >= SATURDAY,
    holiday: holidays.get(day),
    isStop: day === chosen,
    isChosen: day === chosen,
    onOpen,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a table cannot be laid out in halves of days
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-busy={isStale || undefined}
      onKeyDown={onKeyDown}
      className={classNames('outline-none', isStale && 'outdated')}
    >
      <WeekHead week={days.slice(0, 7)} />
      {weeks.map((week) => (
        <WeekRow key={week[0]} week={week} absences={absences} isPrinting={isPrinting} cellOf={cellOf} />
      ))}
    </div>
  );
}
