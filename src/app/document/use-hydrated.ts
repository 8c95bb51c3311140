import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and in React's first pass over it, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
