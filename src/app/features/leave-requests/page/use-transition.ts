import { useQueryClient } from '@tanstack/react-query';
import { useUndoToast } from '#app/frame/undo/use-undo-toast.ts';
import type { EndpointAnswer, FetchedEndpoint } from '#contract/endpoint.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useWrite } from '#web/api/use-write.ts';

type TransitionOptions = { done: string; onDone: () => void };

const { undo } = leaveRequestsEndpoints;

/** A step of a request's life. Whoever comes second is told so, and sees what stands now. */
export function useTransition<
  E extends FetchedEndpoint & { response: typeof leaveRequestsEndpoints.approve.response },
>(endpoint: E, { done, onDone }: TransitionOptions) {
  const undoToast = useUndoToast();
  const queryClient = useQueryClient();
  return useWrite(endpoint, {
    onSuccess: (answer) => {
      const { id, version, undoSeconds } = answer as Done;
      undoToast({
        title: done,
        seconds: undoSeconds,
        endpoint: undo,
        undo: () => call(undo, { params: { id }, body: { version } }),
      });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refreshAfter(queryClient, endpoint);
    },
  });
}

type Done = EndpointAnswer<typeof leaveRequestsEndpoints.approve>;
