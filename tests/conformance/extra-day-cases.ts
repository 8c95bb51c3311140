import { fraction, fractionText, sum } from '#domain/amounts/fraction.ts';
import {
  dependentChildrenDays,
  dependentChildrenIn,
  isYoungParentIn,
} from '#domain/balances/dependent-children.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { fractionnementDays, summerWindowAfter } from '#domain/balances/fractionnement.ts';
import { factsOf, OUVRABLES } from '#domain/balances/leave-facts.fixture.ts';
import { restDaysOfYearlyContract } from '#domain/balances/rtt-entries.ts';
import { familyEventLeave, paternityDays, sickChildDays } from '#domain/balances/special-leave.ts';
import { TRIAL_SEATS } from '#domain/billing/seats.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always, timeline } from '#domain/calendar/timeline.ts';
import { countTotal } from '#domain/counting/count-leave.ts';
import { FULL_TIME } from '#domain/counting/working-pattern.ts';
import {
  datesFixedFrom,
  exceedsLongestLeave,
  windowAnnouncedBy,
} from '#domain/leave-requests/taking-rules.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { totalAt } from './asked.ts';
import { type ConformanceCase, check } from './conformance-case.ts';

function fractionnement(
  summer: number,
  options: { earned?: number; ouvres?: boolean; strict?: boolean; longest?: number } = {},
) {
  const earned = options.earned ?? 30;
  return fractionnementDays({
    earned: fraction(earned),
    takenInWindow: fraction(summer),
    takenOutside: fraction(earned - summer),
    longestInWindow: fraction(options.longest ?? 12),
    daysPerWeek: fraction(options.ouvres ? 5 : 6),
    waived: false,
    needsSummerLeave: options.strict ?? false,
  });
}

function children(total: number, count: number, under21: boolean): string {
  const input = {
    earned: fraction(total),
    fullYear: fraction(30),
    daysPerWeek: fraction(6),
    children: count,
    under21,
  };
  return fractionText(fraction(total + dependentChildrenDays(input).n));
}

const EXTRA_DAYS: ConformanceCase[] = [
  check('24 in summer', 'F1', 'L3141-23', 0, () => fractionnement(24)),
  check('22 in summer', 'F1', 'L3141-23', 0, () => fractionnement(22)),
  check('21 in summer', 'F1', 'L3141-23', 1, () => fractionnement(21)),
  check('19 in summer', 'F1', 'L3141-23', 1, () => fractionnement(19)),
  check('18 in summer', 'F1', 'L3141-23', 2, () => fractionnement(18)),
  check('12 in summer', 'F1', 'L3141-23', 2, () => fractionnement(12)),
  check('all five weeks in summer', 'F2', 'L3141-23', 0, () => fractionnement(30)),
  check('ouvrés, 20 in summer', 'F3', 'practice', 0, () => fractionnement(20, { earned: 25, ouvres: true })),
  check('ouvrés, 17 in summer', 'F3', 'practice', 1, () => fractionnement(17, { earned: 25, ouvres: true })),
  check('ouvrés, 16 in summer', 'F3', 'practice', 1, () => fractionnement(16, { earned: 25, ouvres: true })),
  check('ouvrés, 15 in summer', 'F3', 'practice', 2, () => fractionnement(15, { earned: 25, ouvres: true })),
  check('10 in summer', 'F4', 'L3141-23, kindest reading', 2, () => fractionnement(10, { longest: 10 })),
  check('10 in summer, strict', 'F4', 'F2258', 0, () => fractionnement(10, { longest: 10, strict: true })),
  check('12 days earned', 'F5', 'L3141-18', 0, () => fractionnement(0, { earned: 12 })),
  check('15 days earned, 12 in summer', 'F5', 'L3141-18', 1, () => fractionnement(12, { earned: 15 })),
  check('window in mainland France', 'F6', 'L3141-23', '2026-05-01 2026-10-31', () =>
    Object.values(summerWindowAfter(d('2026-05-31'), 'metropole')).join(' '),
  ),
  check('window in Mayotte', 'F6', 'chapter of L3422-2', '2026-07-01 2026-12-31', () =>
    Object.values(summerWindowAfter(d('2026-05-31'), 'mayotte')).join(' '),
  ),
  check('under 21, one child', 'Y2', 'L3141-8', 32, () => children(30, 1, true)),
  check('under 21, 6 days, two children', 'Y2', 'L3141-8', 8, () => children(6, 2, true)),
  check('21 and more, 28 days, two children', 'Y3', 'L3141-8', 30, () => children(28, 2, false)),
  check('21 and more, 30 days', 'Y3', 'L3141-8', 30, () => children(30, 3, false)),
  check('21 and more, 20 days, three children', 'Y3', 'L3141-8', 26, () => children(20, 3, false)),
  check('21 on 30 April', 'Y1', 'L3141-8', 'false', () => String(isYoungParentIn(2026, d('2004-04-30')))),
  check('21 on 1 May', 'Y1', 'L3141-8', 'true', () => String(isYoungParentIn(2026, d('2004-05-01')))),
  check('children on 30 April', 'Y1', 'L3141-8', 2, () =>
    dependentChildrenIn(2026, [
      { birthDate: d('2011-04-30'), disabled: false },
      { birthDate: d('2011-05-01'), disabled: false },
      { birthDate: d('2000-01-01'), disabled: true },
      { birthDate: d('2026-05-01'), disabled: false },
    ]),
  ),
  check('rest days of 2026', 'R3', 'F19261', 9, () => restDaysOfYearlyContract(2026, 'metropole')),
  check('rest days of 2024', 'R3', 'F19261', 9, () => restDaysOfYearlyContract(2024, 'metropole')),
];

