import { useStoredSession } from '#web/api/stored-session.ts';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';

export default function Dashboard() {
  const session = useStoredSession();
  return session && <DashboardPage session={session} />;
}
