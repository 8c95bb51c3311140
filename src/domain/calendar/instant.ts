import { Temporal } from 'temporal-polyfill';
import { type PlainDate, parsePlainDate, plainDate } from './plain-date.ts';

const MIDNIGHT_UTC = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/i;
const WITH_OFFSET = /T.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/**
 * Reads a day from what clients send: a plain date, or an ISO timestamp. A form that sends
 * `new Date('2026-07-06').toISOString()` means 6 July wherever it stands, so exactly midnight UTC is that date;
 * any other instant is the day it falls on in the organisation's time zone.
 */
export function readLeaveDate(text: string, timeZone: string): PlainDate | null {
  const plain = parsePlainDate(text);
  if (plain !== null) return plain;
  const midnight = MIDNIGHT_UTC.exec(text);
  if (midnight?.[1] !== undefined) return parsePlainDate(midnight[1]);
  if (!WITH_OFFSET.test(text)) return null;
  try {
    const day = Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).toPlainDate();
    return parsePlainDate(day.toString());
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

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
