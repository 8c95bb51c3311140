import { daysFromTo, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type SeatUse, usedSeats } from './seats.ts';
import { graceUntil, type ReadOnlyCause, type Subscription, trialOf, writingOn } from './subscription.ts';

const URGENT_TRIAL_DAYS = 3;
const SEAT_WARNING_PERCENT = 80;

export type BillingBanner =
  | { readonly kind: 'read_only'; readonly because: ReadOnlyCause }
  | { readonly kind: 'past_due'; readonly graceUntil: PlainDate; readonly daysRemaining: number }
  | { readonly kind: 'trial'; readonly daysRemaining: number; readonly urgent: boolean }
  | { readonly kind: 'cancelled'; readonly accessUntil: PlainDate }
  | { readonly kind: 'seats'; readonly used: number; readonly seats: number }
  | { readonly kind: 'none' };

/**
 * T3: what stops work is told first (read-only, then an unpaid invoice); then the trial, a cancellation, full seats,
 * and nothing.
 */
export function bannerOf(subscription: Subscription, use: SeatUse, today: PlainDate): BillingBanner {
  const writing = writingOn(subscription, today);
  if (!writing.allowed) return { kind: 'read_only', because: writing.because };
  switch (subscription.status) {
    case 'past_due': {
      const until = graceUntil(subscription.since);
      return { kind: 'past_due', graceUntil: until, daysRemaining: daysFromTo(today, until) + 1 };
    }
    case 'trial': {
      const { daysRemaining } = trialOf(subscription, today);
      return { kind: 'trial', daysRemaining, urgent: daysRemaining <= URGENT_TRIAL_DAYS };
    }
    case 'cancelled':
    case 'ended':
      return { kind: 'cancelled', accessUntil: subscription.accessUntil };
    case 'active':
      return seatBanner(use);
  }
}

function seatBanner(use: SeatUse): BillingBanner {
  const used = usedSeats(use);
  if (used * 100 >= use.seats * SEAT_WARNING_PERCENT) return { kind: 'seats', used, seats: use.seats };
  return { kind: 'none' };
}
