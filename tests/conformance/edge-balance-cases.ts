import { fraction, fractionText } from '#domain/amounts/fraction.ts';
import { balanceAt } from '#domain/balances/balance.ts';
import { cancellationEntries } from '#domain/balances/booking-entries.ts';
import { dependentChildrenDays } from '#domain/balances/dependent-children.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { absence, approvalEntries, factsOf, leave, OUVRABLES } from '#domain/balances/leave-facts.fixture.ts';
import type { BookedLeave, LeaveFacts } from '#domain/balances/leave-facts.ts';
import { entry } from '#domain/balances/ledger-entry.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { ask, totalAt } from './asked.ts';
import { type ConformanceCase, check } from './conformance-case.ts';

/** What is left of one period and until when. */
function lots(facts: LeaveFacts, date: string, period: string, policy: LeavePolicy = DEFAULT_POLICY): string {
  return ask({ kind: 'lots', facts, policy, at: d(date), period: d(period) });
}

const FLU = absence('sickness', '2025-11-03', '2025-11-04');
const OVER_THE_DEADLINE = absence('sickness', '2026-04-01', '2026-06-30', '2026-07-10');

const KEPT: ConformanceCase[] = [
  check('nothing kept without cause', 'B3', 'L3141-12', '', () =>
    lots(factsOf({ from: '2024-06-01' }), '2026-06-01', '2024-06-01'),
  ),
  check('a flu does not hide a long stop', 'S3', 'L3141-19-1', '25 until 2027-10-10', () =>
    lots(factsOf({ from: '2024-06-01', absences: [FLU, OVER_THE_DEADLINE] }), '2026-08-01', '2024-06-01'),
  ),
  check('nor when it is recorded later', 'S3', 'L3141-19-1', '25 until 2027-10-10', () =>
    lots(factsOf({ from: '2024-06-01', absences: [OVER_THE_DEADLINE, FLU] }), '2026-08-01', '2024-06-01'),
  ),
  check('a flu alone keeps nothing', 'S3', 'L3141-19-1', '', () =>
    lots(factsOf({ from: '2024-06-01', absences: [FLU] }), '2026-08-01', '2024-06-01'),
  ),
  check('never informed', 'S3', 'L3141-19-3', '25 until informed', () => {
    const absences = [absence('sickness', '2026-04-01', '2026-06-30')];
    return lots(factsOf({ from: '2024-06-01', absences }), '2031-01-01', '2024-06-01');
  }),
  check('over after fifteen months', 'S3', 'L3141-19-1', '', () =>
    lots(factsOf({ from: '2024-06-01', absences: [OVER_THE_DEADLINE] }), '2027-10-11', '2024-06-01'),
  ),
  check('longer by agreement', 'S3', 'L3141-21-1', '25 until 2028-01-10', () =>
    lots(factsOf({ from: '2024-06-01', absences: [OVER_THE_DEADLINE] }), '2026-08-01', '2024-06-01', {
      ...DEFAULT_POLICY,
      sicknessExtensionMonths: 18,
    }),
  ),
  // Fifteen months from 31 May 2025, seven of them left on 1 February 2026, running again from 1 March.
  check('a year of stop in two notes', 'S4', 'L3141-19-2', '20 until 2026-10-01', () => {
    const absences = [
      absence('sickness', '2024-05-01', '2024-12-31'),
      absence('sickness', '2025-01-01', '2026-01-31', '2026-03-01'),
    ];
    const facts = factsOf({ from: '2020-06-01', keptFrom: d('2024-06-01'), absences });
    return lots(facts, '2026-03-01', '2024-06-01');
  }),
  check('still stopped fifteen months after the period', 'S4', 'L3141-19-2', '20 until 2026-08-31', () => {
    const absences = [absence('sickness', '2024-05-01', '2026-12-31')];
    const facts = factsOf({ from: '2020-06-01', keptFrom: d('2024-06-01'), absences });
    return lots(facts, '2026-08-31', '2024-06-01');
  }),
  check('two stops with work between are two', 'S4', 'L3141-19-2', '', () => {
    const absences = [
      absence('sickness', '2024-05-01', '2024-12-29'),
      absence('sickness', '2025-01-01', '2025-06-30', '2025-07-01'),
    ];
    const facts = factsOf({ from: '2020-06-01', keptFrom: d('2024-06-01'), absences });
    return lots(facts, '2026-11-01', '2024-06-01');
  }),
  // 20 to 31 May 2026: seven days could still be taken, Whit Monday being off.
  check('back from maternity before the deadline', 'B5', 'L3141-2', '18 until 2027-05-20', () => {
    const absences = [absence('maternity', '2026-01-15', '2026-05-19')];
    return lots(factsOf({ from: '2024-06-01', absences }), '2026-06-01', '2024-06-01');
  }),
];

