import { lazy, Suspense } from 'react';
import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx';
import { DueCard } from '#app/features/entitlements/due-card.tsx';
import { useRecognisedOwner } from '#app/frame/passkeys/use-recognised-owner.ts';
import { useStoredSession } from '#web/api/stored-session.ts';

/** Fetched by new companies alone. */
const FirstSteps = lazy(() => import('./first-steps.tsx').then((module) => ({ default: module.FirstSteps })));

/** Fetched once the page has what it is for, on devices that could hold a passkey. */
const PasskeyOffer = lazy(() =>
  import('#app/features/passkeys/passkey-offer.tsx').then((module) => ({ default: module.PasskeyOffer })),
);

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
  const passkeys = useRecognisedOwner() && (
    <Suspense fallback={null}>
      <PasskeyOffer />
    </Suspense>
  );
  return session && <DashboardPage session={session} due={due} firstSteps={firstSteps} passkeys={passkeys} />;
}
