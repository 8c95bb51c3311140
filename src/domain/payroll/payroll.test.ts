import { describe, expect, it } from 'vitest';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { BUILT_IN_TYPES } from '#domain/leave-types/leave-type.ts';
import { payChecks } from './pay-checks.ts';
import { knownLines, payDifferences } from './pay-differences.ts';
import type { PayLine } from './pay-line.ts';
import { closingRefusal, monthsLookedBack } from './pay-month.ts';
import { suggestedCode } from './suggested-codes.ts';

const [september, october] = [plainDate('2026-09-01'), plainDate('2026-10-01')];

function line(requestId: string, start: string, end: string, openHalves = 10): PayLine {
  return {
    userId: 'ines',
    requestId,
    type: 'vacation',
    range: leaveRange(plainDate(start), plainDate(end)),
    openHalves,
    workingHalves: openHalves + 2,
    calendarHalves: openHalves,
  };
}

const told = (difference: ReturnType<typeof payDifferences>[number]) =>
  `${difference.sign} ${difference.cause} ${difference.line.requestId} ${difference.line.range.start}`;

describe('J2: months are closed one after the other', () => {
  const today = plainDate('2026-11-16');
  it.each([
    ['2026-09-01', null, null],
    ['2026-11-01', null, null],
    ['2026-12-01', null, 'payroll_month_ahead'],
    ['2026-10-01', '2026-09-01', null],
    ['2026-11-01', '2026-09-01', 'payroll_month_order'],
    ['2026-09-01', '2026-09-01', 'payroll_month_closed'],
    ['2026-08-01', '2026-09-01', 'payroll_month_closed'],
    ['2027-01-01', '2026-12-01', 'payroll_month_ahead'],
  ])('%s after %s: %s', (month, latest, refusal) => {
    expect(closingRefusal(plainDate(month), latest === null ? null : plainDate(latest), today)).toBe(refusal);
  });

  it('names each thing once, and only what something is missing of', () => {
    const nobody = {
      'waiting-requests': [],
      'missing-payroll-number': [],
      'type-without-code': [],
      'notice-due': [],
      'missing-contract-date': [],
    };
    expect(payChecks(nobody)).toEqual([]);
    const twice = [
      { id: 'ines', name: 'Inès' },
      { id: 'ines', name: 'Inès' },
    ];
    expect(payChecks({ ...nobody, 'missing-payroll-number': twice })).toEqual([
      { kind: 'missing-payroll-number', count: 1, some: [{ id: 'ines', name: 'Inès' }] },
    ]);
  });
});

describe('J3: what changes after closing', () => {
  const week = line('a', '2026-09-07', '2026-09-11');
  it.each([
    ['told late', [], [week], ['1 late a 2026-09-07']],
    ['cancelled', [week], [], ['-1 cancelled a 2026-09-07']],
    [
      'moved',
      [week],
      [line('a', '2026-09-14', '2026-09-18')],
      ['-1 changed a 2026-09-07', '1 changed a 2026-09-14'],
    ],
    [
      'counted otherwise',
      [week],
      [line('a', '2026-09-07', '2026-09-11', 8)],
      ['-1 recounted a 2026-09-07', '1 recounted a 2026-09-07'],
    ],
    ['as it was', [week], [week], []],
  ])('%s', (_, known, today, expected) => {
    expect(payDifferences(september, known, today).map(told)).toEqual(expected);
  });

  it('does not tell twice what a later month has told', () => {
    const late = line('b', '2026-09-21', '2026-09-25');
    const corrections = payDifferences(september, [week], [late]);
    const known = knownLines([week], corrections);
    expect(known).toEqual([late]);
    expect(payDifferences(september, known, [late])).toEqual([]);
    expect(payDifferences(september, known, [week]).map(told)).toEqual([
      '-1 cancelled b 2026-09-21',
      '1 late a 2026-09-07',
    ]);
  });

  it('looks back twelve months at most, and never ahead', () => {
    const closed = ['2025-09-01', '2025-10-01', '2026-09-01', '2026-10-01'].map(plainDate);
    expect(monthsLookedBack(october, closed)).toEqual(['2025-10-01', '2026-09-01']);
  });
});

it('J5: suggests what published lists say, and nothing where they say nothing', () => {
  expect(suggestedCode(BUILT_IN_TYPES.vacation)).toEqual({ code: 'AB-300', dsnReason: null });
  expect(suggestedCode(BUILT_IN_TYPES.sick)).toEqual({ code: 'AB-100', dsnReason: '01' });
  expect(suggestedCode(BUILT_IN_TYPES.other)).toEqual({ code: null, dsnReason: null });
});
