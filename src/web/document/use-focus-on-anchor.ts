import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the place that the address names, as a browser does when it follows an anchor itself. */
export function useFocusOnAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link twice focuses twice
  useEffect(() => {
    if (hash === '') return;
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}
