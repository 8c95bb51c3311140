import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const EXTRA_DAY_RULES = [
  {
    number: 'F1',
    source: 'L3141-23',
    title: { fr: 'Les jours de fractionnement', en: 'Fractionnement days' },
    statement: {
      fr: 'Trois à cinq jours du congé principal pris hors de la période d’été donnent un jour, six ou plus en donnent deux. Ils sont crédités le jour où ils sont gagnés.',
      en: 'Three to five days of the main leave taken outside the summer window give one day, six or more give two. They are credited on the day they are gained.',
    },
    reading: {
      fr: 'Un congé pris avant la fin de la période ne donne de jours que si un congé d’été de la même période l’accompagne (F2258). Un solde repris après l’été est lu avec ce que le contrat a acquis : ce qui manque est tenu pour pris en été.',
      en: 'Leave taken before the period is over gives days only beside summer leave of the same period (F2258). A balance brought in after the summer is read with what the contract has earned: what is missing is taken to be summer leave.',
    },
    setting: 'fractionnement',
    example: {
      fr: '24 jours de congé principal, 18 pris en été : 2 jours.',
      en: '24 days of main leave, 18 taken in summer: 2 days.',
    },
  },
  {
    number: 'F2',
    source: 'L3141-17, L3141-23',
    title: { fr: 'La cinquième semaine à part', en: 'The fifth week apart' },
    statement: {
      fr: 'Seul compte le congé principal : 24 jours ouvrables (20 ouvrés) au plus.',
      en: 'Only the main leave counts: 24 ouvrables (20 ouvrés) at most.',
    },
    example: {
      fr: '30 jours, 24 pris en été, 6 en hiver : rien.',
      en: '30 days, 24 taken in summer, 6 in winter: nothing.',
    },
  },
  {
    number: 'F3',
    source: { fr: 'Usage (eur-eko.fr)', en: 'Practice (eur-eko.fr)' },
    title: { fr: 'Le fractionnement en ouvrés', en: 'Fractionnement in ouvrés' },
    statement: {
      fr: 'En jours ouvrés : trois ou quatre jours en donnent un, cinq ou plus en donnent deux.',
      en: 'In ouvrés: three or four days give one, five or more give two.',
    },
    example: { fr: '20 jours, 15 pris en été : 2 jours.', en: '20 days, 15 taken in summer: 2 days.' },
  },
  {
    number: 'F4',
    source: { fr: 'F2258 ; L3141-19', en: 'F2258; L3141-19' },
    title: { fr: 'Douze jours d’été d’abord', en: 'Twelve summer days first' },
    statement: {
      fr: 'L’administration demande douze jours d’affilée pris en été ; l’article ne le dit pas.',
      en: 'The administration asks for twelve days in a row in summer; the article does not say so.',
    },
    reading: {
      fr: 'Non exigé. Deux demandes sans travail entre elles font un seul congé.',
      en: 'Not required. Two requests with no work between them are one leave.',
    },
    example: {
      fr: '10 jours en été, 14 en hiver : 2 jours.',
      en: '10 days in summer, 14 in winter: 2 days.',
    },
  },
  {
    number: 'F5',
    source: 'L3141-18',
    title: { fr: 'Un congé court ne se fractionne pas', en: 'A short leave is not split' },
    statement: {
      fr: 'Un droit de douze jours ouvrables ou moins se prend d’un bloc : pas de jour de fractionnement.',
      en: 'A right of twelve ouvrables or less is taken at once: no fractionnement day.',
    },
    example: {
      fr: '12 jours acquis, pris en hiver : rien.',
      en: '12 days earned, taken in winter: nothing.',
    },
  },
  {
    number: 'F6',
    source: {
      fr: 'L3141-23 ; chapitre de L3422-2 pour Mayotte (texte de 2019)',
      en: 'L3141-23; L3422-2 chapter for Mayotte (2019 text)',
    },
    title: { fr: 'La période d’été', en: 'The summer window' },
    statement: {
      fr: 'Du 1er mai au 31 octobre de chaque année ; à Mayotte, du 1er juillet au 31 décembre.',
      en: '1 May to 31 October of each year; in Mayotte, 1 July to 31 December.',
    },
    example: {
      fr: 'Un congé en novembre est hors période, sauf à Mayotte ; en mai de l’année suivante, il ne l’est pas.',
      en: 'A leave in November is outside the window, except in Mayotte; in May of the next year it is not.',
    },
  },
  {
    number: 'F7',
    source: { fr: 'L3141-23 ; choix du produit', en: 'L3141-23; product decision' },
    title: { fr: 'Proposés, accordés, abandonnés', en: 'Proposed, granted, given up' },
    statement: {
      fr: 'Passé le 31 octobre, les jours gagnés sont proposés à qui décide et comptent aussitôt dans le solde : la loi les donne, une décision qui tarde ne les retire pas. Les accorder le confirme. La renonciation de la personne, écrite, les retire par une autre ligne. Qui a décidé et quand est gardé.',
      en: 'Once 31 October has passed, the days earned are proposed to whoever decides and count in the balance at once: the law gives them, and a decision that is late does not take them away. Granting them confirms it. A waiver by the person, in writing, takes them out by another line. Who decided and when is kept.',
    },
    reading: {
      fr: 'L’article ne demande aucune décision de l’employeur : entre un jour compté trop tôt et un jour perdu en silence, le premier protège la personne. Si les jours gagnés changent après un accord, ils sont proposés de nouveau.',
      en: 'The article asks for no decision of the employer: of a day counted too early and a day lost in silence, the first protects the person. When the days earned change after they were granted, they are proposed again.',
    },
    example: {
      fr: 'Une semaine en novembre : 2 jours de plus dans le compteur ce jour-là, « à décider » chez le responsable ; après renonciation, 2 jours de moins, avec sa cause.',
      en: 'A week in November: 2 days more in the counter that day, “to decide” for the manager; after a waiver, 2 days less, with its cause.',
    },
  },
  {
    number: 'Y1',
    source: 'L3141-8',
    title: { fr: 'Les enfants à charge', en: 'Dependent children' },
    statement: {
      fr: 'Un enfant compte s’il vit au foyer et a moins de 15 ans au 30 avril de l’année, ou s’il est handicapé. L’âge du parent se lit au 30 avril de l’année précédente.',
      en: 'A child counts if it lives at home and is under 15 on 30 April of the year, or is disabled. The parent’s age is read on 30 April of the year before.',
    },
    setting: 'youngParentDays',
    example: {
      fr: 'Enfant né le 30 avril 2011 : ne compte plus en 2026.',
      en: 'A child born on 30 April 2011 no longer counts in 2026.',
    },
  },
  {
    number: 'Y2',
    source: 'L3141-8',
    title: { fr: 'Parent de moins de 21 ans', en: 'Parent under 21' },
    statement: {
      fr: 'Deux jours par enfant, un seul si le congé acquis ne dépasse pas six jours ouvrables (cinq ouvrés).',
      en: 'Two days per child, one if the leave earned is six ouvrables (five ouvrés) or less.',
    },
    example: { fr: '30 jours, un enfant : 32.', en: '30 days, one child: 32.' },
  },
  {
    number: 'Y3',
    source: 'L3141-8',
    title: { fr: 'Parent de 21 ans et plus', en: 'Parent of 21 and more' },
    statement: {
      fr: 'Deux jours par enfant, sans dépasser le congé annuel entier.',
      en: 'Two days per child, up to a full year’s leave.',
    },
    example: { fr: '28 jours, deux enfants : 30.', en: '28 days, two children: 30.' },
  },
  {
    number: 'N1',
    source: { fr: 'L3141-10 (par accord seulement)', en: 'L3141-10 (agreement only)' },
    title: { fr: 'L’ancienneté', en: 'Seniority' },
    statement: {
      fr: 'Des jours d’ancienneté existent si l’entreprise les prévoit ; l’ancienneté se lit au dernier jour de la période.',
      en: 'Seniority days exist if the company grants them; seniority is read on the last day of the period.',
    },
    setting: 'seniority',
    example: {
      fr: 'Deux jours à dix ans : entré le 31 mai 2016, crédités le 31 mai 2026.',
      en: 'Two days at ten years: hired on 31 May 2016, credited on 31 May 2026.',
    },
  },
  {
    number: 'R1',
    source: {
      fr: 'L3121-41 à L3121-44, F34151 (par accord seulement)',
      en: 'L3121-41 to L3121-44, F34151 (agreement only)',
    },
    title: { fr: 'Les RTT', en: 'RTT' },
    statement: {
      fr: 'Un second compteur, par année civile, crédité chaque mois ou d’un coup, perdu au 31 décembre.',
      en: 'A second counter, by calendar year, credited each month or at once, lost on 31 December.',
    },
    setting: 'rtt',
    example: { fr: '12 par an : 3 au 31 mars.', en: '12 a year: 3 on 31 March.' },
  },
  {
    number: 'R2',
    source: PRODUCT_DECISION,
    title: { fr: 'Prendre un RTT', en: 'Taking RTT' },
    statement: {
      fr: 'Un jour de RTT, ou d’un type qui a son propre compteur, coûte ce que vous auriez travaillé, sans veille de reprise.',
      en: 'A day of RTT, or of a type with a counter of its own, costs what you would have worked, with no eve of return.',
    },
    example: { fr: 'Vendredi : 1 jour, jamais le samedi.', en: 'Friday: 1 day, never Saturday.' },
  },
  {
    number: 'R3',
    source: 'F19261',
    title: { fr: 'Le forfait en jours', en: 'Contracts in days' },
    statement: {
      fr: 'Jours de l’année, moins les week-ends, les fériés en semaine, 25 jours de congé et 218 jours de travail.',
      en: 'Days of the year, less weekends, holidays on weekdays, 25 days of leave and 218 days of work.',
    },
    example: { fr: '2026 : 365 − 104 − 9 − 25 − 218 = 9.', en: '2026: 365 − 104 − 9 − 25 − 218 = 9.' },
  },
  {
    number: 'R4',
    source: { fr: 'Par accord ; choix du produit', en: 'By agreement; product decision' },
    title: { fr: 'Les RTT à temps partiel', en: 'RTT and part-time work' },
    statement: {
      fr: 'Les RTT suivent la semaine de travail : deux jours sur cinq donnent deux cinquièmes. Une semaine pleine a cinq jours, ou les jours d’ouverture s’ils sont moins nombreux. Un changement de semaine ou de règle en cours de mois ou d’année compte au prorata des jours.',
      en: 'RTT follows the working week: two days of five give two fifths. A full week has five days, or the open days when they are fewer. A change of week or rule within a month or a year counts by days.',
    },
    reading: {
      fr: 'Un accord peut donner autant à tous : le réglage le dit.',
      en: 'An agreement may give everyone as many: the setting says so.',
    },
    setting: 'rtt',
    example: { fr: '12 par an, deux jours par semaine : 4,8.', en: '12 a year, two days a week: 4.8.' },
  },
  {
    number: 'R5',
    source: { fr: 'F19261, accord', en: 'F19261, agreement' },
    title: { fr: 'Le forfait en jours, réglage', en: 'Contracts in days, as a setting' },
    statement: {
      fr: 'Le forfait se règle pour une catégorie, une personne, un établissement ou tous : 218 jours au plus. Les jours de repos de l’année (R3) sont alors crédités à la place d’un nombre de RTT, avec les jours fériés de la zone de la personne ; à temps partiel, en proportion (R4).',
      en: 'The contract is set for a category, a person, a site or everyone: 218 days at most. The rest days of the year (R3) are then credited instead of a number of RTT days, with the public holidays of the person’s zone; part-time, in proportion (R4).',
    },
    setting: 'forfaitJours',
    example: {
      fr: '218 jours : 9 jours de repos en 2026, 11 en 2027.',
      en: '218 days: 9 rest days in 2026, 11 in 2027.',
    },
  },
  {
    number: 'R6',
    source: { fr: 'Accord', en: 'Agreement' },
    title: { fr: 'La part de l’employeur', en: 'The employer’s share' },
    statement: {
      fr: 'Une part des RTT peut être à la main de l’employeur, qui en fixe les dates. Elle est montrée sur le compteur, et une demande qui entame cette part est signalée des deux côtés ; elle n’est pas refusée.',
      en: 'A share of RTT may be the employer’s, who sets its dates. It is shown on the counter, and a request that cuts into it is pointed out to both sides; it is not refused.',
    },
    setting: 'rtt',
    example: {
      fr: '12 jours dont 5 à la main de l’employeur : le huitième jour demandé est signalé.',
      en: '12 days of which 5 are the employer’s: the eighth day asked for is pointed out.',
    },
  },
] as const satisfies readonly Rule[];
