export interface LoginLinkTexts {
  readonly subject: string;
  readonly preview: (minutes: number) => string;
  readonly title: (firstName: string) => string;
  readonly invitation: string;
  readonly button: string;
  readonly validity: (minutes: number) => string;
  readonly fallback: string;
  readonly stranger: string;
}
