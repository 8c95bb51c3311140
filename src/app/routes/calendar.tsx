import { useStoredSession } from '#app/api/stored-session.ts';
import { CalendarPage } from '#app/features/calendar/calendar-page.tsx';

export default function Calendar() {
  const session = useStoredSession();
  return session && <CalendarPage user={session.user} />;
}
