interface ClosingNews {
  readonly subject: (name: string, days: string) => string;
  readonly lead: (name: string, days: string) => string;
  /** Before the list of absences. */
  readonly absences: string;
  /** Where there is none to list. */
  readonly none: string;
}

export interface ClosingTexts {
  readonly greeting: (firstName: string) => string;
  readonly applied: ClosingNews;
  readonly undone: ClosingNews;
  readonly absence: (period: string, days: string) => string;
  readonly reason: string;
  readonly button: string;
}

export const closing: ClosingTexts = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  applied: {
    subject: (name, days) => `Fermeture ${days}\u00a0: ${name}`,
    lead: (name, days) => `Votre entreprise ferme ${days} («\u00a0${name}\u00a0»).`,
    absences: 'Ces absences ont été enregistrées pour vous\u00a0:',
    none: 'Rien n’a été enregistré sur vos compteurs pour cette fermeture.',
  },
  undone: {
    subject: (name, days) => `Fermeture annulée\u00a0: ${name}, ${days}`,
    lead: (name, days) => `La fermeture «\u00a0${name}\u00a0» prévue ${days} est annulée.`,
    absences:
      'Ces absences, enregistrées pour vous, sont annulées, et vos compteurs redeviennent ce qu’ils étaient\u00a0:',
    none: 'Rien n’avait été enregistré sur vos compteurs pour cette fermeture.',
  },
  absence: (period, days) => `${period}\u00a0: ${days}`,
  reason: 'Motif',
  button: 'Voir mes soldes',
};
