import { useCallback, useSyncExternalStore } from 'react';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { followClock, now } from './clock.ts';
import { useTimeZone } from './use-time-zone.ts';

/** The day it is for the organisation, wherever its reader stands; it moves on while a page stays open. */
export function useToday(): PlainDate {
  const timeZone = useTimeZone();
  const read = useCallback(() => dayOfInstant(now(), timeZone), [timeZone]);
  return useSyncExternalStore(followClock, read, read);
}
