import type { Query, QueryClient } from '@tanstack/react-query';
import type { FetchedEndpoint } from '#contract/endpoint.ts';
import type { LiveTopic } from '#contract/live-topics.ts';
import { forgetStarted } from './started-calls.ts';

/** Whether a query shows something of these topics; one that does not say what it shows may show anything. */
export function touchedBy(topics: readonly LiveTopic[]) {
  return ({ meta }: Pick<Query, 'meta'>): boolean =>
    meta?.shows === undefined || meta.shows.some((topic) => topics.includes(topic));
}

/** What these calls have changed is asked for anew, and nothing else. */
export function refreshAfter(
  queryClient: QueryClient,
  ...written: readonly FetchedEndpoint[]
): Promise<void> {
  const topics = written.flatMap(({ changes = [] }) => changes);
  forgetStarted(topics);
  return queryClient.invalidateQueries({ predicate: touchedBy(topics) });
}
