import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const worthAnotherTry = new Set(['network', 'unavailable']);

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // Offline is an answer like another: say so at once rather than wait in silence.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && worthAnotherTry.has(error.code),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
    },
  });
}
