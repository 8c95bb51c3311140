import type { Language } from '#contract/language.ts';

interface NewsletterTexts {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly explanation: string;
  readonly button: string;
  readonly validity: (days: number) => string;
  readonly fallback: string;
  readonly stranger: string;
  readonly readOn: string;
  readonly why: string;
  readonly leave: string;
}

/** No-break spaces are written as \u00a0. */
export const newsletterTexts: Record<Language, NewsletterTexts> = {
  fr: {
    subject: 'Confirmez votre inscription à la lettre de Relâche',
    preview: 'Un clic, et vous recevrez nos prochains articles.',
    title: 'Encore un clic',
    explanation:
      'Cette adresse a demandé à recevoir la lettre de Relâche, au plus une fois par semaine. Confirmez que c’est bien vous.',
    button: 'Confirmer mon inscription',
    validity: (days) => `Ce lien est valable ${days}\u00a0jours.`,
    fallback: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:',
    stranger:
      'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: sans confirmation, nous oublions votre adresse.',
    readOn: 'Lire l’article',
    why: 'Vous recevez cette lettre parce que vous l’avez demandée, une fois par semaine au plus.',
    leave: 'Ne plus la recevoir',
  },
  en: {
    subject: 'Confirm that you want the Relâche newsletter',
    preview: 'One click, and you will get our next articles.',
    title: 'One more click',
    explanation:
      'This address asked for the Relâche newsletter, at most once a week. Please confirm that it was you.',
    button: 'Confirm my subscription',
    validity: (days) => `This link works for ${days} days.`,
    fallback: 'If the button does not open, copy this address into your browser:',
    stranger: 'You did not ask for it? Ignore this message: without a confirmation we forget your address.',
    readOn: 'Read the article',
    why: 'You get this letter because you asked for it, once a week at the most.',
    leave: 'Unsubscribe',
  },
};
