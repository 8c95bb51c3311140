export interface InvitationTexts {
  readonly subject: (inviter: string | null, organization: string) => string;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  readonly invitation: (inviter: string | null, organization: string) => string;
  readonly purpose: string;
  readonly button: string;
  readonly validity: (days: number, email: string) => string;
  readonly fallback: string;
  readonly stranger: string;
  readonly elsewhere: {
    readonly preview: string;
    readonly why: (email: string) => string;
    readonly ways: string;
  };
}
