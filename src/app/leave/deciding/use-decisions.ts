import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';

/** About leave that waits, or about a cancellation that was asked for: yes, or no with a reason. */
export type Verdict = { says: 'yes'; overrideReason?: string } | { says: 'no'; reason: string };

export type Outcome = { request: LeaveRequest; verdict: Verdict['says']; error: unknown };

function send({ id, version, status }: LeaveRequest, verdict: Verdict) {
  const params = { id };
  const aboutLeave = isPending(status);
  if (verdict.says === 'yes') {
    return aboutLeave
      ? call(leaveRequestsEndpoints.approve, {
          params,
          body: { version, overrideReason: verdict.overrideReason },
        })
      : call(leaveRequestsEndpoints.cancel, { params, body: { version } });
  }
  const body = { version, reason: verdict.reason };
  return aboutLeave
    ? call(leaveRequestsEndpoints.reject, { params, body })
    : call(leaveRequestsEndpoints.refuseCancellation, { params, body });
}

async function outcomeOf(request: LeaveRequest, verdict: Verdict): Promise<Outcome> {
  try {
    await send(request, verdict);
    return { request, verdict: verdict.says, error: null };
  } catch (error) {
    return { request, verdict: verdict.says, error };
  }
}

/**
 * Decides one or many. What is being decided leaves the list at once; what the server did not take comes back,
 * as it stands by then, with what went wrong.
 */
export function useDecisions() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly Outcome[]>([]);

  const decide = async (requests: readonly LeaveRequest[], verdict: Verdict): Promise<Outcome[]> => {
    const ids = requests.map(({ id }) => id);
    setSending((before) => [...before, ...ids]);
    setFailures((before) => before.filter(({ request }) => !ids.includes(request.id)));
    const outcomes: Outcome[] = [];
    // One after the other: each is a transaction of its own, and the first failures are told in their order.
    for (const request of requests) outcomes.push(await outcomeOf(request, verdict));
    // The lists are fetched anew before anything comes back into them, or what is decided would show for a moment.
    await refreshAfter(queryClient, leaveRequestsEndpoints.approve);
    setFailures((before) => [...before, ...outcomes.filter(({ error }) => error !== null)]);
    setSending((before) => before.filter((id) => !ids.includes(id)));
    return outcomes;
  };

  return {
    decide,
    isSending: (id: string) => sending.includes(id),
    busy: sending.length > 0,
    failureOf: (id: string): unknown => failures.find(({ request }) => request.id === id)?.error ?? null,
    forget: (id: string) => setFailures((before) => before.filter(({ request }) => request.id !== id)),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
