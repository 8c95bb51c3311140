import { can } from '#domain/access/can.ts';
import { monthlyPriceCents, PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { remainingSeats, type SeatUse, usedSeats } from '#domain/billing/seats.ts';
import { type Trial, trialOf } from '#domain/billing/subscription.ts';
import { readLeaveDate } from '#domain/calendar/instant.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { countSeats } from '#server/store/users.ts';

export interface SubscriptionState {
  readonly organization: Pick<Organization, 'name' | 'subscriptionStatus'>;
  readonly seats: number;
  readonly usedSeats: number;
  readonly remainingSeats: number;
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
    const use: SeatUse = { seats: organization.seats, ...(await countSeats(tx)) };
    return {
      organization,
      seats: use.seats,
      usedSeats: usedSeats(use),
      remainingSeats: remainingSeats(use),
      trial: trialToday(organization, now()),
      monthlyPriceCents: monthlyPriceCents(use.seats),
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
