import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { useToast } from '#ui/toast.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useWrite } from '#web/api/use-write.ts';

type TransitionOptions = { done: string; onDone: () => void };

/** A step of a request's life. Whoever comes second is told so, and sees what stands now. */
export function useTransition<E extends Endpoint>(endpoint: E, { done, onDone }: TransitionOptions) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useWrite(endpoint, {
    onSuccess: () => {
      toast({ title: done });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refreshAfter(queryClient, endpoint);
    },
  });
}
