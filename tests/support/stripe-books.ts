import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { monthAfter } from '#domain/billing/billing-period.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { prorationCents } from '#domain/billing/proration.ts';
import { errorBody, type Form, type StripeCall } from './stripe-calls.ts';

export const stripeTestSecret = 'whsec_test';

interface BookedSubscription {
  id: string;
  customer: string;
  status: string;
  quantity: number;
  created: number;
  start: number;
  end: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  metadata: Form | string | undefined;
}

interface BookedInvoice {
  id: string;
  number: string;
  customer: string;
  subscription: string;
  created: number;
  total: number;
  status: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const newId = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`;
const list = (data: readonly unknown[]): Answer => ok({ object: 'list', data, has_more: false });
const ok = (body: unknown): Answer => ({ status: 200, body });
const text = (value: Form | string | undefined): string => (typeof value === 'string' ? value : '');
const part = (value: Form | string | undefined, ...path: string[]): Form | string | undefined =>
  path.reduce<Form | string | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    value,
  );

/** What Stripe would know of our customers, and the hand that lets time and cards do their work. */
export class StripeBooks {
  readonly customers = new Map<string, Form>();
  readonly sessions = new Map<string, { id: string; status: string; form: Form }>();
  readonly subscriptions = new Map<string, BookedSubscription>();
  readonly invoices: BookedInvoice[] = [];
  readonly creditNotes: Form[] = [];
  readonly prices = new Map<string, Form>();

  constructor(private readonly now: () => Date) {}

  #seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  answer({ method, path, form }: StripeCall): Answer {
    const [, , resource = '', id = '', verb = ''] = path.split('/');
    switch (`${method} ${resource}`) {
      case 'POST customers':
        return ok(this.#keep(this.customers, id || newId('cus'), { ...this.customers.get(id), ...form }));
      case 'GET customers': {
        const customer = this.customers.get(id);
        return customer ? ok({ ...customer, id }) : this.#missing(id);
      }
      case 'GET prices':
        return list([...this.prices].map(([key, price]) => ({ ...price, id: key })));
      case 'POST prices':
        return ok(this.#keep(this.prices, newId('price'), form));
      case 'POST checkout':
        return verb === '' ? this.#openSession(form) : this.#expireSession(verb);
      case 'GET subscriptions':
        return id === '' ? this.#listSubscriptions(text(form.customer)) : this.#one(id);
      case 'POST subscriptions':
        return this.#changeSubscription(id, form);
      case 'DELETE subscriptions':
        return this.#one(id, (subscription) => {
          subscription.status = 'canceled';
          subscription.endedAt = this.#seconds();
        });
      case 'GET invoices':
        return this.#listInvoices(form);
      case 'POST invoices':
        return this.#preview(form);
      case 'POST credit_notes':
        this.creditNotes.push(form);
        return ok({ id: newId('cn'), object: 'credit_note' });
      case 'POST billing_portal':
        return ok({ id: newId('bps'), url: `https://billing.stripe.test/${text(form.customer)}` });
      default:
        return this.#missing(path);
    }
  }

  /** The customer pays on the page: the subscription begins. */
  complete(sessionId: string): string {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error('This page takes no money.');
    session.status = 'complete';
    return this.subscribe(
      text(session.form.customer),
      Number(part(session.form, 'line_items', '0', 'quantity')),
      part(session.form, 'subscription_data', 'metadata'),
    );
  }

  subscribe(customer: string, quantity: number, metadata?: Form | string): string {
    const id = newId('sub');
    const start = this.#seconds();
    const end = monthAfter(start * 1000) / 1000;
    const created = start + this.subscriptions.size;
    const kept = { id, customer, status: 'active', quantity, created, start, end, metadata };
    this.subscriptions.set(id, { ...kept, cancelAtPeriodEnd: false, endedAt: null });
    this.#invoice(customer, id, monthlyPriceCents(quantity), 'paid');
    return id;
  }

  change(id: string, change: Partial<BookedSubscription>): void {
    const subscription = this.subscriptions.get(id);
    if (subscription) Object.assign(subscription, change);
  }

  /** The next month, paid or not. */
  renew(id: string, paid: boolean): void {
    const subscription = this.subscriptions.get(id);
    if (!subscription) return;
    const total = monthlyPriceCents(subscription.quantity);
    this.#invoice(subscription.customer, id, total, paid ? 'paid' : 'open');
    if (!paid) subscription.status = 'past_due';
  }

  settle(id: string): void {
    for (const invoice of this.invoices) if (invoice.subscription === id) invoice.status = 'paid';
    this.change(id, { status: 'active' });
  }

  /** A signed event about the customer's things, as it would arrive. */
  event(
    type: string,
    object: object,
    at = this.now(),
  ): { readonly body: string; readonly signature: string } {
    const created = Math.floor(at.getTime() / 1000);
    const body = JSON.stringify({ id: newId('evt'), object: 'event', type, created, data: { object } });
    const signed = { payload: body, secret: stripeTestSecret, timestamp: created };
    return { body, signature: Stripe.webhooks.generateTestHeaderString(signed) };
  }

  #keep(shelf: Map<string, Form>, id: string, form: Form): object {
    shelf.set(id, form);
    return { ...form, id };
  }

  #missing(what: string): Answer {
    return { status: 404, body: errorBody('invalid_request_error', `No such thing: ${what}`) };
  }

  #openSession(form: Form): Answer {
    const id = newId('cs');
    this.sessions.set(id, { id, status: 'open', form });
    return ok({ id, object: 'checkout.session', url: `https://checkout.stripe.test/${id}` });
  }

  #expireSession(place: string): Answer {
    const session = this.sessions.get(place);
    if (session?.status !== 'open') {
      return { status: 400, body: errorBody('invalid_request_error', 'Only open sessions can be expired.') };
    }
    session.status = 'expired';
    return ok({ id: place, status: 'expired' });
  }

  #shape(subscription: BookedSubscription): object {
    const { id, customer, status, quantity, created, start, end, cancelAtPeriodEnd, endedAt } = subscription;
    const item = { id: `si_${id}`, quantity, current_period_start: start, current_period_end: end };
    return {
      id,
      object: 'subscription',
      customer,
      status,
      created,
      cancel_at: cancelAtPeriodEnd ? end : null,
      cancel_at_period_end: cancelAtPeriodEnd,
      ended_at: endedAt,
      metadata: subscription.metadata ?? {},
      items: { object: 'list', data: [item] },
    };
  }

  #one(id: string, work?: (subscription: BookedSubscription) => void): Answer {
    const subscription = this.subscriptions.get(id);
    if (!subscription) return this.#missing(id);
    work?.(subscription);
    return ok(this.#shape(subscription));
  }

  #listSubscriptions(customer: string): Answer {
    const own = [...this.subscriptions.values()].filter((one) => one.customer === customer).reverse();
    return list(own.map((one) => this.#shape(one)));
  }

  #changeSubscription(id: string, form: Form): Answer {
    return this.#one(id, (subscription) => {
      const quantity = text(part(form, 'items', '0', 'quantity'));
      if (quantity !== '') subscription.quantity = Number(quantity);
      if (form.cancel_at_period_end !== undefined) {
        subscription.cancelAtPeriodEnd = form.cancel_at_period_end === 'true';
      }
    });
  }

  #listInvoices(form: Form): Answer {
    const own = this.invoices.filter(
      ({ customer, subscription, status }) =>
        (form.customer === undefined || customer === form.customer) &&
        (form.subscription === undefined || subscription === form.subscription) &&
        (form.status === undefined || status === form.status),
    );
    const shaped = own.map(({ total, ...invoice }) => ({
      ...invoice,
      total,
      amount_paid: invoice.status === 'paid' ? total : 0,
      invoice_pdf: `https://files.stripe.test/${invoice.id}.pdf`,
      hosted_invoice_url: `https://invoice.stripe.test/${invoice.id}`,
    }));
    return list(shaped.reverse());
  }

  #preview(form: Form): Answer {
    const subscription = this.subscriptions.get(text(form.subscription));
    if (!subscription) return this.#missing('subscription');
    const quantity = Number(part(form, 'subscription_details', 'items', '0', 'quantity'));
    const timing = {
      periodStart: subscription.start * 1000,
      periodEnd: subscription.end * 1000,
      at: this.now().getTime(),
    };
    const proration = prorationCents(subscription.quantity, quantity, timing);
    const month = monthlyPriceCents(quantity);
    const line = (amount: number, isProration: boolean) => ({
      amount,
      parent: { subscription_item_details: { proration: isProration } },
    });
    return ok({
      object: 'invoice',
      lines: { data: [line(proration, true), line(month, false)] },
      total: month + proration,
      total_excluding_tax: month + proration,
      period_end: subscription.end,
      next_payment_attempt: subscription.end,
    });
  }

  #invoice(customer: string, subscription: string, total: number, status: string): void {
    const number = `F-${String(this.invoices.length + 1).padStart(4, '0')}`;
    const created = this.#seconds();
    this.invoices.push({ id: newId('in'), number, customer, subscription, created, total, status });
  }
}
