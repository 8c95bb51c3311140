import type { Language } from '#contract/language.ts';

interface SicknessNoticeTexts {
  readonly subject: string;
  readonly greeting: (firstName: string) => string;
  readonly lead: string;
  readonly button: string;
  readonly proof: string;
}

/** No word about why the person was away: a subject is read over shoulders. No-break spaces are \u00a0. */
export const sicknessNoticeTexts: Record<Language, SicknessNoticeTexts> = {
  fr: {
    subject: 'Vos congés payés à votre retour',
    greeting: (firstName) => `Bonjour ${firstName},`,
    lead: 'Voici la notice datée que la loi demande de vous remettre dans le mois de votre reprise.',
    button: 'Ouvrir ma notice',
    proof: 'Ouvrir la notice montre à votre entreprise que vous l’avez lue. Elle reste dans vos compteurs.',
  },
  en: {
    subject: 'Your paid leave on your return',
    greeting: (firstName) => `Hello ${firstName},`,
    lead: 'Here is the dated notice that the law asks to be given to you within a month of your return.',
    button: 'Open my notice',
    proof: 'Opening the notice shows your company that you have read it. It stays with your counters.',
  },
};
