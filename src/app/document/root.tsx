import { Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { LinkKind } from '#ui/link.tsx';
import { Here } from '#web/here.ts';
import { AppLink } from './app-link.tsx';
import { FocusOnAnchor } from './focus-on-anchor.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { TellStarted } from './started.ts';
import { StartingUp } from './starting-up.tsx';

/** Whatever is opened as a document has the same key: one page must not begin where another was left. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Around every page of the application. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <Here value={pathname}>
      <LinkKind value={AppLink}>
        <Suspense fallback={<StartingUp />}>
          <Outlet />
          <FocusOnNavigation />
          <FocusOnAnchor />
          <ScrollRestoration getKey={placeOf} />
          <TellStarted />
        </Suspense>
      </LinkKind>
    </Here>
  );
}
