import { randomUUID } from 'node:crypto';
import { apiBase } from '#contract/endpoint.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { prorationCents } from '#domain/billing/proration.ts';
import { Failure } from '#server/failure.ts';
import type { Database, TenantTransaction } from '#server/store/database.ts';
import {
  findSandboxCheckout,
  findSandboxCustomer,
  findSandboxSubscription,
  insertSandboxCheckout,
  insertSandboxCustomer,
  listOpenSandboxInvoices,
  listSandboxInvoices,
  lockSandboxCustomer,
  type SandboxSubscription,
  setSandboxCheckout,
  setSandboxSubscription,
} from '#server/store/sandbox.ts';
import type { Customer, Payments, SeatCost } from '../payments.ts';
import { readEventPayload, readSignedEvent } from '../signed-events.ts';
import { createCheckoutDesk, type SandboxCheckoutDesk } from './sandbox-checkout.ts';
import { createSandboxEvents, type Deliver, type SandboxEventType } from './sandbox-events.ts';
import { isRunning, passPeriodEnd } from './sandbox-ledger.ts';
import { createPortalDesk, type SandboxPortalDesk } from './sandbox-portal.ts';

export const sandboxCheckoutPath = `${apiBase}/sandbox/checkout`;
export const sandboxPortalPath = `${apiBase}/sandbox/portal`;

const invoicesShown = 100;

export interface Sandbox {
  readonly payments: Payments;
  readonly checkout: SandboxCheckoutDesk;
  readonly portal: SandboxPortalDesk;
  /** Where its signed events go: the webhook endpoint, which exists only after this. */
  readonly deliverTo: (deliver: Deliver) => void;
}

