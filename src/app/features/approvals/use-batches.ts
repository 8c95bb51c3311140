import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { decisionBatchesEndpoints, type decisionBatchSchema } from '#contract/decision-batches.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';

export type DecisionBatch = z.output<typeof decisionBatchSchema>;

/** Live news bring its progress; where none arrive, it is asked for. */
const everyMs = 1_500;

/** Several decisions that the server carries out: also those that were begun before the page was opened. */
export function useBatches() {
  const queryClient = useQueryClient();
  const known = endpointQuery(decisionBatchesEndpoints.list, {});
  const query = useQuery({
    ...known,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? everyMs : false),
  });
  const batches = query.data ?? [];
  const refresh = () => refreshAfter(queryClient, decisionBatchesEndpoints.create);
  const done = query.data?.reduce((sum, batch) => sum + batch.done, 0);
  const lastDone = useRef(done);
  // Rows leave as they are decided, also where no live news come.
  useEffect(() => {
    const isNews = lastDone.current !== undefined && done !== undefined && done > lastDone.current;
    lastDone.current = done;
    if (isNews) void refreshAfter(queryClient, decisionBatchesEndpoints.create);
  }, [done, queryClient]);
  return {
    batches,
    isRunning: batches.some(isUnderWay),
    isWaiting: (id: string) => batches.some(({ waiting }) => waiting.includes(id)),
    start: async (requests: readonly LeaveRequest[], reason: string | null) => {
      const [first] = requests;
      if (!first) return;
      const body = {
        about: isPending(first.status) ? 'leave' : 'cancellation',
        decision: reason === null ? 'approve' : 'reject',
        reason,
        requests: requests.map(({ id, version }) => ({ id, version })),
      } as const;
      const begun = await call(decisionBatchesEndpoints.create, { body });
      // Known from here on, it is followed to its end even where the next look at the list fails.
      queryClient.setQueryData(known.queryKey, (others = []) => [
        begun,
        ...others.filter(({ id }) => id !== begun.id),
      ]);
      await refresh();
    },
    undo: async (id: string) => {
      await call(decisionBatchesEndpoints.undo, { params: { id } });
      await refresh();
    },
    close: async (id: string) => {
      await call(decisionBatchesEndpoints.see, { params: { id } });
      await refresh();
    },
  };
}

export type Batches = ReturnType<typeof useBatches>;

export function isUnderWay({ finishedAt }: Pick<DecisionBatch, 'finishedAt'>): boolean {
  return finishedAt === null;
}

/** True for so many seconds from when it was last told. */
export function useTimeLeft(seconds: number): boolean {
  const [isLeft, setLeft] = useState(seconds > 0);
  useEffect(() => {
    setLeft(seconds > 0);
    if (seconds <= 0) return;
    const timer = setTimeout(() => setLeft(false), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return isLeft;
}
