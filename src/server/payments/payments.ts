import type { invoiceStatuses } from '#contract/subscription.ts';
import type { ReportedSubscription } from '#domain/billing/provider-report.ts';
import type { Language } from '#domain/text/language.ts';

export interface CheckoutOrder {
  readonly organizationId: string;
  readonly organizationName: string;
  /** Ours: asked twice with one id, the provider opens one page. */
  readonly checkoutId: string;
  /** Null for an organisation that the provider does not know yet. */
  readonly customerId: string | null;
  readonly seats: number;
  readonly email: string;
  readonly language: Language;
  /** Where to come back to, having paid or not. */
  readonly successPath: string;
  readonly cancelPath: string;
}

export interface OpenedCheckout {
  readonly customerId: string;
  readonly sessionId: string;
  readonly url: string;
}

/** Who an organisation is for the provider. */
export interface Customer {
  readonly organizationId: string;
  readonly customerId: string;
}

export interface Subscriber extends Customer {
  readonly subscriptionId: string;
}

export interface ProviderState {
  readonly subscriptionId: string | null;
  /** Null when there never was a subscription. */
  readonly report: ReportedSubscription | null;
  /** Others that run at the same time, and should not. */
  readonly duplicates: readonly string[];
}

export interface SeatCost {
  readonly prorationCents: number;
  readonly nextInvoiceCents: number;
  readonly nextInvoiceAt: number;
}

export interface Invoice {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: number;
  readonly amountCents: number;
  readonly status: (typeof invoiceStatuses)[number];
  readonly pdfUrl: string | null;
  readonly payUrl: string | null;
}

/** What the provider has to say, once its signature has been checked. What it says is asked for, never believed. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  readonly organizationId: string | null;
  readonly customerId: string | null;
}

/** Whoever takes the money. Every method fails with `payment_provider_down` when it cannot be reached. */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox';
  /** Opens a page where the order can be paid, once. */
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** From then on the page takes no money, unless it has already. */
  closeCheckout(customer: Customer, sessionId: string): Promise<void>;
  readState(customer: Customer): Promise<ProviderState>;
  /** The rest of the month is settled with the next invoice. */
  changeSeats(subscriber: Subscriber, seats: number): Promise<void>;
  previewSeats(subscriber: Subscriber, seats: number): Promise<SeatCost>;
  cancelAtPeriodEnd(subscriber: Subscriber): Promise<void>;
  reactivate(subscriber: Subscriber): Promise<void>;
  /** Ends at once what was bought twice, and pays it back. */
  refund(subscriber: Subscriber): Promise<void>;
  /** V21: whatever runs ends at once, and nobody's address stays beside the invoices. Done again it changes nothing. */
  leave(customer: Customer): Promise<void>;
  openPortal(customer: Customer, language: Language): Promise<{ readonly url: string }>;
  /** Latest first, at most a hundred. */
  listInvoices(customer: Customer): Promise<Invoice[]>;
  /** Fails with `webhook_refused` for what is not signed, or was more than five minutes ago. */
  readEvent(body: Buffer, signature: string, at: Date): PaymentEvent;
  /** Reads again what was checked when it came in. */
  readStoredEvent(payload: unknown): PaymentEvent;
  organizationOf(customerId: string): Promise<string | null>;
  /** Fails when money could not be taken now. */
  check(): Promise<void>;
  /** What the passing of time alone brings about, where the provider does not do it by itself. */
  passTime(organizationId: string): Promise<void>;
}
