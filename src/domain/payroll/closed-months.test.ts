import { describe, expect, it } from 'vitest';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { addMonths, plainDate } from '#domain/calendar/plain-date.ts';
import { jointMonths, touchedMonths } from './closed-months.ts';
import { PAY_TIMES } from './pay-time.ts';

/** From January 2025 to October 2026. */
const closed = new Set(Array.from({ length: 22 }, (_, by) => addMonths(plainDate('2025-01-01'), by)));

describe('J10: which closed months a change touches', () => {
  it.each([
    ['after them', '2026-11-02', '2026-11-06', []],
    ['before the first of them', '2024-12-02', '2024-12-06', []],
    ['in the latest', '2026-10-26', '2026-10-30', [['2026-11-01', '2026-10-01']]],
    [
      'over the end of one and of the latest',
      '2026-09-28',
      '2026-11-03',
      [['2026-11-01', '2026-09-01', '2026-10-01']],
    ],
    ['twelve months before', '2025-11-03', '2025-11-07', [['2026-11-01', '2025-11-01']]],
    [
      'too long ago, in part',
      '2025-10-30',
      '2025-11-04',
      [
        [null, '2025-10-01'],
        ['2026-11-01', '2025-11-01'],
      ],
    ],
  ])('%s', (_, start, end, expected) => {
    const touched = touchedMonths(leaveRange(plainDate(start), plainDate(end)), closed, 'same-month');
    expect(touched.map(({ months, carriedTo }) => [carriedTo, ...months])).toEqual(expected);
  });

  it('is nothing where no month was ever closed', () => {
    expect(
      touchedMonths(leaveRange(plainDate('2026-10-26'), plainDate('2026-10-30')), new Set(), 'same-month'),
    ).toEqual([]);
  });

  it('names the pay that bears it, which may be the month after (J11)', () => {
    const range = leaveRange(plainDate('2026-10-26'), plainDate('2026-10-30'));
    const paid = PAY_TIMES.map((time) => touchedMonths(range, closed, time)[0]?.paidIn);
    expect(paid).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('is told once of several absences, for each month that bears it', () => {
    const days: [string, string][] = [
      ['2026-10-26', '2026-10-30'],
      ['2026-09-28', '2026-10-02'],
      ['2025-10-30', '2025-10-31'],
      ['2026-11-02', '2026-11-06'],
    ];
    const touched = days.flatMap(([start, end]) =>
      touchedMonths(leaveRange(plainDate(start), plainDate(end)), closed, 'same-month'),
    );
    expect(jointMonths(touched).map(({ months, carriedTo }) => [carriedTo, ...months])).toEqual([
      ['2026-11-01', '2026-09-01', '2026-10-01'],
      [null, '2025-10-01'],
    ]);
  });
});
