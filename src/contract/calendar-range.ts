import type { z } from 'zod';
import { daysFromTo, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { daySchema } from './days.ts';

const endBeforeStart: FieldProblem = 'end_before_start';
const periodTooLong: FieldProblem = 'period_too_long';

/** A year with whole weeks around it, and then some. */
const longestDays = 400;

/** First and last day, both included, as the queries of the calendar name them. */
export const rangeFields = { from: daySchema, to: daySchema };

interface AskedRange {
  readonly from: string;
  readonly to: string;
}

/** For the whole query: the days must follow one another, and not be too many. */
export function checkRange({ value, issues }: z.core.ParsePayload<AskedRange>): void {
  const days = daysFromTo(value.from as PlainDate, value.to as PlainDate);
  const problem = days < 0 ? endBeforeStart : days >= longestDays ? periodTooLong : null;
  if (problem) issues.push({ code: 'custom', message: problem, path: ['to'], input: value.to });
}
