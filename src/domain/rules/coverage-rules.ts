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
  {
    number: 'K2',
    source: PRODUCT_DECISION,
    title: { fr: 'Présence minimale', en: 'Minimum presence' },
    statement: {
      fr: 'Une organisation ou une équipe peut fixer combien de personnes doivent être là. Une équipe compte ses membres et son responsable. Sur chaque demi-journée que la personne aurait travaillée, s’il resterait moins de monde que prévu sans elle, elle et qui décide en sont avertis, jour par jour. C’est un avertissement, jamais un refus.',
      en: 'An organisation or a team may set how many people must be in. A team counts its members and its manager. For each half-day that the person would have worked, if fewer than that would be left without them, they and whoever decides are told, day by day. It is a warning, never a refusal.',
    },
    reading: {
      fr: 'Seules les absences approuvées sont comptées ; ce que donneraient les demandes encore en attente est dit à part, à qui peut les lire. Les jours passés ne sont plus signalés. D’une absence que l’employeur ne peut pas refuser (K4), seule la personne qui décide est avertie.',
      en: 'Only approved absences are counted; what requests that still wait would make of it is told apart, to those who may read them. Days that are over are no longer told. Of leave that the employer may not refuse (K4), only whoever decides is told.',
    },
    example: {
      fr: 'Support : 2 personnes requises sur 3. Une est déjà absente le 12 mai : demander ce jour avertit qu’il ne resterait qu’une personne sur 2.',
      en: 'Support: 2 of 3 people required. One is already away on 12 May: asking for that day warns that only 1 of 2 would be left.',
    },
  },
  {
    number: 'K3',
    source: PRODUCT_DECISION,
    title: { fr: 'Période sans congé', en: 'Blackout period' },
    statement: {
      fr: 'Une organisation ou une équipe peut nommer des périodes sans congé. Une demande qui en touche une demi-journée travaillée par la personne est refusée au dépôt, avec le nom et les dates de la période, que le type se valide ou non. Modifier une demande plus ancienne reste possible tant qu’elle n’entre pas dans une période de plus.',
      en: 'An organisation or a team may name periods without leave. A request that touches a half-day of one which the person would have worked is refused as it is filed, with the name and the dates of the period, whether or not its type needs approval. An older request can still be edited as long as it enters no further period.',
    },
    example: {
      fr: 'Inventaire du 12 au 14 janvier : un congé du 9 au 12 est refusé, un congé du 15 est accepté.',
      en: 'Stocktaking from 12 to 14 January: leave from 9 to 12 is refused, leave on 15 is not.',
    },
  },
  {
    number: 'K4',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’une période sans congé ne touche pas', en: 'What a blackout period leaves alone' },
    statement: {
      fr: 'Une période sans congé ne vaut que pour les absences que l’employeur peut refuser. La maladie et les congés que la loi accorde (événements familiaux, paternité, enfant malade) passent.',
      en: 'A blackout period holds only for leave that the employer may refuse. Sickness, and leave that the law grants (family events, paternity, a sick child), goes through.',
    },
    example: {
      fr: 'Une naissance pendant l’inventaire : les trois jours sont déposés comme d’habitude.',
      en: 'A birth during stocktaking: its three days are filed as usual.',
    },
  },
  {
    number: 'K5',
    source: PRODUCT_DECISION,
    title: { fr: 'Déroger à une période sans congé', en: 'Setting a blackout period aside' },
    statement: {
      fr: 'Qui peut décider peut accorder un congé malgré une période sans congé, en disant pourquoi : en l’enregistrant pour la personne, ou en approuvant une demande plus ancienne que la période. Le motif reste dans l’historique de la demande, que lisent la personne et celles qui décident, et dans le journal d’activité.',
      en: 'Whoever may decide may grant leave in spite of a blackout period, saying why: by recording it for the person, or by approving a request that is older than the period. The reason stays in the history of the request, which the person and those who decide can read, and in the audit log.',
    },
    example: {
      fr: 'Un billet acheté avant que l’inventaire ne soit fixé : la demande est approuvée avec ce motif.',
      en: 'A ticket bought before stocktaking was set: the request is approved with that reason.',
    },
  },
] as const satisfies readonly Rule[];
