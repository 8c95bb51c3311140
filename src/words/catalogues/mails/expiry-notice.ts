export interface ExpiryNoticeTexts {
  readonly subject: (days: string, until: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (days: string, until: string) => string;
  readonly counter: string;
  readonly days: string;
  readonly until: string;
  readonly advice: string;
  readonly button: string;
}
