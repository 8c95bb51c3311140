export interface RefusalNoticeTexts {
  readonly subject: (name: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (name: string, email: string) => string;
  readonly advice: string;
  readonly button: string;
  readonly why: string;
}
