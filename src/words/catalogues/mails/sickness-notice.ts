export interface SicknessNoticeTexts {
  readonly subject: string;
  readonly greeting: (firstName: string) => string;
  readonly lead: string;
  readonly button: string;
  readonly proof: string;
}