/** Days that fractionnement gives to someone who earned a full year by May 2025. */
function gained(
  leaves: readonly (readonly [start: string, end: string])[],
  until: string,
  policy: LeavePolicy,
  waivers: LeaveFacts['fractionnementWaivers'] = [],
): string {
  const booked = leaves.map(([start, end]) => leave(start, start, end));
  const facts = factsOf({ from: '2024-06-01', leaves: booked, fractionnementWaivers: waivers });
  return ask({ kind: 'gained', facts, policy, at: d(until) });
}

const THREE_WEEKS = ['2025-09-01', '2025-09-20'] as const;
const WINTER_WEEK = ['2025-11-17', '2025-11-22'] as const;
const STRICT = { ...OUVRABLES, fractionnementNeedsSummerLeave: true };
const MAYOTTE = { ...OUVRABLES, holidays: { ...OUVRABLES.holidays, zone: 'mayotte' } } as const;

const FRACTIONNEMENT: ConformanceCase[] = [
  check('18 in summer, 6 in winter', 'F1', 'L3141-23', '2025-11-19 2025-11-22', () =>
    gained([THREE_WEEKS, WINTER_WEEK], '2025-11-30', OUVRABLES),
  ),
  check('18 in summer, 2 in winter', 'F1', 'L3141-23', '', () =>
    gained([THREE_WEEKS, ['2025-11-17', '2025-11-18']], '2025-11-30', OUVRABLES),
  ),
  check('21 in summer, 6 in winter', 'F2', 'L3141-23', '2025-11-19', () =>
    gained([['2025-09-01', '2025-09-24'], WINTER_WEEK], '2025-11-30', OUVRABLES),
  ),
  check('24 in summer, 6 in winter', 'F2', 'L3141-23', '', () =>
    gained([['2025-09-01', '2025-09-27'], WINTER_WEEK], '2025-11-30', OUVRABLES),
  ),
  check('ouvrés, 15 in summer, 5 in winter', 'F3', 'practice', '2025-11-19 2025-11-21', () =>
    gained([THREE_WEEKS, WINTER_WEEK], '2025-11-30', DEFAULT_POLICY),
  ),
  check('ouvrés, 15 in summer, 4 in winter', 'F3', 'practice', '2025-11-19', () =>
    gained([THREE_WEEKS, ['2025-11-17', '2025-11-20']], '2025-11-30', DEFAULT_POLICY),
  ),
  check('not before the window closes', 'F1', 'L3141-23', '', () =>
    gained([['2025-03-03', '2025-03-08'], THREE_WEEKS], '2025-10-31', OUVRABLES),
  ),
  check('18 in summer, the rest in May of the next year', 'F6', 'L3141-23, « de chaque année »', '', () =>
    gained([THREE_WEEKS, ['2026-05-11', '2026-05-22']], '2026-05-31', OUVRABLES),
  ),
  check('a week in November and one in May', 'F6', 'L3141-23', '2025-11-19 2025-11-22', () =>
    gained([THREE_WEEKS, WINTER_WEEK, ['2026-05-18', '2026-05-23']], '2026-05-31', OUVRABLES),
  ),
  check('anticipated, no summer leave', 'F1', 'F2258', '', () =>
    gained([['2025-02-10', '2025-02-15']], '2025-11-30', OUVRABLES),
  ),
  check('anticipated beside summer leave', 'F1', 'F2258', '2025-11-01 2025-11-01', () =>
    gained([['2025-02-10', '2025-02-15'], THREE_WEEKS], '2025-11-30', OUVRABLES),
  ),
  check('taken over with 8 of 20 days left', 'F2', 'L3141-23', '2025-11-19 2025-11-22', () => {
    const manual = [
      entry({
        key: 'opening/1/2024-06-01',
        counter: 'paid-leave',
        date: d('2025-10-31'),
        amount: fraction(8),
        cause: { kind: 'opening' },
        rule: 'B9',
        period: d('2024-06-01'),
        expires: d('2026-05-31'),
      }),
    ];
    const leaves = [leave('winter', '2025-11-17', '2025-11-25')];
    const facts = factsOf({ from: '2024-10-01', leaves, manual });
    const lines = dueEntries(facts, always(OUVRABLES), d('2025-11-30'));
    return lines.flatMap(({ cause, date }) => (cause.kind === 'fractionnement' ? [date] : [])).join(' ');
  }),
  check('waived', 'F1', 'L3141-23', '', () =>
    gained([THREE_WEEKS, WINTER_WEEK], '2025-11-30', OUVRABLES, [d('2024-06-01')]),
  ),
  check('strict, two requests in a row', 'F4', 'F2258', '2025-11-19 2025-11-22', () => {
    const weeks = [
      ['2025-09-01', '2025-09-05'],
      ['2025-09-08', '2025-09-12'],
    ] as const;
    return gained([...weeks, WINTER_WEEK], '2025-11-30', STRICT);
  }),
  check('strict, two weeks apart', 'F4', 'F2258', '', () => {
    const weeks = [
      ['2025-09-01', '2025-09-05'],
      ['2025-09-15', '2025-09-19'],
    ] as const;
    return gained([...weeks, WINTER_WEEK], '2025-11-30', STRICT);
  }),
  check('Mayotte, November is summer', 'F6', 'chapter of L3422-2', '', () =>
    gained([THREE_WEEKS, WINTER_WEEK], '2026-02-28', MAYOTTE),
  ),
  check('Mayotte, June is winter', 'F6', 'chapter of L3422-2', '2026-01-01 2026-01-01', () =>
    gained([['2025-06-16', '2025-06-21'], THREE_WEEKS], '2026-02-28', MAYOTTE),
  ),
];

