import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';

/** Today and the seven days that follow: whoever asks on a Friday wants to know about Monday. */
const DAYS_AHEAD = 7;
/** As far as somebody can still find another day. */
const DAYS_FORESEEN = 14;

export function weekAhead(today: PlainDate): { from: PlainDate; to: PlainDate } {
  return { from: today, to: addDays(today, DAYS_AHEAD) };
}

export function shortagesAhead(today: PlainDate): { from: PlainDate; to: PlainDate } {
  return { from: today, to: addDays(today, DAYS_FORESEEN) };
}
