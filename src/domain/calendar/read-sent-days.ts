import { Temporal } from 'temporal-polyfill';
import type { Half } from './half-day.ts';
import { type LeaveRangeResult, parseLeaveRange } from './leave-range.ts';
import { type PlainDate, parsePlainDate } from './plain-date.ts';

/** Days and half-days as they are sent: a day may be an instant. */
export interface SentDays {
  readonly startDate: string;
  readonly startHalf: Half;
  readonly endDate: string;
  readonly endHalf: Half;
}

export interface ReadableDays {
  readonly unreadable: null;
  readonly days: SentDays & { readonly startDate: PlainDate; readonly endDate: PlainDate };
  /** The time from one to the other, or why there is none. */
  readonly period: LeaveRangeResult;
}

export type ReadDays = ReadableDays | { readonly unreadable: readonly ('startDate' | 'endDate')[] };

/** Reads what was sent, once: whatever is asked about it afterwards is asked about days. */
export function readSentDays(
  { startDate, startHalf, endDate, endHalf }: SentDays,
  timeZone: string,
): ReadDays {
  const start = readLeaveDate(startDate, timeZone);
  const end = readLeaveDate(endDate, timeZone);
  if (start !== null && end !== null) {
    const days = { startDate: start, startHalf, endDate: end, endHalf };
    return { unreadable: null, days, period: parseLeaveRange(start, end, startHalf, endHalf) };
  }
  const both = { startDate: start, endDate: end };
  return { unreadable: (['startDate', 'endDate'] as const).filter((field) => both[field] === null) };
}

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
