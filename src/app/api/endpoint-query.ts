import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointAnswer, EndpointCall } from '#contract/endpoint.ts';
import { call } from './call.ts';

/** Keys come from the contract, so that two screens that ask the same thing share one answer. */
export function endpointKey(endpoint: Endpoint, parts: object = {}) {
  return [endpoint.path, endpoint.method, parts] as const;
}

export function endpointQuery<E extends Endpoint>(endpoint: E, parts: EndpointCall<E>) {
  return queryOptions<EndpointAnswer<E>>({
    queryKey: endpointKey(endpoint, parts as object),
    queryFn: ({ signal }) => call(endpoint, parts, signal),
  });
}
