import { can } from '#domain/access/can.ts';
import { changeSeats } from '#domain/billing/seats.ts';
import { stepsOf } from '#domain/billing/subscription.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Subscriber } from '#server/payments/payments.ts';
import type { Services } from '#server/services.ts';
import { closeCheckout, findOpenCheckout } from '#server/store/checkouts.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization, type Organization, setSeats } from '#server/store/organizations.ts';
import { countSeats } from '#server/store/users.ts';
import { compareSubscription } from './compare-subscription.ts';
import { asSubscriber, lockSubscription } from './subscriber.ts';

/** Free during the trial; a paid subscription's seats are changed with whoever takes the money. */
export async function updateSeats(services: Services, actor: Acting, wanted: number): Promise<void> {
  if (!can(actor, 'subscription.change')) throw new Failure('forbidden');
  const { database, now, payments } = services;
  const next = await database.inOrganization(actor.organizationId, async (tx) => {
    const locked = await lockSubscription(tx, services, actor);
    const { organization, subscription, account } = locked;
    const unpaid = stepsOf(subscription).checkout;
    const seats = await seatsWanted(tx, organization.seats, wanted, !unpaid);
    if (seats === null) return null;
    if (unpaid) {
      const sessionId = await writeUnpaidSeats(tx, actor, organization, seats, now());
      return { kind: 'unpaid', sessionId, account } as const;
    }
    if (!payments) throw new Failure('payments_unavailable');
    const subscriber = await asSubscriber(tx, actor, account, now());
    const fewer = seats < organization.seats;
    // Fewer seats hold from here on, so that nobody is let in while the provider is asked.
    if (fewer) await writeSeats(tx, actor, organization, seats, now());
    return { kind: 'paid', subscriber, seats, giveBack: fewer ? organization.seats : null } as const;
  });
  if (next === null) return;
  if (next.kind === 'unpaid') {
    if (payments && next.account && next.sessionId) {
      await payments.closeCheckout(next.account, next.sessionId);
    }
    return;
  }
  await changeAtProvider(services, actor, next);
  await compareSubscription(services, actor.organizationId);
}

interface PaidChange {
  readonly subscriber: Subscriber;
  readonly seats: number;
  readonly giveBack: number | null;
}

async function changeAtProvider(
  { database, payments, now }: Services,
  actor: Acting,
  { subscriber, seats, giveBack }: PaidChange,
): Promise<void> {
  try {
    await payments?.changeSeats(subscriber, seats);
  } catch (error) {
    if (giveBack !== null) {
      await database.inOrganization(actor.organizationId, async (tx) => {
        const organization = await lockOrganization(tx);
        if (organization.seats === seats) await writeSeats(tx, actor, organization, giveBack, now());
      });
    }
    throw error;
  }
}

/** Null when nothing would change. */
export async function seatsWanted(
  tx: TenantTransaction,
  current: number,
  wanted: number,
  paid: boolean,
): Promise<number | null> {
  const change = changeSeats({ seats: current, ...(await countSeats(tx)) }, wanted, paid);
  if (change.ok) return change.seats;
  if (change.because === 'unchanged') return null;
  if (change.because === 'above_trial') {
    throw new Failure('trial_seats_limit', { values: { max: change.max, contact: '/contact' } });
  }
  throw new Failure('seats_in_use', { values: { min: change.min, max: change.max } });
}

export async function writeSeats(
  tx: TenantTransaction,
  actor: Acting,
  organization: Pick<Organization, 'name' | 'seats'>,
  to: number,
  at: Date,
): Promise<void> {
  await setSeats(tx, to);
  await record(tx, actor, at, {
    action: 'subscription.seats_changed',
    subject: { kind: 'organization', id: tx.organizationId, name: organization.name },
    details: { seats: [String(organization.seats), String(to)] },
  });
}

/** While nothing is paid. Tells which page to pay on is outdated by it, to be closed with whoever takes the money. */
export async function writeUnpaidSeats(
  tx: TenantTransaction,
  actor: Acting,
  organization: Pick<Organization, 'name' | 'seats'>,
  to: number,
  at: Date,
): Promise<string | null> {
  await writeSeats(tx, actor, organization, to, at);
  return closeOutdatedCheckout(tx, to, at);
}

/** A page that asks for another number of seats than there are must not take money. */
async function closeOutdatedCheckout(tx: TenantTransaction, seats: number, at: Date): Promise<string | null> {
  const checkout = await findOpenCheckout(tx);
  if (!checkout || checkout.seats === seats) return null;
  await closeCheckout(tx, checkout.id, at);
  return checkout.sessionId;
}
