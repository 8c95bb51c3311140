import type { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { leaveTypesEndpoints } from '#contract/leave-types.ts';
import type { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';
import { LATEST } from './latest.ts';

type Requests = typeof leaveRequestsEndpoints;

export const newRequestCalls: FirstCalls = ({ user }) =>
  can(user, 'leave-request.file')
    ? [
        firstCall<typeof leaveTypesEndpoints.list>('/leave-types'),
        firstCall<Requests['listMine']>('/leave-requests/my-requests', LATEST),
        firstCall<Requests['summary']>('/leave-requests/summary'),
        ...(can(user, 'leave-request.record') ? [firstCall<typeof usersEndpoints.list>('/users')] : []),
      ]
    : [];
