import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** How much there may be of what people write by hand. */
export const LIST_RULES = [
  {
    number: 'O4',
    source: PRODUCT_DECISION,
    title: { fr: 'Combien d’équipes', en: 'How many teams' },
    statement: {
      fr: 'Une organisation a 1 000 équipes au plus, et 10 000 places dans toutes ses équipes ensemble. Ce qui dépasserait est refusé en entier, d’où que cela vienne ; il peut toujours y en avoir moins.',
      en: 'An organisation has 1,000 teams at most, and 10,000 places in all of its teams together. What would go beyond that is refused as a whole, wherever it comes from; there may always be fewer.',
    },
    example: {
      fr: 'Mille personnes peuvent être chacune dans dix équipes.',
      en: 'A thousand people can be in ten teams each.',
    },
  },
  {
    number: 'O5',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui s’écrit à la main a une fin', en: 'What is written by hand has an end' },
    statement: {
      fr: 'Au plus, pour une organisation : 500 périodes sans congé, 200 types d’absence et 500 sites et catégories, archives comprises ; pour une demande, 500 commentaires et 300 modifications ; pour une ligne ou une personne d’un mois de paie, 40 remarques ; pour un site, une catégorie ou une personne, 20 changements de règles à venir ; pour une personne, 500 semaines de travail, 500 places, et 200 ajustements de solde datés d’une même année. Ce qui viendrait en plus est refusé ; rien de ce qui est écrit n’est tu.',
      en: 'At most, for an organisation: 500 periods without leave, 200 leave types and 500 sites and categories, archived ones included; for a request, 500 comments and 300 edits; for a line or a person of a pay month, 40 remarks; for a site, a category or a person, 20 changes of rules to come; for a person, 500 working weeks, 500 places, and 200 adjustments of balances dated in one year. What would come on top is refused; nothing that is written is kept back.',
    },
    example: {
      fr: 'Le 201e ajustement daté de 2026 d’une même personne est refusé, le premier daté de 2027 est écrit.',
      en: 'The 201st adjustment dated in 2026 of one person is refused, the first dated in 2027 is written.',
    },
  },
] as const satisfies readonly Rule[];
