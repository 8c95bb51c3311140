import type { Language } from '#contract/language.ts';

export type CountersChangedCause = 'settings' | 'settings-undone' | 'working-week' | 'employment';

interface CountersChangedTexts {
  readonly subject: string;
  readonly greeting: (firstName: string) => string;
  readonly cause: Record<CountersChangedCause, string>;
  readonly change: (before: string, after: string) => string;
  readonly why: string;
  readonly button: string;
}

/** No-break spaces are written as \u00a0. */
export const countersChangedTexts: Record<Language, CountersChangedTexts> = {
  fr: {
    subject: 'Vos compteurs de congés ont changé',
    greeting: (firstName) => `Bonjour ${firstName},`,
    cause: {
      settings: 'Votre entreprise a changé ses règles de congés. Vos compteurs ont été recalculés.',
      'settings-undone':
        'Un changement des règles de congés a été annulé. Vos compteurs sont revenus en arrière.',
      'working-week':
        'Votre semaine de travail a changé. Vos compteurs et vos congés posés ont été recalculés.',
      employment: 'Vos dates d’emploi ont été corrigées. Vos compteurs ont été recalculés.',
    },
    change: (before, after) => `${before} avant, ${after} maintenant`,
    why: 'Rien n’a été effacé\u00a0: chaque correction est une ligne de plus, avec sa cause.',
    button: 'Voir mes compteurs',
  },
  en: {
    subject: 'Your leave counters have changed',
    greeting: (firstName) => `Hello ${firstName},`,
    cause: {
      settings: 'Your company changed its rules for leave. Your counters have been worked out anew.',
      'settings-undone':
        'A change of the rules for leave was undone. Your counters are back to what they were.',
      'working-week':
        'Your working week has changed. Your counters and booked leave have been worked out anew.',
      employment: 'Your dates of employment were corrected. Your counters have been worked out anew.',
    },
    change: (before, after) => `${before} before, ${after} now`,
    why: 'Nothing was erased: each correction is one more line, with its cause.',
    button: 'See my counters',
  },
};
