import type { decisionBatchesEndpoints } from '#contract/decision-batches.ts';
import type { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { leaveTypesEndpoints } from '#contract/leave-types.ts';
import type { organizationEndpoints } from '#contract/organization.ts';
import type { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';
import { RECENT, TO_CANCEL } from './first-queries.ts';

type Requests = typeof leaveRequestsEndpoints;

/** What narrows the queue: it is then asked for once the page has read it. */
const narrowing = ['team', 'from', 'to'];

export const approvalsCalls: FirstCalls = ({ user, search }) =>
  can(user, 'leave-request.decide')
    ? [
        firstCall<Requests['summary']>('/leave-requests/summary'),
        ...(can(user, 'user.list') ? [firstCall<typeof usersEndpoints.list>('/users')] : []),
        ...(narrowing.some((name) => search.has(name))
          ? []
          : [
              firstCall<Requests['list']>('/leave-requests', { status: 'pending' }),
              firstCall<Requests['list']>('/leave-requests', TO_CANCEL),
            ]),
        firstCall<Requests['list']>('/leave-requests', RECENT),
        firstCall<(typeof decisionBatchesEndpoints)['list']>('/leave-requests/decisions'),
        firstCall<typeof leaveTypesEndpoints.list>('/leave-types'),
        firstCall<typeof organizationEndpoints.me>('/organization/me'),
      ]
    : [];
