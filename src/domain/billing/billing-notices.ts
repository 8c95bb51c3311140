import { addDays, daysFromTo, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type Subscription, trialEndsOn } from './subscription.ts';

/** Every mail that admins get about paying. */
export const billingNoticeKinds = [
  'trial_ends_in_3',
  'trial_ends_in_1',
  'trial_over',
  'payment_failed',
  'payment_failed_3',
  'payment_failed_6',
  'payment_overdue',
  'payment_received',
] as const;

export type BillingNoticeKind = (typeof billingNoticeKinds)[number];

export interface BillingNotice {
  readonly kind: BillingNoticeKind;
  /** The day that the notice is about: the end of a trial, or the day of a failure. Each is told once. */
  readonly about: PlainDate;
}

/** Days after the day it is about on which each is due. */
const trialPlan = [
  { kind: 'trial_ends_in_3', after: -3 },
  { kind: 'trial_ends_in_1', after: -1 },
  { kind: 'trial_over', after: 0 },
] as const;
const dunningPlan = [
  { kind: 'payment_failed', after: 0 },
  { kind: 'payment_failed_3', after: 3 },
  { kind: 'payment_failed_6', after: 6 },
  { kind: 'payment_overdue', after: 7 },
] as const;

/** What was due longer ago than this while nobody was up is no news any more. */
const STALE_AFTER_DAYS = 3;

/** T2: reminders three days and one day before the end, and on the day. */
export function trialReminderDays(startedOn: PlainDate): PlainDate[] {
  return trialPlan.map(({ after }) => addDays(trialEndsOn(startedOn), after));
}

/**
 * T2, T6: the latest notice that is due by today; null when there is none. One that was missed while the server was
 * down is made up for, unless a later one has taken its place.
 */
export function noticeDue(subscription: Subscription, today: PlainDate): BillingNotice | null {
  if (subscription.status === 'trial') return latest(trialPlan, trialEndsOn(subscription.startedOn), today);
  if (subscription.status === 'past_due') return latest(dunningPlan, subscription.since, today);
  return null;
}

function latest(
  plan: readonly { readonly kind: BillingNoticeKind; readonly after: number }[],
  about: PlainDate,
  today: PlainDate,
): BillingNotice | null {
  const elapsed = daysFromTo(about, today);
  const due = plan.findLast(({ after }) => after <= elapsed);
  return due && elapsed - due.after <= STALE_AFTER_DAYS ? { kind: due.kind, about } : null;
}

/** T6: a failure that is over is told as well, once. */
export function recoveryOf(before: Subscription, after: Subscription): BillingNotice | null {
  return before.status === 'past_due' && after.status === 'active'
    ? { kind: 'payment_received', about: before.since }
    : null;
}

/** A mail that was long on its way is not sent when what it speaks of is no longer so. */
export function noticeStillHolds({ kind, about }: BillingNotice, subscription: Subscription): boolean {
  if (kind === 'payment_received') return subscription.status === 'active';
  if (subscription.status === 'trial') {
    return trialPlan.some((step) => step.kind === kind) && trialEndsOn(subscription.startedOn) === about;
  }
  return (
    subscription.status === 'past_due' &&
    subscription.since === about &&
    dunningPlan.some((step) => step.kind === kind)
  );
}
