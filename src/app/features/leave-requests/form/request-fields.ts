import type { z } from 'zod';
import type { requestFormSchema } from '#contract/leave-request-forms.ts';
import { type LeaveRangeRefusal, parseLeaveRange } from '#domain/calendar/leave-range.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { contentOf, eachText, type RequestContent } from '#domain/leave-requests/request-fields.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import type { IsoDay } from '#ui/typed-date.ts';
import type { LeaveRequest, Period } from '#web/leave/leave-request.ts';

/** What is on the form; also when it makes no sense yet, so that nothing anyone typed is lost. */
export type RequestFields = Omit<RequestContent, 'startDate' | 'endDate'> & {
  start: IsoDay | null;
  end: IsoDay | null;
  /** Whose leave it is; null for one's own. */
  forId: string | null;
  /** Why someone else's leave is recorded in spite of a period without it. */
  overrideReason: string;
};

export type RequestBody = z.input<typeof requestFormSchema>;

export function blankFields(today: IsoDay): RequestFields {
  return {
    type: 'vacation',
    start: today,
    end: today,
    startHalf: 'am',
    endHalf: 'pm',
    ...eachText(() => ''),
    forId: null,
    overrideReason: '',
  };
}

/** Of a request that is there already. */
export function formFieldsOf(request: LeaveRequest): RequestFields {
  const { startDate: start, endDate: end, ...asked } = contentOf(request);
  return { ...asked, start, end, forId: null, overrideReason: '' };
}

/** The first day moved past the last one takes it along; the other way round is for the person to decide. */
export function withDates(fields: RequestFields, start: IsoDay | null, end: IsoDay | null): RequestFields {
  const overtaken = start !== fields.start && start !== null && end !== null && end === fields.end;
  return settleHalves({ ...fields, start, end: overtaken && end < start ? start : end });
}

/** A type that is taken in whole days takes the halves back. */
export function withType(fields: RequestFields, type: string, halfDays: boolean): RequestFields {
  return halfDays ? { ...fields, type } : { ...fields, type, startHalf: 'am', endHalf: 'pm' };
}

/** Half-days chosen for two days say nothing sensible about one: an afternoon to the same morning. */
function settleHalves(fields: RequestFields): RequestFields {
  const empty = fields.start === fields.end && fields.startHalf === 'pm' && fields.endHalf === 'am';
  return empty ? { ...fields, startHalf: 'am', endHalf: 'pm' } : fields;
}

const PROBLEM_OF_REFUSAL = {
  end_before_start: 'end_before_start',
  empty_half_days: 'half_days_empty',
  outside_calendar: 'outside_calendar',
  too_long: 'range_too_long',
} as const satisfies Record<LeaveRangeRefusal, FieldProblem>;

/** What is wrong with the dates, before any server is asked. */
export function datesProblem({ start, end, startHalf, endHalf }: RequestFields): FieldProblem | null {
  const from = parsePlainDate(start ?? '');
  const to = parsePlainDate(end ?? '');
  if (from === null || to === null) return 'required';
  const range = parseLeaveRange(from, to, startHalf, endHalf);
  return range.ok ? null : PROBLEM_OF_REFUSAL[range.reason];
}

/** The dates as a period; null as long as one is missing or they contradict each other. */
export function periodOf(fields: RequestFields): Period | null {
  const { start, end, startHalf, endHalf } = fields;
  if (start === null || end === null || datesProblem(fields) !== null) return null;
  return { startDate: start, endDate: end, startHalf, endHalf };
}

/** What is sent; null while the dates are no period. */
export function requestBody(fields: RequestFields): RequestBody | null {
  const period = periodOf(fields);
  if (!period) return null;
  const { start: _start, end: _end, forId, overrideReason, ...asked } = fields;
  const whose = forId === null ? {} : { userId: forId, ...(overrideReason && { overrideReason }) };
  return { ...asked, ...period, ...whose };
}
