import { changeSeats, type SeatUse, usedSeats } from '#domain/billing/seats.ts';

/**
 * Whether a table of people finds its seats: there are enough, they are added with it since nothing is paid yet, or
 * somebody has to decide on them first.
 */
export interface SeatsNeeded {
  readonly seats: number;
  readonly needed: number;
  readonly outcome: 'enough' | 'raised' | 'short';
}

export function seatsNeeded(
  use: SeatUse,
  newcomers: number,
  { paid, mayChange }: { readonly paid: boolean; readonly mayChange: boolean },
): SeatsNeeded {
  const needed = usedSeats(use) + newcomers;
  if (needed <= use.seats) return { seats: use.seats, needed, outcome: 'enough' };
  const raised = !paid && mayChange && changeSeats(use, needed, paid).ok;
  return { seats: use.seats, needed, outcome: raised ? 'raised' : 'short' };
}
