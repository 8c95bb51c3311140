import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { WorkingPattern } from '#domain/counting/working-pattern.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import { ask } from './asked.ts';
import { countText, readRange } from './asked-count.ts';
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

function asked(each: CountCase, unit: CountingUnit): string {
  const { patterns, contractStarts, contractEnds, policy, saturdaysAlreadyCounted } = each;
  return ask({
    kind: 'count',
    range: readRange(each.from, each.to),
    patterns,
    contractStarts,
    contractEnds,
    policy,
    unit,
    saturdaysAlreadyCounted,
    givenBack: unit === 'ouvres' && each.givenBack !== null,
  });
}

export function countConformance(each: CountCase): ConformanceCase {
  const text = (ouvrables: string, ouvres: string): string => {
    const [days = '', givenBack] = ouvres.split(' and ');
    return `${ouvrables} ouvrables, ${days} ouvrés${givenBack === undefined ? '' : `, ${givenBack}`}`;
  };
  return {
    id: each.id,
    rule: each.rule,
    source: each.source,
    expected: text(String(each.ouvrables), countText(each.ouvres, each.givenBack)),
    actual: () => text(asked(each, 'ouvrables'), asked(each, 'ouvres')),
  };
}
