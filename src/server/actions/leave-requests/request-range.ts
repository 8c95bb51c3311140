import { unreadableDate } from '#contract/leave-request-forms.ts';
import type { LeaveRange, LeaveRangeResult } from '#domain/calendar/leave-range.ts';
import { type ReadableDays, readSentDays, type SentDays } from '#domain/calendar/read-sent-days.ts';
import { type AskedContent, eachText, type RequestContent } from '#domain/leave-requests/request-fields.ts';
import { Failure, failureFor } from '#server/failure.ts';
import { datesReason } from './refusal-failure.ts';

/** For those who ask for nothing but the days: what is none is refused at its field. */
export function readRange(sent: SentDays, timeZone: string): LeaveRange {
  const { period } = readable(sent, timeZone);
  if (!period.ok) throw failureFor([datesReason(period.reason, period.at)]);
  return period.range;
}

/** What was asked for, with its days as the organisation reads them; whether they are a time is for the verdict. */
export function readAsked(
  asked: AskedContent,
  timeZone: string,
): { readonly content: RequestContent; readonly period: LeaveRangeResult } {
  const { days, period } = readable(asked, timeZone);
  const texts = eachText((field) => asked[field] ?? '');
  return { content: { type: asked.type, ...days, ...texts }, period };
}

/** Nothing can be asked about a day that nobody can read. */
function readable(sent: SentDays, timeZone: string): ReadableDays {
  const read = readSentDays(sent, timeZone);
  if (read.unreadable === null) return read;
  const fields = Object.fromEntries(read.unreadable.map((field) => [field, unreadableDate]));
  throw new Failure('validation_failed', { fields });
}
