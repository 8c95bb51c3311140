import { describe, expect, it } from 'vitest';
import { fraction, hundredths } from '#domain/amounts/fraction.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { wholeShares, yearPassed } from './leave-course.ts';

const year = { start: plainDate('2026-06-01'), end: plainDate('2027-05-31') };

describe('U17: leave against the course of its year', () => {
  it('counts the day itself: a 365th on the first, all of it on the last', () => {
    expect(yearPassed(year, year.start)).toEqual(fraction(100, 365));
    expect(yearPassed(year, year.end)).toEqual(fraction(100));
    expect(hundredths(yearPassed(year, plainDate('2026-11-16')))).toBe(46.3);
  });

  it('counts the days of a year that was cut short, or is leap', () => {
    const short = { start: plainDate('2026-06-01'), end: plainDate('2026-12-31') };
    expect(yearPassed(short, plainDate('2026-06-30'))).toEqual(fraction(3000, 214));
    const leap = { start: plainDate('2028-01-01'), end: plainDate('2028-12-31') };
    expect(yearPassed(leap, plainDate('2028-06-30'))).toEqual(fraction(18200, 366));
  });

  it('gives shares that add up to 100, the largest rest first', () => {
    expect(wholeShares([10, 5, 10])).toEqual([40, 20, 40]);
    expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
    expect(wholeShares([2, 1, 3.7])).toEqual([30, 15, 55]);
  });

  it('leaves out what is owed, and says nothing of nothing', () => {
    expect(wholeShares([3, 1, -4])).toEqual([75, 25, 0]);
    expect(wholeShares([0, 0, -1])).toBeNull();
  });
});
