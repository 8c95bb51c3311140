import { describe, expect, it } from 'vitest';
import {
  add,
  ceiling,
  columnOfHundredths,
  compare,
  divide,
  fraction,
  fractionText,
  fromHalfDays,
  hundredths,
  multiply,
  negate,
  parseFraction,
  subtract,
  sum,
} from './fraction.ts';

describe('fractions', () => {
  it('do not drift: twelve times 25/12 is 25', () => {
    expect(sum(Array.from({ length: 12 }, () => fraction(25, 12)))).toEqual({ n: 25, d: 1 });
  });

  it('are kept in lowest terms with a positive denominator', () => {
    expect(fraction(10, -4)).toEqual({ n: -5, d: 2 });
    expect(fraction(0, 7)).toEqual({ n: 0, d: 1 });
    expect(negate(fraction(0))).toEqual({ n: 0, d: 1 });
  });

  it('add, subtract, multiply, divide and compare exactly', () => {
    expect(add(fraction(1, 3), fraction(1, 6))).toEqual({ n: 1, d: 2 });
    expect(subtract(fraction(1, 2), fraction(1, 2))).toEqual({ n: 0, d: 1 });
    expect(multiply(fraction(30), fraction(5, 6))).toEqual({ n: 25, d: 1 });
    expect(divide(fraction(48), fraction(4))).toEqual({ n: 12, d: 1 });
    expect(compare(fraction(1, 3), fraction(33, 100))).toBeGreaterThan(0);
  });

  it('round up to the next whole number only when they are not whole', () => {
    expect(ceiling(fraction(25, 2))).toEqual({ n: 13, d: 1 });
    expect(ceiling(fraction(30))).toEqual({ n: 30, d: 1 });
    expect(ceiling(fraction(-1, 2))).toEqual({ n: 0, d: 1 });
  });

  it('are read and written', () => {
    expect(parseFraction('25/12')).toEqual({ n: 25, d: 12 });
    expect(parseFraction('2,5')).toEqual({ n: 5, d: 2 });
    expect(parseFraction('-0.25')).toEqual({ n: -1, d: 4 });
    expect(parseFraction('1/0')).toBeNull();
    expect(parseFraction('two')).toBeNull();
    expect(fractionText(fraction(25, 12))).toBe('25/12');
  });

  it('are rounded to hundredths, half of one away from zero', () => {
    expect(hundredths(fraction(25, 12))).toBe(2.08);
    expect(hundredths(fraction(201, 200))).toBe(1.01);
    expect(hundredths(fraction(1, 8))).toBe(0.13);
    expect(hundredths(fraction(-1, 8))).toBe(-0.13);
    expect(Object.is(hundredths(fraction(-1, 1000)), 0)).toBe(true);
  });

  it('make columns that add up to the total that is shown (B13)', () => {
    const year = columnOfHundredths(Array.from({ length: 12 }, () => fraction(25, 12)));
    expect(year.slice(0, 3)).toEqual([2.08, 2.09, 2.08]);
    expect(Math.round(year.reduce((total, amount) => total + amount * 100, 0))).toBe(2500);
    expect(columnOfHundredths([fraction(25, 12), fraction(-3, 8), fraction(-25, 12)])).toEqual([
      2.08, -0.37, -2.09,
    ]);
    expect(columnOfHundredths([])).toEqual([]);
  });

  it('hold half-days', () => {
    expect(fromHalfDays(7)).toEqual({ n: 7, d: 2 });
    expect(fromHalfDays(-8)).toEqual({ n: -4, d: 1 });
    expect(fromHalfDays(0)).toEqual({ n: 0, d: 1 });
  });

  it('refuse what is not exact', () => {
    expect(() => fraction(0.1)).toThrow(RangeError);
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });
});
