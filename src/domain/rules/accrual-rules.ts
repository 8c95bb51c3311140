import type { Rule } from './rule.ts';

export const ACCRUAL_RULES = [
  {
    number: 'A1',
    source: 'L3141-3, F33927',
    title: { fr: 'Deux jours et demi par mois', en: 'Two and a half days a month' },
    statement: {
      fr: 'Un mois de travail donne 2,5 jours ouvrables, 30 par an au plus, à temps plein comme à temps partiel.',
      en: 'A month of work gives 2.5 jours ouvrables, 30 a year at most, full-time and part-time alike.',
    },
    example: {
      fr: 'Cinq mois : 12,5 jours, arrondis à 13.',
      en: 'Five months: 12.5 days, rounded up to 13.',
    },
  },
  {
    number: 'A2',
    source: 'L3141-4, L3141-6, F18260',
    title: { fr: 'Le meilleur de trois calculs', en: 'The best of three' },
    statement: {
      fr: 'On compare les mois, les semaines de travail (4 font un mois) et les jours (24, 22 ou 20 font un mois selon la semaine de l’entreprise), et on garde le meilleur, arrêt maladie compris.',
      en: 'Months, weeks of work (4 make a month) and days (24, 22 or 20 make a month, after the company’s week) are compared and the best is kept, sickness included.',
    },
    reading: {
      fr: 'Les exemples officiels comptent les mois entiers en mois : on n’acquiert jamais plus de mois que le contrat n’en touche, et une absence ne rapporte jamais plus que le même contrat sans elle. Un mois entier d’arrêt est un mois d’arrêt. Un jour non travaillé suit les jours de travail qui l’entourent : la même absence donne le même droit, demandée en une fois ou en plusieurs.',
      en: 'Official examples count whole months as months: no more months are earned than the contract touches, and an absence never earns more than the same contract without it. A whole month of sickness is a month of sickness. A day off follows the days of work around it: the same absence gives the same right, asked for at once or in parts.',
    },
    example: {
      fr: 'Quatre semaines sans solde dans l’année : 48 semaines travaillées, 30 jours.',
      en: 'Four weeks unpaid in the year: 48 weeks worked, 30 days.',
    },
  },
  {
    number: 'A3',
    source: 'L3141-7',
    title: { fr: 'L’arrondi', en: 'Rounding' },
    statement: {
      fr: 'Le total d’une période est arrondi au jour entier supérieur, à la fin de la période ou au départ.',
      en: 'The total of a period is rounded up to a whole day, at the end of the period or on departure.',
    },
    reading: {
      fr: 'Le texte ne vise que les jours ouvrables ; l’arrondi vaut aussi en ouvrés.',
      en: 'The text covers ouvrables only; we round ouvrés too.',
    },
    example: {
      fr: 'Neuf mois en ouvrés : 18,75, arrondis à 19.',
      en: 'Nine months in ouvrés: 18.75, rounded up to 19.',
    },
  },
  {
    number: 'A4',
    source: 'L3141-4',
    title: { fr: 'Le mois entamé', en: 'A month begun' },
    statement: {
      fr: 'Un mois incomplet (arrivée, départ, absence) se compte en jours, sans dépasser un mois.',
      en: 'An incomplete month (arrival, departure, absence) is counted in days, up to one month.',
    },
    reading: {
      fr: 'Sur l’ensemble de la période, le meilleur des trois calculs l’emporte (A2) : embauché le 15, on n’acquiert pas moins que ses semaines de travail ne donnent, ni plus que les mois touchés.',
      en: 'Over the whole period the best of three wins (A2): hired on the 15th, nobody earns less than their weeks of work give, nor more than the months they touch.',
    },
    example: {
      fr: 'Embauche le 17 septembre 2025 : dix jours d’ouverture, un demi-mois, 1,25 jour ouvrable fin septembre. Embauche le 15 : 185 jours de travail, neuf mois, 23 jours au 31 mai 2026.',
      en: 'Hired on 17 September 2025: ten open days, half a month, 1.25 ouvrables at the end of September. Hired on the 15th: 185 days of work, nine months, 23 days on 31 May 2026.',
    },
  },
  {
    number: 'A5',
    source: 'F2258',
    title: { fr: 'En jours ouvrés', en: 'In jours ouvrés' },
    statement: {
      fr: 'Cinq semaines font 25 jours ouvrés dans une entreprise ouverte cinq jours (27,5 pour cinq jours et demi, 30 pour six ou sept) : 25/12 par mois, sans arrondi intermédiaire.',
      en: 'Five weeks make 25 ouvrés in a company open five days (27.5 for five and a half, 30 for six or seven): 25/12 a month, never rounded on the way.',
    },
    setting: 'daysPerYear',
    example: { fr: 'Douze fois 25/12 font 25, pas 24,96.', en: 'Twelve times 25/12 is 25, not 24.96.' },
  },
  {
    number: 'A6',
    source: 'L3141-10, L3141-11, R3141-4, F2258',
    title: { fr: 'La période de référence', en: 'The reference period' },
    statement: {
      fr: 'Du 1er juin au 31 mai, ou à partir d’un autre mois par accord (1er janvier, 1er avril). Une période est écourtée quand l’entreprise en change.',
      en: '1 June to 31 May, or from another month by agreement (1 January, 1 April). A period is cut short when the company changes it.',
    },
    setting: 'periodStartMonth',
    example: {
      fr: 'Passage à l’année civile le 1er janvier 2027 : la période ouverte le 1er juin 2026 compte sept mois.',
      en: 'Moving to the calendar year on 1 January 2027: the period begun on 1 June 2026 has seven months.',
    },
  },
  {
    number: 'W1',
    source: { fr: 'L3141-5, L3142-2, F18260 ; loi 2025-1249', en: 'L3141-5, L3142-2, F18260; law 2025-1249' },
    title: { fr: 'Absences comptées comme du travail', en: 'Absences that count as work' },
    statement: {
      fr: 'Congés payés, maternité, paternité, adoption, repos compensateur, RTT, accident du travail et maladie professionnelle, événements familiaux, formation, mandat local.',
      en: 'Paid leave, maternity, paternity, adoption, compensatory rest, RTT, work accident and occupational illness, family events, training, local mandate.',
    },
    example: {
      fr: 'Deux mois de maternité : aucun jour perdu.',
      en: 'Two months of maternity leave: no day lost.',
    },
  },
  {
    number: 'W2',
    source: 'F18260',
    title: { fr: 'Absences qui ne rapportent rien', en: 'Absences that earn nothing' },
    statement: {
      fr: 'Grève, congé sans solde, enfant malade, sabbatique, parental à temps plein, présence parentale, solidarité familiale, proche aidant, mise à pied.',
      en: 'Strike, unpaid leave, a sick child, sabbatical, full-time parental leave, parental presence, family solidarity, carer’s leave, disciplinary suspension.',
    },
    example: {
      fr: 'Trois mois sans solde : 195 jours travaillés, 39 semaines, 25 jours ouvrables.',
      en: 'Three months unpaid: 195 days worked, 39 weeks, 25 ouvrables.',
    },
  },
  {
    number: 'W3',
    source: { fr: 'L1225-46-2 à L1225-46-7, F39685', en: 'L1225-46-2 to L1225-46-7, F39685' },
    title: { fr: 'Congé supplémentaire de naissance', en: 'Supplementary birth leave' },
    statement: {
      fr: 'Il compte comme du travail pour acquérir des congés.',
      en: 'It counts as work for earning leave.',
    },
    reading: {
      fr: 'Aucune source ne le dit ni ne l’exclut ; lecture favorable au salarié.',
      en: 'No source says so or excludes it; read in the employee’s favour.',
    },
    setting: 'supplementaryBirthLeaveAccrues',
    example: { fr: 'Deux mois : 5 jours ouvrables acquis.', en: 'Two months: 5 ouvrables earned.' },
  },
  {
    number: 'S1',
    source: 'L3141-5-1, L3141-5',
    title: { fr: 'Maladie ordinaire', en: 'Ordinary sickness' },
    statement: {
      fr: 'Depuis le 24 avril 2024, un mois d’arrêt donne 2 jours ouvrables, 24 par période au plus.',
      en: 'Since 24 April 2024 a month of sickness gives 2 ouvrables, 24 a period at most.',
    },
    reading: {
      fr: 'Les rappels pour 2009–2024 sont forclos depuis le 23 avril 2026 pour les salariés présents.',
      en: 'Claims for 2009–2024 closed on 23 April 2026 for current staff.',
    },
    example: {
      fr: 'Dix mois travaillés et deux d’arrêt : 29 jours.',
      en: 'Ten months worked and two sick: 29 days.',
    },
  },
  {
    number: 'S2',
    source: 'L3141-19-3',
    title: { fr: 'L’information au retour', en: 'Information on return' },
    statement: {
      fr: 'Dans le mois de la reprise, l’employeur dit combien de jours restent et jusqu’à quand.',
      en: 'Within a month of the return the employer says how many days are left and until when.',
    },
    example: {
      fr: 'Reprise le 1er juillet 2026 : au plus tard le 1er août.',
      en: 'Back on 1 July 2026: by 1 August.',
    },
  },
  {
    number: 'S3',
    source: 'L3141-19-1, L3141-21-1',
    title: { fr: 'Quinze mois pour les prendre', en: 'Fifteen months to take them' },
    statement: {
      fr: 'Les jours que la maladie a empêché de prendre restent dus quinze mois à compter de l’information.',
      en: 'Days that sickness kept from being taken stay due for fifteen months from the information.',
    },
    reading: {
      fr: 'Sans information, le délai ne court pas. Après un retour avant l’échéance, seuls sont gardés les jours qui ne tenaient plus dans le temps restant. Des arrêts entre lesquels la personne n’aurait pas travaillé n’en font qu’un.',
      en: 'Without information the time does not run. After a return before the deadline, only the days that no longer fitted are kept. Sick notes with no work between them are one stop.',
    },
    example: {
      fr: 'Informé le 13 mai 2026 : jusqu’au 13 août 2027.',
      en: 'Informed on 13 May 2026: until 13 August 2027.',
    },
  },
  {
    number: 'S4',
    source: 'L3141-19-2',
    title: { fr: 'L’arrêt d’un an et plus', en: 'A stop of a year or more' },
    statement: {
      fr: 'Si le contrat est suspendu depuis un an à la fin de la période, les quinze mois partent de cette fin, s’arrêtent au retour et reprennent à l’information, comptés en mois. Sans retour, les jours sont perdus à leur terme.',
      en: 'If the contract has been suspended for a year when the period ends, the fifteen months run from that end, stop at the return and go on at the information, counted in months. Without a return the days lapse when they are over.',
    },
    example: {
      fr: 'Arrêt du 1er mai 2024 au 31 janvier 2026, informé le 1er mars : il restait sept mois, jours de 2024–2025 jusqu’au 1er octobre 2026.',
      en: 'Stop from 1 May 2024 to 31 January 2026, informed on 1 March: seven months were left, days of 2024–2025 until 1 October 2026.',
    },
  },
  {
    number: 'S5',
    source: {
      fr: 'Cass. soc., 10 septembre 2025, n° 23-22.732 ; F2262',
      en: 'Cass. soc., 10 September 2025, n° 23-22.732; F2262',
    },
    title: { fr: 'Malade pendant ses congés', en: 'Sick during leave' },
    statement: {
      fr: 'Les jours de congé qu’un arrêt notifié recouvre sont rendus.',
      en: 'Days of leave that a notified stop overlaps are given back.',
    },
    reading: {
      fr: 'L’arrêt ne dit pas jusqu’à quand ; on applique les quinze mois de S3. Rendu jusqu’à sa veille, un férié du samedi ne donne plus de jour (C5).',
      en: 'The ruling sets no deadline; the fifteen months of S3 apply. A Saturday holiday whose eve is given back no longer gives a day (C5).',
    },
    example: {
      fr: 'Congé du 6 au 10 juillet 2026, arrêt du 8 au 12 : 4 jours ouvrables rendus, 3 ouvrés.',
      en: 'Leave from 6 to 10 July 2026, sick from 8 to 12: 4 ouvrables given back, 3 ouvrés.',
    },
  },
  {
    number: 'S6',
    source: 'L3141-5, 5°',
    title: {
      fr: 'Accident du travail, maladie professionnelle',
      en: 'Work accidents, occupational illness',
    },
    statement: {
      fr: 'L’accident du travail et la maladie professionnelle comptent comme du travail, sans limite depuis le 24 avril 2024, un an auparavant. Le reste vaut comme pour tout arrêt : notice au retour (S2), report (S3, S4), jours rendus (S5).',
      en: 'Work accidents and occupational illness count as work, without limit since 24 April 2024, for one year before. All else is as for any stop: a notice on return (S2), days kept (S3, S4), days given back (S5).',
    },
    example: {
      fr: 'Douze mois d’arrêt : 30 jours ouvrables, et non 24.',
      en: 'Twelve months away: 30 ouvrables, not 24.',
    },
  },
  {
    number: 'S7',
    source: {
      fr: 'L3141-19-1, L3141-19-3 ; choix du produit',
      en: 'L3141-19-1, L3141-19-3; product decision',
    },
    title: { fr: 'Quand une notice est demandée', en: 'When a notice is asked for' },
    statement: {
      fr: 'Une notice est préparée pour tout arrêt qui a empêché de prendre des jours : un congé qu’il a recouvert, des jours qui ne tenaient plus avant leur échéance, un arrêt d’un an et plus. Donnée par bulletin de paie, lettre ou en main propre, elle s’inscrit avec sa date, après l’arrêt et pas dans l’avenir ; notée par erreur, elle se retire et redevient due.',
      en: 'A notice is prepared for every stop that kept days from being taken: leave that it covered, days that no longer fitted before their deadline, a stop of a year or more. Given by payslip, letter or by hand, it is recorded with its date, after the stop and not in the future; recorded by mistake, it is taken back and owed again.',
    },
    reading: {
      fr: 'L’article vise tout arrêt. Là où rien n’a été empêché, aucune échéance ne change et le compteur, toujours à jour, dit le même nombre et la même date : aucune notice n’est réclamée.',
      en: 'The article speaks of every stop. Where nothing was prevented no deadline moves, and the counter, always up to date, says the same number and the same day: no notice is asked for.',
    },
    example: {
      fr: 'Un jour de rhume en novembre, 25 jours à prendre avant le 31 mai : pas de notice. Le même jour pendant un congé : une notice.',
      en: 'A day of cold in November, 25 days to take by 31 May: no notice. The same day during leave: a notice.',
    },
  },
] as const satisfies readonly Rule[];
