import { fraction, fractionText, multiply, sum } from '#domain/amounts/fraction.ts';
import type { Absence } from '#domain/balances/absence.ts';
import { monthlyAccruals } from '#domain/balances/accrual.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { absence, factsOf, leave, OUVRABLES } from '#domain/balances/leave-facts.fixture.ts';
import { extendedUntil, informationDueBy } from '#domain/balances/sickness.ts';
import { addDays, plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { ask, givenBackInAll, totalAt } from './asked.ts';
import { type ConformanceCase, check } from './conformance-case.ts';

/** What is earned from a day to another, rounded up, in both units. */
function earned(from: string, to: string, absences: readonly Absence[] = []): string {
  const [ouvrables, ouvres] = [OUVRABLES, DEFAULT_POLICY].map((policy) =>
    totalAt(factsOf({ from, to, absences }), policy, to),
  );
  return `${ouvrables} / ${ouvres}`;
}

/** What a stop gives back of the leave from 6 to 10 July 2026. */
function givenBack(sickness: Absence, policy: LeavePolicy): string {
  const july = leave('july', '2026-07-06', '2026-07-10');
  return givenBackInAll(ask({ kind: 'given-back', leave: july, sickness, policy }));
}

/** So many weeks of unpaid leave, each asked for from Monday to Friday. */
function weeksFrom(monday: string, weeks: number): Absence[] {
  return Array.from({ length: weeks }, (_, week) => {
    const first = addDays(d(monday), 7 * week);
    return absence('unpaid', first, addDays(first, 4));
  });
}

const YEAR = '2025-06-01';
const YEAR_END = '2026-05-31';

const ACCRUAL: ConformanceCase[] = [
  check('5 months', 'A1', 'L3141-3, L3141-7', '13 / 11', () => earned(YEAR, '2025-10-31')),
  check('7 months', 'A1', 'L3141-3, L3141-7', '18 / 15', () => earned(YEAR, '2025-12-31')),
  check('12 months', 'A1', 'L3141-3', '30 / 25', () => earned(YEAR, YEAR_END)),
  check('9 months from hiring', 'A3', 'L3141-7, official example', '23 / 19', () =>
    earned('2025-09-01', YEAR_END),
  ),
  check('48 weeks', 'A2', 'F18260', '30 / 25', () =>
    earned(YEAR, YEAR_END, [absence('unpaid', '2025-06-02', '2025-06-29')]),
  ),
  // Twelve weeks away leave 200 days of work; not rounded, so that the figure is exact.
  check('40 weeks', 'A2', 'F18260', '25', () => {
    const period = { start: d(YEAR), end: d(YEAR_END) };
    const absences = [absence('unpaid', '2025-06-02', '2025-08-24')];
    const months = monthlyAccruals(period, factsOf({ absences }), always(OUVRABLES));
    return fractionText(sum(months.map((month) => month.amount)));
  }),
  check('8 weeks unpaid at once', 'A2', 'L3141-4', '28 / 23', () =>
    earned(YEAR, YEAR_END, [absence('unpaid', '2025-09-01', '2025-10-26')]),
  ),
  check('8 weeks unpaid, Monday to Friday each', 'A2', 'L3141-4', '28 / 23', () =>
    earned(YEAR, YEAR_END, weeksFrom('2025-09-01', 8)),
  ),
  check('210 days worked', 'A2', 'L3141-4', '27 / 22', () =>
    earned(YEAR, YEAR_END, weeksFrom('2025-09-01', 10)),
  ),
  check('hired 17 September', 'A4', 'L3141-4', '5/4', () =>
    totalAt(factsOf({ from: '2025-09-17' }), OUVRABLES, '2025-09-30'),
  ),
  check('hired 2 September', 'A4', 'L3141-4', '23 / 19', () => earned('2025-09-02', YEAR_END)),
  check('hired on the last day', 'A4', 'L3141-4', '0', () =>
    totalAt(factsOf({ from: '2026-05-31' }), OUVRABLES, YEAR_END),
  ),
  check('two days of strike', 'A2', 'L3141-4, L3141-6', '30 / 25', () =>
    earned(YEAR, YEAR_END, [absence('strike', '2025-10-07', '2025-10-08')]),
  ),
  check('two months of maternity', 'W1', 'L3141-5', '30 / 25', () =>
    earned(YEAR, YEAR_END, [absence('maternity', '2025-10-01', '2025-11-30')]),
  ),
  check('three months unpaid', 'W2', 'F18260', '25 / 21', () =>
    earned(YEAR, YEAR_END, [absence('unpaid', '2025-09-01', '2025-11-30')]),
  ),
  check('a year unpaid', 'W2', 'F18260', '0 / 0', () =>
    earned(YEAR, YEAR_END, [absence('sabbatical', YEAR, YEAR_END)]),
  ),
  check('supplementary birth leave', 'W3', 'F39685; kindest reading', '30 / 25', () =>
    earned(YEAR, YEAR_END, [absence('supplementary-birth', '2026-01-01', '2026-02-28')]),
  ),
  check('calendar year', 'A6', 'L3141-10', '25', () =>
    totalAt(factsOf({ from: '2026-01-01' }), { ...DEFAULT_POLICY, periodStartMonth: 1 }, '2026-12-31'),
  ),
  check('from 1 April', 'A6', 'F2258', '25', () =>
    totalAt(factsOf({ from: '2025-04-01' }), { ...DEFAULT_POLICY, periodStartMonth: 4 }, '2026-03-31'),
  ),
  check('best of all, even for whole months', 'A2', 'contrary reading (rocketlawyer.com)', '25', () =>
    totalAt(factsOf({ from: '2025-09-01' }), { ...OUVRABLES, accrualMethod: 'best-of' }, YEAR_END),
  ),
  check('five sixths of ouvrables', 'A5', 'F2258', '25', () =>
    fractionText(multiply(fraction(30), fraction(5, 6))),
  ),
  check('2.08 is never stored', 'A5', 'F2258', '25/12', () =>
    totalAt(factsOf(), DEFAULT_POLICY, '2025-06-30'),
  ),
];

const SICKNESS: ConformanceCase[] = [
  check('10 months and 2 sick', 'S1', 'L3141-5-1', '29 / 25', () =>
    earned(YEAR, YEAR_END, [absence('sickness', '2025-10-01', '2025-11-30')]),
  ),
  check('12 months sick', 'S1', 'L3141-5-1', '24 / 20', () =>
    earned(YEAR, YEAR_END, [absence('sickness', YEAR, YEAR_END)]),
  ),
  check('sick before the law', 'S1', 'L3141-5-1', '0', () =>
    totalAt(
      factsOf({ from: '2023-06-01', absences: [absence('sickness', '2023-06-01', '2024-03-31')] }),
      OUVRABLES,
      '2024-03-31',
    ),
  ),
  check('12 months of occupational illness', 'S6', 'L3141-5', '30 / 25', () =>
    earned(YEAR, YEAR_END, [absence('occupational-illness', YEAR, YEAR_END)]),
  ),
  check('occupational illness before 2024, second year', 'S6', 'L3141-5, former 5°', '0', () =>
    totalAt(
      factsOf({
        from: '2020-06-01',
        keptFrom: d('2022-06-01'),
        absences: [absence('occupational-illness', '2021-05-01', '2023-05-31')],
      }),
      OUVRABLES,
      '2022-12-31',
    ),
  ),
  check('informed 13 May 2026', 'S3', 'L3141-19-1', '2027-08-13', () => extendedUntil(d('2026-05-13'), 15)),
  check('informed 30 November', 'S3', 'L3141-19-1', '2027-02-28', () => extendedUntil(d('2025-11-30'), 15)),
  check('return 1 July', 'S2', 'L3141-19-3', '2026-08-01', () => informationDueBy(d('2026-06-30'))),
  check('sick during leave', 'S5', 'Cass. soc. 10 Sept 2025 n° 23-22.732', '4 / 3', () => {
    const sickness = absence('sickness', '2026-07-08', '2026-07-12');
    return `${givenBack(sickness, OUVRABLES)} / ${givenBack(sickness, DEFAULT_POLICY)}`;
  }),
  check('not notified', 'S5', 'F2262', '0', () =>
    givenBack({ ...absence('sickness', '2026-07-08', '2026-07-12'), notified: false }, OUVRABLES),
  ),
  check('maternity at the deadline', 'B5', 'L3141-2', '2027-07-01', () => {
    const facts = factsOf({
      from: '2024-06-01',
      absences: [absence('maternity', '2026-03-01', '2026-06-30')],
    });
    const moved = dueEntries(facts, always(DEFAULT_POLICY), d('2026-07-01')).find(
      (line) => line.cause.kind === 'extended',
    );
    return moved?.expires ?? 'nothing kept';
  }),
];

export const RIGHTS_CASES: readonly ConformanceCase[] = [...ACCRUAL, ...SICKNESS];
