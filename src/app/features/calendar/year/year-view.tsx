import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AbsenceList } from '#app/leave/absence-list.tsx';
import { useColleagues } from '#app/leave/deciding/use-colleagues.ts';
import { calendarEndpoints } from '#contract/calendar.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { dateOf, yearOf } from '#domain/calendar/plain-date.ts';
import { Card, cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { absencesByDay, typesShown } from '#web/leave/day-absences.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import type { CalendarViewProps } from '../calendar-view.ts';
import { useCalendarAbsences } from '../use-calendar-absences.ts';
import { useHolidays } from '../use-holidays.ts';
import { SmallMonth } from './small-month.tsx';
import { YearBalances } from './year-balances.tsx';
import { YearLegend } from './year-legend.tsx';
import { YearToolbar } from './year-toolbar.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** One person's year: oneself, unless the address names somebody else. */
export function YearView({ user, today, address, onChange, controls }: CalendarViewProps) {
  const { t } = useTranslation('calendar');
  const headingId = useId();
  const personId = address.person ?? user.id;
  const own = personId === user.id;
  const year = yearOf(address.month);
  const [first, last] = [dateOf(year, 1, 1), dateOf(year, 12, 31)];
  const reads = can(user, 'leave-request.read', { id: personId });
  const query = useCalendarAbsences(first, last, {
    team: null,
    type: address.type,
    person: personId,
    pending: reads,
  });
  const holidays = useHolidays(first, last, personId);
  const names = useQuery(endpointQuery(calendarEndpoints.filters, {}));
  const colleagues = useColleagues(user);
  const role = own ? user.role : colleagues.data?.find(({ id }) => id === personId)?.role;
  const absences = query.data ?? [];
  const byDay = useMemo(() => absencesByDay(query.data ?? [], first, last), [query.data, first, last]);
  const name =
    names.data?.people.find(({ id }) => id === personId)?.name ??
    absences[0]?.employeeName ??
    (own ? user.name : '');
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 print:gap-2">
      <YearToolbar
        titleId={headingId}
        title={name === '' ? String(year) : t('year.title', { year, name })}
        month={address.month}
        today={today}
        onMonth={(month) => onChange({ month })}
        controls={controls}
      />
      {role !== undefined && can(user, 'balance.read', { id: personId, role }) && (
        <YearBalances
          userId={own ? null : personId}
          statementPath={own ? PAGES.balances.path : pathOf(PAGES.person, { id: personId })}
        />
      )}
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
          <Skeleton className="h-192 rounded-md!" />
        </LoadingArea>
      )}
      {query.data && (
        <>
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className={`${cardClass} grid grid-cols-2 items-start gap-x-4 gap-y-5 p-3 sm:gap-x-8 sm:gap-y-6 sm:p-5 lg:grid-cols-3 2xl:grid-cols-4 print:grid-cols-4 print:gap-x-6 print:gap-y-2 print:border-0 print:p-0`}
          >
            {MONTHS.map((month) => (
              <SmallMonth
                key={month}
                year={year}
                month={month}
                today={today}
                holidays={holidays}
                absences={byDay}
              />
            ))}
          </div>
          <YearLegend
            types={typesShown(absences)}
            states={reads ? ['taken', 'planned', 'pending'] : ['taken', 'planned']}
          />
          <Card title={t('year.list', { year })} className="print:hidden">
            {absences.length === 0 ? (
              <p className="text-muted">{t('year.none')}</p>
            ) : (
              <AbsenceList
                absences={absences}
                label={t('year.list', { year })}
                linkOf={({ id }) => (reads ? requestPath(id) : null)}
              />
            )}
          </Card>
        </>
      )}
    </section>
  );
}
