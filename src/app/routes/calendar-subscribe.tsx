import { useStoredSession } from '#app/api/stored-session.ts';
import { SubscribePage } from '#app/features/calendar-feeds/subscribe-page.tsx';

export default function CalendarSubscribe() {
  const session = useStoredSession();
  return session && <SubscribePage user={session.user} />;
}