/** Local mode without a payment provider: a small one of our own, with test cards, that takes no money. */
export function createSandbox(database: Database, now: () => Date, publicUrl: string): Sandbox {
  const events = createSandboxEvents(now);

  const change = async (
    { organizationId, customerId }: Customer,
    work: (tx: TenantTransaction, subscription: SandboxSubscription) => Promise<SandboxEventType[]>,
  ): Promise<void> => {
    const types = await database.inOrganization(organizationId, async (tx) => {
      await lockSandboxCustomer(tx);
      const subscription = await findSandboxSubscription(tx);
      return isRunning(subscription) ? work(tx, subscription) : null;
    });
    if (types === null) throw new Failure('subscription_not_active');
    await events.emit({ organizationId, id: customerId }, ...types);
  };

  const costOf = (subscription: SandboxSubscription, seats: number): SeatCost => {
    const timing = {
      periodStart: subscription.periodStart.getTime(),
      periodEnd: subscription.periodEnd.getTime(),
      at: now().getTime(),
    };
    const proration = prorationCents(subscription.seats, seats, timing);
    return {
      prorationCents: proration,
      nextInvoiceCents: Math.max(0, monthlyPriceCents(seats) + subscription.pendingCents + proration),
      nextInvoiceAt: timing.periodEnd,
    };
  };

  const payments: Payments = {
    provider: 'sandbox',
    openCheckout: async (order) => {
      const { organizationId, organizationName, email, seats, checkoutId: id } = order;
      const customerId = `cus_${organizationId}`;
      await database.inOrganization(organizationId, async (tx) => {
        const customer = { id: customerId, name: organizationName, email, portalKey: randomUUID() };
        await insertSandboxCustomer(tx, customer);
        await insertSandboxCheckout(tx, {
          id,
          seats,
          state: 'open',
          card: null,
          successUrl: `${publicUrl}${order.successPath}`,
          cancelUrl: `${publicUrl}${order.cancelPath}`,
          createdAt: now(),
        });
      });
      const url = `${publicUrl}${sandboxCheckoutPath}/${organizationId}/${id}`;
      return { customerId, sessionId: id, url };
    },
    closeCheckout: async ({ organizationId }, sessionId) =>
      database.inOrganization(organizationId, async (tx) => {
        await lockSandboxCustomer(tx);
        const checkout = await findSandboxCheckout(tx, sessionId);
        if (checkout && checkout.state !== 'complete') {
          await setSandboxCheckout(tx, sessionId, { state: 'expired' });
        }
      }),
    readState: async ({ organizationId }) =>
      database.inOrganization(organizationId, async (tx) => {
        const subscription = await findSandboxSubscription(tx);
        if (!subscription) return { subscriptionId: null, report: null, duplicates: [] };
        const [oldest] = await listOpenSandboxInvoices(tx);
        const { status, seats, periodEnd, cancelAtPeriodEnd, endedAt } = subscription;
        const report = {
          status,
          seats,
          renewsAt: periodEnd.getTime(),
          cancelsAt: cancelAtPeriodEnd ? periodEnd.getTime() : null,
          unpaidSince: oldest?.createdAt.getTime() ?? null,
          endedAt: endedAt?.getTime() ?? null,
        };
        return { subscriptionId: subscription.id, report, duplicates: [] };
      }),
    changeSeats: (subscriber, seats) =>
      change(subscriber, async (tx, subscription) => {
        const pendingCents = subscription.pendingCents + costOf(subscription, seats).prorationCents;
        await setSandboxSubscription(tx, subscription.id, { seats, pendingCents });
        return ['customer.subscription.updated'];
      }),
    previewSeats: async ({ organizationId }, seats) => {
      const subscription = await database.inOrganization(organizationId, findSandboxSubscription);
      if (!isRunning(subscription)) throw new Failure('subscription_not_active');
      return costOf(subscription, seats);
    },
    cancelAtPeriodEnd: (subscriber) =>
      change(subscriber, async (tx, { id }) => {
        await setSandboxSubscription(tx, id, { cancelAtPeriodEnd: true });
        return ['customer.subscription.updated'];
      }),
    reactivate: (subscriber) =>
      change(subscriber, async (tx, { id }) => {
        await setSandboxSubscription(tx, id, { cancelAtPeriodEnd: false });
        return ['customer.subscription.updated'];
      }),
    refund: async () => {
      throw new Error('The sandbox never sells twice.');
    },
    leave: ({ organizationId }) =>
      database.inOrganization(organizationId, async (tx) => {
        await lockSandboxCustomer(tx);
        const subscription = await findSandboxSubscription(tx);
        if (!isRunning(subscription)) return;
        await setSandboxSubscription(tx, subscription.id, { status: 'ended', endedAt: now() });
      }),
    openPortal: async ({ organizationId }) => {
      const customer = await database.inOrganization(organizationId, findSandboxCustomer);
      if (!customer) throw new Failure('subscription_not_active');
      return { url: `${publicUrl}${sandboxPortalPath}/${organizationId}/${customer.portalKey}` };
    },
    listInvoices: async ({ organizationId }) =>
      database.inOrganization(organizationId, async (tx) => {
        const customer = await findSandboxCustomer(tx);
        const portal = `${publicUrl}${sandboxPortalPath}/${organizationId}/${customer?.portalKey}`;
        return (await listSandboxInvoices(tx, invoicesShown)).map((invoice) => ({
          id: invoice.id,
          number: invoice.number,
          createdAt: invoice.createdAt.getTime(),
          amountCents: invoice.amountCents,
          status: invoice.status,
          pdfUrl: `${portal}/invoices/${invoice.id}`,
          payUrl: invoice.status === 'open' ? portal : null,
        }));
      }),
    readEvent: (body, signature, at) => readSignedEvent(body, signature, events.secret, at),
    readStoredEvent: readEventPayload,
    organizationOf: async (customerId) => customerId.replace(/^cus_/, ''),
    // It lives in our own database, which is checked by itself.
    check: async () => undefined,
    passTime: async (organizationId) => {
      const passed = await database.inOrganization(organizationId, async (tx) => {
        const customer = await lockSandboxCustomer(tx);
        const types: SandboxEventType[] = [];
        for (;;) {
          const subscription = await findSandboxSubscription(tx);
          if (!customer || !subscription || !isDue(subscription, now())) return { customer, types };
          types.push(...(await passPeriodEnd(tx, subscription, customer.card)));
        }
      });
      if (passed.customer) await events.emit(passed.customer, ...passed.types);
    },
  };
  return {
    payments,
    checkout: createCheckoutDesk(database, now, events),
    portal: createPortalDesk(database, now, events),
    deliverTo: events.deliverTo,
  };
}

/** A month that is not paid is followed by none, but what was cancelled still ends with it. */
function isDue({ status, cancelAtPeriodEnd, periodEnd }: SandboxSubscription, at: Date): boolean {
  return periodEnd <= at && (status === 'active' || (status === 'past_due' && cancelAtPeriodEnd));
}
