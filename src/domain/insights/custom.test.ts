import { describe, expect, it } from 'vitest';
import { fraction, fractionText, ZERO } from '#domain/amounts/fraction.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { afterUsual, monthsUntil, usualLeave } from './custom.ts';

const year = (yearsBefore: number, days: number, months = 7) => ({ yearsBefore, halves: days * 2, months });
const text = (value: ReturnType<typeof usualLeave>) => (value === null ? null : fractionText(value));

describe('U13: what is usually taken', () => {
  it('is the mean of the same months of the years before, less what is taken or booked this year', () => {
    expect(text(usualLeave([year(0, 2), year(1, 6), year(2, 8)], 7))).toBe('5');
    expect(text(usualLeave([year(0, 9), year(1, 6)], 7))).toBe('0');
    expect(text(usualLeave([year(1, 5)], 7))).toBe('5');
  });

  it('leaves out years of which the person was there for a part, and says nothing without any', () => {
    expect(text(usualLeave([year(1, 6), year(2, 1, 3)], 7))).toBe('6');
    expect(usualLeave([year(0, 4), year(1, 6, 6)], 7)).toBeNull();
    expect(usualLeave([], 7)).toBeNull();
  });

  it('is looked for from this month to that of the day, a year at most', () => {
    const span = monthsUntil(plainDate('2026-11-17'), plainDate('2027-05-31'));
    expect(span).toEqual({ from: '2026-11-01', to: '2027-05-01' });
    expect(monthsUntil(plainDate('2026-11-17'), plainDate('2029-05-31'))?.to).toBe('2027-10-01');
    expect(monthsUntil(plainDate('2026-11-17'), plainDate('2026-11-16'))).toBeNull();
  });

  it('is taken off what lapses first', () => {
    const lots = [{ days: fraction(4) }, { days: fraction(6) }];
    expect(afterUsual(lots, fraction(5)).map(({ days }) => fractionText(days))).toEqual(['0', '5']);
    expect(afterUsual(lots, null)).toEqual(lots);
    expect(afterUsual(lots, fraction(20)).every(({ days }) => days.n === ZERO.n)).toBe(true);
  });
});
