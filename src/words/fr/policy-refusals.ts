import type { PolicyRefusalWords } from '../catalogues/policy-refusals.ts';

export const policyRefusals: PolicyRefusalWords = {
  no_open_day: 'aucun jour d’ouverture',
  company_open_on_weekly_rest_only: 'une entreprise ouverte le seul jour de repos',
  no_such_month: 'un mois qui n’existe pas',
  less_than_five_weeks: 'moins de cinq semaines par an (L3141-3)',
  less_time_than_the_law: 'moins de temps pour prendre ses jours que la loi n’en donne',
  rounding_required: 'des jours ouvrables non arrondis (L3141-7)',
  sickness_accrues_too_late: 'une maladie qui ne rapporte rien (L3141-5-1)',
  negative_amount: 'un nombre négatif',
  employer_share_too_large: 'une part de l’employeur qui dépasse les jours de RTT',
  solidarity_day_protected: 'une journée de solidarité sur un jour protégé (L3133-7)',
};
