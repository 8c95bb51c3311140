import { describe, expect, it } from 'vitest';
import { fraction, ZERO } from '#domain/amounts/fraction.ts';
import { chargesOn, journalOf, periodLiability, totalLiability } from './liability.ts';

const figures = (acquired: number, balance: number) => ({
  acquired: fraction(acquired),
  taken: fraction(acquired - balance),
  balance: fraction(balance),
});

describe('U11: what leave costs', () => {
  it('is the published example of Silae, per counter', () => {
    // 64.5763 € a day. N-1: 8 of 30 days left, 20 070 € gross. N: 13 days, 8 328.20 € gross.
    const previous = periodLiability(figures(30, 8), { dailyRate: 645_763, gross: 2_007_000 });
    const current = periodLiability(figures(13, 13), { dailyRate: 645_763, gross: 832_820 });
    expect(previous).toMatchObject({ maintained: 51_661, tenth: 53_520, cents: 53_520 });
    expect(current).toMatchObject({ maintained: 83_949, tenth: 83_282, cents: 83_949 });
    const total = totalLiability([[previous, current]], 4200);
    expect(total).toMatchObject({ days: fraction(21), cents: 137_469, charges: 57_737, unknown: 0 });
    expect(journalOf(total)).toEqual([
      { account: '6412', debit: 137_469, credit: 0 },
      { account: '4282', debit: 0, credit: 137_469 },
      { account: '645', debit: 57_737, credit: 0 },
      { account: '4382', debit: 0, credit: 57_737 },
    ]);
  });

  it('is what is known where only one of the two is, and days alone where none is', () => {
    expect(periodLiability(figures(25, 10), { dailyRate: 1_000_000, gross: null }).cents).toBe(100_000);
    expect(periodLiability(figures(25, 10), { dailyRate: null, gross: 2_500_000 }).cents).toBe(100_000);
    const unknown = periodLiability(figures(25, 10), { dailyRate: null, gross: null });
    expect(unknown).toEqual({ days: fraction(10), maintained: null, tenth: null, cents: null });
    expect(totalLiability([[unknown]], 0)).toMatchObject({ cents: 0, unknown: 1 });
    expect(journalOf({ cents: 0, charges: 0 })).toEqual([]);
  });

  it('is nothing for days taken ahead, and nothing to divide by where none was earned', () => {
    expect(periodLiability(figures(5, -2), { dailyRate: 1_000_000, gross: 100 })).toMatchObject({
      days: ZERO,
      cents: 0,
    });
    expect(periodLiability(figures(0, 0), { dailyRate: null, gross: 100 }).tenth).toBeNull();
  });

  it('rounds half a cent up', () => {
    expect(chargesOn(1, 5000)).toBe(1);
    expect(chargesOn(100, 4249)).toBe(42);
    expect(periodLiability(figures(2, 1), { dailyRate: 645_750, gross: null }).cents).toBe(6458);
  });
});
