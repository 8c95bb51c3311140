import type { LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { Weekday } from '#domain/calendar/plain-date.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import {
  FULL_TIME,
  halvesOn,
  type WeekHalfDays,
  type WorkingPattern,
} from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { CaseSpan, ConformityCase, Given } from '#site/conformity/conformity-case.ts';
import type { Asked } from './asked.ts';
import { outcomeOf } from './conformance-case.ts';
import type { ApiOutcome } from './http/run-api.ts';

/** What the public page shows, from what was asked and answered. */
export function conformityPage(outcomes: readonly ApiOutcome[]): ConformityCase[] {
  return outcomes.map((outcome) => {
    const { rule, id, source, expected } = outcome.case;
    return {
      rule,
      id,
      source,
      given: givenBy(outcome.asked),
      expected,
      library: outcomeOf(outcome.case).actual,
      api: outcome.verdict === 'not expressed' ? null : outcome.actual,
    };
  });
}

/** Several questions of one case mostly suppose the same: what they share is told once. */
function givenBy(asked: readonly Asked[]): Given[] {
  const told = new Map<string, Given>();
  for (const each of asked.flatMap(givenIn)) told.set(JSON.stringify(each), each);
  const units = new Set(asked.flatMap((each) => ('policy' in each ? [unitOf(each)] : [])));
  const given = [...told.values()];
  if (units.size < 2) return given;
  return [...given.filter((each) => !(each.is === 'policy' && each.part === 'unit')), { is: 'units' }];
}

function unitOf(asked: Exclude<Asked, { kind: 'holidays' }>): string {
  return asked.kind === 'count' ? asked.unit : asked.policy.unit;
}

function givenIn(asked: Asked): Given[] {
  switch (asked.kind) {
    case 'holidays':
      return [
        { is: 'zone', zone: asked.zone },
        { is: 'year', year: asked.year },
      ];
    case 'count':
      return [
        { is: 'leave', span: spanOf(asked.range) },
        ...contractOf(asked.contractStarts, asked.contractEnds),
        ...weeksOf(asked.patterns),
        ...(asked.saturdaysAlreadyCounted > 0
          ? [{ is: 'saturdays', count: asked.saturdaysAlreadyCounted } as const]
          : []),
        ...policyOf({ ...asked.policy, unit: asked.unit }),
      ];
    case 'given-back':
      return [
        { is: 'leave', span: spanOf(asked.leave.range) },
        ...factsOf({ absences: [asked.sickness] }),
        ...policyOf(asked.policy),
      ];
    case 'total':
    case 'lots':
    case 'gained':
      return [
        ...contractOf(asked.facts.employment.from, asked.facts.employment.to),
        ...weeksOf(asked.facts.patterns),
        ...factsOf(asked.facts),
        ...policyOf(asked.policy),
        ...(asked.kind === 'total' && asked.counter === 'rtt' ? [{ is: 'rtt' } as const] : []),
        ...(asked.kind === 'lots' ? [{ is: 'period', day: asked.period } as const] : []),
        { is: 'at', day: asked.at },
      ];
  }
}

function factsOf(facts: Partial<LeaveFacts>): Given[] {
  const { leaves = [], absences = [], children = [], manual = [], fractionnementWaivers = [] } = facts;
  const { keptFrom, employment, birthDate } = facts;
  const isKeptLater = keptFrom !== undefined && keptFrom !== employment?.from;
  return [
    ...(isKeptLater ? [{ is: 'kept', day: keptFrom } as const] : []),
    ...leaves.map(({ range }): Given => ({ is: 'leave', span: spanOf(range) })),
    ...absences.map(
      ({ kind, range, informedOn, notified }): Given => ({
        is: 'absence',
        kind,
        span: spanOf(range),
        informedOn,
        notified,
      }),
    ),
    ...(birthDate == null ? [] : [{ is: 'born', day: birthDate } as const]),
    ...children.map((child): Given => ({ is: 'child', day: child.birthDate })),
    ...(manual.length > 0 ? [{ is: 'adjusted' } as const] : []),
    ...fractionnementWaivers.map((day): Given => ({ is: 'waived', day })),
  ];
}

function spanOf({ start, startHalf, end, endHalf }: LeaveRange): CaseSpan {
  return [start, startHalf, end, endHalf];
}

function contractOf(from: string | null, to: string | null): Given[] {
  return from === null && to === null ? [] : [{ is: 'contract', from, to }];
}

function weeksOf(patterns: Timeline<WorkingPattern>): Given[] {
  if (JSON.stringify(patterns) === JSON.stringify(always(FULL_TIME))) return [];
  return patterns.flatMap(({ from, value: { weeks } }, place) =>
    place === 0 && patterns.length === 1 && JSON.stringify(weeks) === JSON.stringify(FULL_TIME.weeks)
      ? []
      : weeks.map((week): Given => ({ is: 'week', from: place === 0 ? null : from, days: daysOf(week) })),
  );
}

/** `1`, `2am`. */
function daysOf(week: WeekHalfDays): string[] {
  const endings = [null, 'am', 'pm', ''] as const;
  return ([1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[]).flatMap((weekday) => {
    const ending = endings[halvesOn(week, weekday)];
    return ending == null ? [] : [`${weekday}${ending}`];
  });
}

function policyOf({ holidays, openDays, ...policy }: LeavePolicy): Given[] {
  const usual = DEFAULT_POLICY;
  const given: Given[] = [];
  if (holidays.zone !== usual.holidays.zone) given.push({ is: 'zone', zone: holidays.zone });
  if (openDays !== usual.openDays) given.push({ is: 'open', days: daysOf(openDays) });
  if (holidays.workedDates.length > 0) given.push({ is: 'worked', dates: holidays.workedDates });
  if (holidays.solidarityDay !== null)
    given.push({ is: 'policy', part: 'solidarityDay', value: holidays.solidarityDay });
  if (!holidays.goodFridayOff) given.push({ is: 'policy', part: 'goodFridayOff', value: 'false' });
  for (const part of Object.keys(policy) as (keyof typeof policy)[]) {
    if (JSON.stringify(policy[part]) === JSON.stringify(usual[part])) continue;
    given.push({ is: 'policy', part, value: valueText(policy[part]) });
  }
  return given;
}

function valueText(value: unknown): string {
  if (value !== null && typeof value === 'object') {
    if ('n' in value && 'd' in value) return String(Number(value.n) / Number(value.d));
    return Object.values(value).map(valueText).join(' ');
  }
  return String(value);
}
