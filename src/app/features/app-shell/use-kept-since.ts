import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { callAddress } from '#web/api/call-address.ts';
import { isAnythingKeptShown, keptSince, onContact, subscribeToKept } from '#web/api/kept-answers.ts';

/** As `endpointKey` writes it. */
function sinceOf([path, , parts]: readonly unknown[]): number | undefined {
  return typeof path === 'string' ? keptSince(callAddress(path, (parts ?? {}) as object)) : undefined;
}

function oldestShown(client: QueryClient): number | null {
  if (!isAnythingKeptShown()) return null;
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const since = shown.flatMap(({ queryKey }) => sinceOf(queryKey) ?? []);
  return since.length === 0 ? null : Math.min(...since);
}

/** From when the oldest part of this screen is that only the device knew; null where all of it came from the server. */
export function useKeptSince(): number | null {
  const client = useQueryClient();
  useEffect(
    () =>
      onContact(() => {
        const isKept = ({ queryKey }: { queryKey: readonly unknown[] }) => sinceOf(queryKey) !== undefined;
        void client.invalidateQueries({ predicate: isKept }, { cancelRefetch: false });
      }),
    [client],
  );
  return useSyncExternalStore(
    (tell) => {
      const leaveCache = client.getQueryCache().subscribe(notifyManager.batchCalls(tell));
      const leaveKept = subscribeToKept(notifyManager.batchCalls(tell));
      return () => {
        leaveCache();
        leaveKept();
      };
    },
    () => oldestShown(client),
    () => null,
  );
}
