import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queueOf, type WhyNot, whyNotMine } from '#app/leave/deciding/queue.ts';
import { useColleagues } from '#app/leave/deciding/use-colleagues.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { TO_CANCEL } from './first-queries.ts';
import type { RequestFilters } from './request-filters.ts';

export type QueueItem = { request: LeaveRequest; whyNot: WhyNot | null };

/** What waits for a decision, in the order in which it should be decided. */
export function useQueue(user: StoredUser, { team, from, to }: RequestFilters) {
  const filters = { team, from, to };
  const summary = useQuery(endpointQuery(leaveRequestsEndpoints.summary, {}));
  const colleagues = useColleagues(user);
  const pending = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.list, { query: { ...filters, status: 'pending' } }),
    placeholderData: keepPreviousData,
  });
  // Leave whose cancellation was asked for is still approved. It is asked for whether there is any or not: to wait for
  // the answer that tells so would keep everything that waits from the screen for as long again.
  const approved = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.list, { query: { ...filters, ...TO_CANCEL } }),
    placeholderData: keepPreviousData,
  });
  const parts = [summary, colleagues, pending, approved];
  const failed = parts.find(({ isError }) => isError);
  const ready = parts.every(({ data }) => data !== undefined);
  const waiting = queueOf([...(pending.data ?? []), ...(approved.data ?? [])]);
  return {
    summary: summary.data?.organization ?? null,
    items: ready
      ? waiting.map(
          (request): QueueItem => ({
            request,
            whyNot: whyNotMine(user, request.employeeId, colleagues.data ?? []),
          }),
        )
      : null,
    error: failed?.error ?? null,
    retrying: parts.some(({ isRefetching }) => isRefetching),
    retry: () => Promise.all(parts.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
