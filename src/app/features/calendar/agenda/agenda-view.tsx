import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { schoolBreaksBetween } from '#domain/holidays/school-holidays.ts';
import { Button } from '#ui/button.tsx';
import { panelClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { absencesByDay, partsShown, typesShown } from '#web/leave/day-absences.ts';
import { hasKnownHolidays, isNarrowed } from '../address.ts';
import type { CalendarViewProps } from '../calendar-view.ts';
import { ControlLine } from '../controls/control-line.tsx';
import { MonthSteps } from '../controls/month-steps.tsx';
import { agendaDays } from '../first-queries.ts';
import { Legend } from '../legend.tsx';
import { DayDialog } from '../month/day-dialog.tsx';
import { useSchoolWords } from '../school/use-school-words.ts';
import { useCalendarAbsences } from '../use-calendar-absences.ts';
import { useHolidays } from '../use-holidays.ts';
import { AgendaRow } from './agenda-row.tsx';
import { type AgendaSection, agendaSections } from './agenda-sections.ts';

/** Who is away, day by day, from today on: what a phone shows first. */
export function AgendaView({ user, today, address, onChange, controls, schoolZones }: CalendarViewProps) {
  const { t } = useTranslation('calendar');
  const formats = useDayFormats();
  const titleId = useId();
  const schoolWords = useSchoolWords();
  const { month } = address;
  const { from, to } = agendaDays(month, today);
  const query = useCalendarAbsences(from, to, address);
  const holidays = useHolidays(from, to);
  const byDay = useMemo(() => absencesByDay(query.data ?? [], from, to), [query.data, from, to]);
  const [opened, setOpened] = useState<PlainDate | null>(null);
  const sections = useMemo(
    () => agendaSections(from, to, today, { absences: byDay, isNamed: (day) => holidays.has(day) }),
    [from, to, today, byDay, holidays],
  );
  const titleOf = ({ kind, monday }: AgendaSection) =>
    kind === 'week' ? t('agenda.week', { day: formats.dateInYear(monday) }) : t(`agenda.${kind}`);
  const goTo = (next: PlainDate) => onChange({ month: next });
  const following = month === firstOfMonth(today) ? firstOfMonth(addDays(to, 1)) : addMonths(month, 1);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <ControlLine
        period={
          <MonthSteps
            titleId={titleId}
            month={month}
            today={today}
            onMonth={goTo}
            onToday={() => goTo(firstOfMonth(today))}
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
      {query.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-120 rounded-md!" />
        </LoadingArea>
      )}
      {query.data && (
        <>
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className={`${panelClass} overflow-hidden ${query.isPlaceholderData ? 'outdated' : ''}`}
          >
            {sections.map((section) => (
              <section
                key={`${section.kind} ${section.monday}`}
                className="not-first:border-t not-first:border-line"
              >
                <h3 className="flex flex-wrap items-baseline gap-x-3 bg-paper px-4 py-1.5 text-sm font-semibold first-letter:uppercase">
                  {titleOf(section)}
                  {section.kind !== 'tomorrow' &&
                    schoolWords(
                      schoolBreaksBetween(
                        section.entries[0]?.from ?? section.monday,
                        section.entries.at(-1)?.to ?? section.monday,
                        schoolZones,
                      ),
                      schoolZones,
                    ).map((words) => (
                      <span key={words} className="text-xs font-normal text-muted">
                        {words}
                      </span>
                    ))}
                </h3>
                <ul className="divide-y divide-line">
                  {section.entries.map((entry) => (
                    <AgendaRow
                      key={entry.from}
                      entry={entry}
                      isToday={entry.from === today}
                      holiday={holidays.get(entry.from)}
                      onOpen={setOpened}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {query.data.length === 0 && !query.isPlaceholderData && (
            <p className="text-muted">{t(isNarrowed(address) ? 'agenda.emptyFiltered' : 'agenda.empty')}</p>
          )}
          <Legend types={typesShown(query.data)} parts={partsShown(byDay)} pending={address.pending} />
          {hasKnownHolidays(following) && (
            <Button variant="secondary" className="self-start print:hidden" onClick={() => goTo(following)}>
              {t('agenda.more', { month: formats.monthAndYear(following) })}
            </Button>
          )}
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
