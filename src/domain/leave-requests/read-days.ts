import { readLeaveDate } from '#domain/calendar/instant.ts';
import { type LeaveRangeResult, parseLeaveRange } from '#domain/calendar/leave-range.ts';
import type { AskedContent, RequestContent } from './request-fields.ts';

/** Days and half-days as they are sent: which day an instant is depends on the organisation's time zone. */
export type SentDays = Pick<AskedContent, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;

export type ReadDays =
  | { readonly unreadable: readonly ('startDate' | 'endDate')[] }
  | {
      readonly unreadable: null;
      readonly days: Pick<RequestContent, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;
      /** The time from one to the other, or why there is none. */
      readonly period: LeaveRangeResult;
    };

/** Reads what was sent, once: whatever is asked about it afterwards is asked about days. */
export function readDays({ startDate, startHalf, endDate, endHalf }: SentDays, timeZone: string): ReadDays {
  const start = readLeaveDate(startDate, timeZone);
  const end = readLeaveDate(endDate, timeZone);
  if (start === null || end === null) {
    const fields = [start === null ? ['startDate' as const] : [], end === null ? ['endDate' as const] : []];
    return { unreadable: fields.flat() };
  }
  return {
    unreadable: null,
    days: { startDate: start, startHalf, endDate: end, endHalf },
    period: parseLeaveRange(start, end, startHalf, endHalf),
  };
}
