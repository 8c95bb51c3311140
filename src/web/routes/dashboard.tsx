import { useStoredSession } from '#web/api/stored-session.ts';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { DueCard } from '#web/features/entitlements/due-card.tsx';

export default function Dashboard() {
  const session = useStoredSession();
  return session && <DashboardPage session={session} due={<DueCard />} />;
}
