import type { calendarEndpoints } from '#contract/calendar.ts';
import type { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { can, isPrivileged } from '#domain/access/can.ts';
import { firstOfMonth, type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';
import { agendaDays, monthDays, upcomingQuery, weekQuery } from './first-queries.ts';
import { usualChoices } from './kept-choices.ts';

type Requests = typeof leaveRequestsEndpoints;

/** What narrows a view: those ask once the page is there. */
const narrowing = ['team', 'type', 'person'];

export const calendarCalls: FirstCalls = ({ user, today, search }) => [
  firstCall<typeof leaveTypesEndpoints.list>('/leave-types'),
  firstCall<typeof calendarEndpoints.filters>('/calendar/filters'),
  ...(narrowing.some((name) => search.has(name)) ? [] : viewCalls(search, today, user)),
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

/** The timeline and the year ask for themselves: their code comes later, or is about one person. */
function viewCalls(search: URLSearchParams, today: PlainDate, user: Parameters<typeof can>[0]): string[] {
  const usual = usualChoices();
  const view = search.get('view') ?? usual.view;
  if (view !== 'month' && view !== 'agenda') return [];
  const month = parsePlainDate(`${search.get('month')}-01`) ?? firstOfMonth(today);
  const days = view === 'month' ? monthDays(month) : agendaDays(month, today);
  const isPending = search.has('pending') ? search.get('pending') === '1' : usual.pending;
  return [
    firstCall<Requests['teamCalendar']>('/leave-requests/team-calendar', {
      ...days,
      pending: isPending && can(user, 'leave-request.read-all') ? 'true' : undefined,
      atWork: 'true',
    }),
    firstCall<typeof calendarEndpoints.holidays>('/calendar/holidays', days),
  ];
}
