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
] as const satisfies readonly Rule[];
