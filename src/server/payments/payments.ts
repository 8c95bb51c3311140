import type { Language } from '#contract/language.ts';

/** A purchase to be made: `organizationId` and `checkoutId` come back with the news that it was completed. */
export interface CheckoutOrder {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly checkoutId: string;
  readonly seats: number;
  readonly email: string;
  readonly language: Language;
}

/** Whoever takes the money. What was bought is told later and elsewhere, by `completeCheckout`. */
export interface Payments {
  /** Opens a page where the order can be paid, once. */
  openCheckout(order: CheckoutOrder): Promise<{ readonly url: string }>;
  /** Changes what a running subscription is charged for. */
  changeSeats(order: Pick<CheckoutOrder, 'organizationId' | 'seats'>): Promise<void>;
}
