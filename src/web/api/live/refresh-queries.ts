import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '#contract/live-topics.ts';
import { ApiError } from '#web/api/api-error.ts';
import { forgetStarted } from '#web/api/started-calls.ts';
import { touchedBy } from '#web/api/touched-by.ts';

/** A refusal stays one however often it is asked for; an answer that never came may come now. */
function isWorthAsking(error: unknown): boolean {
  return error === null || (error instanceof ApiError && ['network', 'unavailable'].includes(error.code));
}

/** Whatever is on screen and shows something of these topics is asked for again. */
export function refreshQueries(queryClient: QueryClient, topics: readonly LiveTopic[] | 'all' = 'all') {
  forgetStarted(topics);
  const isMeant: (query: Query) => boolean = topics === 'all' ? () => true : touchedBy(topics);
  const firstFetches = queryClient.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined && isMeant(query),
  });
  void queryClient.invalidateQueries({
    predicate: (query) => isWorthAsking(query.state.error) && isMeant(query),
  });
  // Those under way for the first time are not asked again by that, but may have been answered just before.
  for (const { promise, queryKey } of firstFetches) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, () => undefined);
  }
}
