import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';

/** About leave that waits, or about a cancellation that was asked for: yes, or no with a reason. */
export type Verdict = { says: 'yes'; overrideReason?: string } | { says: 'no'; reason: string };

type Decided = EndpointAnswer<typeof leaveRequestsEndpoints.approve>;

export type Outcome = {
  request: LeaveRequest;
  verdict: Verdict['says'];
  /** What the server made of it; null when it was not taken. */
  decided: Decided | null;
  error: unknown;
};

function send({ id, version, status }: LeaveRequest, verdict: Verdict): Promise<Decided> {
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
  const said = { request, verdict: verdict.says };
  try {
    return { ...said, decided: await send(request, verdict), error: null };
  } catch (error) {
    return { ...said, decided: null, error };
  }
}

/** Decides one. What the server did not take stays, as it stands by then, with what went wrong. */
export function useDecisions() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly Outcome[]>([]);

  const decide = async (request: LeaveRequest, verdict: Verdict): Promise<Outcome> => {
    const { id } = request;
    setSending((before) => [...before, id]);
    setFailures((before) => before.filter((failed) => failed.request.id !== id));
    const outcome = await outcomeOf(request, verdict);
    // The lists are fetched anew before it counts as done, or what is decided would show for a moment.
    await refreshAfter(queryClient, leaveRequestsEndpoints.approve);
    if (outcome.error !== null) setFailures((before) => [...before, outcome]);
    setSending((before) => before.filter((one) => one !== id));
    return outcome;
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
