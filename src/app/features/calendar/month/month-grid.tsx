import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrinting } from '#app/document/use-printing.ts';
import { monthOf, type PlainDate, SATURDAY, weekdayOf } from '#domain/calendar/plain-date.ts';
import type { SchoolBreak, SchoolZone } from '#domain/holidays/school-holidays.ts';
import { classNames } from '#ui/class-names.ts';
import type { CalendarHoliday } from '#web/leave/calendar-holiday.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { hasKnownHolidays } from '../address.ts';
import { AskBar } from '../ask-bar.tsx';
import { schoolLines } from '../school/school-lines.ts';
import { useSchoolWords } from '../school/use-school-words.ts';
import { dayAfterKey } from './day-step.ts';
import { isMarked, type MarkedDays, markedEnds } from './marked-days.ts';
import { useDayMarking } from './use-day-marking.ts';
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
  /** School holidays of the zones on show. */
  breaks: readonly SchoolBreak[];
  schoolZones: readonly SchoolZone[];
  /** What is on show belongs to another month or filter: the answer is on its way. */
  isStale: boolean;
  chosen: PlainDate;
  onChoose: (day: PlainDate) => void;
  onOpen: (day: PlainDate) => void;
  /** These days are to be asked for. */
  onAsk: (marked: MarkedDays) => void;
};

const WEEKS = [0, 1, 2, 3, 4, 5];

export function MonthGrid(props: MonthGridProps) {
  const {
    labelledBy,
    month,
    days,
    today,
    holidays,
    absences,
    breaks,
    schoolZones,
    isStale,
    chosen,
    onChoose,
    onOpen,
    onAsk,
  } = props;
  const grid = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const schoolWords = useSchoolWords();
  const { t } = useTranslation('calendar');
  const { period: periodWords } = useLeaveWords();
  const spoken = (days: MarkedDays) => {
    const { first, last } = markedEnds(days);
    return periodWords({ startDate: first, startHalf: 'am', endDate: last, endHalf: 'pm' });
  };
  const weeks = useMemo(() => WEEKS.map((week) => days.slice(week * 7, week * 7 + 7)), [days]);
  // The focus follows keys into another month, once its days are there.
  const wanted = useRef<PlainDate | null>(null);
  useEffect(() => {
    if (wanted.current !== chosen) return;
    wanted.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const { marked, mark, isDragging, handlers } = useDayMarking(onAsk);
  const onKeyDown = (event: KeyboardEvent) => {
    if (marked && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      if (event.key === 'Enter') onAsk(marked);
      return mark(null);
    }
    const next = dayAfterKey(chosen, event);
    if (next === null) return;
    event.preventDefault();
    if (!hasKnownHolidays(next)) return;
    mark(
      event.shiftKey && event.key.startsWith('Arrow')
        ? { anchor: marked?.anchor ?? chosen, focus: next }
        : null,
    );
    wanted.current = next;
    onChoose(next);
  };
  const cellOf = (day: PlainDate) => ({
    isToday: day === today,
    isOutside: monthOf(day) !== monthOf(month),
    isWeekend: weekdayOf(day) >= SATURDAY,
    holiday: holidays.get(day),
    school: schoolWords(
      breaks.filter(({ from, to }) => from <= day && to >= day),
      schoolZones,
    ),
    isStop: day === chosen,
    isChosen: day === chosen,
    isMarked: isMarked(marked, day),
    onOpen,
  });
  const period = marked && !isDragging ? spoken(marked) : null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the rows of a table cannot be laid out in halves of days */}
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-busy={isStale || undefined}
        onKeyDown={onKeyDown}
        {...handlers}
        className={classNames('outline-none select-none', isStale && 'outdated')}
      >
        <WeekHead week={days.slice(0, 7)} />
        {weeks.map((week) => (
          <WeekRow
            key={week[0]}
            week={week}
            absences={absences}
            school={schoolLines(week, breaks, schoolZones)}
            isPrinting={isPrinting}
            cellOf={cellOf}
          />
        ))}
      </div>
      <AskBar
        period={period}
        say={(part, about) => t(`marking.${part}`, about)}
        onAsk={() => marked && onAsk(marked)}
        onGiveUp={() => mark(null)}
      />
    </>
  );
}
