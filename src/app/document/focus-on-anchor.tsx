import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Follows the anchor of the address, as a browser does by itself where no router is in between: shows the place on
 * arrival and gives it the focus, so that the keyboard goes on from there. A reload keeps the place it restored.
 */
export function FocusOnAnchor() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link twice focuses twice
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (window.scrollY === 0) target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
  return null;
}
