import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const PRODUCT_RULES = [
  {
    number: 'L1',
    source: PRODUCT_DECISION,
    title: { fr: 'La vie d’une demande', en: 'The life of a request' },
    statement: {
      fr: 'En attente, elle peut être modifiée, approuvée, refusée ou retirée ; approuvée, elle peut être annulée, ou son annulation demandée puis acceptée ou refusée. Rien d’autre.',
      en: 'While pending it can be edited, approved, rejected or withdrawn; once approved it can be cancelled, or its cancellation asked for, then accepted or refused. Nothing else.',
    },
    example: {
      fr: 'Retirer une demande approuvée : il faut demander son annulation.',
      en: 'Withdrawing an approved request: its cancellation must be asked for.',
    },
  },
  {
    number: 'L2',
    source: PRODUCT_DECISION,
    title: { fr: 'Un refus se motive', en: 'A refusal has a reason' },
    statement: {
      fr: 'Refuser une demande ou une annulation exige un motif.',
      en: 'Rejecting a request or a cancellation takes a reason.',
    },
    example: { fr: 'Un motif vide est refusé.', en: 'An empty reason is refused.' },
  },
  {
    number: 'L3',
    source: PRODUCT_DECISION,
    title: { fr: 'Pas deux absences à la fois', en: 'One absence at a time' },
    statement: {
      fr: 'Une demi-journée n’appartient qu’à une absence en attente ou approuvée d’une même personne.',
      en: 'A half-day belongs to one pending or approved absence of a person.',
    },
    example: {
      fr: 'Un matin et l’après-midi du même jour peuvent être deux absences.',
      en: 'A morning and the afternoon of the same day may be two absences.',
    },
  },
  {
    number: 'L4',
    source: PRODUCT_DECISION,
    title: { fr: 'Urgent', en: 'Urgent' },
    statement: {
      fr: 'Une demande en attente est urgente si elle commence dans trois jours au plus, ou a commencé.',
      en: 'A pending request is urgent when it starts within three days, or has started.',
    },
    example: {
      fr: 'Le 6, un congé du 9 est urgent, du 10 non.',
      en: 'On the 6th, leave from the 9th is urgent, from the 10th not.',
    },
  },
  {
    number: 'L5',
    source: PRODUCT_DECISION,
    title: { fr: 'Le délai de décision', en: 'Time to decide' },
    statement: {
      fr: 'Moyenne entre le dépôt et l’approbation, en heures, à une décimale.',
      en: 'Mean time from filing to approval, in hours, with one decimal.',
    },
    example: { fr: '1 h et 1 h 36 : 1,3 h.', en: '1 h and 1 h 36: 1.3 h.' },
  },
  {
    number: 'L6',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui décide', en: 'Who decides' },
    statement: {
      fr: 'Une personne privilégiée, pour quelqu’un de son niveau ou en dessous ; jamais pour elle-même, sauf si personne d’autre ne le peut.',
      en: 'A privileged person, for someone of their level or below; never for themselves, unless nobody else can.',
    },
    example: {
      fr: 'L’unique administrateur décide de sa propre demande ; s’ils sont deux, c’est l’autre.',
      en: 'The only admin decides their own request; when there are two, the other one does.',
    },
  },
  {
    number: 'L7',
    source: PRODUCT_DECISION,
    title: { fr: 'À qui la demande est envoyée', en: 'Who is asked' },
    statement: {
      fr: 'Au responsable des équipes de la personne et à ceux de ses membres qui sont au-dessus d’elle ; à défaut, ou si tous sont absents ce jour-là, aux administrateurs.',
      en: 'The manager of the person’s teams and those of their members who stand above the person; failing them, or when all are away that day, the admins.',
    },
    example: {
      fr: 'Sans équipe, une demande va aux administrateurs.',
      en: 'Without a team, a request goes to the admins.',
    },
  },
  {
    number: 'L8',
    source: PRODUCT_DECISION,
    title: { fr: 'La délégation', en: 'Standing in' },
    statement: {
      fr: 'Pendant une délégation, la personne désignée est sollicitée à la place ; elle ne décide que de ce que son propre rôle permet.',
      en: 'During a delegation the colleague named is asked instead; they decide only what their own role allows.',
    },
    example: {
      fr: 'Une cheffe d’équipe qui remplace un manager ne décide pas de la demande d’un autre manager.',
      en: 'A team lead who stands in for a manager does not decide another manager’s request.',
    },
  },
  {
    number: 'L9',
    source: PRODUCT_DECISION,
    title: { fr: 'Rappel et recours', en: 'Reminder and escalation' },
    statement: {
      fr: 'Après trois jours ouvrés d’attente, un rappel ; après six, un seul recours aux administrateurs. Les deux délais se règlent.',
      en: 'After three working days of waiting, a reminder; after six, one escalation to the admins. Both delays are settings.',
    },
    example: {
      fr: 'Déposée un jeudi : rappel le mardi, recours le vendredi.',
      en: 'Filed on a Thursday: reminder on Tuesday, escalation on Friday.',
    },
  },
  {
    number: 'L10',
    source: PRODUCT_DECISION,
    title: { fr: 'De 1970 à 2100', en: 'From 1970 to 2100' },
    statement: {
      fr: 'Tout jour que l’on indique va du 1er janvier 1970 au 31 décembre 2100, années dont les jours fériés sont connus. Un jour plus lointain, écrit par une version antérieure, est lu comme le plus proche que l’on puisse compter.',
      en: 'Every day that someone gives lies between 1 January 1970 and 31 December 2100, the years whose public holidays are known. A day further away that an earlier version wrote is read as the nearest one that can be counted with.',
    },
    example: {
      fr: 'Une date d’entrée au 1er mars 0026 est refusée.',
      en: 'An entry date of 1 March 0026 is refused.',
    },
  },
  {
    number: 'L11',
    source: PRODUCT_DECISION,
    title: { fr: 'Dix secondes pour revenir en arrière', en: 'Ten seconds to undo' },
    statement: {
      fr: 'Approuver, refuser, retirer, annuler, changer les membres d’une équipe ou supprimer un abonnement d’agenda vaut tout de suite et peut être rétabli dans les dix secondes, par qui l’a fait, une fois, si rien n’a changé depuis. Les e-mails partent après ce délai : ce qui est rétabli n’est annoncé à personne, et l’historique montre les deux.',
      en: 'Approving, refusing, withdrawing, cancelling, changing the members of a team or deleting a calendar subscription holds at once and can be undone within ten seconds, by whoever did it, once, if nothing has changed since. Mails leave after that time: what is undone is told to nobody, and the history shows both.',
    },
    example: {
      fr: 'Approuvé à 9 h 00 min 00 s, rétabli à 9 h 00 min 06 s : la demande attend de nouveau, ses jours sont rendus, aucun e-mail n’est parti.',
      en: 'Approved at 9:00:00, undone at 9:00:06: the request waits again, its days are back, no mail has left.',
    },
  },
  {
    number: 'L12',
    source: PRODUCT_DECISION,
    title: { fr: 'Plusieurs décisions à la fois', en: 'Several decisions at once' },
    statement: {
      fr: 'Cent demandes au plus se décident en un appel, des congés ou des annulations, jamais les deux. Chacune est décidée ou refusée pour elle-même, avec les droits et les règles de cet instant ; le travail continue quand la page est fermée, et le résultat est dit jusqu’à ce qu’il soit lu.',
      en: 'At most a hundred requests are decided in one call, leave or cancellations, never both. Each is decided or refused by itself, with the rights and rules of that moment; the work goes on when the page is closed, and the result is told until it is read.',
    },
    example: {
      fr: 'Treize demandes choisies, une retirée entre-temps : douze sont approuvées, la treizième est nommée avec sa raison.',
      en: 'Thirteen requests chosen, one withdrawn meanwhile: twelve are approved, the thirteenth is named with its reason.',
    },
  },
  {
    number: 'V1',
    source: 'L3141-17',
    title: { fr: 'Vingt-quatre jours d’affilée', en: 'Twenty-four days at once' },
    statement: {
      fr: 'Un congé ne dépasse pas 24 jours ouvrables (20 ouvrés) d’affilée, sauf dérogation individuelle. Des demandes sans travail entre elles font un seul congé (G6).',
      en: 'A leave is at most 24 ouvrables (20 ouvrés) at once, individual exceptions apart. Requests with no work between them are one leave (G6).',
    },
    example: {
      fr: 'Trois semaines en juillet, les deux suivantes dans une autre demande : au-delà, à signaler.',
      en: 'Three weeks in July, the next two in another request: beyond, to be pointed out.',
    },
  },
  {
    number: 'V2',
    source: 'D3141-5, D3141-6, L3141-16',
    title: { fr: 'Les délais de l’employeur', en: 'The employer’s notice' },
    statement: {
      fr: 'La période est annoncée deux mois avant ; les dates un mois avant, et ne changent plus ensuite, sauf circonstances exceptionnelles.',
      en: 'The window is announced two months ahead; dates one month ahead, after which they do not change, save in exceptional circumstances.',
    },
    example: {
      fr: 'Congé le 3 août 2026 : dates fixes à partir du 3 juillet.',
      en: 'Leave on 3 August 2026: dates are fixed from 3 July.',
    },
  },
  {
    number: 'D1',
    source: {
      fr: 'L3142-1 à L3142-5, F2278',
      en: 'L3142-1 to L3142-5, F2278',
    },
    title: { fr: 'Les événements familiaux', en: 'Family events' },
    statement: {
      fr: 'Mariage ou PACS 4 jours, mariage d’un enfant 1, naissance ou adoption 3, décès du conjoint, d’un parent, d’un beau-parent, d’un frère ou d’une sœur 3, d’un enfant 12 ou 14, annonce d’un handicap ou d’une maladie grave d’un enfant 5 (D3). Payés, non déduits.',
      en: 'Marriage or PACS 4 days, a child’s marriage 1, birth or adoption 3, death of a spouse, parent, parent-in-law or sibling 3, of a child 12 or 14, announcement of a child’s disability or serious illness 5 (D3). Paid, not deducted.',
    },
    example: {
      fr: 'Décès d’un enfant de 20 ans : 14 jours, et 8 de deuil.',
      en: 'Death of a child of 20: 14 days, and 8 of bereavement.',
    },
  },
  {
    number: 'D2',
    source: { fr: 'L1225-35, F3156 ; L1225-61, F151', en: 'L1225-35, F3156; L1225-61, F151' },
    title: { fr: 'Paternité, enfant malade', en: 'Paternity, sick child' },
    statement: {
      fr: 'Paternité : 25 jours calendaires, 32 pour des naissances multiples. Enfant malade : 3 jours par an, 5 si l’enfant a moins d’un an ou s’il y a trois enfants de moins de 16 ans.',
      en: 'Paternity: 25 calendar days, 32 for multiple births. Sick child: 3 days a year, 5 if the child is under one or there are three children under 16.',
    },
    example: { fr: 'Trois enfants de moins de 16 ans : 5 jours.', en: 'Three children under 16: 5 days.' },
  },
  {
    number: 'D3',
    source: { fr: 'L3142-4 ; F34158 à confirmer', en: 'L3142-4; F34158 to be confirmed' },
    title: {
      fr: 'L’annonce d’un handicap ou d’une maladie grave',
      en: 'The announcement of a disability or a serious illness',
    },
    statement: {
      fr: 'Cinq jours ouvrables au moins. Une entreprise qui en accorde davantage le règle sur le type (D4).',
      en: 'Five jours ouvrables at least. A company that grants more sets it on the type (D4).',
    },
    reading: {
      fr: 'L’édition du 15 juin 2026 de F34158 parle de dix jours ; aucun texte publié qui le dise n’a été retrouvé. Nous n’affirmons que ce qui est confirmé.',
      en: 'The edition of F34158 of 15 June 2026 speaks of ten days; no published text that says so was found. We state only what is confirmed.',
    },
    example: {
      fr: 'Six jours demandés : possible, et la personne qui décide en est avertie, sauf si l’entreprise en accorde six.',
      en: 'Six days asked for: possible, and whoever decides is warned, unless the company grants six.',
    },
  },
  {
    number: 'D4',
    source: { fr: 'L3142-4 (accord) ; choix du produit', en: 'L3142-4 (agreement); product decision' },
    title: { fr: 'Plus long par accord', en: 'Longer by agreement' },
    statement: {
      fr: 'Les événements familiaux, la paternité et l’enfant malade peuvent être accordés plus longtemps que la loi, jamais moins. Le nombre se règle sur le type, dans l’unité de la loi.',
      en: 'Family events, paternity and a sick child can be granted for longer than the law says, never for less. The number is set on the type, in the unit of the law.',
    },
    setting: 'grantedDays',
    example: {
      fr: 'Mariage : six jours par accord, cinq demandés, aucun avertissement ; trois jours sont refusés au réglage.',
      en: 'Marriage: six days by agreement, five asked for, no warning; three days are refused as a setting.',
    },
  },
  {
    number: 'O1',
    source: PRODUCT_DECISION,
    title: { fr: 'Un export par mois', en: 'An export for each month' },
    statement: {
      fr: 'Un export dit ce que coûte l’absence entière et, à côté, ce qui en tombe dans les jours demandés : de mois en mois, chaque jour est compté une fois. Les jours décomptés entre la fin de l’absence et la reprise vont avec son dernier jour.',
      en: 'An export says what the whole absence costs and, beside it, what of it falls into the days asked for: month after month, each day is counted once. Days counted between the end of the absence and the return go with its last day.',
    },
    example: {
      fr: 'Du 28 décembre 2026 au 8 janvier 2027 : 9 jours ouvrés, 4 en décembre et 5 en janvier.',
      en: '28 December 2026 to 8 January 2027: 9 ouvrés, 4 in December and 5 in January.',
    },
  },
  {
    number: 'O2',
    source: PRODUCT_DECISION,
    title: { fr: 'Un code par nature d’absence', en: 'A code for each kind of absence' },
    statement: {
      fr: 'Chaque ligne d’un export porte un code, le même dans toutes les entreprises et toutes les langues : la nature de l’absence au regard des droits, ou le compteur qu’elle entame. Là où le lecteur ne peut connaître le motif, il n’y a pas de code.',
      en: 'Each line of an export bears a code, the same in every company and language: what the absence is in the eyes of rights, or the counter it is taken from. Where the reader may not know the reason there is no code.',
    },
    example: {
      fr: 'Vacances : paid-leave ; congé maladie : sickness.',
      en: 'Holiday: paid-leave; sick leave: sickness.',
    },
  },
  {
    number: 'O3',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce que la paie lit d’une personne', en: 'What payroll reads of a person' },
    statement: {
      fr: 'Chaque ligne d’un export porte, après le nom, le matricule et ce qui reste de congés payés au dernier jour exporté : N-1 et avant, puis N. Chacun n’y lit que ce que ses écrans lui montrent ; les autres cases sont vides, comme au-delà d’un an.',
      en: 'Each line of an export bears, after the name, the payroll number and what is left of paid leave on the last exported day: N-1 and before, then N. Everyone reads there what their screens show them; the other cells are empty, as they are more than a year ahead.',
    },
    example: {
      fr: 'Export de novembre par l’administration : M-042, 12,5, 14,58. Par un responsable : le matricule manque.',
      en: 'November exported by an admin: M-042, 12.5, 14.58. By a manager: without the payroll number.',
    },
  },
] as const satisfies readonly Rule[];
