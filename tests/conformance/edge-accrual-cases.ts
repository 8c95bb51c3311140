import { fraction } from '#domain/amounts/fraction.ts';
import type { Absence } from '#domain/balances/absence.ts';
import { absence, factsOf, OUVRABLES } from '#domain/balances/leave-facts.fixture.ts';
import { weekOfDays } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import { totalAt } from './asked.ts';
import { type ConformanceCase, check } from './conformance-case.ts';

const YEAR = '2025-06-01';
const YEAR_END = '2026-05-31';
const SIX_DAYS = { ...DEFAULT_POLICY, openDays: weekOfDays([1, 2, 3, 4, 5, 6]) };
const SEVEN_DAYS = { ...DEFAULT_POLICY, openDays: weekOfDays([1, 2, 3, 4, 5, 6, 7]) };
const CALENDAR_YEAR = { ...OUVRABLES, periodStartMonth: 1 };

/** What a contract earns, rounded up, in ouvrables and in ouvrés. */
function contract(
  id: string,
  rule: RuleNumber,
  source: string,
  [from, to]: readonly [from: string, to: string],
  expected: string,
  absences: readonly Absence[] = [],
): ConformanceCase {
  return check(id, rule, source, expected, () =>
    [OUVRABLES, DEFAULT_POLICY]
      .map((policy) => totalAt(factsOf({ from, to, absences }), policy, to))
      .join(' / '),
  );
}

/** A whole year with absences. */
function year(
  id: string,
  rule: RuleNumber,
  source: string,
  expected: string,
  ...absences: readonly Absence[]
): ConformanceCase {
  return contract(id, rule, source, [YEAR, YEAR_END], expected, absences);
}

const CONTRACTS: ConformanceCase[] = [
  contract('1 month', 'A3', 'L3141-7', [YEAR, '2025-06-30'], '3 / 3'),
  contract('2 months', 'A3', 'L3141-7', [YEAR, '2025-07-31'], '5 / 5'),
  contract('3 months', 'A3', 'L3141-7', [YEAR, '2025-08-31'], '8 / 7'),
  contract('4 months', 'A3', 'L3141-7', [YEAR, '2025-09-30'], '10 / 9'),
  contract('6 months', 'A3', 'L3141-7', [YEAR, '2025-11-30'], '15 / 13'),
  contract('8 months', 'A3', 'L3141-7', [YEAR, '2026-01-31'], '20 / 17'),
  contract('10 months', 'A3', 'L3141-7', [YEAR, '2026-03-31'], '25 / 21'),
  contract('11 months', 'A3', 'L3141-7', [YEAR, '2026-04-30'], '28 / 23'),
  // 185 open days, 9.25 months by weeks and days, of the nine that there are.
  contract('hired 15 September', 'A4', 'L3141-4', ['2025-09-15', YEAR_END], '23 / 19'),
  contract('hired on the first Monday of February', 'A4', 'L3141-4', ['2026-02-02', YEAR_END], '10 / 9'),
  contract('left on the last Friday of May', 'A4', 'L3141-4', [YEAR, '2026-05-29'], '30 / 25'),
  // 210 open days, 10.5 months of the ten that there are.
  contract('left 20 March', 'A4', 'L3141-4', [YEAR, '2026-03-20'], '25 / 21'),
  contract('contract of two weeks', 'A4', 'L3141-4', ['2026-03-09', '2026-03-20'], '2 / 2'),
  // Twenty-five open days: 1.25 months.
  contract('five weeks over two months', 'A4', 'L3141-4', ['2026-03-16', '2026-04-17'], '4 / 3'),
  check('hired 1 April, calendar year', 'A6', 'L3141-10', '23', () =>
    totalAt(factsOf({ from: '2026-04-01' }), CALENDAR_YEAR, '2026-12-31'),
  ),
  check('calendar year, two years', 'A6', 'L3141-10', '60', () =>
    totalAt(factsOf({ from: '2025-01-01' }), CALENDAR_YEAR, '2026-12-31'),
  ),
  check('calendar year, first year lapsed', 'B3', 'L3141-12', '30 + 5/2', () => {
    const facts = factsOf({ from: '2025-01-01' });
    const [end, january] = ['2027-01-01', '2027-01-31'].map((date) => totalAt(facts, CALENDAR_YEAR, date));
    return end === '30' && january === '65/2' ? '30 + 5/2' : `${end}, ${january}`;
  }),
  check('company open six days', 'A5', 'F2258', '30', () => totalAt(factsOf(), SIX_DAYS, YEAR_END)),
  check('company open seven days', 'A5', 'F2258; L3132-1', '30', () =>
    totalAt(factsOf(), SEVEN_DAYS, YEAR_END),
  ),
  check('27 days by agreement', 'A5', 'L3141-10', '27', () =>
    totalAt(factsOf(), { ...DEFAULT_POLICY, daysPerYear: fraction(27) }, YEAR_END),
  ),
  check('nine months in ouvrés, not rounded', 'A3', 'L3141-7 (ouvrables only)', '75/4', () =>
    totalAt(factsOf({ from: '2025-09-01' }), { ...DEFAULT_POLICY, roundUp: false }, YEAR_END),
  ),
];

