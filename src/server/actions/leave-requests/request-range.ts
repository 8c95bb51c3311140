import { unreadableDate } from '#contract/leave-request-forms.ts';
import { isInCalendar } from '#domain/calendar/calendar-bounds.ts';
import { readLeaveDate } from '#domain/calendar/instant.ts';
import { type LeaveRange, type LeaveRangeRefusal, parseLeaveRange } from '#domain/calendar/leave-range.ts';
import { type AskedContent, eachText, type RequestContent } from '#domain/leave-requests/request-fields.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { Failure } from '#server/failure.ts';

/** Dates as they were sent. */
type AskedDates = Pick<AskedContent, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;

const problems: Record<LeaveRangeRefusal, FieldProblem> = {
  end_before_start: 'end_before_start',
  empty_half_days: 'half_days_empty',
  outside_calendar: 'outside_calendar',
  too_long: 'range_too_long',
};

/** Which day an instant is depends on the organisation's time zone. Refusals are told by field. */
export function readRange(asked: AskedDates, timeZone: string): LeaveRange {
  const start = readLeaveDate(asked.startDate, timeZone);
  const end = readLeaveDate(asked.endDate, timeZone);
  if (start === null || end === null) {
    throw new Failure('validation_failed', {
      fields: {
        ...(start === null ? { startDate: unreadableDate } : {}),
        ...(end === null ? { endDate: unreadableDate } : {}),
      },
    });
  }
  const parsed = parseLeaveRange(start, end, asked.startHalf, asked.endHalf);
  if (parsed.ok) return parsed.range;
  const field = parsed.reason === 'outside_calendar' && !isInCalendar(start) ? 'startDate' : 'endDate';
  throw new Failure('validation_failed', { fields: { [field]: problems[parsed.reason] } });
}

/** What was asked for, with its days as the organisation reads them: field by field, and the time that they span. */
export function readAsked(
  asked: AskedContent,
  timeZone: string,
): { readonly content: RequestContent; readonly range: LeaveRange } {
  const range = readRange(asked, timeZone);
  const { start, startHalf, end, endHalf } = range;
  const texts = eachText((field) => asked[field] ?? '');
  return {
    content: { type: asked.type, startDate: start, startHalf, endDate: end, endHalf, ...texts },
    range,
  };
}
