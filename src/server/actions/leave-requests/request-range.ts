import { unreadableDate } from '#contract/leave-request-forms.ts';
import type { LeaveRangeResult } from '#domain/calendar/leave-range.ts';
import { type ReadableDays, readSentDays, type SentDays } from '#domain/calendar/read-sent-days.ts';
import { type AskedContent, eachText, type RequestContent } from '#domain/leave-requests/request-fields.ts';
import { failureFor, type Reason } from '#server/failure.ts';

/** What was asked for, with its days as the organisation reads them; whether they are a time is for the verdict. */
export function readAsked(
  asked: AskedContent,
  timeZone: string,
  against: readonly Reason[] = [],
): { readonly content: RequestContent; readonly period: LeaveRangeResult } {
  const { days, period } = readAskedDays(asked, timeZone, against);
  const texts = eachText((field) => asked[field] ?? '');
  return { content: { type: asked.type, ...days, ...texts }, period };
}

/** Nothing more can be asked about a day that nobody can read: it is told with what is against it already. */
export function readAskedDays(
  sent: SentDays,
  timeZone: string,
  against: readonly Reason[] = [],
): ReadableDays {
  const read = readSentDays(sent, timeZone);
  if (read.unreadable === null) return read;
  const fields = Object.fromEntries(read.unreadable.map((field) => [field, unreadableDate]));
  const unreadable: Reason = { code: 'validation_failed', fields };
  const [first = unreadable, ...more] = [...against, unreadable];
  throw failureFor([first, ...more]);
}
