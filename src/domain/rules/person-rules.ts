import { PRODUCT_DECISION, type Rule } from './rule.ts';

/** What rights depend on besides the contract, and how a contract ends. */
export const PERSON_RULES = [
  {
    number: 'Y4',
    source: PRODUCT_DECISION,
    title: { fr: 'Naissances et enfants, pour qui', en: 'Births and children, for whom' },
    statement: {
      fr: 'La date de naissance, les enfants à charge et le matricule sont lus par la personne et par les administrateurs, écrits par les administrateurs. Responsables et collègues ne les lisent nulle part ; le journal dit qu’ils ont changé, jamais leur valeur.',
      en: 'The birth date, dependent children and the payroll number are read by the person and by admins, and written by admins. Managers and colleagues read them nowhere; the log says that they changed, never their values.',
    },
    example: {
      fr: 'Une responsable ouvre la fiche d’une personne de son équipe : la carte n’y est pas.',
      en: 'A manager opens the page of someone in their team: the card is not there.',
    },
  },
  {
    number: 'Y5',
    source: { fr: 'L3141-8 ; choix du produit', en: 'L3141-8; product decision' },
    title: { fr: 'Au foyer le 30 avril', en: 'At home on 30 April' },
    statement: {
      fr: 'Un enfant peut avoir un premier et un dernier jour au foyer : il compte s’il y vit le 30 avril de l’année. Un enfant qui part garde ainsi les jours des années passées.',
      en: 'A child may have a first and a last day at home: it counts if it lives there on 30 April of the year. So a child who leaves keeps the days of years gone by.',
    },
    example: {
      fr: 'Au foyer jusqu’au 31 août 2026 : compte en 2026, plus en 2027.',
      en: 'At home until 31 August 2026: counts in 2026, no longer in 2027.',
    },
  },
  {
    number: 'N2',
    source: PRODUCT_DECISION,
    title: { fr: 'La date d’ancienneté', en: 'The seniority date' },
    statement: {
      fr: 'L’ancienneté compte depuis le début du contrat, ou depuis la date d’ancienneté si l’entreprise en a noté une (contrat repris, premier contrat, stage).',
      en: 'Seniority counts from the start of the contract, or from the seniority date if the company noted one (contract taken over, earlier contract, internship).',
    },
    example: {
      fr: 'Contrat du 1er juin 2025, ancienneté du 1er mars 2015 : dix ans au 31 mai 2026.',
      en: 'Contract of 1 June 2025, seniority of 1 March 2015: ten years on 31 May 2026.',
    },
  },
  {
    number: 'X1',
    source: 'L3141-28',
    title: { fr: 'À la fin du contrat, rien n’expire', en: 'With the end of the contract nothing lapses' },
    statement: {
      fr: 'Les jours de congé payé qui restent au dernier jour du contrat sont dus en argent : une ligne « indemnité compensatrice », au lendemain, met le compteur à zéro. Rien ne se perd, pas même ce qui expirait ce jour-là.',
      en: 'Days of paid leave that are left on the last day of the contract are owed in money: a line “compensation for leave not taken”, on the day after, brings the counter to zero. Nothing lapses, not even what expired on that very day.',
    },
    reading: {
      fr: 'Le produit compte des jours ; le montant est l’affaire de la paie. Des jours pris d’avance figurent au relevé avec leur signe, sans rien en conclure.',
      en: 'The product counts days; the amount is for payroll. Days taken in advance stand on the statement with their sign, and nothing is concluded from them.',
    },
    example: {
      fr: 'Départ le 16 octobre 2026 avec 31 jours : 31 jours dus ; au 1er juin 2027, aucun n’a expiré.',
      en: 'Leaving on 16 October 2026 with 31 days: 31 days owed; on 1 June 2027 none has lapsed.',
    },
  },
  {
    number: 'X2',
    source: PRODUCT_DECISION,
    title: { fr: 'RTT et autres compteurs au départ', en: 'RTT and other counters on departure' },
    statement: {
      fr: 'Ce qui reste des autres compteurs est écrit au relevé comme un reste, et le compteur se ferme avec le contrat. Si ce reste se paie, c’est l’accord de l’entreprise qui le dit.',
      en: 'What is left of other counters stands on the statement as left over, and the counter closes with the contract. Whether it is paid is for the company’s agreement to say.',
    },
    example: {
      fr: '4 RTT au dernier jour : 4 jours restants au relevé.',
      en: '4 RTT days on the last day: 4 days left on the statement.',
    },
  },
  {
    number: 'X3',
    source: PRODUCT_DECISION,
    title: { fr: 'Les congés après le dernier jour', en: 'Leave after the last day' },
    statement: {
      fr: 'Enregistrer un départ retire les demandes en attente et annule les congés accordés qui commencent après le dernier jour, et coupe à ce jour ceux qui le dépassent. Tout est montré avant d’être appliqué, et chacun est prévenu.',
      en: 'Recording a departure withdraws pending requests and cancels approved leave that begins after the last day, and cuts at that day what goes beyond it. All of it is shown before it is applied, and those concerned are told.',
    },
    example: {
      fr: 'Dernier jour le vendredi 16 : le congé du 12 au 23 devient du 12 au 16.',
      en: 'Last day Friday 16: leave from 12 to 23 becomes 12 to 16.',
    },
  },
  {
    number: 'X4',
    source: PRODUCT_DECISION,
    title: { fr: 'L’accès se ferme à minuit', en: 'Access closes at midnight' },
    statement: {
      fr: 'L’accès finit avec le dernier jour, à l’heure de l’entreprise : sessions et liens ne s’ouvrent plus, la place est rendue, les équipes suivent. Le nom, les absences et les lignes du compteur restent.',
      en: 'Access ends with the last day, by the company’s own time: sessions and links no longer open, the seat is free, teams follow. The name, the absences and the lines of the counters stay.',
    },
    example: {
      fr: 'Dernier jour le 16 octobre à Paris : à 0 h le 17, la session est refusée.',
      en: 'Last day 16 October in Paris: at midnight on the 17th the session is refused.',
    },
  },
  {
    number: 'X5',
    source: { fr: 'L3141-28 ; choix du produit', en: 'L3141-28; product decision' },
    title: { fr: 'La fin prévue d’un CDD', en: 'The foreseen end of a fixed-term contract' },
    statement: {
      fr: 'Une fin de contrat connue d’avance arrête l’acquisition et solde le compteur ce jour-là. Elle ne ferme aucun accès et n’annule aucun congé : cela demande un départ que quelqu’un a enregistré.',
      en: 'An end of contract that is known in advance stops earning and settles the counter on that day. It closes no access and cancels no leave: that takes a departure that somebody recorded.',
    },
    example: {
      fr: 'CDD jusqu’au 31 décembre : les jours restants sont dus au 31 ; sans départ enregistré, l’accès demeure.',
      en: 'Contract until 31 December: days left are owed on the 31st; without a recorded departure, access remains.',
    },
  },
  {
    number: 'X6',
    source: PRODUCT_DECISION,
    title: { fr: 'Un départ déplacé ou retiré', en: 'A departure moved or withdrawn' },
    statement: {
      fr: 'Changer le dernier jour ou retirer le départ ajoute les lignes qui corrigent et rouvre l’accès s’il était fermé. Les congés retirés ou annulés ne reviennent pas d’eux-mêmes.',
      en: 'Changing the last day or withdrawing the departure adds the lines that correct, and opens access again if it was closed. Leave that was withdrawn or cancelled does not come back by itself.',
    },
    example: {
      fr: 'La personne reste : l’indemnité est reprise par une ligne, l’acquisition continue.',
      en: 'The person stays: a line takes the compensation back, and earning goes on.',
    },
  },
  {
    number: 'X7',
    source: PRODUCT_DECISION,
    title: { fr: 'Le relevé de départ', en: 'The statement on departure' },
    statement: {
      fr: 'Le relevé dit ce qui est dû par période et par compteur, au dernier jour. Le lisent la personne tant que son accès est ouvert, qui peut modifier son contrat et, ensuite, les administrateurs.',
      en: 'The statement says what is owed by period and by counter, on the last day. It is read by the person while their access is open, by whoever may change their contract and, afterwards, by admins.',
    },
    example: {
      fr: 'N-1 : 6 jours ; N : 25 jours ; dus : 31 jours.',
      en: 'N-1: 6 days; N: 25 days; owed: 31 days.',
    },
  },
  {
    number: 'X8',
    source: PRODUCT_DECISION,
    title: { fr: 'Revenir', en: 'Coming back' },
    statement: {
      fr: 'Une personne partie peut être embauchée de nouveau : elle garde son historique, l’ancien contrat reste soldé, le nouveau acquiert depuis son premier jour. La date d’ancienneté se garde au choix.',
      en: 'Someone who left may be hired again: they keep their history, the earlier contract stays settled, the new one earns from its first day. The seniority date is kept by choice.',
    },
    example: {
      fr: 'Partie le 16 octobre 2026, revenue le 4 janvier 2027 : le compteur repart de zéro.',
      en: 'Left on 16 October 2026, back on 4 January 2027: the counter starts from zero.',
    },
  },
] as const satisfies readonly Rule[];
