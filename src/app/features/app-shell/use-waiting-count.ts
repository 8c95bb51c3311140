import { useQuery } from '@tanstack/react-query';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { can } from '#domain/access/can.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';

/** How many requests and cancellations wait for this person's decision; the live line keeps it true. */
export function useWaitingCount(user: StoredUser | null): number {
  const { data } = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.summary, {}),
    enabled: user !== null && can(user, 'leave-request.decide'),
    select: ({ organization }) => organization?.waitingForMe ?? 0,
  });
  return data ?? 0;
}
