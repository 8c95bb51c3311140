import type { PolicyRefusal } from '#domain/policies/policy-check.ts';
import type { Language } from './language.ts';

const words: Record<Language, Record<PolicyRefusal, string>> = {
  fr: {
    no_open_day: 'aucun jour d’ouverture',
    company_open_on_weekly_rest_only: 'une entreprise ouverte le seul jour de repos',
    no_such_month: 'un mois qui n’existe pas',
    less_than_five_weeks: 'moins de cinq semaines par an (L3141-3)',
    less_time_than_the_law: 'moins de temps pour prendre ses jours que la loi n’en donne',
    rounding_required: 'des jours ouvrables non arrondis (L3141-7)',
    sickness_accrues_too_late: 'une maladie qui ne rapporte rien (L3141-5-1)',
    negative_amount: 'un nombre négatif',
    solidarity_day_protected: 'une journée de solidarité sur un jour protégé (L3133-7)',
  },
  en: {
    no_open_day: 'no open day',
    company_open_on_weekly_rest_only: 'a company open on the day of rest alone',
    no_such_month: 'a month that does not exist',
    less_than_five_weeks: 'less than five weeks a year (L3141-3)',
    less_time_than_the_law: 'less time to take days than the law gives',
    rounding_required: 'jours ouvrables that are not rounded (L3141-7)',
    sickness_accrues_too_late: 'sickness that earns nothing (L3141-5-1)',
    negative_amount: 'a negative number',
    solidarity_day_protected: 'a solidarity day on a protected holiday (L3133-7)',
  },
};

/** What is wrong with settings, as the end of a sentence. */
export function refusalWords(refusals: readonly PolicyRefusal[], language: Language): string {
  return refusals.map((refusal) => words[language][refusal]).join(', ');
}
