import { MutationCache, QueryClient } from '@tanstack/react-query';
import { authEndpoints } from '#contract/auth.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { ApiError } from './api-error.ts';
import { endpointKey } from './endpoint-query.ts';

const worthAnotherTry = new Set(['network', 'unavailable']);

export function createQueryClient() {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      // The organisation has become read-only under an open page: what stands above every form says so now.
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'subscription_required') return;
        for (const endpoint of [authEndpoints.me, subscriptionEndpoints.status]) {
          void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
        }
      },
    }),
    defaultOptions: {
      // Offline is an answer like another: say so at once rather than wait in silence.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        // Who comes back to the page hears from the live line what changed meanwhile.
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && worthAnotherTry.has(error.code),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
    },
  });
  return client;
}
