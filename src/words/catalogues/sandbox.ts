/** The page that stands in for the payment provider on a developer’s machine. */
export interface SandboxWords {
  readonly notice: string;
  readonly checkoutTitle: string;
  readonly organization: string;
  readonly users: string;
  readonly price: string;
  readonly card: string;
  readonly cards: Record<'succeeds' | 'refused' | 'needsConfirmation' | 'failsAtRenewal', string>;
  readonly otherCard: string;
  readonly useCard: string;
  readonly pay: string;
  readonly back: string;
  readonly confirmQuestion: string;
  readonly confirm: string;
  readonly decline: string;
  readonly complete: string;
  readonly expired: string;
  readonly portalTitle: string;
  readonly state: (status: string, seats: number, until: string, cancelled: boolean) => string;
  readonly statuses: Record<'active' | 'past_due' | 'ended', string>;
  readonly noSubscription: string;
  readonly cardInUse: (lastDigits: string) => string;
  readonly newCard: string;
  readonly changeCard: string;
  readonly endMonthHint: string;
  readonly endMonth: string;
  readonly invoices: string;
  readonly invoiceStatuses: Record<'paid' | 'open' | 'void' | 'uncollectible', string>;
  readonly backToSubscription: string;
  readonly invoiceTitle: (number: string) => string;
  readonly invoiceNotice: string;
  readonly period: (from: string, to: string) => string;
  readonly seatsLine: (seats: number) => string;
  readonly proration: string;
  readonly total: string;
  readonly status: (status: string) => string;
}
