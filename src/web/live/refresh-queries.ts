import type { QueryClient } from '@tanstack/react-query';

/** Whatever is on screen is asked for again. */
export function refreshQueries(queryClient: QueryClient) {
  const firstFetches = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void queryClient.invalidateQueries();
  // Those under way for the first time are not asked again by that, but may have been answered just before.
  for (const { promise, queryKey } of firstFetches) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, () => undefined);
  }
}
