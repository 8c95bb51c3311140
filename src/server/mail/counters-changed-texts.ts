import type { Language } from '#contract/language.ts';
import type { CorrectionCause } from '#domain/balances/correction-cause.ts';

interface CountersChangedTexts {
  readonly subject: string;
  readonly greeting: (firstName: string) => string;
  readonly cause: Record<CorrectionCause, string>;
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
      recount: 'Vos compteurs ont été recalculés d’après ce qui a été enregistré depuis.',
      absence: 'Une absence a été enregistrée ou annulée. Vos compteurs ont été recalculés.',
      notice: 'Une notice sur vos congés vous a été envoyée. Vos compteurs suivent ses dates.',
      fractionnement:
        'Une décision a été prise sur vos jours de fractionnement. Vos compteurs ont été mis à jour.',
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
      recount: 'Your counters have been worked out anew from what was recorded since.',
      absence: 'An absence was recorded or cancelled. Your counters have been worked out anew.',
      notice: 'A notice about your leave was sent to you. Your counters follow its dates.',
      fractionnement: 'A decision was taken on your fractionnement days. Your counters are up to date.',
    },
    change: (before, after) => `${before} before, ${after} now`,
    why: 'Nothing was erased: each correction is one more line, with its cause.',
    button: 'See my counters',
  },
};
