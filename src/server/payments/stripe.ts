import { createHash, randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { invoiceStatuses } from '#contract/subscription.ts';
import { PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { Failure } from '#server/failure.ts';
import type { Customer, Invoice, Payments, Subscriber } from './payments.ts';
import { readEventPayload, readSignedEvent } from './signed-events.ts';
import { providerState } from './stripe-state.ts';

/** The shapes below are those of this version, whatever the account's own default becomes. */
const apiVersion = '2026-10-28.endive';
const currency = 'eur';
/** Names its amount: another price is another one, and running subscriptions keep theirs. */
const priceKey = `relache_seat_month_${currency}_${PRICE_PER_USER_CENTS}`;
const listed = 100;

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another place that speaks Stripe's language, for tests. */
  readonly apiBase: string | null;
  readonly automaticTax: boolean;
}

export function createStripePayments(options: StripeOptions, publicUrl: string): Payments {
  const client = new Stripe(options.secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    appInfo: { name: 'Relâche', url: publicUrl },
    ...placeOf(options.apiBase),
  });
  const automaticTax = { enabled: options.automaticTax };
  let price: Promise<string> | null = null;

  /** Asked once in the life of a process; made by whoever comes first. */
  const priceId = (): Promise<string> => {
    price ??= findOrMakePrice(client).catch((error: unknown) => {
      price = null;
      throw error;
    });
    return price;
  };
  const itemOf = async ({ subscriptionId }: Subscriber): Promise<string> => {
    const [item] = (await client.subscriptions.retrieve(subscriptionId)).items.data;
    if (!item) throw new Error('A subscription without an item.');
    return item.id;
  };

  const payments: Payments = {
    provider: 'stripe',
    openCheckout: async (order) => {
      const { organizationId, organizationName, email, seats, language } = order;
      const metadata = { organization_id: organizationId };
      const customer =
        order.customerId ??
        (await makeCustomer(client, { name: organizationName, email, metadata, language }));
      const session = await client.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: organizationId,
          line_items: [{ price: await priceId(), quantity: seats }],
          metadata,
          subscription_data: { metadata },
          locale: language,
          tax_id_collection: { enabled: true },
          automatic_tax: automaticTax,
          billing_address_collection: 'required',
          customer_update: { name: 'auto', address: 'auto' },
          success_url: `${publicUrl}${order.successPath}`,
          cancel_url: `${publicUrl}${order.cancelPath}`,
        },
        { idempotencyKey: `checkout:${order.checkoutId}` },
      );
      if (!session.url) throw new Error('A checkout session without an address.');
      return { customerId: customer, sessionId: session.id, url: session.url };
    },
    closeCheckout: async (_customer, sessionId) => {
      try {
        await client.checkout.sessions.expire(sessionId);
      } catch (error) {
        // It is complete or has expired by itself: what became of it is seen in the subscriptions.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },
    readState: ({ customerId }) => providerState(client, customerId),
    changeSeats: async (subscriber, seats) => {
      await client.subscriptions.update(
        subscriber.subscriptionId,
        {
          items: [{ id: await itemOf(subscriber), quantity: seats }],
          proration_behavior: 'create_prorations',
        },
        onceOnly(),
      );
    },
    previewSeats: async (subscriber, seats) => {
      const preview = await client.invoices.createPreview({
        customer: subscriber.customerId,
        subscription: subscriber.subscriptionId,
        subscription_details: {
          items: [{ id: await itemOf(subscriber), quantity: seats }],
          proration_behavior: 'create_prorations',
        },
      });
      const prorations = preview.lines.data.filter(isProration);
      return {
        prorationCents: prorations.reduce((sum, { amount }) => sum + amount, 0),
        nextInvoiceCents: preview.total_excluding_tax ?? preview.total,
        nextInvoiceAt: (preview.next_payment_attempt ?? preview.period_end) * 1000,
      };
    },
    cancelAtPeriodEnd: async ({ subscriptionId }) => {
      await client.subscriptions.update(subscriptionId, { cancel_at_period_end: true }, onceOnly());
    },
    reactivate: async ({ subscriptionId }) => {
      const { cancel_at_period_end: atPeriodEnd } = await client.subscriptions.retrieve(subscriptionId);
      // The portal may have set a date instead.
      const change = atPeriodEnd ? { cancel_at_period_end: false } : ({ cancel_at: '' } as const);
      await client.subscriptions.update(subscriptionId, change, onceOnly());
    },
    refund: async ({ subscriptionId }) => {
      const paid = await client.invoices.list({
        subscription: subscriptionId,
        status: 'paid',
        limit: listed,
      });
      await client.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `end:${subscriptionId}` });
      for (const { id, amount_paid: amount } of paid.data) {
        if (!id || amount === 0) continue;
        const note = { invoice: id, amount, refund_amount: amount, reason: 'duplicate' } as const;
        await client.creditNotes.create(note, { idempotencyKey: `refund:${id}` });
      }
    },
    leave: async ({ customerId }) => {
      const { data } = await client.subscriptions.list({ customer: customerId, limit: listed });
      for (const { id } of data) {
        await client.subscriptions.cancel(id, {}, { idempotencyKey: `end:${id}` });
      }
      await client.customers.update(customerId, { email: '', phone: '' }, onceOnly());
    },
    openPortal: async ({ customerId }, language) => {
      const returnTo = `${publicUrl}/subscription`;
      const session = await client.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnTo,
        locale: language,
      });
      return { url: session.url };
    },
    listInvoices: async ({ customerId }) => {
      const { data } = await client.invoices.list({ customer: customerId, limit: listed });
      return data.flatMap(invoiceOf);
    },
    readEvent: (body, signature, at) => readSignedEvent(body, signature, options.webhookSecret, at),
    readStoredEvent: readEventPayload,
    organizationOf: async (customerId) => {
      try {
        const customer = await client.customers.retrieve(customerId);
        return customer.deleted ? null : (customer.metadata.organization_id ?? null);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
        throw error;
      }
    },
    check: async () => {
      await client.balance.retrieve();
    },
    passTime: async () => undefined,
  };
  return translated(payments);
}

