import type { CorrectionCause } from '#domain/balances/correction-cause.ts';

export interface CountersChangedTexts {
  readonly subject: string;
  readonly greeting: (firstName: string) => string;
  readonly cause: Record<CorrectionCause, string>;
  readonly change: (before: string, after: string) => string;
  readonly why: string;
  readonly button: string;
}

export const countersChanged: CountersChangedTexts = {
  subject: 'Vos compteurs de congés ont changé',
  greeting: (firstName) => `Bonjour ${firstName},`,
  cause: {
    settings: 'Votre entreprise a changé ses règles de congés. Vos compteurs ont été recalculés.',
    'settings-undone':
      'Un changement des règles de congés a été annulé. Vos compteurs sont revenus en arrière.',
    'group-rules': 'Les règles de congés qui valent pour vous ont changé. Vos compteurs ont été recalculés.',
    'group-rules-undone':
      'Un changement des règles qui valent pour vous a été annulé. Vos compteurs sont revenus en arrière.',
    placement:
      'Votre établissement ou votre catégorie a changé. Vos compteurs suivent les règles qui y valent.',
    'working-week':
      'Votre semaine de travail a changé. Vos compteurs et vos congés posés ont été recalculés.',
    employment: 'Vos dates d’emploi ont été corrigées. Vos compteurs ont été recalculés.',
    'leave-type': 'La nature d’un type d’absence a été corrigée. Vos compteurs ont été recalculés.',
    recount: 'Vos compteurs ont été recalculés d’après ce qui a été enregistré depuis.',
    absence: 'Une absence a été enregistrée ou annulée. Vos compteurs ont été recalculés.',
    notice: 'Une notice sur vos congés vous a été envoyée. Vos compteurs suivent ses dates.',
    fractionnement:
      'Une décision a été prise sur vos jours de fractionnement. Vos compteurs ont été mis à jour.',
    'rights-facts':
      'Les informations dont dépendent vos droits ont été mises à jour. Vos compteurs ont été recalculés.',
    departure: 'La fin de votre contrat a été enregistrée ou modifiée. Vos compteurs ont été recalculés.',
  },
  change: (before, after) => `${before} avant, ${after} maintenant`,
  why: 'Rien n’a été effacé\u00a0: chaque correction est une ligne de plus, avec sa cause.',
  button: 'Voir mes compteurs',
};