/** A company open six days, sick over two months that were begun: by months 17, by days as much as without a stop. */
const SICK_IN_SPRING = factsOf({
  from: '2026-11-01',
  absences: [absence('sickness', '2027-04-12', '2027-05-14')],
});

const ABSENCES: ConformanceCase[] = [
  check('sick over two partial months', 'A2', 'L3141-4, L3141-5-1', '18', () =>
    totalAt(SICK_IN_SPRING, { ...SIX_DAYS, unit: 'ouvrables' }, '2027-05-31'),
  ),
  check('the same without the stop', 'A2', 'L3141-3', '18', () =>
    totalAt({ ...SICK_IN_SPRING, absences: [] }, { ...SIX_DAYS, unit: 'ouvrables' }, '2027-05-31'),
  ),
  // 237 days of work are 47.4 weeks, 11.85 months.
  year('one month unpaid', 'A2', 'L3141-4', '30 / 25', absence('unpaid', '2025-10-01', '2025-10-31')),
  // 130 days of work are 26 weeks, 6.5 months; months alone would give 15.
  year('six months unpaid', 'A2', 'L3141-4', '17 / 14', absence('unpaid', '2025-12-01', YEAR_END)),
  year('full-time parental leave', 'W2', 'F18260', '0 / 0', absence('parental-full-time', YEAR, YEAR_END)),
  year('a strike day', 'A2', 'L3141-6', '30 / 25', absence('strike', '2025-10-07', '2025-10-07')),
  year('paternity', 'W1', 'L3141-5', '30 / 25', absence('paternity', '2025-10-01', '2025-10-28')),
  year('local mandate', 'W1', 'loi 2025-1249', '30 / 25', absence('local-mandate', '2026-01-01', YEAR_END)),
  year('one month sick', 'S1', 'L3141-5-1', '30 / 25', absence('sickness', '2025-10-01', '2025-10-31')),
  year('three months sick', 'S1', 'L3141-5-1', '29 / 24', absence('sickness', '2025-10-01', '2025-12-31')),
  year('six months sick', 'S1', 'L3141-5-1', '27 / 23', absence('sickness', '2025-10-01', '2026-03-31')),
  year('eleven months sick', 'S1', 'L3141-5-1', '25 / 21', absence('sickness', '2025-07-01', YEAR_END)),
  year(
    'three months sick in three notes',
    'S1',
    'L3141-5-1',
    '29 / 24',
    absence('sickness', '2025-10-01', '2025-10-20'),
    absence('sickness', '2025-10-21', '2025-11-16'),
    absence('sickness', '2025-11-17', '2025-12-31'),
  ),
  year(
    'six months of occupational illness',
    'S6',
    'L3141-5',
    '30 / 25',
    absence('occupational-illness', '2025-10-01', '2026-03-31'),
  ),
  // Five open days of April and all of May: 1.25 months at two days.
  contract('sick from 24 April 2024', 'S1', 'L3141-5-1', ['2024-04-24', '2024-05-31'], '3 / 3', [
    absence('sickness', '2024-04-24', '2024-05-31'),
  ]),
  check('sick until 23 April 2024', 'S1', 'L3141-5-1 (from 24 April 2024)', '0', () =>
    totalAt(
      factsOf({ from: '2024-02-01', absences: [absence('sickness', '2024-02-01', '2024-04-23')] }),
      OUVRABLES,
      '2024-03-31',
    ),
  ),
];

export const EDGE_ACCRUAL_CASES: readonly ConformanceCase[] = [...CONTRACTS, ...ABSENCES];
