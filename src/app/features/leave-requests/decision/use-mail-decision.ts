import { useMutation, useQuery } from '@tanstack/react-query';
import { needsOverrideReason } from '#app/leave/override-dialog.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { Decision, DecisionSource } from './decision-view.ts';

/** With the token of an approver's mail: looking changes nothing, deciding uses it up. */
export function useMailDecision(id: string, token: string, decision: Decision): DecisionSource {
  const shown = useQuery(
    endpointQuery(leaveRequestsEndpoints.showMailDecision, { params: { id }, body: { token } }),
  );
  const decided = useMutation({
    mutationFn: (reason: string) =>
      call(leaveRequestsEndpoints.decideFromMail, {
        params: { id },
        body: {
          token,
          decision,
          version: shown.data?.request.version ?? 1,
          [decision === 'approve' ? 'overrideReason' : 'reason']: reason || null,
        },
      }),
    onError: (error) => {
      const outdated = error instanceof ApiError && error.status === 409;
      if (outdated || needsOverrideReason(error)) shown.refetch();
    },
  });
  const page = decided.data ?? shown.data;
  return {
    view: page && { ...page, approver: { name: page.approver, organization: page.organization } },
    loadError: shown.error,
    retry: () => shown.refetch(),
    retrying: shown.isRefetching,
    decide: decided.mutate,
    deciding: decided.isPending,
    decideError: decided.error,
    done: decided.isSuccess,
  };
}
