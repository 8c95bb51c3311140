import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarEndpoints } from '#contract/calendar.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { CalendarHoliday } from '#web/leave/calendar-holiday.ts';

/** They change with the settings of the organisation and not otherwise. */
const HOLIDAYS_KEEP_MS = 10 * 60_000;

/** Public holidays by day, of everyone or of one person. Without them the calendar still tells who is away. */
export function useHolidays(
  from: PlainDate,
  to: PlainDate,
  userId?: string,
): ReadonlyMap<string, CalendarHoliday> {
  const { i18n } = useTranslation();
  const query = endpointQuery(calendarEndpoints.holidays, { query: { from, to, userId } });
  const { data } = useQuery({
    ...query,
    // Their names come in the language of the page.
    queryKey: [...query.queryKey, i18n.language],
    staleTime: HOLIDAYS_KEEP_MS,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map((data ?? []).map((holiday) => [holiday.date, holiday])), [data]);
}
