import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const CLOSING_RULES = [
  {
    number: 'Q1',
    source: PRODUCT_DECISION,
    title: { fr: 'Fermeture de l’entreprise', en: 'Closing of the company' },
    statement: {
      fr: 'Une fermeture a un nom, un premier et un dernier jour (demi-journées comprises), et concerne tout le monde, des équipes ou des personnes choisies, moins les exceptions. Une équipe compte ses membres et son responsable. Elle est essayée pour chacun avant d’être appliquée, appliquée d’un coup pour tous, annulée d’un coup pour tous.',
      en: 'A closing has a name, a first and a last day (half-days included), and concerns everyone, teams or chosen people, less the exceptions. A team counts its members and its manager. It is tried out for everybody before it is applied, applied to all at once, undone for all at once.',
    },
    reading: {
      fr: 'La date de consultation du CSE et un texte libre sont notés avec la fermeture ; le produit ne vérifie pas les obligations de consultation ni de délai.',
      en: 'The date on which the works council (CSE) was consulted and a free text are noted with the closing; the product does not check duties of consultation or notice.',
    },
    example: {
      fr: 'Fermeture d’août, du 2 au 20 août, pour tout le monde sauf l’astreinte.',
      en: 'August closing, from 2 to 20 August, for everyone except those on call.',
    },
  },
  {
    number: 'Q2',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui paie une fermeture', en: 'What pays for a closing' },
    statement: {
      fr: 'L’organisation choisit dans quel ordre les compteurs paient. Le premier paie tant que son solde le permet, à la demi-journée près si son type l’admet, puis le suivant. Chaque morceau est une absence approuvée, comptée comme toute autre : semaine de la personne, jours fériés, unité de l’organisation.',
      en: 'The organisation chooses in which order counters pay. The first pays as far as its balance goes, to the half-day if its type allows, then the next. Each part is an approved absence, counted like any other: the week of the person, public holidays, the unit of the organisation.',
    },
    example: {
      fr: 'RTT puis congés payés, cinq jours de fermeture, deux jours et demi de RTT : RTT du lundi au mercredi midi, congés payés ensuite.',
      en: 'RTT then paid leave, five days of closing, two and a half days of RTT: RTT from Monday to Wednesday noon, paid leave after it.',
    },
  },
  {
    number: 'Q3',
    source: PRODUCT_DECISION,
    title: { fr: 'Quand les droits ne suffisent pas', en: 'When there are not enough days' },
    statement: {
      fr: 'Pour les jours qu’aucun compteur ne peut payer (une personne arrivée depuis peu, par exemple), l’organisation choisit : le dernier compteur paie d’avance et passe sous zéro ; une absence d’un autre type, qui ne prend sur aucun compteur, est enregistrée ; ou rien n’est enregistré, l’entreprise est simplement fermée.',
      en: 'For days that no counter can pay for (of someone who joined lately, for example), the organisation chooses: the last counter pays in advance and goes below zero; an absence of another type, which no counter pays for, is recorded; or nothing is recorded and the company is simply closed.',
    },
    reading: {
      fr: 'Le produit ne dit pas ce que l’employeur doit payer ces jours-là : cela dépend de votre accord et de la situation de la personne. Le choix de payer d’avance vaut même si l’organisation refuse d’ordinaire de dépasser le solde.',
      en: 'The product does not say what the employer owes for those days: that depends on your agreement and on the person’s situation. The choice to pay in advance holds even where the organisation usually refuses to go beyond the balance.',
    },
    example: {
      fr: 'Arrivée le 1er juillet avec deux jours acquis, fermée cinq jours en août : deux jours de congés payés, trois jours selon le choix.',
      en: 'Joined on 1 July with two days earned, closed for five days in August: two days of paid leave, three days as chosen.',
    },
  },
  {
    number: 'Q4',
    source: PRODUCT_DECISION,
    title: { fr: 'Absences déjà posées', en: 'Absences that are already there' },
    statement: {
      fr: 'Une demi-journée que couvre déjà une absence de la personne, demandée ou approuvée, n’est pas prise une seconde fois : congé, maladie ou toute autre. Un jour que la personne ne travaille pas, un jour férié chômé ou hors contrat ne coûte rien. Un arrêt déclaré plus tard rend les jours qu’il recouvre, comme pour tout congé (S5).',
      en: 'A half-day that an absence of the person covers already, asked for or approved, is not taken a second time: leave, sickness or any other. A day that the person does not work, a public holiday off or a day outside the contract costs nothing. Sickness that is told later gives back the days it covers, as with any leave (S5).',
    },
    example: {
      fr: 'Un congé posé du 2 au 6 août, fermeture du 2 au 13 : seule la seconde semaine est prise.',
      en: 'Leave from 2 to 6 August, a closing from 2 to 13: only the second week is taken.',
    },
  },
  {
    number: 'Q5',
    source: PRODUCT_DECISION,
    title: { fr: 'Annuler une fermeture', en: 'Undoing a closing' },
    statement: {
      fr: 'Annuler une fermeture annule toutes les absences qu’elle a enregistrées et qui tiennent encore. Rien n’est effacé : chaque ligne reçoit son contraire (B8), et chaque solde redevient exactement ce qu’il était. Chaque personne en est prévenue par un seul message. Pour changer une fermeture, on l’annule et on l’applique à nouveau.',
      en: 'Undoing a closing cancels all absences that it recorded and that still hold. Nothing is erased: each line gets its opposite (B8), and each balance is exactly what it was. Everyone is told by one message. To change a closing, it is undone and applied anew.',
    },
    example: {
      fr: 'Fermeture annulée en juin : les 14 absences d’août sont annulées, les compteurs retrouvent leurs jours.',
      en: 'A closing undone in June: its 14 absences in August are cancelled, counters have their days again.',
    },
  },
  {
    number: 'Q6',
    source: PRODUCT_DECISION,
    title: { fr: 'Arrivées après l’application', en: 'People who join after it was applied' },
    statement: {
      fr: 'Qui entre dans le périmètre d’une fermeture après son application, et avant qu’elle ne soit finie, est proposé sur sa page pour être ajouté. Rien n’est enregistré sans ce geste.',
      en: 'Whoever comes to be concerned by a closing after it was applied, and before it is over, is proposed on its page to be added. Nothing is recorded without that.',
    },
    example: {
      fr: 'Une personne embauchée en juillet apparaît dans « À ajouter » de la fermeture d’août.',
      en: 'Someone hired in July appears under « To add » of the August closing.',
    },
  },
  {
    number: 'Q7',
    source: PRODUCT_DECISION,
    title: { fr: 'Une absence pour plusieurs personnes', en: 'An absence of several people' },
    statement: {
      fr: 'Qui peut enregistrer une absence pour quelqu’un peut l’enregistrer pour plusieurs à la fois, cinq cents au plus. Chaque personne est traitée comme si elle était seule : enregistrée en entier, ou refusée avec sa raison sans que cela touche les autres.',
      en: 'Whoever may record an absence for someone may record it for several at once, five hundred at most. Each person is treated as if alone: recorded in full, or refused with the reason without touching the others.',
    },
    example: {
      fr: 'Une formation de deux jours pour huit personnes : sept sont enregistrées, la huitième est déjà en congé.',
      en: 'Two days of training for eight people: seven are recorded, the eighth is on leave already.',
    },
  },
] as const satisfies readonly Rule[];
