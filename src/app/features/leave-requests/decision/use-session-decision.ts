import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import type { Decision, DecisionSource } from './decision-view.ts';

/** As oneself, logged in. */
export function useSessionDecision(id: string, decision: Decision): DecisionSource {
  const queryClient = useQueryClient();
  const read = useQuery(endpointQuery(leaveRequestsEndpoints.read, { params: { id } }));
  const decided = useMutation({
    mutationFn: (reason: string) => {
      const version = read.data?.request.version;
      return decision === 'approve'
        ? call(leaveRequestsEndpoints.approve, { params: { id }, body: { version, overrideReason: reason } })
        : call(leaveRequestsEndpoints.reject, { params: { id }, body: { version, reason } });
    },
    onSettled: () => refreshAfter(queryClient, leaveRequestsEndpoints[decision]),
  });
  const { data } = read;
  return {
    view: data && {
      ...data,
      approver: null,
      types: null,
      request: decided.data ?? data.request,
      decidable: !decided.isSuccess && data.actions.includes(decision),
    },
    loadError: read.error,
    retry: () => read.refetch(),
    retrying: read.isRefetching,
    decide: decided.mutate,
    deciding: decided.isPending,
    decideError: decided.error,
    done: decided.isSuccess,
  };
}
