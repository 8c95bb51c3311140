import type { leavePlanningEndpoints } from '#contract/leave-planning.ts';
import type { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { leaveTypesEndpoints } from '#contract/leave-types.ts';
import type { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { firstOfMonth } from '#domain/calendar/plain-date.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';
import { plannedQuery } from './calendar/planned-query.ts';
import { LATEST } from './latest.ts';

type Requests = typeof leaveRequestsEndpoints;
type Planning = typeof leavePlanningEndpoints;

/** What a link or a draft fills in may lie in any month, of anyone: then the calendar asks once the page is there. */
const fillsIn = ['from', 'to', 'type', 'for'];

export const newRequestCalls: FirstCalls = ({ user, today, search }) =>
  can(user, 'leave-request.file')
    ? [
        firstCall<typeof leaveTypesEndpoints.list>('/leave-types'),
        firstCall<Requests['listMine']>('/leave-requests/my-requests', LATEST),
        firstCall<Requests['summary']>('/leave-requests/summary'),
        ...(fillsIn.some((name) => search.has(name))
          ? []
          : [
              firstCall<Planning['days']>(
                '/leave-planning/days',
                plannedQuery(firstOfMonth(today), 'vacation', null),
              ),
              firstCall<Planning['bridges']>('/leave-planning/bridges'),
            ]),
        ...(can(user, 'leave-request.record') ? [firstCall<typeof usersEndpoints.list>('/users')] : []),
      ]
    : [];