/** The host, the port and the protocol, and nothing else, are a test's to choose. */
function placeOf(apiBase: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}

async function findOrMakePrice(client: Stripe): Promise<string> {
  const find = async (): Promise<string | undefined> =>
    (await client.prices.list({ lookup_keys: [priceKey], active: true, limit: 1 })).data[0]?.id;
  const known = await find();
  if (known) return known;
  try {
    const made = await client.prices.create(
      {
        currency,
        unit_amount: PRICE_PER_USER_CENTS,
        recurring: { interval: 'month' },
        tax_behavior: 'exclusive',
        lookup_key: priceKey,
        product_data: { name: 'Relâche', unit_label: 'utilisateur' },
      },
      { idempotencyKey: priceKey },
    );
    return made.id;
  } catch (error) {
    // Another process was faster.
    const theirs = await find();
    if (theirs) return theirs;
    throw error;
  }
}

interface NewCustomer {
  readonly name: string;
  readonly email: string;
  readonly metadata: { readonly organization_id: string };
  readonly language: string;
}

/** Tried again after a failure, the same customer comes back. */
async function makeCustomer(
  client: Stripe,
  { name, email, metadata, language }: NewCustomer,
): Promise<string> {
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, language]))
    .digest('hex')
    .slice(0, 16);
  const { id } = await client.customers.create(
    { name, email, metadata, preferred_locales: [language] },
    { idempotencyKey: `customer:${metadata.organization_id}:${digest}` },
  );
  return id;
}

/** A wish is a wish, also when the same was wished for an hour ago; only the network's second attempts are one. */
const onceOnly = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;
}

/** Drafts are not invoices yet. */
function invoiceOf(invoice: Stripe.Invoice): Invoice[] {
  const status = invoiceStatuses.find((known) => known === invoice.status);
  if (!invoice.id || !status) return [];
  return [
    {
      id: invoice.id,
      number: invoice.number,
      createdAt: invoice.created * 1000,
      amountCents: invoice.total,
      status,
      pdfUrl: invoice.invoice_pdf ?? null,
      payUrl: status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    },
  ];
}

/** Whatever Stripe has against a call is no fault of the person who made it. */
function translated(payments: Payments): Payments {
  const translate = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      throw new Failure('payment_provider_down', { retryAfterSeconds: 10 }, { cause: error });
    }
  };
  return {
    ...payments,
    openCheckout: (order) => translate(payments.openCheckout(order)),
    closeCheckout: (customer: Customer, sessionId) => translate(payments.closeCheckout(customer, sessionId)),
    readState: (customer) => translate(payments.readState(customer)),
    changeSeats: (subscriber, seats) => translate(payments.changeSeats(subscriber, seats)),
    previewSeats: (subscriber, seats) => translate(payments.previewSeats(subscriber, seats)),
    cancelAtPeriodEnd: (subscriber) => translate(payments.cancelAtPeriodEnd(subscriber)),
    reactivate: (subscriber) => translate(payments.reactivate(subscriber)),
    refund: (subscriber) => translate(payments.refund(subscriber)),
    openPortal: (customer, language) => translate(payments.openPortal(customer, language)),
    listInvoices: (customer) => translate(payments.listInvoices(customer)),
    organizationOf: (customerId) => translate(payments.organizationOf(customerId)),
  };
}
