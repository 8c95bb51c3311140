/** What a sentence may speak of. Days are written out in the language of the mail. */
export interface BillingFacts {
  readonly organization: string;
  readonly daysLeft: number;
  /** The last day on which things can be written. */
  readonly until: string;
  readonly price: string;
}
