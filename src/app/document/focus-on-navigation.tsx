import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A browser moves the focus to the top when a page loads; in an app nobody does. After each change of page
 * the focus goes to its heading, which a screen reader then reads.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
