import type { Half } from '#domain/calendar/half-day.ts';
import { type LeaveRange, leaveRange } from '#domain/calendar/leave-range.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import { countLeave } from '#domain/counting/count-leave.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { WorkingPattern } from '#domain/counting/working-pattern.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';

/** What a leave costs in one unit. */
export interface CountQuestion {
  readonly range: LeaveRange;
  readonly patterns: Timeline<WorkingPattern>;
  readonly contractStarts: PlainDate | null;
  readonly contractEnds: PlainDate | null;
  readonly policy: LeavePolicy;
  readonly unit: CountingUnit;
  readonly saturdaysAlreadyCounted: number;
  /** Whether the case is about days given back (C5). */
  readonly givenBack: boolean;
}

/** `5`, or `5 and 1 given back`. */
export function countText(days: number, givenBack: number | null): string {
  return givenBack === null ? String(days) : `${days} and ${givenBack} given back`;
}

export function countAnswer(asked: CountQuestion): string {
  const person = {
    patterns: asked.patterns,
    employedFrom: asked.contractStarts,
    employedTo: asked.contractEnds,
  };
  const count = countLeave(asked.range, person, always({ ...asked.policy, unit: asked.unit }), {
    saturdaysAlreadyCounted: asked.saturdaysAlreadyCounted,
  });
  const proved = count.proof.reduce((total, day) => total + day.halves, 0);
  if (proved !== count.halves)
    throw new Error(`The proof adds up to ${proved}, the total is ${count.halves}`);
  return countText(count.days, asked.givenBack ? count.owedHalves / 2 : null);
}

function halfOf(text: string | undefined, otherwise: Half): Half {
  return text === 'am' || text === 'pm' ? text : otherwise;
}

/** `2026-06-08` to `2026-06-10 am`. */
export function readRange(from: string, to: string): LeaveRange {
  const [start = '', startHalf] = from.split(' ');
  const [end = '', endHalf] = to.split(' ');
  return leaveRange(plainDate(start), plainDate(end), halfOf(startHalf, 'am'), halfOf(endHalf, 'pm'));
}
