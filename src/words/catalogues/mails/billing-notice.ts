import type { BillingNoticeKind } from '#domain/billing/billing-notices.ts';

/** What a sentence may speak of. Days are written out in the language of the mail. */
export interface BillingFacts {
  readonly organization: string;
  readonly daysLeft: number;
  /** The last day on which things can be written. */
  readonly until: string;
  readonly price: string;
}

interface NoticeTexts {
  readonly subject: (facts: BillingFacts) => string;
  readonly lead: (facts: BillingFacts) => string;
  readonly advice: (facts: BillingFacts) => string;
}

export interface BillingNoticeTexts {
  readonly greeting: (firstName: string) => string;
  readonly organization: string;
  readonly price: string;
  readonly until: string;
  readonly button: string;
  readonly why: string;
  readonly notices: Record<BillingNoticeKind, NoticeTexts>;
}
