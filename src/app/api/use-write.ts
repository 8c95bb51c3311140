import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointAnswer, EndpointCall } from '#contract/endpoint.ts';
import { call } from './call.ts';

type WriteOptions<E extends Endpoint> = {
  onSuccess?: (answer: EndpointAnswer<E>, parts: EndpointCall<E>) => void;
  onError?: (error: unknown) => void;
};

/** A call that changes something. What is on screen may speak of it anywhere, so all of it is asked for anew. */
export function useWrite<E extends Endpoint>(endpoint: E, { onSuccess, onError }: WriteOptions<E> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (parts: EndpointCall<E>) => call(endpoint, parts),
    onSuccess: (answer, parts) => {
      queryClient.invalidateQueries();
      onSuccess?.(answer, parts);
    },
    onError,
  });
}
