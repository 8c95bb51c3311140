import { roundedHundredths, toHundredths } from './rounding.ts';

/**
 * An exact number. French accrual runs on twelfths, twentieths and sevenths, which floats cannot hold:
 * 25/12 twelve times must be 25, not 24.96.
 */
export interface Fraction {
  readonly n: number;
  /** Always positive, and prime to `n`. */
  readonly d: number;
}

function greatestCommonDivisor(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact integer: ${value}`);
  return value;
}

export function fraction(n: number, d = 1): Fraction {
  safe(n);
  safe(d);
  if (d === 0) throw new RangeError('A fraction cannot have zero as its denominator');
  if (n === 0) return ZERO;
  const divisor = greatestCommonDivisor(n, d) * (d < 0 ? -1 : 1);
  return { n: n / divisor, d: d / divisor };
}

export const ZERO: Fraction = { n: 0, d: 1 };
export const ONE: Fraction = { n: 1, d: 1 };

/** Half-days are how leave is counted; days are how it is owed. */
export function fromHalfDays(halves: number): Fraction {
  return halves % 2 === 0 ? { n: halves / 2 || 0, d: 1 } : fraction(halves, 2);
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.n === 0) return b;
  if (b.n === 0) return a;
  if (a.d === 1 && b.d === 1) return { n: safe(a.n + b.n), d: 1 };
  if (a.d === b.d) return fraction(a.n + b.n, a.d);
  const common = greatestCommonDivisor(a.d, b.d);
  return fraction(safe(a.n * (b.d / common)) + safe(b.n * (a.d / common)), safe((a.d / common) * b.d));
}

export function negate(a: Fraction): Fraction {
  return a.n === 0 ? ZERO : { n: -a.n, d: a.d };
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, negate(b));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  if (a.d === 1 && a.n === 1) return b;
  if (a.d === 1 && b.d === 1) return { n: safe(a.n * b.n), d: 1 };
  const left = fraction(a.n, b.d);
  const right = fraction(b.n, a.d);
  return fraction(safe(left.n * right.n), safe(left.d * right.d));
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return multiply(a, fraction(b.d, b.n));
}

/** Negative when a < b, zero when equal, positive when a > b. */
export function compare(a: Fraction, b: Fraction): number {
  if (a.d === b.d) return a.n - b.n;
  return safe(a.n * b.d) - safe(b.n * a.d);
}

export function equals(a: Fraction, b: Fraction): boolean {
  return a.n === b.n && a.d === b.d;
}

export function smallest(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) <= 0 ? a : b;
}

export function largest(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) >= 0 ? a : b;
}

export function sum(values: Iterable<Fraction>): Fraction {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** The next whole number up; an exact whole number stays as it is. */
export function ceiling(a: Fraction): Fraction {
  return { n: Math.ceil(a.n / a.d) || 0, d: 1 };
}

/** `25/12`, `5/2`, `3`: the form in which an amount is stored and sent. */
export function fractionText(a: Fraction): string {
  return a.d === 1 ? String(a.n) : `${a.n}/${a.d}`;
}

const FRACTION_TEXT = /^(-?\d{1,15})(?:\/(\d{1,15}))?$/;
const DECIMAL_TEXT = /^(-?)(\d{1,9})[.,](\d{1,6})$/;

/** Reads `25/12`, `3`, `2.5` and `2,5`; anything else is null. */
export function parseFraction(text: string): Fraction | null {
  const exact = FRACTION_TEXT.exec(text);
  if (exact) {
    const d = exact[2] === undefined ? 1 : Number(exact[2]);
    return d === 0 ? null : fraction(Number(exact[1]), d);
  }
  const decimal = DECIMAL_TEXT.exec(text);
  if (!decimal) return null;
  const digits = decimal[3] ?? '';
  const scale = 10 ** digits.length;
  const magnitude = Number(decimal[2]) * scale + Number(digits);
  return fraction(decimal[1] === '-' ? -magnitude : magnitude, scale);
}

/** For display only: the exact value stays a fraction. */
export function toNumber(a: Fraction): number {
  return a.n / a.d;
}

/** Two decimals, as amounts are told on the wire. */
export function hundredths(a: Fraction): number {
  return toHundredths(toNumber(a));
}

/**
 * A column of amounts as it is shown: each is what the rounded running total gains by it, so that what is read adds up to
 * the total that is read. Twelve times 25/12 is shown as 2.08 and 2.09, and makes 25.
 */
export function columnOfHundredths(amounts: readonly Fraction[]): number[] {
  let total = ZERO;
  let shown = 0;
  return amounts.map((amount) => {
    total = add(total, amount);
    const next = roundedHundredths(toNumber(total));
    const gained = next - shown;
    shown = next;
    return gained / 100;
  });
}
