import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const GROUP_RULES = [
  {
    number: 'P4',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui n’est pas nommé reste', en: 'What is not named stays' },
    statement: {
      fr: 'Un changement de réglages ne touche que ce qu’il nomme ; le reste garde la valeur en vigueur au premier jour du changement.',
      en: 'A change of settings touches only what it names; everything else keeps the value in force on the first day of the change.',
    },
    example: {
      fr: 'Changer la zone des jours fériés ne supprime pas le compteur de RTT.',
      en: 'Changing the zone of public holidays does not remove the RTT counter.',
    },
  },
  {
    number: 'P5',
    source: PRODUCT_DECISION,
    title: { fr: 'Le plus proche l’emporte', en: 'The nearest wins' },
    statement: {
      fr: 'Jours par an, unité, jours d’ouverture, zone des jours fériés, RTT, forfait en jours, jours d’ancienneté et jours pour enfants valent pour l’organisation, un établissement, une catégorie ou une personne, chacun à partir d’un jour. La personne l’emporte sur la catégorie, la catégorie sur l’établissement, l’établissement sur l’organisation ; ce qui n’est pas dit est repris de plus loin.',
      en: 'Days per year, unit, open days, zone of public holidays, RTT, contract in days, seniority days and days for children hold for the organisation, a site, a category or a person, each from a day on. The person comes before the category, the category before the site, the site before the organisation; what is not said is taken from farther away.',
    },
    example: {
      fr: 'RTT : 6 jours pour tous, 12 pour les cadres. Cadre à partir du 1er mars : 12 jours par an à partir de mars.',
      en: 'RTT: 6 days for everyone, 12 for managers. A manager from 1 March on: 12 days a year from March on.',
    },
  },
  {
    number: 'P6',
    source: PRODUCT_DECISION,
    title: { fr: 'Une autre unité, autant de semaines', en: 'Another unit, as many weeks' },
    statement: {
      fr: 'Des jours nommés plus loin valent autant de semaines là où l’on compte en d’autres jours, et ce qui reste à une personne est converti le jour où son unité change (B7).',
      en: 'Days that are named farther away are as many weeks where other days are counted, and what is left to a person is converted on the day on which their unit changes (B7).',
    },
    example: {
      fr: '27 jours ouvrés pour tous, une catégorie en ouvrables : 32,4 jours ouvrables.',
      en: '27 ouvrés for everyone, a category in ouvrables: 32.4 ouvrables.',
    },
  },
  {
    number: 'P7',
    source: PRODUCT_DECISION,
    title: { fr: 'La place d’une personne', en: 'Where a person belongs' },
    statement: {
      fr: 'Une personne est dans un établissement et une catégorie au plus, à partir d’un jour ; de plusieurs places écrites pour un même jour, la dernière compte. Les jours d’avant gardent leurs règles.',
      en: 'A person is in one site and one category at most, from a day on; of several places written for one day the latest counts. Days before it keep their rules.',
    },
    example: {
      fr: 'Un établissement en Alsace-Moselle : le 26 décembre y est férié, pas ailleurs.',
      en: 'A site in Alsace-Moselle: 26 December is a holiday there, and not elsewhere.',
    },
  },
] as const satisfies readonly Rule[];
