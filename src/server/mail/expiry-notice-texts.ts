import type { Language } from '#contract/language.ts';

interface ExpiryNoticeTexts {
  readonly subject: (days: string, until: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (days: string, until: string) => string;
  readonly counter: string;
  readonly days: string;
  readonly until: string;
  readonly advice: string;
  readonly button: string;
}

/** No-break spaces are written as \u00a0. */
export const expiryNoticeTexts: Record<Language, ExpiryNoticeTexts> = {
  fr: {
    subject: (days, until) => `${days} à prendre jusqu’au ${until}`,
    greeting: (firstName) => `Bonjour ${firstName},`,
    lead: (days, until) =>
      `Il vous reste ${days} à prendre jusqu’au ${until}. Après cette date, vous ne pourrez plus les poser.`,
    counter: 'Compteur',
    days: 'Restant',
    until: 'Jusqu’au',
    advice: 'Les congés déjà posés avant cette date sont déduits de ce nombre.',
    button: 'Poser des congés',
  },
  en: {
    subject: (days, until) => `${days} to take by ${until}`,
    greeting: (firstName) => `Hello ${firstName},`,
    lead: (days, until) =>
      `You have ${days} left to take by ${until}. After that date they can no longer be booked.`,
    counter: 'Counter',
    days: 'Left',
    until: 'Until',
    advice: 'Leave that is booked before that date has been taken off.',
    button: 'Book leave',
  },
};
