import type { Language } from '#contract/language.ts';

/** What a person is told about their own leave. */
export type DecidedEvent = 'approved' | 'rejected' | 'cancelled' | 'cancellation-refused' | 'recorded';

interface DecidedTexts {
  readonly subject: Record<DecidedEvent, (period: string) => string>;
  readonly intro: Record<DecidedEvent, (decider: string) => string>;
  /** Below the facts; null when there is nothing to add. */
  readonly calendar: Record<DecidedEvent, string | null>;
  readonly someone: string;
}

/** No-break spaces are written as \u00a0. The type of leave never stands in a subject: it may be confidential. */
export const decidedTexts: Record<Language, DecidedTexts> = {
  fr: {
    subject: {
      approved: (period) => `Congé approuvé, ${period}`,
      rejected: (period) => `Demande refusée, ${period}`,
      cancelled: (period) => `Congé annulé, ${period}`,
      'cancellation-refused': (period) => `Congé maintenu, ${period}`,
      recorded: (period) => `Absence enregistrée, ${period}`,
    },
    intro: {
      approved: (decider) => `${decider} a approuvé votre demande.`,
      rejected: (decider) => `${decider} a refusé votre demande.`,
      cancelled: (decider) => `${decider} a annulé ce congé.`,
      'cancellation-refused': (decider) =>
        `${decider} a refusé d’annuler ce congé\u00a0: il reste approuvé, aux mêmes dates.`,
      recorded: (decider) =>
        `${decider} a enregistré cette absence pour vous. Si quelque chose est inexact, dites-le-lui.`,
    },
    calendar: {
      approved:
        'L’absence est jointe à ce message\u00a0: ouvrez la pièce jointe pour l’ajouter à votre agenda.',
      rejected: null,
      cancelled: 'Ouvrez la pièce jointe pour retirer l’absence de votre agenda.',
      'cancellation-refused': null,
      recorded:
        'L’absence est jointe à ce message\u00a0: ouvrez la pièce jointe pour l’ajouter à votre agenda.',
    },
    someone: 'Votre organisation',
  },
  en: {
    subject: {
      approved: (period) => `Leave approved, ${period}`,
      rejected: (period) => `Request rejected, ${period}`,
      cancelled: (period) => `Leave cancelled, ${period}`,
      'cancellation-refused': (period) => `Leave kept, ${period}`,
      recorded: (period) => `Absence recorded, ${period}`,
    },
    intro: {
      approved: (decider) => `${decider} has approved your request.`,
      rejected: (decider) => `${decider} has rejected your request.`,
      cancelled: (decider) => `${decider} has cancelled this leave.`,
      'cancellation-refused': (decider) =>
        `${decider} has refused to cancel this leave: it stays approved, on the same dates.`,
      recorded: (decider) =>
        `${decider} has recorded this absence for you. If anything is wrong, let them know.`,
    },
    calendar: {
      approved: 'The absence is attached to this message: open it to add it to your calendar.',
      rejected: null,
      cancelled: 'Open the attachment to take the absence out of your calendar.',
      'cancellation-refused': null,
      recorded: 'The absence is attached to this message: open it to add it to your calendar.',
    },
    someone: 'Your organisation',
  },
};
