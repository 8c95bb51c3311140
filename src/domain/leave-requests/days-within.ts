import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { earliest, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveCount } from '#domain/counting/count-leave.ts';

/**
 * O1: what of a leave falls between two days. Days that count after its last one, up to the eve of the return, go with
 * the last: whoever exports month after month finds each day once.
 */
export function daysWithin(
  { proof }: Pick<LeaveCount, 'proof'>,
  range: LeaveRange,
  from: PlainDate,
  to: PlainDate,
): number {
  const halves = proof.reduce((total, day) => {
    const date = earliest(day.date, range.end);
    return date >= from && date <= to ? total + day.halves : total;
  }, 0);
  return halves / 2;
}
