import { monthlyPriceCents } from './price.ts';

export interface SeatChangeTiming {
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly at: number;
}

/**
 * T8: seats that change within a month are counted from then on, to the second: the unused rest of the old number is
 * given back and the rest of the new one is charged, each rounded to a cent, with the next invoice.
 */
export function prorationCents(from: number, to: number, timing: SeatChangeTiming): number {
  const { periodStart, periodEnd, at } = timing;
  const left = Math.min(Math.max(periodEnd - at, 0), periodEnd - periodStart);
  const share = (seats: number) => Math.round((monthlyPriceCents(seats) * left) / (periodEnd - periodStart));
  return share(to) - share(from);
}