const OTHERS: ConformanceCase[] = [
  check(
    'marriage',
    'D1',
    'L3142-4',
    4,
    () => familyEventLeave({ event: 'marriage', on: d('2026-06-20') }).days,
  ),
  check('PACS', 'D1', 'L3142-4', 4, () => familyEventLeave({ event: 'pacs', on: d('2026-06-20') }).days),
  check(
    'sibling’s death',
    'D1',
    'L3142-4',
    3,
    () => familyEventLeave({ event: 'sibling-death', on: d('2026-06-20') }).days,
  ),
  check('child of 20 dies', 'D1', 'L3142-4, F2278', '14 + 8', () => {
    const leave = familyEventLeave({
      event: 'child-death',
      on: d('2026-06-20'),
      child: { birthDate: d('2006-01-01'), wasParent: false },
    });
    return `${leave.days} + ${leave.bereavementDays}`;
  }),
  check('child of 30 dies', 'D1', 'L3142-4', '12 + 0', () => {
    const leave = familyEventLeave({
      event: 'child-death',
      on: d('2026-06-20'),
      child: { birthDate: d('1996-01-01'), wasParent: false },
    });
    return `${leave.days} + ${leave.bereavementDays}`;
  }),
  check(
    'illness announced in May 2026',
    'D3',
    'L3142-4',
    5,
    () => familyEventLeave({ event: 'child-illness-announced', on: d('2026-05-31') }).days,
  ),
  check(
    'illness announced in July 2026: only what is confirmed',
    'D3',
    'L3142-4',
    5,
    () => familyEventLeave({ event: 'child-illness-announced', on: d('2026-07-01') }).days,
  ),
  check('twins', 'D2', 'L1225-35', 32, () => paternityDays(2)),
  check('sick child, three children', 'D2', 'L1225-61', 5, () => {
    const births = ['2012-01-01', '2015-01-01', '2018-01-01'].map(d);
    return sickChildDays(births, d('2018-01-01'), d('2026-06-01'));
  }),
  check('sick child, one child', 'D2', 'L1225-61', 3, () =>
    sickChildDays([d('2018-01-01')], d('2018-01-01'), d('2026-06-01')),
  ),
  check('24 days at once', 'V1', 'L3141-17', 'false true', () =>
    [24, 25].map((days) => exceedsLongestLeave(fraction(days), OUVRABLES)).join(' '),
  ),
  check('dates fixed', 'V2', 'L3141-16, D3141-6', '2026-07-03', () => datesFixedFrom(d('2026-08-03'))),
  check('window announced', 'V2', 'D3141-5', '2026-03-01', () => windowAnnouncedBy(d('2026-05-01'))),
  check('one seat in the trial', 'E2', 'product decision', 1, () => TRIAL_SEATS),
  check('unit of the first day', 'C16', 'product decision', '9 ouvres', () => {
    const policies = timeline([
      { from: d('2020-01-01'), value: DEFAULT_POLICY },
      { from: d('2026-06-01'), value: OUVRABLES },
    ]);
    const person = { patterns: always(FULL_TIME), employedFrom: null, employedTo: null };
    const count = countTotal(leaveRange(d('2026-05-25'), d('2026-06-05')), person, policies);
    return `${count.days} ${count.unit}`;
  }),
  check('dated setting', 'P1', 'product decision', '25', () => {
    const policies = timeline([
      { from: d('2020-01-01'), value: DEFAULT_POLICY },
      { from: d('2026-06-01'), value: { ...DEFAULT_POLICY, daysPerYear: fraction(27) } },
    ]);
    const lines = dueEntries(factsOf(), policies, d('2026-05-31'));
    return fractionText(sum(lines.map((line) => line.amount)));
  }),
  check('August in advance', 'B1', '« combien aurai-je au 1er août ? »', '175/6', () =>
    totalAt(factsOf(), DEFAULT_POLICY, '2026-08-01'),
  ),
];

export const EXTRA_DAY_CASES: readonly ConformanceCase[] = [...EXTRA_DAYS, ...OTHERS];
