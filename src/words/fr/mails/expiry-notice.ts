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

export const expiryNotice: ExpiryNoticeTexts = {
  subject: (days, until) => `${days} à prendre jusqu’au ${until}`,
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (days, until) =>
    `Il vous reste ${days} à prendre jusqu’au ${until}. Après cette date, vous ne pourrez plus les poser.`,
  counter: 'Compteur',
  days: 'Restant',
  until: 'Jusqu’au',
  advice: 'Les congés déjà posés avant cette date sont déduits de ce nombre.',
  button: 'Poser des congés',
};
