import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';

const SHOWN = 3;

/** The next ones to leave, from tomorrow on. */
export function nextLeaveQuery(today: PlainDate) {
  return { from: addDays(today, 1), starting: 'true', limit: SHOWN } as const;
}
