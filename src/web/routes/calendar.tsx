import { useStoredSession } from '#web/api/stored-session.ts';
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx';

export default function Calendar() {
  const session = useStoredSession();
  return session && <CalendarPage user={session.user} />;
}
