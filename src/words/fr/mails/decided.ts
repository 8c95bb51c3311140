import type { DecidedEvent } from '../../catalogues/mails/decided.ts';

export interface DecidedTexts {
  readonly subject: Record<DecidedEvent, (period: string) => string>;
  readonly intro: Record<DecidedEvent, (decider: string) => string>;
  /** Below the facts; null when there is nothing to add. */
  readonly calendar: Record<DecidedEvent, string | null>;
  readonly someone: string;
}

export const decided: DecidedTexts = {
  subject: {
    approved: (period) => `Congé approuvé, ${period}`,
    rejected: (period) => `Demande refusée, ${period}`,
    cancelled: (period) => `Congé annulé, ${period}`,
    'cancellation-refused': (period) => `Congé maintenu, ${period}`,
    recorded: (period) => `Absence enregistrée, ${period}`,
    cut: (period) => `Congé raccourci, ${period}`,
  },
  intro: {
    approved: (decider) => `${decider} a approuvé votre demande.`,
    rejected: (decider) => `${decider} a refusé votre demande.`,
    cancelled: (decider) => `${decider} a annulé ce congé.`,
    'cancellation-refused': (decider) =>
      `${decider} a refusé d’annuler ce congé\u00a0: il reste approuvé, aux mêmes dates.`,
    recorded: (decider) =>
      `${decider} a enregistré cette absence pour vous. Si quelque chose est inexact, dites-le-lui.`,
    cut: (decider) =>
      `${decider} a enregistré la fin de votre contrat\u00a0: ce congé s’arrête à votre dernier jour.`,
  },
  calendar: {
    approved:
      'L’absence est jointe à ce message\u00a0: ouvrez la pièce jointe pour l’ajouter à votre agenda.',
    rejected: null,
    cancelled: 'Ouvrez la pièce jointe pour retirer l’absence de votre agenda.',
    'cancellation-refused': null,
    recorded:
      'L’absence est jointe à ce message\u00a0: ouvrez la pièce jointe pour l’ajouter à votre agenda.',
    cut: 'Ouvrez la pièce jointe pour mettre votre agenda à jour.',
  },
  someone: 'Votre organisation',
};
