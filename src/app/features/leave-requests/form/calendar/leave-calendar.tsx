import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInCalendar } from '#domain/calendar/calendar-bounds.ts';
import { addMonths, firstOfMonth, type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useToday } from '#web/clock/use-today.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { capitalised } from '#words/capitalised.ts';
import type { RequestFields } from '../request-fields.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { dayReached } from './day-reached.ts';
import { MonthTable } from './month-table.tsx';
import { chooseDay } from './range-choice.ts';
import { type PlannedDay, usePlannedDays } from './use-planned-days.ts';
import { useSwipe } from './use-swipe.ts';

type LeaveCalendarProps = {
  fields: RequestFields;
  change: (fields: RequestFields) => void;
  /** False while the form merely starts on today: nothing is marked as chosen. */
  chosen: boolean;
  /** The request that is being edited, whose own days are free for it. */
  requestId: string | null;
};

/** The days themselves, with what they hold: press the first, press the last. A month, and two where there is room. */
export function LeaveCalendar({ fields, change, chosen, requestId }: LeaveCalendarProps) {
  const { t } = useTranslation('leave-requests');
  const { monthAndYear } = useDayFormats();
  const today = useToday();
  const start = parsePlainDate(fields.start ?? '') ?? today;
  const [month, setMonth] = useState(() => firstOfMonth(start));
  const [anchor, setAnchor] = useState<string | null>(null);
  const [focused, setFocused] = useState<PlainDate>(start);
  const grids = useRef<HTMLDivElement>(null);
  const seen = useRef(start);
  const awaited = useRef<PlainDate | null>(null);
  const next = addMonths(month, 1);
  const days = usePlannedDays(month, fields);
  const known = withoutOwn(days, requestId);

  // Days that were typed, understood or suggested come into sight; those that were pressed are there already.
  useEffect(() => {
    if (seen.current === start) return;
    seen.current = start;
    setMonth(firstOfMonth(start));
    setFocused(start);
  }, [start]);

  const turn = (months: number) => {
    const turned = addMonths(month, months);
    if (!isInCalendar(turned)) return;
    setMonth(turned);
    setFocused(turned);
  };
  const swipe = useSwipe((direction) => turn(direction));
  const choose = (day: PlainDate) => {
    const { anchor: from, ...edges } = chooseDay(fields, chosen ? anchor : null, day);
    seen.current = parsePlainDate(edges.start ?? '') ?? seen.current;
    setAnchor(from);
    setFocused(day);
    change({ ...fields, ...edges });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayReached(focused, event.key);
    if (day === null || !isInCalendar(day)) return;
    event.preventDefault();
    setFocused(day);
    const cell = grids.current?.querySelector<HTMLElement>(`[data-day="${day}"] button`);
    if (cell?.checkVisibility()) {
      cell.focus();
      return;
    }
    awaited.current = day;
    setMonth(firstOfMonth(day));
  };
  // The month that a key led to is drawn first; then its day takes the focus.
  useEffect(() => {
    const day = awaited.current;
    if (day === null || day.slice(0, 7) !== month.slice(0, 7)) return;
    awaited.current = null;
    grids.current?.querySelector<HTMLElement>(`[data-day="${day}"] button`)?.focus();
  }, [month]);

  const isShown = [month, next].some((shown) => shown.slice(0, 7) === focused.slice(0, 7));
  const stretches = chosen && anchor !== null && fields.start === anchor && fields.end === anchor;
  const table = (shown: PlainDate) => (
    <MonthTable
      month={shown}
      today={today}
      fields={fields}
      chosen={chosen}
      days={known}
      focusable={isShown ? focused : month}
      onChoose={choose}
      onFocus={setFocused}
    />
  );
  return (
    <div className="@container flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={t('calendar.previous')}
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
          onClick={() => turn(-1)}
        />
        <p className="grid flex-1 grid-cols-1 text-center font-semibold @2xl:grid-cols-2" aria-live="polite">
          <span>{capitalised(monthAndYear(month))}</span>
          <span className="hidden @2xl:inline">{capitalised(monthAndYear(next))}</span>
        </p>
        <IconButton
          label={t('calendar.next')}
          icon={<ChevronRight className="size-5" aria-hidden="true" />}
          onClick={() => turn(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes are those of the grids within */}
      <div
        ref={grids}
        onKeyDown={onKeyDown}
        {...swipe}
        className="grid touch-pan-y grid-cols-1 gap-x-6 max-sm:-mx-4 max-sm:px-1 @2xl:grid-cols-2"
      >
        {table(month)}
        <div className="hidden @2xl:block">{table(next)}</div>
      </div>
      <p className="text-sm text-muted" role="status">
        {t(stretches ? 'calendar.stretch' : chosen ? 'calendar.again' : 'calendar.begin')}
      </p>
      <CalendarLegend days={known} />
    </div>
  );
}

/** The request that is being edited does not stand in its own way. */
function withoutOwn(days: ReadonlyMap<string, PlannedDay>, requestId: string | null) {
  if (requestId === null) return days;
  return new Map(
    [...days].map(([date, day]) => [date, { ...day, own: day.own.filter(({ id }) => id !== requestId) }]),
  );
}
