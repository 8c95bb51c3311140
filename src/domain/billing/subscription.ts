import { addDays, daysFromTo, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type SeatUse, usedSeats } from './seats.ts';

export const TRIAL_DAYS = 14;
const URGENT_TRIAL_DAYS = 3;
const SEAT_WARNING_PERCENT = 80;
const REMINDERS_BEFORE_END = [3, 1, 0] as const;

export type Subscription =
  | { readonly status: 'trial'; readonly startedOn: PlainDate }
  | { readonly status: 'active' }
  | { readonly status: 'cancelled'; readonly accessUntil: PlainDate };

/** T1: the first day after the fourteen. */
export function trialEndsOn(startedOn: PlainDate): PlainDate {
  return addDays(startedOn, TRIAL_DAYS);
}

export interface Trial {
  readonly isActive: boolean;
  /** Whole days, today included; 14 on the first day, 1 on the last, 0 once over. */
  readonly daysRemaining: number;
}

/** T1. */
export function trialOf(subscription: Subscription, today: PlainDate): Trial {
  if (subscription.status !== 'trial') return { isActive: false, daysRemaining: 0 };
  const left = daysFromTo(today, trialEndsOn(subscription.startedOn));
  const daysRemaining = Math.min(TRIAL_DAYS, Math.max(0, left));
  return { isActive: daysRemaining > 0, daysRemaining };
}

/** T2: reminders three days and one day before the end, and on the day. */
export function trialReminderDays(startedOn: PlainDate): PlainDate[] {
  return REMINDERS_BEFORE_END.map((before) => addDays(trialEndsOn(startedOn), -before));
}

export type Banner =
  | { readonly kind: 'trial'; readonly daysRemaining: number; readonly urgent: boolean }
  | { readonly kind: 'cancelled'; readonly accessUntil: PlainDate }
  | { readonly kind: 'seats'; readonly used: number; readonly seats: number }
  | { readonly kind: 'none' };

/** T3: trial first, then a cancellation, then full seats, then nothing. */
export function bannerOf(subscription: Subscription, use: SeatUse, today: PlainDate): Banner {
  const trial = trialOf(subscription, today);
  if (trial.isActive) {
    return {
      kind: 'trial',
      daysRemaining: trial.daysRemaining,
      urgent: trial.daysRemaining <= URGENT_TRIAL_DAYS,
    };
  }
  if (subscription.status === 'cancelled') {
    return { kind: 'cancelled', accessUntil: subscription.accessUntil };
  }
  const used = usedSeats(use);
  if (used * 100 >= use.seats * SEAT_WARNING_PERCENT) return { kind: 'seats', used, seats: use.seats };
  return { kind: 'none' };
}

export type Writing =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'trial_over' | 'subscription_over' };

/** T4: after an unpaid trial or a cancelled period everything can be read and nothing written. */
export function writingOn(subscription: Subscription, today: PlainDate): Writing {
  switch (subscription.status) {
    case 'active':
      return { allowed: true };
    case 'trial':
      return trialOf(subscription, today).isActive
        ? { allowed: true }
        : { allowed: false, because: 'trial_over' };
    case 'cancelled':
      return today <= subscription.accessUntil
        ? { allowed: true }
        : { allowed: false, because: 'subscription_over' };
  }
}

export type CancelSubscription =
  | { readonly ok: true; readonly to: Subscription }
  | { readonly ok: false; readonly because: 'not_active' };

/** T5: only an active subscription can be cancelled; access stays until the next due date. */
export function cancelSubscription(subscription: Subscription, paidUntil: PlainDate): CancelSubscription {
  return subscription.status === 'active'
    ? { ok: true, to: { status: 'cancelled', accessUntil: paidUntil } }
    : { ok: false, because: 'not_active' };
}
