import type { balancesEndpoints } from '#contract/balances.ts';
import type { coverageEndpoints } from '#contract/coverage.ts';
import type { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { leaveTypesEndpoints } from '#contract/leave-types.ts';
import type { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';
import { nextLeaveQuery } from './next-leave-query.ts';
import { shortagesAhead, weekAhead } from './week-query.ts';

type Requests = typeof leaveRequestsEndpoints;

export const dashboardCalls: FirstCalls = ({ user, today }) => [
  firstCall<Requests['summary']>('/leave-requests/summary'),
  firstCall<Requests['listMine']>('/leave-requests/my-requests'),
  firstCall<typeof leaveTypesEndpoints.list>('/leave-types'),
  firstCall<typeof balancesEndpoints.mine>('/balances/me'),
  firstCall<Requests['teamCalendar']>('/leave-requests/team-calendar', weekAhead(today)),
  ...(can(user, 'leave-request.read-all')
    ? [
        firstCall<typeof coverageEndpoints.foresee>('/coverage/shortages', shortagesAhead(today)),
        firstCall<Requests['list']>('/leave-requests', { status: 'pending' }),
        firstCall<Requests['teamCalendar']>('/leave-requests/team-calendar', nextLeaveQuery(today)),
        ...(can(user, 'user.list') ? [firstCall<typeof usersEndpoints.list>('/users')] : []),
      ]
    : []),
];
