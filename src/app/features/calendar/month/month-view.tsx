import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTellShortcuts } from '#app/frame/keyboard/page-shortcuts.ts';
import { firstOfMonth, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { monthGrid } from '#domain/calendar/week.ts';
import { cardClass, panelClass } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { absencesByDay, partsShown, typesShown } from '#web/leave/day-absences.ts';
import { isNarrowed } from '../address.ts';
import type { CalendarViewProps } from '../calendar-view.ts';
import { monthDays } from '../first-queries.ts';
import { Legend } from '../legend.tsx';
import { useCalendarAbsences } from '../use-calendar-absences.ts';
import { useHolidays } from '../use-holidays.ts';
import { DayDetails } from './day-details.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthLoading } from './month-loading.tsx';
import { MonthToolbar } from './month-toolbar.tsx';

/** As wide as the layout with names in the cells; below it the list of a day stands beneath the grid. */
const WIDE = '(min-width: 64rem)';

export function MonthView({ user, today, address, onChange }: CalendarViewProps) {
  const { t } = useTranslation('calendar');
  const formats = useDayFormats();
  const headingId = useId();
  const { month } = address;
  const days = useMemo(() => monthGrid(yearOf(month), monthOf(month)), [month]);
  const { from: first, to: last } = monthDays(month);
  const query = useCalendarAbsences(first, last, address);
  const holidays = useHolidays(first, last);
  const byDay = useMemo(() => absencesByDay(query.data ?? [], first, last), [query.data, first, last]);
  const [picked, setPicked] = useState<PlainDate | null>(null);
  const [opened, setOpened] = useState<PlainDate | null>(null);
  const isShown = (day: PlainDate) => firstOfMonth(day) === month;
  const chosen = picked !== null && isShown(picked) ? picked : isShown(today) ? today : month;

  useTellShortcuts(
    useMemo(
      () => [
        { keys: ['←', '→', '↑', '↓'], does: t('shortcuts.days') },
        { keys: [t('shortcuts.pages')], does: t('shortcuts.months') },
        { keys: [t('shortcuts.enter')], does: t('shortcuts.open') },
      ],
      [t],
    ),
  );

  const choose = (day: PlainDate) => {
    setPicked(day);
    if (!isShown(day)) onChange({ month: firstOfMonth(day) });
  };
  const open = (day: PlainDate) => {
    if (window.matchMedia(WIDE).matches) {
      setOpened(day);
      if (isShown(day)) setPicked(day);
    } else choose(day);
  };
  const title = formats.monthAndYear(month);
  const detailsOf = (day: PlainDate) => (
    <DayDetails
      user={user}
      day={day}
      title={formats.longDay(day)}
      holiday={holidays.get(day)}
      absences={byDay.get(day) ?? []}
    />
  );
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 print:gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h2
          id={headingId}
          aria-live="polite"
          className="mr-auto text-xl font-semibold first-letter:uppercase"
        >
          {title}
        </h2>
        <MonthToolbar
          month={month}
          today={today}
          onMonth={(next) => onChange({ month: next })}
          onToday={() => choose(today)}
        />
      </div>
      {query.isError && (
        <LoadError
          error={query.error}
          otherwise={t('loadFailed')}
          onRetry={() => query.refetch()}
          retrying={query.isRefetching}
        />
      )}
      {query.isPending && <MonthLoading />}
      {query.data && (
        <>
          <div className={`${panelClass} overflow-hidden print:border-0`}>
            <MonthGrid
              labelledBy={headingId}
              month={month}
              days={days}
              today={today}
              holidays={holidays}
              absences={byDay}
              isStale={query.isPlaceholderData}
              chosen={chosen}
              onChoose={choose}
              onOpen={open}
            />
          </div>
          <Legend types={typesShown(query.data)} parts={partsShown(byDay)} pending={address.pending} />
          {query.data.length === 0 && !query.isPlaceholderData && (
            <p className="text-muted">{t(isNarrowed(address) ? 'month.emptyFiltered' : 'month.empty')}</p>
          )}
          <section
            aria-label={formats.longDay(chosen)}
            aria-live="polite"
            className={`${cardClass} flex flex-col gap-4 p-5 lg:hidden print:hidden`}
          >
            <h3 className="font-semibold first-letter:uppercase">{formats.longDay(chosen)}</h3>
            {detailsOf(chosen)}
          </section>
        </>
      )}
      {opened && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setOpened(null)}
          title={formats.longDay(opened)}
          description={t('day.count', {
            count: (byDay.get(opened) ?? []).filter(({ absence }) => !absence.atWork).length,
          })}
        >
          {detailsOf(opened)}
        </Dialog>
      )}
    </section>
  );
}
