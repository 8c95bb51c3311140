export interface NewsletterTexts {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly explanation: string;
  readonly button: string;
  readonly validity: (days: number) => string;
  readonly fallback: string;
  readonly stranger: string;
  readonly readOn: string;
  readonly why: string;
  readonly leave: string;
}
