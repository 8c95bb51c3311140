import { Suspense } from 'react';
import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx';
import { DueCard } from '#app/features/entitlements/due-card.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';

export function Dashboard() {
  const session = useStoredSession();
  // The page does not wait for the texts of what stands beside it.
  const due = (
    <Suspense fallback={null}>
      <DueCard />
    </Suspense>
  );
  return session && <DashboardPage session={session} due={due} />;
}
