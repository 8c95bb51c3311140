import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { CalendarAddress } from './address.ts';

type Filters = Pick<CalendarAddress, 'team' | 'type' | 'person' | 'pending'>;

/** Who is away on these days, by the filters; what was on screen stays until the answer is there. */
export function useCalendarAbsences(from: PlainDate, to: PlainDate, filters: Filters) {
  return useQuery({
    ...endpointQuery(leaveRequestsEndpoints.teamCalendar, {
      query: {
        from,
        to,
        team: filters.team ?? undefined,
        user: filters.person ?? undefined,
        type: filters.type ?? undefined,
        pending: filters.pending ? 'true' : undefined,
        atWork: 'true',
      },
    }),
    placeholderData: keepPreviousData,
  });
}
