import { useStoredSession } from '#web/api/stored-session.ts';
import { SubscribePage } from '#web/features/calendar-feeds/subscribe-page.tsx';

export default function CalendarSubscribe() {
  const session = useStoredSession();
  return session && <SubscribePage user={session.user} />;
}
