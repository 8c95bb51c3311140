/** E1: two euros per user and per month, everywhere. */
export const PRICE_PER_USER_CENTS = 200;

export function monthlyPriceCents(seats: number): number {
  if (!Number.isInteger(seats) || seats < 0) throw new RangeError(`Not a number of seats: ${seats}`);
  return seats * PRICE_PER_USER_CENTS;
}
