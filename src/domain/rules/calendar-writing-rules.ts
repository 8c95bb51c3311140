import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** Leave in calendars that people connected. */
export const CALENDAR_WRITING_RULES = [
  {
    number: 'N30',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui est écrit dans un agenda', en: 'What is written into a calendar' },
    statement: {
      fr: 'Les absences approuvées d’une personne sont écrites dans l’agenda qu’elle a relié, tant qu’elles ne sont pas annulées. Le travail ailleurs n’en est pas. En reliant, ce qui est à venir est écrit ; ce qui est passé ne l’est pas. D’un arrêt posé sur un congé approuvé n’est écrit que ce qui le dépasse (G5) : deux événements sur les mêmes jours le trahiraient.',
      en: 'Approved absences of a person are written into the calendar that they connected, as long as they are not cancelled. Work elsewhere is not among them. On connecting, what is to come is written; what is over is not. Of sickness over approved leave, only what goes beyond it is written (G5): two events on the same days would tell.',
    },
    example: {
      fr: 'Un congé dont l’annulation est seulement demandée reste dans l’agenda.',
      en: 'Leave whose cancellation is only asked for stays in the calendar.',
    },
  },
  {
    number: 'N31',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’un agenda en dit', en: 'What a calendar says of it' },
    statement: {
      fr: '« Absent(e) », en privé, sans le type, la note ni le motif. Les jours entiers vont de minuit à minuit ; dès qu’une demi-journée est en jeu, de 8 h à 12 h et de 14 h à 18 h dans le fuseau de l’organisation. C’est une absence du bureau là où le compte le permet, sinon un événement occupé.',
      en: '“Away”, private, without the type, the note or the reason. Whole days go from midnight to midnight; as soon as a half-day is involved, from 8:00 to 12:00 and from 14:00 to 18:00 in the time zone of the organisation. It is out of office where the account allows it, else a busy event.',
    },
    example: {
      fr: 'Un arrêt maladie et des vacances ne se distinguent pas dans l’agenda.',
      en: 'Sick leave and holidays cannot be told apart in the calendar.',
    },
  },
  {
    number: 'N32',
    source: PRODUCT_DECISION,
    title: { fr: 'Seulement ce que Relâche a écrit', en: 'Only what Relâche wrote' },
    statement: {
      fr: 'Un événement porte l’identifiant de sa demande et se retrouve par lui : écrit une fois, déplacé et retiré avec elle. Rien d’autre n’est lu ni changé, et rien de l’agenda ne change Relâche.',
      en: 'An event carries the id of its request and is found by it: written once, moved and removed with it. Nothing else is read or changed, and nothing in the calendar changes Relâche.',
    },
    example: {
      fr: 'Une réponse perdue n’écrit pas l’absence deux fois.',
      en: 'A lost answer does not write the absence twice.',
    },
  },
  {
    number: 'N33',
    source: PRODUCT_DECISION,
    title: { fr: 'L’agenda dit ce qui est vrai maintenant', en: 'The calendar says what is true now' },
    statement: {
      fr: 'Chaque changement d’une absence met son agenda à revoir, dans la même transaction. Revoir lit l’état du moment ; un agenda est revu une chose après l’autre. Un agenda qui ne répond pas est essayé pendant environ trois jours, et pas avant le délai qu’il demande.',
      en: 'Each change of an absence puts its calendar down to be looked at, in the same transaction. Looking reads what is true by then; a calendar is looked at one thing after the other. A calendar that does not answer is tried for about three days, and not before the time it asks for.',
    },
    example: {
      fr: 'Approuvée puis annulée dans la seconde, une absence ne reste pas dans l’agenda.',
      en: 'Approved and cancelled within a second, an absence does not stay in the calendar.',
    },
  },
  {
    number: 'N34',
    source: PRODUCT_DECISION,
    title: { fr: 'Quitter un agenda', en: 'Leaving a calendar' },
    statement: {
      fr: 'En déliant, ce que Relâche a écrit est retiré si on le demande. Avant l’effacement d’une personne, c’est retiré et l’accès rendu, autant que le fournisseur répond.',
      en: 'On disconnecting, what Relâche wrote is removed if that is asked for. Before a person is erased, it is removed and the access given back, as far as the provider answers.',
    },
    example: {
      fr: 'Microsoft n’offre aucun appel pour rendre un accès : l’écran dit de le retirer dans le compte.',
      en: 'Microsoft has no call to give an access back: the screen says to remove it in the account.',
    },
  },
  {
    number: 'N45',
    source: PRODUCT_DECISION,
    title: { fr: 'De part et d’autre d’un congé', en: 'On both sides of leave' },
    statement: {
      fr: 'Ce qui dépasse un congé de plusieurs côtés est écrit en autant d’événements, chacun retrouvé par la demande et son rang. Ils changent, se rejoignent et partent avec elle.',
      en: 'What goes beyond leave on several sides is written as that many events, each found by the request and its place. They change, join and go with it.',
    },
    example: {
      fr: 'Un arrêt du jeudi au mardi suivant la semaine de congé : un événement avant, un après, et le congé entre les deux.',
      en: 'Sickness from the Thursday before a week of leave to the Tuesday after it: one event before, one after, and the leave between them.',
    },
  },
] as const satisfies readonly Rule[];
