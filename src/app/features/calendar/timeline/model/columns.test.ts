import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { dayMarks, firstLine, monthMarks } from './columns.ts';
import { spanOf } from './span.ts';

describe('the columns', () => {
  it('name the months, also where a week holds two', () => {
    expect(monthMarks(spanOf('week', d('2026-07-01')))).toEqual([
      { date: '2026-06-29', start: 0, days: 2 },
      { date: '2026-07-01', start: 2, days: 5 },
    ]);
    expect(monthMarks(spanOf('year', d('2026-07-01'))).map(({ days }) => days)).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
  });

  it('show each day of a month, and the Mondays of a quarter', () => {
    const june = spanOf('month', d('2026-06-10'));
    expect(dayMarks(june)).toHaveLength(30);
    expect(firstLine(june)).toBe(0);
    const spring = spanOf('quarter', d('2026-06-10'));
    expect(dayMarks(spring).slice(0, 2)).toEqual([
      { date: '2026-04-01', start: 0, days: 5 },
      { date: '2026-04-06', start: 5, days: 7 },
    ]);
    expect(firstLine(spring)).toBe(5);
    expect(firstLine(spanOf('quarter', d('2029-01-01')))).toBe(0);
  });
});
