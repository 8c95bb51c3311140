import { Suspense } from 'react';
import { BalancesPage } from '#app/features/balances/balances-page.tsx';
import { OwnDeparture } from '#app/features/departures/own-departure.tsx';
import { OwnNotices } from '#app/features/entitlements/own-notices.tsx';
import { OwnRules } from '#app/features/rule-groups/own-rules.tsx';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';

export function Balances({ user }: { user: StoredUser }) {
  // The page does not wait for the texts of what stands beside it.
  const notices = (
    <Suspense fallback={null}>
      <OwnDeparture user={user} />
      <OwnNotices />
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
