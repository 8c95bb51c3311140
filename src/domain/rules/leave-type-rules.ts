import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const LEAVE_TYPE_RULES = [
  {
    number: 'G1',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce que voient les collègues', en: 'What colleagues see' },
    statement: {
      fr: 'Une absence d’un type confidentiel est « Absent » pour les collègues : écrans, réponses de l’API et messages. Seules la personne et celles qui décident en lisent le type. Un motif de santé reste toujours confidentiel.',
      en: 'Leave of a confidential type is “Away” to colleagues: screens, answers of the API and mails. Only the person and those who decide read its type. A reason of health always stays confidential.',
    },
    example: {
      fr: 'Enfant malade : la case « confidentiel » ne se décoche pas.',
      en: 'Sick child: the “confidential” box cannot be cleared.',
    },
  },
  {
    number: 'G2',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’un type demande', en: 'What a type asks for' },
    statement: {
      fr: 'Un type dit s’il se prend par demi-journées, s’il faut annoncer un justificatif, et s’il se valide. Sans validation, l’absence est acceptée au dépôt et les personnes qui décident en sont informées ; si son compteur ne suffit pas, elle attend leur décision.',
      en: 'A type says whether it can be taken in half-days, whether a justification must be announced, and whether someone approves it. Without approval, leave is accepted as it is filed and those who decide are told; if its counter does not suffice, it waits for their decision.',
    },
    example: {
      fr: 'Mariage : jours entiers, et l’acte annoncé dans le commentaire.',
      en: 'Marriage: whole days, and the certificate announced in the note.',
    },
  },
  {
    number: 'G3',
    source: PRODUCT_DECISION,
    title: { fr: 'La vie d’un type', en: 'The life of a type' },
    statement: {
      fr: 'Un type s’archive et se rétablit, il ne se supprime pas ; ce qui a été pris garde son nom. Deux types proposés ne portent pas le même nom. Le compteur d’un type qui a servi ne change plus. Des quatre types de base, seules la couleur et la confidentialité se règlent.',
      en: 'A type is archived and restored, never deleted; what was taken keeps its name. Two types on offer never bear the same name. The counter of a type that has been used no longer changes. Of the four that everyone starts with, only colour and confidentiality can be set.',
    },
    example: {
      fr: '« enfant malade » est refusé tant que « Enfant malade » est proposé.',
      en: '“sick child” is refused as long as “Sick child” is on offer.',
    },
  },
  {
    number: 'G4',
    source: PRODUCT_DECISION,
    title: { fr: 'Au-delà de la durée légale', en: 'Beyond the legal duration' },
    statement: {
      fr: 'Une demande plus longue que ce que prévoit la loi pour ce type, ou ce qu’un accord y ajoute (D4), est possible : la personne et celle qui décide en sont averties. Les événements familiaux se comptent en jours ouvrables demandés, l’enfant malade en jours travaillés de l’année civile.',
      en: 'A request that is longer than the law provides for its type, or an agreement adds to it (D4), is possible: the person and whoever decides are warned. Family events are counted in jours ouvrables asked for, a sick child in days of work of the calendar year.',
    },
    example: {
      fr: 'Mariage du lundi au vendredi : 5 jours ouvrables demandés, 4 prévus.',
      en: 'Marriage from Monday to Friday: 5 jours ouvrables asked for, 4 provided.',
    },
  },
  {
    number: 'G5',
    source: PRODUCT_DECISION,
    title: { fr: 'Malade pendant ses congés', en: 'Ill while on leave' },
    statement: {
      fr: 'Les collègues voient le congé tel qu’il a été posé. D’une absence dont le motif est caché, ils ne voient que ce qui dépasse, avant ou après, comme autant d’absences distinctes. Calendrier, flux, fichiers, comptes et messages : aucune question, quels que soient les dates, les filtres ou les limites, ne dit que quelque chose est arrivé.',
      en: 'Colleagues see the leave as it was booked. Of an absence whose reason is hidden they see only what goes beyond it, before or after, each as an absence of its own. Calendar, feeds, files, counts and mails: no question, whatever its dates, filters or limits, tells that something happened.',
    },
    example: {
      fr: 'Vacances du 6 au 17, arrêt du 9 au 20 : les collègues voient les vacances du 6 au 17, puis une absence du 18 au 20.',
      en: 'Holiday from the 6th to the 17th, sick from the 9th to the 20th: colleagues see a holiday from the 6th to the 17th, then an absence from the 18th to the 20th.',
    },
  },
  {
    number: 'G6',
    source: PRODUCT_DECISION,
    title: { fr: 'Des demandes qui se suivent', en: 'Requests that follow each other' },
    statement: {
      fr: 'Des demandes sans demi-journée de travail entre elles se comptent ensemble : pour les vingt-quatre jours d’affilée (V1) et pour un événement familial (G4). Les parts d’un congé de paternité se comptent ensemble sur six mois, l’enfant malade sur l’année civile.',
      en: 'Requests with no half-day of work between them are counted together: for twenty-four days at once (V1) and for a family event (G4). The parts of a paternity leave are counted together over six months, a sick child over the calendar year.',
    },
    example: {
      fr: 'Quatre demandes de paternité, 50 jours en tout : 25 prévus, l’avertissement paraît dès la demande qui dépasse.',
      en: 'Four requests for paternity, 50 days in all: 25 provided, the warning shows with the request that goes beyond.',
    },
  },
  {
    number: 'G7',
    source: PRODUCT_DECISION,
    title: { fr: 'La nature d’un type', en: 'What a type counts as' },
    statement: {
      fr: 'Un type porte sa nature : ce que la loi sur les droits en fait (W1 à W6, S1, S6, B5). Elle vient du catalogue ou se choisit, et se corrige : avant d’appliquer, on voit qui gagne ou perd quoi ; après, chaque compteur reçoit ses lignes de correction (B8), les notices de retour suivent et les personnes concernées sont prévenues. Les quatre types de base gardent la leur.',
      en: 'A type carries what it counts as: what the law on rights makes of it (W1 to W6, S1, S6, B5). It comes from the catalogue or is chosen, and can be corrected: before it is applied one sees who gains or loses what; afterwards each counter gets its correcting lines (B8), notices of return follow, and those concerned are told. The four that everyone starts with keep theirs.',
    },
    example: {
      fr: '« Absence longue » corrigée de « sans solde » en « accident du travail » : les mois d’arrêt acquièrent 2,5 jours.',
      en: '“Long absence” corrected from “unpaid leave” to “work accident”: the months away earn 2.5 days.',
    },
  },
  {
    number: 'G8',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui se saisit et ne se demande pas', en: 'What is recorded and not asked for' },
    statement: {
      fr: 'Une grève ou une mise à pied ne se demande pas : qui décide des congés la saisit pour la personne. Ces types ne sont proposés qu’à qui peut saisir, et la demande pour soi-même est refusée.',
      en: 'A strike or a suspension is not asked for: whoever decides on leave records it for the person. These types are offered to those who may record alone, and asking for oneself is refused.',
    },
    example: {
      fr: 'Le 7 octobre, jour de grève : la responsable saisit une absence pour huit personnes, sans qu’aucune n’ait à se déclarer dans l’application.',
      en: 'On 7 October, a day of strike: the manager records the absence of eight people, none of whom has to declare it in the application.',
    },
  },
] as const satisfies readonly Rule[];
