import type { Language } from '#contract/language.ts';

interface WelcomeTexts {
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

/** No-break spaces are written as \u00a0. */
export const welcomeTexts: Record<Language, WelcomeTexts> = {
  fr: {
    subject: (organization) => `${organization} est prête sur Relâche\u00a0: confirmez votre adresse`,
    preview: 'Un clic confirme votre adresse et vous connecte.',
    title: (firstName) => `Bienvenue ${firstName},`,
    ready: (organization) => `L’espace de ${organization} est créé et vous en êtes l’administrateur.`,
    confirm:
      'Confirmez votre adresse en ouvrant ce lien. Jusque-là, vous pouvez tout préparer\u00a0: les invitations attendent.',
    button: 'Confirmer et ouvrir Relâche',
    validity: (days) => `Ce lien est valable ${days}\u00a0jours et ne sert qu’une fois.`,
    fallback: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:',
    stranger:
      'Vous n’avez rien créé\u00a0? Quelqu’un a saisi votre adresse par erreur\u00a0: ignorez ce message, rien ne partira en votre nom.',
  },
  en: {
    subject: (organization) => `${organization} is ready on Relâche: confirm your address`,
    preview: 'One click confirms your address and logs you in.',
    title: (firstName) => `Welcome ${firstName},`,
    ready: (organization) => `The space of ${organization} is there, and you are its administrator.`,
    confirm:
      'Confirm your address by opening this link. Until then, you can prepare everything: invitations wait.',
    button: 'Confirm and open Relâche',
    validity: (days) => `This link works for ${days} days, and once only.`,
    fallback: 'If the button does not open, copy this address into your browser:',
    stranger:
      'You have not created anything? Someone mistyped an address: ignore this message, nothing will leave in your name.',
  },
};
