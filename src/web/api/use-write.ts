import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointAnswer, EndpointCall, FetchedEndpoint } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { refreshAfter } from './touched-by.ts';

type WriteOptions<E extends FetchedEndpoint> = {
  onSuccess?: (answer: EndpointAnswer<E>, parts: EndpointCall<E>) => void;
  onError?: (error: unknown) => void;
};

/** A call that changes something: what shows it is asked for anew. */
export function useWrite<E extends FetchedEndpoint>(
  endpoint: E,
  { onSuccess, onError }: WriteOptions<E> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (parts: EndpointCall<E>) => call(endpoint, parts),
    onSuccess: (answer, parts) => {
      void refreshAfter(queryClient, endpoint);
      onSuccess?.(answer, parts);
    },
    onError: (error) => {
      // Only the answer may have been lost, and nobody else tells us of what we did ourselves.
      if (error instanceof ApiError && error.code === 'network') void refreshAfter(queryClient, endpoint);
      onError?.(error);
    },
  });
}
