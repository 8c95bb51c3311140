import { can } from '#domain/access/can.ts';
import { monthlyPriceCents, PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { type SeatSummary, seatSummary } from '#domain/billing/seats.ts';
import { type Trial, trialOf } from '#domain/billing/subscription.ts';
import { readLeaveDate } from '#domain/calendar/instant.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { countSeats } from '#server/store/users.ts';

export interface SubscriptionState extends SeatSummary {
  readonly organization: Pick<Organization, 'name' | 'subscriptionStatus'>;
  readonly trial: Trial;
  readonly monthlyPriceCents: number;
  readonly pricePerUserCents: number;
}

export async function readSubscription(
  { database, now }: Services,
  actor: SessionActor,
): Promise<SubscriptionState> {
  if (!can(actor, 'subscription.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    return {
      organization,
      ...seatSummary({ seats: organization.seats, ...(await countSeats(tx)) }),
      trial: trialToday(organization, now()),
      monthlyPriceCents: monthlyPriceCents(organization.seats),
      pricePerUserCents: PRICE_PER_USER_CENTS,
    };
  });
}

/** Trial days are days of the organisation's own calendar, not of the server's clock. */
function trialToday(organization: Organization, at: Date): Trial {
  if (organization.subscriptionStatus !== 'trial') return { isActive: false, daysRemaining: 0 };
  const dayOf = (instant: Date) => readLeaveDate(instant.toISOString(), organization.timeZone);
  const [startedOn, today] = [dayOf(organization.trialStartedAt), dayOf(at)];
  if (!startedOn || !today) throw new Error('The trial of this organisation lies outside of the calendar.');
  return trialOf({ status: 'trial', startedOn }, today);
}
