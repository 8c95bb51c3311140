import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#app/api/api-error.ts';

/** A refusal stays one however often it is asked for; an answer that never came may come now. */
function isWorthAsking(error: unknown): boolean {
  return error === null || (error instanceof ApiError && ['network', 'unavailable'].includes(error.code));
}

/** Whatever is on screen is asked for again. */
export function refreshQueries(queryClient: QueryClient) {
  const firstFetches = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void queryClient.invalidateQueries({ predicate: ({ state }) => isWorthAsking(state.error) });
  // Those under way for the first time are not asked again by that, but may have been answered just before.
  for (const { promise, queryKey } of firstFetches) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, () => undefined);
  }
}
