import { subscriptionIn } from '#domain/billing/provider-report.ts';
import { type Subscription, writingOn } from '#domain/billing/subscription.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import { billingStateOf, type Organization } from '#server/store/organizations.ts';

export interface SubscriptionToday {
  readonly subscription: Subscription;
  readonly today: PlainDate;
}

/** Trial days and due dates are days of the organisation's own calendar, not of the server's clock. */
export function subscriptionToday(organization: Organization, at: Date): SubscriptionToday {
  return {
    subscription: subscriptionIn(billingStateOf(organization), organization.timeZone),
    today: dayOfInstant(at.getTime(), organization.timeZone),
  };
}

/** What is written without a session asks here; everything else is asked by the endpoint table. */
export function refuseReadOnly(organization: Organization, at: Date): void {
  if (organization.closesAt) throw new Failure('organization_closing');
  const { subscription, today } = subscriptionToday(organization, at);
  if (!writingOn(subscription, today).allowed) throw subscriptionRequired();
}

/** The same for someone who is logged in: their session brought all that is needed to know. */
export function isReadOnly(
  { billing, timeZone }: Pick<SessionActor, 'billing' | 'timeZone'>,
  at: Date,
): boolean {
  return !writingOn(subscriptionIn(billing, timeZone), dayOfInstant(at.getTime(), timeZone)).allowed;
}

export function subscriptionRequired(): Failure {
  return new Failure('subscription_required', { values: { subscribe: '/subscription' } });
}
