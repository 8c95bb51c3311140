import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const COVERAGE_RULES = [
  {
    number: 'K1',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui est là', en: 'Who is in' },
    statement: {
      fr: 'Est présente toute personne qui travaille cette demi-journée selon sa semaine et n’est pas absente. Un jour férié chômé ou hors contrat ne compte personne. La présence d’un jour est la plus faible de ses deux demi-journées travaillées.',
      en: 'Whoever works that half-day by their own week and is not away is in. A public holiday off, or a day outside the contract, counts nobody. The presence of a day is the lower of its two worked half-days.',
    },
    example: {
      fr: 'Quatre personnes, une absente le matin : trois présentes ce jour-là.',
      en: 'Four people, one away in the morning: three in that day.',
    },
  },
] as const satisfies readonly Rule[];
