import type { Language } from '#domain/text/language.ts';

interface Testimonial {
  readonly words: Readonly<Record<Language, string>>;
  readonly name: string;
  readonly role: Readonly<Record<Language, string>>;
}

interface SiteFacts {
  /** Companies that use it; null says nothing. */
  readonly customers: number | null;
  /** Out of five, from real ratings only: it becomes structured data. Null says nothing. */
  readonly rating: { readonly value: number; readonly count: number } | null;
  /** Within how many hours messages are answered on average, as whoever runs the site measures; null says nothing. */
  readonly answerHours: number | null;
  /** While `sample` is true, these are examples: the page says so, and production leaves them out. */
  readonly testimonials: { readonly sample: boolean; readonly items: readonly Testimonial[] };
}

export const siteFacts: SiteFacts = {
  customers: null,
  rating: null,
  answerHours: null,
  testimonials: {
    sample: true,
    items: [
      {
        words: {
          fr: 'Je pose mes congés depuis le train, et je vois tout de suite ce qu’il me reste.',
          en: 'I ask for leave on the train, and see at once what I have left.',
        },
        name: 'Camille',
        role: { fr: 'Salariée, atelier de 12 personnes', en: 'Employee, workshop of 12' },
      },
      {
        words: {
          fr: 'Le lundi matin, je décide en un clic et je sais qui sera là dans la semaine.',
          en: 'On Monday morning I decide in one click and know who will be in that week.',
        },
        name: 'Karim',
        role: { fr: 'Responsable d’équipe', en: 'Team manager' },
      },
      {
        words: {
          fr: 'Quand quelqu’un conteste un solde, la réponse est dans la page, ligne par ligne.',
          en: 'When someone questions a balance, the answer is on the page, line by line.',
        },
        name: 'Hélène',
        role: { fr: 'Paie et ressources humaines', en: 'Payroll and HR' },
      },
    ],
  },
};
