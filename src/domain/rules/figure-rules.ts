import { NO_TEXT, PRODUCT_DECISION, type Rule } from './rule.ts';

export const FIGURE_RULES = [
  {
    number: 'U1',
    source: NO_TEXT,
    title: { fr: 'Deux taux d’absence, chacun avec son nom', en: 'Two rates of absence, each with its name' },
    statement: {
      fr: 'Taux = demi-journées d’absence ÷ demi-journées qui auraient été travaillées × 100. « Anact » : maladie, accident du travail, accident de trajet, maladie professionnelle. « Non planifié » : les mêmes, plus enfant malade, présence parentale, solidarité familiale, proche aidant, événement familial, grève et mise à pied. Congés payés, RTT et toutes les autres absences sont planifiés. Le télétravail, les déplacements et le temps partiel thérapeutique ne sont pas des absences. Un arrêt posé sur un congé compte comme arrêt.',
      en: 'Rate = half-days away ÷ half-days that would have been worked × 100. “Anact”: sickness, work accident, commuting accident, occupational illness. “Unplanned”: the same, and sick child, parental presence, family solidarity, carer, family event, strike and suspension. Paid leave, RTT and every other absence are planned. Telework, trips and therapeutic part-time are no absences. A stop that lies over leave counts as a stop.',
    },
    example: {
      fr: '15 personnes, 22 jours, 6 jours d’arrêt : 12 ÷ 660 demi-journées = 1,82 %.',
      en: '15 people, 22 days, 6 days of sickness: 12 ÷ 660 half-days = 1.82 %.',
    },
  },
  {
    number: 'U2',
    source: PRODUCT_DECISION,
    title: { fr: 'Des chiffres jamais plus vieux que les faits', en: 'Figures never older than the facts' },
    statement: {
      fr: 'Chaque nuit, chaque personne est résumée par mois et par jour de semaine. Ce qui change dans la journée (une décision, une semaine de travail, un réglage) marque les personnes concernées, et qui lit ensuite les voit recomptées. Les jours fériés chômés et les jours hors contrat ne sont attendus de personne. Les équipes sont celles d’aujourd’hui.',
      en: 'Each night, each person is summed up by month and weekday. What changes during the day (a decision, a working week, a setting) marks those concerned, and whoever reads next finds them counted again. Nobody is expected on public holidays off or outside their contract. Teams are those of today.',
    },
    example: {
      fr: 'Un arrêt d’octobre saisi en novembre change le taux d’octobre dès la lecture suivante.',
      en: 'A stop of October recorded in November changes the rate of October with the next reading.',
    },
  },
  {
    number: 'U3',
    source: PRODUCT_DECISION,
    title: { fr: 'Acquis, pris, posés, restants', en: 'Earned, taken, booked, left' },
    statement: {
      fr: 'De tous les congés payés acquis dont les jours peuvent encore être pris : ce qui est pris aujourd’hui, ce qui est approuvé pour plus tard, et ce qui reste. Restants = acquis − pris − posés. Une demande qui attend une réponse ne retire rien.',
      en: 'Of all paid leave earned whose days can still be taken: what has been taken by today, what is approved for later, and what is left. Left = earned − taken − booked. A request that waits for an answer takes nothing off.',
    },
    example: {
      fr: 'Acquis 25, pris 10, posés 5 : restants 10.',
      en: 'Earned 25, taken 10, booked 5: left 10.',
    },
  },
  {
    number: 'U4',
    source: PRODUCT_DECISION,
    title: { fr: 'Des mois entiers, et la période d’avant', en: 'Whole months, and the time before' },
    statement: {
      fr: 'Une période est faite de mois entiers, 36 au plus ; sans choix, les douze mois finis. Elle est comparée au même nombre de mois juste avant. Les demandes comptent au mois de leur dépôt. Délai de réponse : du dépôt à la réponse, demandes saisies pour quelqu’un mises à part ; le médian et le neuvième décile, mesurés et non interpolés.',
      en: 'A period is made of whole months, 36 at most; unless chosen, the twelve months that are over. It is compared with the same number of months just before. Requests count in the month of their filing. Time to an answer: from filing to the answer, requests recorded for somebody left out; the median and the ninth decile, measured and not interpolated.',
    },
    example: {
      fr: 'De janvier à mars 2026 se compare à octobre à décembre 2025.',
      en: 'January to March 2026 is compared with October to December 2025.',
    },
  },
  {
    number: 'U5',
    source: PRODUCT_DECISION,
    title: { fr: 'Jamais moins de cinq personnes', en: 'Never fewer than five people' },
    statement: {
      fr: 'Un chiffre sur moins de cinq personnes est tu. Le sont aussi ceux dont la différence le donnerait : tout sauf quatre personnes au plus, la plus petite équipe à côté de celle qui est cachée, une équipe qui est tout un site sauf quatre personnes au plus.',
      en: 'A figure about fewer than five people is not told. Nor are those whose difference would give it: all but four people or fewer, the smallest team beside the one that is hidden, a team that is all of a site but four people or fewer.',
    },
    example: {
      fr: 'Équipes de 3, 6 et 20 personnes : celle de 3 est cachée, celle de 6 aussi, sinon 29 − 20 − 6 donnerait les 3.',
      en: 'Teams of 3, 6 and 20 people: that of 3 is hidden, and that of 6 as well, or else 29 − 20 − 6 would give the 3.',
    },
  },
  {
    number: 'U6',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui lit les chiffres', en: 'Who reads figures' },
    statement: {
      fr: 'Les administrateurs, sur tout le monde ; les managers, sur les équipes qu’ils dirigent, seules ou ensemble. Une équipe qui n’est pas la leur n’existe pas pour eux.',
      en: 'Admins, about everyone; managers, about the teams that they lead, one by one or together. A team that is not theirs does not exist for them.',
    },
    example: {
      fr: 'Le manager de l’atelier ne trouve ni le taux de l’entreprise ni celui du magasin.',
      en: 'The manager of the workshop finds neither the rate of the company nor that of the shop.',
    },
  },
  {
    number: 'U7',
    source: 'L3141-18, L3141-19',
    title: { fr: 'Qui n’a pas soufflé', en: 'Who has had no break' },
    statement: {
      fr: 'Une semaine de repos : sept jours d’affilée sans travail, dont un congé ; un arrêt n’est pas un repos. Sont signalés à la personne et aux administrateurs, et à personne d’autre : six mois sans semaine de repos, et un été fini, de mai à octobre, sans quatorze jours d’affilée (les douze jours ouvrables de la loi). Ce n’est pas un reproche, et rien n’en est noté.',
      en: 'A week off: seven days in a row without work, some of them leave; a stop is no rest. Told to the person and to admins, and to nobody else: six months without a week off, and a summer that is over, from May to October, without fourteen days in a row (the twelve jours ouvrables of the law). It is no reproach, and nothing is kept of it.',
    },
    example: {
      fr: 'Dernière semaine de repos finie le 3 mai, rien depuis : signalé le 3 novembre.',
      en: 'The last week off ended on 3 May, none since: told on 3 November.',
    },
  },
  {
    number: 'U8',
    source: PRODUCT_DECISION,
    title: { fr: 'Derrière chaque chiffre, ses jours', en: 'Behind each figure, its days' },
    statement: {
      fr: 'Un chiffre s’ouvre sur les absences, les demandes ou les compteurs qui le font, pour qui les lit déjà ailleurs ; leur somme est le chiffre. Un chiffre caché ne s’ouvre pas. Aucun score par personne n’est calculé.',
      en: 'A figure opens to the absences, requests or counters that make it, for those who read them elsewhere anyway; their sum is the figure. A hidden figure does not open. No score of a person is worked out.',
    },
    example: {
      fr: '6 jours non planifiés : deux arrêts de 2 jours et quatre demi-journées d’enfant malade.',
      en: '6 unplanned days: two stops of 2 days and four half-days for a sick child.',
    },
  },
  {
    number: 'U9',
    source: PRODUCT_DECISION,
    title: { fr: 'Le minimum de présence manqué', en: 'The minimum presence that was missed' },
    statement: {
      fr: 'Les jours passés où des absences ont laissé moins de personnes que le minimum d’aujourd’hui, avec le nombre d’absences planifiées et non planifiées ce jour-là si l’équipe compte au moins cinq personnes (dix pour qui la dirige, U18).',
      en: 'Days that are over on which absences left fewer people than the minimum of today asks for, with how many were away as planned and unplanned on that day if the team has at least five people (ten for whoever leads it, U18).',
    },
    example: {
      fr: 'Minimum 4, 3 présents le 12 mars : deux congés et un arrêt.',
      en: 'Minimum 4, 3 there on 12 March: two on leave and one ill.',
    },
  },
  {
    number: 'U10',
    source: {
      fr: 'Cass. soc. 13 juin 2012 ; 21 septembre 2017, n° 16-18.898',
      en: 'Cass. soc. 13 June 2012; 21 September 2017, n° 16-18.898',
    },
    title: { fr: 'Prévenir avant que des jours ne soient perdus', en: 'A word before days are lost' },
    statement: {
      fr: 'D’ici une date (sans choix, la fin de la période de congés), chaque personne à qui il restera des jours à perdre, congés posés déduits, tous compteurs ayant une fin compris ; les jours reportés après un arrêt sont marqués. Qui quitte l’entreprise avant ne perd rien. Un rappel part par e-mail, un par jour au plus à chacun ; qui l’a envoyé, quand et ce qu’il disait sont gardés : à l’employeur de prouver qu’il a permis de prendre ses congés.',
      en: 'By a day (unless chosen, the end of the leave period), everyone who would have days left to lose, booked leave taken off, of every counter that has an end; days put off after a stop are marked. Whoever leaves before loses nothing. A reminder leaves by mail, one a day at most to each; who sent it, when and what it said are kept: it is for the employer to prove that leave could be taken.',
    },
    example: {
      fr: '12 jours à prendre avant le 31 mai, 5 posés en avril : 7 jours à perdre.',
      en: '12 days to take by 31 May, 5 booked in April: 7 days to lose.',
    },
  },
  {
    number: 'U11',
    source: 'L3141-24, L3141-28',
    title: { fr: 'Ce que coûtent les congés', en: 'What leave costs' },
    statement: {
      fr: 'À une date, pour chaque personne et chaque compteur (N-1, N) : jours restants × salaire d’un jour, ou dixième du brut de la période × jours restants ÷ jours acquis ; le plus favorable est retenu, arrondi au centime. Les jours pris d’avance ne coûtent rien. Charges : le taux de l’organisation. Écritures : débit 6412, crédit 4282 ; charges débit 645, crédit 4382 ; à extourner à l’ouverture. Le salaire d’un jour et le brut sont vus et saisis par les administrateurs et les experts-comptables seuls. Sans eux, les jours seuls sont dits. La prévision prend les jours acquis et posés jusqu’à la fin de la période, avec les salaires d’aujourd’hui.',
      en: 'On a day, for each person and each counter (N-1, N): days left × pay of a day, or a tenth of the gross of the period × days left ÷ days earned; the better is kept, rounded to the cent. Days taken ahead cost nothing. Charges: the rate of the organisation. Journal: debit 6412, credit 4282; charges debit 645, credit 4382; to be taken back at the opening. The pay of a day and the gross are seen and set by admins and accountants alone. Without them, days alone are told. The forecast takes what is earned and booked until the end of the period, with the pay of today.',
    },
    reading: {
      fr: 'Pas pour les entreprises du bâtiment affiliées à une caisse de congés payés. C’est une charge à payer, non une provision de classe 15.',
      en: 'Not for building firms that belong to a fund of paid leave. It is a charge to pay, not a provision of class 15.',
    },
    example: {
      fr: 'N-1 : 8 jours à 64,5763 € font 516,61 €, le dixième 535,20 € : 535,20 €. N : 13 jours font 839,49 €, le dixième 832,82 € : 839,49 €.',
      en: 'N-1: 8 days at €64.5763 make €516.61, the tenth €535.20: €535.20. N: 13 days make €839.49, the tenth €832.82: €839.49.',
    },
  },
  {
    number: 'U12',
    source: PRODUCT_DECISION,
    title: {
      fr: 'Les chiffres du mois, par e-mail et sur papier',
      en: 'Figures of the month, by mail and on paper',
    },
    statement: {
      fr: 'Qui peut lire les chiffres peut les recevoir : le premier jour ouvré du mois, ceux du mois d’avant, une fois par personne et par mois ; un serveur arrêté ce jour-là les envoie dans les six jours. Sans choix, rien ne part. Le PDF du mois dit la même chose que l’e-mail. Ce qui est caché à l’écran (U5) n’y est pas.',
      en: 'Whoever may read figures can have them sent: on the first working day of the month, those of the month before, once for each person and month; a server that was down on that day sends them within six days. Unless chosen, nothing leaves. The PDF of the month says what the mail says. What is hidden on the screen (U5) is not in it.',
    },
    example: {
      fr: 'Le 1ᵉʳ janvier 2027 est un vendredi férié : les chiffres de décembre partent le lundi 4.',
      en: '1 January 2027 is a holiday and a Friday: the figures of December leave on Monday the 4th.',
    },
  },
  {
    number: 'U13',
    source: PRODUCT_DECISION,
    title: { fr: 'L’habitude de chacun', en: 'What each person usually takes' },
    statement: {
      fr: 'Du mois en cours à celui de la date, douze mois au plus : moyenne des congés payés pris dans les mêmes mois des trois années d’avant, de celles où la personne était là tous ces mois, moins ce qui est pris ou posé dans ces mois cette année, jamais moins que zéro. Sans une telle année, il n’y a pas d’habitude. Elle s’ajoute aux congés posés pour dire qui perdra probablement des jours et ce qui sera dû en fin de période ; elle est toujours dite à part.',
      en: 'From this month to that of the day, twelve months at most: the mean of the paid leave taken in the same months of the three years before, of those in which the person was there in all of these months, less what is taken or booked in these months this year, never less than nothing. Without such a year there is no custom. It comes on top of booked leave to tell who will likely lose days and what will be owed at the end of the period; it is always told apart.',
    },
    example: {
      fr: 'De novembre à mai : 6 jours en 2025, 8 en 2024, 2 posés cette année : habitude 7 − 2 = 5. Sur 9 jours à perdre, 4 le seront probablement.',
      en: 'From November to May: 6 days in 2025, 8 in 2024, 2 booked this year: custom 7 − 2 = 5. Of 9 days to lose, 4 likely will be.',
    },
  },
  {
    number: 'U14',
    source: PRODUCT_DECISION,
    title: { fr: 'Le coût, depuis les compteurs de la paie', en: 'The cost, from the counters of payroll' },
    statement: {
      fr: 'Sur demande, les jours dus viennent des derniers bulletins comparés de la période (soldes N-1 et N), pour qui en a : solde imprimé, plus ce que nos compteurs ont fait du jour du bulletin à la date. Les autres gardent nos compteurs, et l’écran dit combien viennent des bulletins.',
      en: 'On demand, the days owed come from the last payslips of the period that were compared (balances N-1 and N), for those who have any: the balance as printed, and what our counters did from the day of the payslip to the day asked for. Others keep our counters, and the screen says how many come from payslips.',
    },
    example: {
      fr: 'Bulletin du 31 octobre : N-1 12 jours, chez nous 10. Le 30 novembre, 1 jour pris depuis : 11 jours dus.',
      en: 'Payslip of 31 October: N-1 12 days, ours 10. On 30 November, 1 day taken since: 11 days owed.',
    },
  },
  {
    number: 'U15',
    source: PRODUCT_DECISION,
    title: { fr: 'Chaque tableau en fichier', en: 'Every table as a file' },
    statement: {
      fr: 'Chaque tableau des chiffres part en CSV et en classeur, avec ce que l’écran montre et rien de plus : une case cachée y est dite cachée. Ceux qui nomment des personnes demandent une preuve récente, et chacune y lit qui les a pris. Les autres n’en nomment aucune.',
      en: 'Every table of the figures leaves as CSV and as a workbook, with what the screen shows and nothing more: a hidden cell is said to be hidden. Those that name people ask for a fresh proof, and each of these people reads who took them. The others name nobody.',
    },
    example: {
      fr: 'Le fichier « Côte à côte » dit « caché » dans chaque colonne d’une équipe de trois personnes.',
      en: 'The file « Side by side » says « hidden » in every column of a team of three.',
    },
  },
  {
    number: 'U16',
    source: PRODUCT_DECISION,
    title: { fr: 'Deux pages n’en disent pas plus qu’une', en: 'Two pages tell no more than one' },
    statement: {
      fr: 'Un mois est dit, ou tu, de la même façon sur toutes les pages : selon qui devait y travailler, et selon le groupe choisi, tel qu’il est aujourd’hui. Un mois tu n’entre dans aucun total, ni les demandes qui y ont été déposées : une période moins une autre ne le donne pas. Il en va de même des jours de semaine ; un jour tu en emporte un autre, d’au moins cinq personnes. Les congés d’aujourd’hui sont ceux de qui est là ce mois-ci, quelle que soit la période. Deux groupes croisés (une équipe dans un établissement) sont tus s’ils diffèrent de quatre personnes au plus d’un groupe ou d’un autre croisement.',
      en: 'A month is told, or not, in the same way on every page: by who would have worked in it, and by the group that is chosen, as it is today. A month that is not told is counted in no total, nor are the requests that were filed in it: one period less another does not give it. The same goes for weekdays; one that is not told takes another with it, of at least five people. Leave of today is that of who is there this month, whatever the period. Two groups that cross (a team on a site) are not told if they differ by four people or fewer from a group or from another crossing.',
    },
    example: {
      fr: 'Équipe de quatre personnes en janvier et février, de cinq depuis mars : de janvier à mars, les chiffres sont ceux de mars.',
      en: 'A team of four people in January and February, of five since March: from January to March, the figures are those of March.',
    },
  },
  {
    number: 'U17',
    source: PRODUCT_DECISION,
    title: { fr: 'Les congés, au fil de l’année', en: 'Leave against the course of the year' },
    statement: {
      fr: 'À côté des jours pris, posés et restants, en parts entières qui font 100, la part passée de l’année de congé : les jours de la période d’aujourd’hui jusqu’à aujourd’hui compris, sur tous ceux de cette période, selon les règles de l’organisation. Les jours acquis dans l’année en cours comptent dès qu’ils le sont : une part prise plus petite que la part passée n’est pas un retard à elle seule. Ce chiffre ne parle de personne et ne s’ouvre sur rien.',
      en: 'Beside the days taken, booked and left, in whole shares that make 100, how much of the leave year has gone by: the days of the period of today up to and including today, of all days of that period, by the rules of the organisation. Days earned in the running year count as soon as they are earned: a share taken that is smaller than the share gone by is no delay by itself. This figure is about nobody and opens to nothing.',
    },
    example: {
      fr: 'Le 16 novembre, année du 1ᵉʳ juin au 31 mai : 169 jours sur 365, soit 46,3 %.',
      en: '16 November, a year from 1 June to 31 May: 169 days of 365, which is 46.3 %.',
    },
  },
  {
    number: 'U18',
    source: PRODUCT_DECISION,
    title: { fr: 'Les absences, à qui dirige l’équipe', en: 'Absences, to whoever leads the team' },
    statement: {
      fr: 'Qui dirige une équipe voit au calendrier qui manque : un total des absences planifiées ou non lui dirait qui est malade. Pour les managers, taux, jours et arrêts ne sont donc dits qu’à partir de dix personnes, de même que le mois, le jour de semaine et ce qui a manqué au minimum de présence (U9) ; ce qui se trouve par différence suit la même limite (U5, U16). Congés, demandes et délais de réponse gardent celle de cinq, et les administrateurs aussi.',
      en: 'Whoever leads a team sees in the calendar who is missing: a total of planned or unplanned absences would say who is ill. For managers, rates, days and spells are therefore told from ten people on, and so are months, weekdays and what the minimum presence lacked (U9); what can be had by subtracting has the same limit (U5, U16). Leave, requests and times to an answer keep that of five, and so do admins.',
    },
    example: {
      fr: 'Équipes de 6 et de 12 personnes : celle de 6 est tue, et celle de 12 aussi, sinon 18 − 12 donnerait les 6 ; les absences des 18 sont dites.',
      en: 'Teams of 6 and 12 people: that of 6 is not told, nor is that of 12, or else 18 − 12 would give the 6; absences of the 18 are told.',
    },
  },
] as const satisfies readonly Rule[];
