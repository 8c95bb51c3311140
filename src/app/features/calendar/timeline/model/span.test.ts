import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { dayWidthIn, neighbourOf, spanOf } from './span.ts';

describe('the days on show', () => {
  it.each([
    ['week', '2026-05-14', '2026-05-11', '2026-05-17', 7],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29', 29],
    ['quarter', '2026-05-14', '2026-04-01', '2026-06-30', 91],
    ['quarter', '2026-12-31', '2026-10-01', '2026-12-31', 92],
    ['year', '2026-05-14', '2026-01-01', '2026-12-31', 365],
  ] as const)('of the %s that holds %s', (scale, date, from, to, days) => {
    expect(spanOf(scale, d(date))).toMatchObject({ scale, from, to, days });
  });

  it.each([
    ['week', '2026-01-01', '2025-12-22', '2026-01-05'],
    ['month', '2026-01-31', '2025-12-01', '2026-02-01'],
    ['quarter', '2026-01-31', '2025-10-01', '2026-04-01'],
    ['year', '2026-01-31', '2025-01-01', '2027-01-01'],
  ] as const)('go on from a %s', (scale, date, before, after) => {
    const span = spanOf(scale, d(date));
    expect([neighbourOf(span, -1), neighbourOf(span, 1)]).toEqual([before, after]);
  });

  it('take all the width there is, and more where a day would be too narrow', () => {
    expect(dayWidthIn(spanOf('week', d('2026-05-14')), 1000)).toBe(142);
    expect(dayWidthIn(spanOf('year', d('2026-05-14')), 1000)).toBe(3.5);
    expect(dayWidthIn(spanOf('year', d('2026-05-14')), 1400)).toBe(3.75);
  });
});
