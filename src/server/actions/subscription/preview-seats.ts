import { can } from '#domain/access/can.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { stepsOf } from '#domain/billing/subscription.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findPaymentAccount } from '#server/store/payment-accounts.ts';
import { subscriptionToday } from './subscription-today.ts';
import { seatsWanted } from './update-seats.ts';

export interface SeatPreview {
  readonly seats: number;
  readonly monthlyPriceCents: number;
  readonly prorationCents: number;
  readonly nextInvoiceCents: number | null;
  readonly nextInvoiceOn: PlainDate | null;
}

/** What a change would cost, by the provider's own reckoning. Nothing changes. */
export async function previewSeats(
  { database, payments, now }: Services,
  actor: SessionActor,
  seats: number,
): Promise<SeatPreview> {
  if (!can(actor, 'subscription.change')) throw new Failure('forbidden');
  const { subscriptionId, account } = await database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const found = payments ? await findPaymentAccount(tx, payments.provider) : null;
    const unpaid = stepsOf(subscriptionToday(organization, now()).subscription).checkout;
    await seatsWanted(tx, organization.seats, seats, !unpaid);
    return { account: found, subscriptionId: unpaid ? null : (found?.subscriptionId ?? null) };
  });
  const price = { seats, monthlyPriceCents: monthlyPriceCents(seats) };
  if (!payments || !account || subscriptionId === null) {
    return { ...price, prorationCents: 0, nextInvoiceCents: null, nextInvoiceOn: null };
  }
  const { organizationId, customerId } = account;
  const cost = await payments.previewSeats({ organizationId, customerId, subscriptionId }, seats);
  return {
    ...price,
    prorationCents: cost.prorationCents,
    nextInvoiceCents: cost.nextInvoiceCents,
    nextInvoiceOn: dayOfInstant(cost.nextInvoiceAt, actor.timeZone),
  };
}
