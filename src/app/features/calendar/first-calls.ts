import type { calendarEndpoints } from '#contract/calendar.ts';
import type { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { can, isPrivileged } from '#domain/access/can.ts';
import { firstOfMonth, type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';
import { monthDays, upcomingQuery, weekQuery } from './first-queries.ts';

type Requests = typeof leaveRequestsEndpoints;

/** What narrows a view, or makes it another one: those ask once the page is there. */
const narrowing = ['view', 'team', 'type', 'person'];

export const calendarCalls: FirstCalls = ({ user, today, search }) => [
  firstCall<typeof leaveTypesEndpoints.list>('/leave-types'),
  firstCall<typeof calendarEndpoints.filters>('/calendar/filters'),
  ...(narrowing.some((name) => search.has(name)) ? [] : monthCalls(monthShown(search, today), search, user)),
  firstCall<Requests['teamCalendar']>(
    '/leave-requests/team-calendar',
    upcomingQuery(today, isPrivileged(user)),
  ),
  ...(isPrivileged(user)
    ? [
        firstCall<Requests['summary']>('/leave-requests/summary'),
        firstCall<Requests['teamCalendar']>('/leave-requests/team-calendar', weekQuery(today)),
        firstCall<Requests['list']>('/leave-requests', { status: 'pending' }),
      ]
    : []),
];

function monthShown(search: URLSearchParams, today: PlainDate): PlainDate {
  return parsePlainDate(`${search.get('month')}-01`) ?? firstOfMonth(today);
}

function monthCalls(month: PlainDate, search: URLSearchParams, user: Parameters<typeof can>[0]): string[] {
  const days = monthDays(month);
  const isPending = search.get('pending') === '1' && can(user, 'leave-request.read-all');
  return [
    firstCall<Requests['teamCalendar']>('/leave-requests/team-calendar', {
      ...days,
      pending: isPending ? 'true' : undefined,
      atWork: 'true',
    }),
    firstCall<typeof calendarEndpoints.holidays>('/calendar/holidays', days),
  ];
}
