import { queryOptions } from '@tanstack/react-query';
import type { EndpointAnswer, EndpointCall, FetchedEndpoint } from '#contract/endpoint.ts';
import type { LiveTopic } from '#contract/live-topics.ts';
import { answerAtHand } from './answer-at-hand.ts';
import { call } from './call.ts';
import { askedSince } from './started-calls.ts';

/** Keys come from the contract, so that two screens that ask the same thing share one answer. */
export function endpointKey(endpoint: FetchedEndpoint, parts: object = {}) {
  return [endpoint.path, endpoint.method, parts] as const;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly shows?: readonly LiveTopic[] | undefined };
  }
}

/** What an answer shows goes with its query: whatever changes something knows by that what to ask again. */
export function endpointMeta({ shows }: FetchedEndpoint) {
  return { shows };
}

export function endpointQuery<E extends FetchedEndpoint>(endpoint: E, parts: EndpointCall<E>) {
  return queryOptions<EndpointAnswer<E>>({
    queryKey: endpointKey(endpoint, parts as object),
    meta: endpointMeta(endpoint),
    queryFn: ({ signal }) => call(endpoint, parts, signal),
    initialData: () => answerAtHand(endpoint, parts),
    initialDataUpdatedAt: askedSince,
  });
}