const AUGUST: BookedLeave = leave('august', '2026-08-10', '2026-08-21');

/** What a stop gives back of a leave in ouvrés that starts or ends at noon. */
function givenBack(
  start: readonly [string, Half],
  end: readonly [string, Half],
  sickFrom: readonly [string, Half],
): string {
  const range = leaveRange(d(start[0]), d(end[0]), start[1], end[1]);
  const booked = { requestId: 'noon', counter: 'paid-leave', range };
  const stop = { ...absence('sickness', sickFrom[0], '2026-07-31') };
  const sick = { ...stop, range: leaveRange(d(sickFrom[0]), d('2026-07-31'), sickFrom[1]) };
  return ask({ kind: 'given-back', leave: booked, sickness: sick, policy: DEFAULT_POLICY });
}

const TAKEN: ConformanceCase[] = [
  check('sick after a morning of leave', 'S5', 'Cass. soc. 10 Sept 2025 n° 23-22.732', '', () =>
    givenBack(['2026-07-08', 'am'], ['2026-07-08', 'am'], ['2026-07-08', 'pm']),
  ),
  check(
    'sick from noon of a whole day',
    'S5',
    'Cass. soc. 10 Sept 2025 n° 23-22.732',
    '1/2 on 2026-07-08',
    () => givenBack(['2026-07-08', 'am'], ['2026-07-08', 'pm'], ['2026-07-08', 'pm']),
  ),
  check(
    'sick in an afternoon of leave',
    'S5',
    'Cass. soc. 10 Sept 2025 n° 23-22.732',
    '1/2 on 2026-07-08',
    () => givenBack(['2026-07-08', 'pm'], ['2026-07-08', 'pm'], ['2026-07-06', 'am']),
  ),
  check('N-1 pays before N', 'B2', 'product decision', '15 until 2027-05-31', () =>
    lots(factsOf({ leaves: [AUGUST] }), '2026-08-31', '2025-06-01', {
      ...DEFAULT_POLICY,
      creditHolidayOnClosedDay: false,
    }),
  ),
  check(
    'a day owed joins the period under way',
    'C5',
    'Cass. soc. 18 May 1994 n° 91-40.700',
    '29/4 until 2028-05-31',
    () => lots(factsOf({ leaves: [AUGUST] }), '2026-08-31', '2026-06-01'),
  ),
  check('the day before a leave', 'B1', 'product decision', '175/6', () =>
    totalAt(factsOf({ leaves: [AUGUST] }), DEFAULT_POLICY, '2026-08-09'),
  ),
  check('a leave half over', 'B1', 'product decision', '145/6', () => {
    const policy = { ...DEFAULT_POLICY, creditHolidayOnClosedDay: false };
    return totalAt(factsOf({ leaves: [AUGUST] }), policy, '2026-08-16');
  }),
  check('approved, then cancelled', 'B8', 'product decision', '175/6', () => {
    const facts = factsOf();
    const policies = always(DEFAULT_POLICY);
    const before = dueEntries(facts, policies, d('2026-08-01'));
    const approved = [...before, ...approvalEntries(AUGUST, facts, policies)];
    const cancelled = [...approved, ...cancellationEntries(approved, 'august', 'test')];
    return fractionText(balanceAt(cancelled, 'paid-leave', d('2026-08-31')).total);
  }),
  check('carried over, then lapsed', 'B4', 'F12410', '25, 5, 0', () => {
    const policy: LeavePolicy = {
      ...DEFAULT_POLICY,
      carryOver: { kind: 'up-to', days: fraction(5), months: 6 },
    };
    // Nothing more is earned, and the contract goes on.
    const facts = factsOf({
      from: '2024-06-01',
      absences: [absence('unpaid', '2025-06-01', '2027-05-31')],
    });
    return ['2026-05-31', '2026-11-30', '2026-12-01'].map((date) => totalAt(facts, policy, date)).join(', ');
  }),
  check('RTT, hired in April', 'R1', 'F34151', '9', () => {
    const rtt = { daysPerYear: fraction(12), acquisition: 'monthly', accruesDuringSickness: false } as const;
    return totalAt(factsOf({ from: '2026-04-01' }), { ...DEFAULT_POLICY, rtt }, '2026-12-31', 'rtt');
  }),
  check('RTT lapses', 'R1', 'F34151', '0', () => {
    const rtt = { daysPerYear: fraction(12), acquisition: 'monthly', accruesDuringSickness: false } as const;
    return totalAt(factsOf({ from: '2026-04-01' }), { ...DEFAULT_POLICY, rtt }, '2027-01-01', 'rtt');
  }),
  check('adjustment with a reason', 'B9', 'product decision', '63/2', () => {
    const line = entry({
      key: 'adjusted/1',
      counter: 'paid-leave',
      date: d('2026-03-01'),
      amount: fraction(3, 2),
      cause: { kind: 'adjusted', reason: 'agreed on hiring' },
      rule: 'B9',
      period: d('2025-06-01'),
      expires: d('2027-05-31'),
    });
    return totalAt(factsOf({ manual: [line] }), OUVRABLES, '2026-05-31');
  }),
  check('under 21, one week and more in ouvrés', 'Y2', 'L3141-8; F2258', '4', () =>
    fractionText(
      dependentChildrenDays({
        earned: fraction(6),
        fullYear: fraction(25),
        daysPerWeek: fraction(5),
        children: 2,
        under21: true,
      }),
    ),
  ),
  check('parent of 20 in ouvrés, a year and one child', 'Y2', 'L3141-8', '27', () => {
    const children = [{ birthDate: d('2024-01-01'), disabled: false }];
    return totalAt(factsOf({ birthDate: d('2005-06-01'), children }), DEFAULT_POLICY, '2026-05-31');
  }),
  check('parent of 30 in ouvrés, half a year and two children', 'Y3', 'L3141-8', '17', () => {
    const child = { birthDate: d('2020-01-01'), disabled: false };
    const facts = factsOf({ from: '2025-12-01', birthDate: d('1995-06-01'), children: [child, child] });
    return totalAt(facts, DEFAULT_POLICY, '2026-05-31');
  }),
];

export const EDGE_BALANCE_CASES: readonly ConformanceCase[] = [...KEPT, ...FRACTIONNEMENT, ...TAKEN];
