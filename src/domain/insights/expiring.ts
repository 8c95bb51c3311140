import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LotLeft } from './standing.ts';

/**
 * U10: days that lapse by a day unless they are taken: what is left of each lot once booked leave is off. What outlasts
 * the contract is owed in money, and does not lapse (X1).
 */
export function lotsAtRisk(
  lots: readonly LotLeft[],
  employedTo: PlainDate | null,
  by: PlainDate,
): readonly LotLeft[] {
  return lots
    .filter(({ expires }) => expires <= by && (employedTo === null || employedTo > expires))
    .toSorted((a, b) => (a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : 0));
}
