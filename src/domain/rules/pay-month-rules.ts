import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const PAY_MONTH_RULES = [
  {
    number: 'J10',
    source: PRODUCT_DECISION,
    title: {
      fr: 'Avertir avant qu’un mois clos ne change',
      en: 'A warning before a closed month changes',
    },
    statement: {
      fr: 'Qui demande, saisit, approuve ou annule une absence sur des jours d’un mois clos l’apprend avant de confirmer, avec le mois de paie qui portera la différence (J3). Télétravail et déplacements n’avertissent pas : la paie n’en sait rien.',
      en: 'Whoever asks for, records, approves or cancels an absence on days of a closed month is told before they confirm, with the pay month that will bear the difference (J3). Telework and trips give no warning: payroll knows nothing of them.',
    },
    example: {
      fr: 'Octobre est clos, un arrêt du 26 au 30 octobre est saisi : « ce changement sera repris sur la paie de novembre ».',
      en: 'October is closed, a stop from 26 to 30 October is recorded: “this change will be carried into the payroll of November”.',
    },
  },
] as const satisfies readonly Rule[];
