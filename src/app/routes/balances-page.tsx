import { lazy, Suspense } from 'react';
import { BalancesPage } from '#app/features/balances/balances-page.tsx';
import { OwnNotices } from '#app/features/entitlements/own-notices.tsx';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';

/** What few people have, or stands below: other pages of the day need not fetch it with what they share. */
const OwnDeparture = lazy(() =>
  import('#app/features/departures/own-departure.tsx').then((module) => ({ default: module.OwnDeparture })),
);
const OwnRules = lazy(() =>
  import('#app/features/rule-groups/own-rules.tsx').then((module) => ({ default: module.OwnRules })),
);

export function Balances({ user }: { user: StoredUser }) {
  // The page does not wait for the texts of what stands beside it.
  const notices = (
    <Suspense fallback={null}>
      <CardBoundary>
        <OwnDeparture user={user} />
      </CardBoundary>
      <CardBoundary>
        <OwnNotices />
      </CardBoundary>
    </Suspense>
  );
  const rules = (
    <Suspense fallback={null}>
      <CardBoundary>
        <OwnRules user={user} />
      </CardBoundary>
    </Suspense>
  );
  return <BalancesPage beside={notices} below={rules} />;
}
