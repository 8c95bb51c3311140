export interface WelcomeTexts {
  readonly subject: (organization: string) => string;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  readonly ready: (organization: string) => string;
  readonly confirm: string;
  readonly button: string;
  readonly validity: (days: number) => string;
  readonly fallback: string;
  readonly stranger: string;
}
