import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { unpaidSeats } from '#domain/billing/seats.ts';
import { stepsOf } from '#domain/billing/subscription.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { OpenedCheckout, Payments } from '#server/payments/payments.ts';
import type { Services } from '#server/services.ts';
import { type Checkout, closeCheckout, findOpenCheckout, insertCheckout } from '#server/store/checkouts.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { keepPaymentAccount } from '#server/store/payment-accounts.ts';
import { compareSubscription } from './compare-subscription.ts';
import { type LockedSubscription, lockSubscription } from './subscriber.ts';
import { seatsWanted, writeSeats } from './update-seats.ts';

/** A little less than the day for which providers keep a page open. */
const pageLivesMs = 23 * 60 * 60 * 1000;
const mostAttempts = 8;

/**
 * One page at a time: asked for again, the same one is given, so that two tabs cannot pay twice; with another number
 * of seats, the former one is closed first. The seats of the order hold at once, as far as a trial
 * goes: nobody can be let in meanwhile that it would not pay for.
 */
export async function openCheckout(
  services: Services,
  actor: SessionActor,
  wanted: number | undefined,
): Promise<{ readonly url: string }> {
  if (!can(actor, 'subscription.change')) throw new Failure('forbidden');
  const { payments } = services;
  if (!payments) throw new Failure('payments_unavailable');
  // The news of a payment may still be on its way.
  await compareSubscription(services, actor.organizationId);
  // Tabs that order different numbers of seats close each other's pages; one of them always gets through.
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const order = await prepare(services, actor, wanted);
    if (order.reuse) return { url: order.reuse };
    if (order.outdated?.sessionId && order.account) {
      await payments.closeCheckout(order.account, order.outdated.sessionId);
    }
    const url = await open(services, payments, actor, order);
    if (url) return { url };
  }
  throw new Failure('unavailable', { retryAfterSeconds: 1 });
}

interface Order {
  readonly reuse: string | null;
  readonly outdated: Checkout | null;
  readonly account: LockedSubscription['account'];
  readonly organizationName: string;
  readonly seats: number;
}

async function prepare(services: Services, actor: SessionActor, wanted: number | undefined): Promise<Order> {
  const { database, now } = services;
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const { organization, subscription, account } = await lockSubscription(tx, services, actor);
    if (!stepsOf(subscription).checkout) throw new Failure('already_subscribed');
    const known = await findOpenCheckout(tx);
    const fresh = known && known.createdAt.getTime() > at.getTime() - pageLivesMs;
    const seats = wanted ?? (fresh ? known.seats : organization.seats);
    // Also tells whether the seats there are still hold everyone.
    await seatsWanted(tx, organization.seats, seats, true);
    // E5: what goes beyond a trial holds from the payment on.
    const held = unpaidSeats(organization.seats, seats);
    if (held !== organization.seats) await writeSeats(tx, actor, organization, held, at);
    const reuse = fresh && known.seats === seats && account ? known.url : null;
    if (known && !reuse) await closeCheckout(tx, known.id, at);
    return { reuse, outdated: known, account, organizationName: organization.name, seats };
  });
}

/** The address of the page to pay on; null when the page of another tab came first and is closed again. */
async function open(
  { database, now }: Services,
  payments: Payments,
  actor: SessionActor,
  { account, organizationName, seats }: Order,
): Promise<string | null> {
  const { organizationId, email, language } = actor;
  const checkoutId = randomUUID();
  const opened = await payments.openCheckout({
    organizationId,
    organizationName,
    checkoutId,
    customerId: account?.customerId ?? null,
    seats,
    email,
    language,
    successPath: '/subscription?paid=1',
    cancelPath: '/subscription',
  });
  try {
    await database.inOrganization(organizationId, async (tx) => {
      // A tab that is preparing its order sees the account and the page, or neither.
      await lockOrganization(tx);
      await keepPaymentAccount(tx, { provider: payments.provider, customerId: opened.customerId });
      await insertCheckout(tx, { ...pageOf(opened), id: checkoutId, seats, createdAt: now() });
    });
    return opened.url;
  } catch (error) {
    if (violatedConstraint(error) !== 'checkouts_one_open') throw error;
    // Another tab was faster: its page is the one, and ours is closed.
    await payments.closeCheckout({ organizationId, customerId: opened.customerId }, opened.sessionId);
    const winner = await database.inOrganization(organizationId, findOpenCheckout);
    return winner?.url ?? null;
  }
}

function pageOf({ sessionId, url }: OpenedCheckout): Pick<Checkout, 'sessionId' | 'url'> {
  return { sessionId, url };
}
