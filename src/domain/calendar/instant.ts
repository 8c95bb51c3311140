import { type PlainDate, plainDate } from './plain-date.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day that an instant, in milliseconds since 1970, falls on in a time zone. */
export function dayOfInstant(milliseconds: number, timeZone: string): PlainDate {
  // Zones are named without regard to case: as many ways to write one are as many formatters for good.
  const name = timeZone.toLowerCase();
  let formatter = formatters.get(name);
  if (formatter === undefined) {
    // Swedish writes dates the way ISO 8601 does.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    formatters.set(name, formatter);
  }
  return plainDate(formatter.format(milliseconds));
}

/** What calendar and clock show in a time zone at an instant, in milliseconds since 1970: `2026-05-04` and `14:05`. */
export function clockOfInstant(milliseconds: number, timeZone: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = format.format(milliseconds).split(' ');
  return { day, time };
}
