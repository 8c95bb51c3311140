import type { CalendarAbsence } from '#web/leave/leave-request.ts';

type AbsencePeriod = Pick<CalendarAbsence, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;

export function isAwayOn(day: string, { startDate, endDate }: AbsencePeriod): boolean {
  return startDate <= day && day <= endDate;
}

/** What of today somebody is away: a half, all of it, or until a later day. */
export function awayToday(
  today: string,
  { startDate, startHalf, endDate, endHalf }: AbsencePeriod,
): 'morning' | 'afternoon' | 'day' | 'until' | 'fromNoonUntil' {
  const fromNoon = startDate === today && startHalf === 'pm';
  if (endDate > today) return fromNoon ? 'fromNoonUntil' : 'until';
  if (endHalf === 'am') return 'morning';
  return fromNoon ? 'afternoon' : 'day';
}
