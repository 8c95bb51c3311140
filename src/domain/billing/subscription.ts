import { addDays, daysFromTo, type PlainDate } from '#domain/calendar/plain-date.ts';

export const TRIAL_DAYS = 14;
/** T6: days of grace after a payment that failed, the day of the failure included. */
export const GRACE_DAYS = 7;

/** What a subscription can be. Everything that follows from it and from the day is worked out below. */
export const subscriptionStatuses = ['trial', 'active', 'past_due', 'cancelled', 'ended'] as const;

export type Subscription =
  | { readonly status: 'trial'; readonly startedOn: PlainDate }
  | { readonly status: 'active'; readonly renewsOn: PlainDate | null }
  | { readonly status: 'past_due'; readonly since: PlainDate; readonly renewsOn: PlainDate | null }
  /** Runs until its due date, and is then not renewed. */
  | { readonly status: 'cancelled'; readonly accessUntil: PlainDate }
  | { readonly status: 'ended'; readonly accessUntil: PlainDate };

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

/** T6: the last day on which an unpaid subscription can still be written in. */
export function graceUntil(since: PlainDate): PlainDate {
  return addDays(since, GRACE_DAYS - 1);
}

/** The last day on which things can be written, where one is known; null while the subscription goes on. */
export function accessUntil(subscription: Subscription): PlainDate | null {
  switch (subscription.status) {
    case 'trial':
      return addDays(trialEndsOn(subscription.startedOn), -1);
    case 'past_due':
      return graceUntil(subscription.since);
    case 'cancelled':
    case 'ended':
      return subscription.accessUntil;
    case 'active':
      return null;
  }
}

export const readOnlyCauses = ['trial_over', 'subscription_over', 'payment_overdue'] as const;

export type ReadOnlyCause = (typeof readOnlyCauses)[number];

export type Writing =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: ReadOnlyCause };

const causeOf: Record<Exclude<Subscription['status'], 'active'>, ReadOnlyCause> = {
  trial: 'trial_over',
  past_due: 'payment_overdue',
  cancelled: 'subscription_over',
  ended: 'subscription_over',
};

/** T4: after an unpaid trial, a paid period or days of grace, everything can be read and nothing written. */
export function writingOn(subscription: Subscription, today: PlainDate): Writing {
  const until = accessUntil(subscription);
  if (subscription.status === 'active' || until === null || today <= until) return { allowed: true };
  return { allowed: false, because: causeOf[subscription.status] };
}

export const shownStatuses = ['trial', 'active', 'past_due', 'cancelled', 'expired'] as const;

export type ShownStatus = (typeof shownStatuses)[number];

/** What people are told: a trial that is over and a subscription that has ended are both expired. */
export function shownStatusOf(subscription: Subscription, today: PlainDate): ShownStatus {
  switch (subscription.status) {
    case 'active':
    case 'past_due':
      return subscription.status;
    case 'ended':
      return 'expired';
    case 'trial':
    case 'cancelled':
      return writingOn(subscription, today).allowed ? subscription.status : 'expired';
  }
}

/** What an admin can do about it today. Each is refused at any other time. */
export interface SubscriptionSteps {
  /** Nothing is charged yet, or no longer: a checkout starts a new subscription. */
  readonly checkout: boolean;
  readonly cancel: boolean;
  readonly reactivate: boolean;
}

/** T5: what runs can be cancelled, what was cancelled and still runs can be taken up again, all else can be bought. */
export function stepsOf({ status }: Subscription): SubscriptionSteps {
  return {
    checkout: status === 'trial' || status === 'ended',
    cancel: status === 'active' || status === 'past_due',
    reactivate: status === 'cancelled',
  };
}
