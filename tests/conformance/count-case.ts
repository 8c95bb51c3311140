import type { Half } from '#domain/calendar/half-day.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import { countLeave, type LeaveCount } from '#domain/counting/count-leave.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { WorkingPattern } from '#domain/counting/working-pattern.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import type { ConformanceCase } from './conformance-case.ts';

/** A range, the person and the company, and what it costs in both units. */
export interface CountCase {
  readonly id: string;
  readonly rule: RuleNumber;
  readonly source: string;
  /** `2026-06-08`, or `2026-06-08 pm`. */
  readonly from: string;
  readonly to: string;
  readonly patterns: Timeline<WorkingPattern>;
  readonly contractStarts: PlainDate | null;
  readonly contractEnds: PlainDate | null;
  /** Its unit is replaced by each of the two. */
  readonly policy: LeavePolicy;
  readonly saturdaysAlreadyCounted: number;
  readonly ouvrables: number;
  readonly ouvres: number;
  /** C5: days given back in ouvrés; null when the case is not about them. */
  readonly givenBack: number | null;
}

function halfOf(text: string | undefined, otherwise: Half): Half {
  return text === 'am' || text === 'pm' ? text : otherwise;
}

function countOf(each: CountCase, unit: CountingUnit): LeaveCount {
  const [start = '', startHalf] = each.from.split(' ');
  const [end = '', endHalf] = each.to.split(' ');
  const range = leaveRange(plainDate(start), plainDate(end), halfOf(startHalf, 'am'), halfOf(endHalf, 'pm'));
  const person = {
    patterns: each.patterns,
    employedFrom: each.contractStarts,
    employedTo: each.contractEnds,
  };
  const count = countLeave(range, person, always({ ...each.policy, unit }), {
    saturdaysAlreadyCounted: each.saturdaysAlreadyCounted,
  });
  const proved = count.proof.reduce((total, day) => total + day.halves, 0);
  if (proved !== count.halves)
    throw new Error(`The proof adds up to ${proved}, the total is ${count.halves}`);
  return count;
}

export function countConformance(each: CountCase): ConformanceCase {
  const text = (ouvrables: number, ouvres: number, givenBack: number): string =>
    `${ouvrables} ouvrables, ${ouvres} ouvrés${each.givenBack === null ? '' : `, ${givenBack} given back`}`;
  return {
    id: each.id,
    rule: each.rule,
    source: each.source,
    expected: text(each.ouvrables, each.ouvres, each.givenBack ?? 0),
    actual: () => {
      const ouvres = countOf(each, 'ouvres');
      return text(countOf(each, 'ouvrables').days, ouvres.days, ouvres.owedHalves / 2);
    },
  };
}
