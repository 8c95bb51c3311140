import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTellShortcuts } from '#app/frame/keyboard/page-shortcuts.ts';
import { firstOfMonth, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { monthGrid } from '#domain/calendar/week.ts';
import { schoolBreaksBetween } from '#domain/holidays/school-holidays.ts';
import { cardClass, panelClass } from '#ui/card.tsx';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { absencesByDay, typesShown } from '#web/leave/day-absences.ts';
import { isNarrowed } from '../address.ts';
import type { CalendarViewProps } from '../calendar-view.ts';
import { ControlLine } from '../controls/control-line.tsx';
import { MonthSteps } from '../controls/month-steps.tsx';
import { monthDays } from '../first-queries.ts';
import { Legend } from '../legend.tsx';
import { requestLink } from '../request-link.ts';
import { SchoolLegend } from '../school/school-legend.tsx';
import { useCalendarAbsences } from '../use-calendar-absences.ts';
import { useHolidays } from '../use-holidays.ts';
import { DayDetails } from './day-details.tsx';
import { DayDialog } from './day-dialog.tsx';
import { type MarkedDays, markedEnds } from './marked-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthLoading } from './month-loading.tsx';

/** As wide as the layout with names in the cells; below it the list of a day stands beneath the grid. */
const WIDE = '(min-width: 64rem)';

export function MonthView({ user, today, address, onChange, controls, schoolZones }: CalendarViewProps) {
  const { t } = useTranslation('calendar');
  const formats = useDayFormats();
  const navigate = useNavigate();
  const headingId = useId();
  const { month } = address;
  const days = useMemo(() => monthGrid(yearOf(month), monthOf(month)), [month]);
  const { from: first, to: last } = monthDays(month);
  const query = useCalendarAbsences(first, last, address);
  const holidays = useHolidays(first, last);
  const byDay = useMemo(() => absencesByDay(query.data ?? [], first, last), [query.data, first, last]);
  const breaks = useMemo(() => schoolBreaksBetween(first, last, schoolZones), [first, last, schoolZones]);
  const [picked, setPicked] = useState<PlainDate | null>(null);
  const [opened, setOpened] = useState<PlainDate | null>(null);
  const isShown = (day: PlainDate) => firstOfMonth(day) === month;
  const chosen = picked !== null && isShown(picked) ? picked : isShown(today) ? today : month;

  useTellShortcuts(
    useMemo(
      () => [
        { keys: ['←', '→', '↑', '↓'], does: t('shortcuts.days') },
        { keys: [t('shortcuts.pages')], does: t('shortcuts.months') },
        { keys: [t('shortcuts.shift'), '→'], does: t('shortcuts.mark') },
        { keys: [t('shortcuts.enter')], does: t('shortcuts.open') },
      ],
      [t],
    ),
  );

  const choose = (day: PlainDate) => {
    setPicked(day);
    if (!isShown(day)) onChange({ month: firstOfMonth(day) });
  };
  const ask = useCallback(
    (marked: MarkedDays) => {
      const { first: startDate, last: endDate } = markedEnds(marked);
      navigate(requestLink({ startDate, startHalf: 'am', endDate, endHalf: 'pm' }));
    },
    [navigate],
  );
  const open = (day: PlainDate) => {
    if (window.matchMedia(WIDE).matches) {
      setOpened(day);
      if (isShown(day)) setPicked(day);
    } else choose(day);
  };
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 print:gap-2">
      <ControlLine
        period={
          <MonthSteps
            titleId={headingId}
            month={month}
            today={today}
            onMonth={(next) => onChange({ month: next })}
            onToday={() => choose(today)}
          />
        }
        shared={controls}
      />
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
              breaks={breaks}
              schoolZones={schoolZones}
              isStale={query.isPlaceholderData}
              chosen={chosen}
              onChoose={choose}
              onOpen={open}
              onAsk={ask}
            />
          </div>
          <div className="flex flex-wrap justify-between gap-x-8 gap-y-1">
            <Legend types={typesShown(query.data)} parts={[]} pending={address.pending} />
            {breaks.length > 0 && <SchoolLegend zones={schoolZones} />}
          </div>
          {query.data.length === 0 && !query.isPlaceholderData && (
            <p className="text-muted">{t(isNarrowed(address) ? 'month.emptyFiltered' : 'month.empty')}</p>
          )}
          <section
            aria-label={formats.longDay(chosen)}
            aria-live="polite"
            className={`${cardClass} flex flex-col gap-4 p-5 lg:hidden print:hidden`}
          >
            <h3 className="font-semibold first-letter:uppercase">{formats.longDay(chosen)}</h3>
            <DayDetails
              user={user}
              day={chosen}
              title={formats.longDay(chosen)}
              holiday={holidays.get(chosen)}
              absences={byDay.get(chosen) ?? []}
              schoolZones={schoolZones}
            />
          </section>
        </>
      )}
      <DayDialog
        user={user}
        day={opened}
        holidays={holidays}
        absences={byDay}
        schoolZones={schoolZones}
        onClose={() => setOpened(null)}
      />
    </section>
  );
}
