import { lazy, Suspense } from 'react';
import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx';
import { DueCard } from '#app/features/entitlements/due-card.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';

/** Fetched by new companies alone. */
const FirstSteps = lazy(() => import('./first-steps.tsx').then((module) => ({ default: module.FirstSteps })));

export function Dashboard() {
  const session = useStoredSession();
  // The page does not wait for the texts of what stands beside it.
  const due = (
    <Suspense fallback={null}>
      <DueCard />
    </Suspense>
  );
  const firstSteps = session && (
    <Suspense fallback={null}>
      <FirstSteps user={session.user} />
    </Suspense>
  );
  return session && <DashboardPage session={session} due={due} firstSteps={firstSteps} />;
}
