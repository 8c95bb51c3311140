import { Suspense } from 'react';
import { BalancesPage } from '#app/features/balances/balances-page.tsx';
import { OwnNotices } from '#app/features/entitlements/own-notices.tsx';

export function Balances() {
  // The page does not wait for the texts of what stands beside it.
  const notices = (
    <Suspense fallback={null}>
      <OwnNotices />
    </Suspense>
  );
  return <BalancesPage beside={notices} />;
}
