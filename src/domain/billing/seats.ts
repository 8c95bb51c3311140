export const SEATS_MIN = 1;
export const SEATS_MAX = 1000;
/** E2: the trial starts with one seat. */
export const TRIAL_SEATS = 1;
/** E5: as many as a trial holds; more is a conversation. */
export const TRIAL_SEATS_MAX = 50;

export interface SeatUse {
  readonly seats: number;
  readonly users: number;
  /** An invitation that is still open holds a seat. */
  readonly invitations: number;
}

export function usedSeats(use: SeatUse): number {
  return use.users + use.invitations;
}

/** Never below zero, even if seats were lowered while invitations were out. */
export function remainingSeats(use: SeatUse): number {
  return Math.max(0, use.seats - usedSeats(use));
}

export interface SeatSummary {
  readonly seats: number;
  readonly usedSeats: number;
  readonly remainingSeats: number;
}

/** The three figures that every screen shows together. */
export function seatSummary(use: SeatUse): SeatSummary {
  return { seats: use.seats, usedSeats: usedSeats(use), remainingSeats: remainingSeats(use) };
}

export type AddPeople =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly because: 'seat_limit_reached';
      readonly seats: number;
      readonly missing: number;
    };

/** E3: all or nothing. */
export function canAddPeople(use: SeatUse, people: number): AddPeople {
  const missing = people - remainingSeats(use);
  return missing <= 0
    ? { ok: true }
    : { ok: false, because: 'seat_limit_reached', seats: use.seats, missing };
}

export type SeatRefusal =
  | 'not_a_whole_number'
  | 'below_used_seats'
  | 'above_maximum'
  | 'above_trial'
  | 'unchanged';

export type SeatChange =
  | { readonly ok: true; readonly seats: number }
  | { readonly ok: false; readonly because: SeatRefusal; readonly min: number; readonly max: number };

/** E5: what is held while nothing is paid; whoever had more before keeps it. */
export function unpaidSeats(current: number, wanted: number): number {
  return Math.min(wanted, Math.max(TRIAL_SEATS_MAX, current));
}

/** E4, E5: from the seats in use to 1000, and to 50 while nothing is paid. */
export function changeSeats(use: SeatUse, wanted: number, paid = true): SeatChange {
  const min = Math.max(SEATS_MIN, usedSeats(use));
  const max = paid ? SEATS_MAX : unpaidSeats(use.seats, SEATS_MAX);
  const refuse = (because: SeatRefusal): SeatChange => ({ ok: false, because, min, max });
  if (!Number.isInteger(wanted)) return refuse('not_a_whole_number');
  if (wanted < min) return refuse('below_used_seats');
  if (wanted > SEATS_MAX) return refuse('above_maximum');
  if (wanted > max) return refuse('above_trial');
  return wanted === use.seats ? refuse('unchanged') : { ok: true, seats: wanted };
}

/** What a form shows for what was typed: an unreadable value falls back to the seats in use. */
export function seatsFromInput(text: string, use: SeatUse, max = SEATS_MAX): number {
  const min = Math.max(SEATS_MIN, usedSeats(use));
  if (!/^\d{1,6}$/.test(text.trim())) return min;
  return Math.min(max, Math.max(min, Number(text.trim())));
}
