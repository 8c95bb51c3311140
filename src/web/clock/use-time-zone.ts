import { useStoredSession } from '#web/api/stored-session.ts';
import { USUAL_TIME_ZONE } from './usual-time-zone.ts';

const known = new Map<string, boolean>();

function isKnown(timeZone: string): boolean {
  let answer = known.get(timeZone);
  if (answer === undefined) {
    try {
      answer = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
    } catch {
      answer = false;
    }
    known.set(timeZone, answer);
  }
  return answer;
}

/**
 * The organisation's time zone, as its session or the page itself was told; the usual one where this browser has
 * never heard of it.
 */
export function useTimeZone(told?: string): string {
  const session = useStoredSession();
  const timeZone = told ?? session?.organization.timeZone ?? USUAL_TIME_ZONE;
  return isKnown(timeZone) ? timeZone : USUAL_TIME_ZONE;
}
