import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const PAYROLL_RULES = [
  {
    number: 'J1',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce que la paie reçoit d’une absence', en: 'What payroll is told of an absence' },
    statement: {
      fr: 'Une ligne par absence approuvée et par mois : la personne et son matricule, le code, le premier et le dernier jour dans le mois avec leurs demi-journées, et ce qui tombe dans le mois en jours ouvrés, en jours ouvrables et en jours de calendrier. Une absence à cheval sur deux mois donne une ligne dans chacun (O1). Un congé payé qu’un arrêt recouvre est coupé : les jours rendus (S5) ne sont dits que par l’arrêt. Télétravail et déplacements n’en donnent aucune. Ni note ni motif n’y figurent.',
      en: 'One line for each approved absence and month: the person and their payroll number, the code, the first and the last day within the month with their half-days, and what falls into the month in ouvrés, in ouvrables and in calendar days. An absence over the end of a month has a line in each (O1). Paid leave that a stop overlaps is cut: the days given back (S5) are told by the stop alone. Telework and trips have none. Neither notes nor reasons are in it.',
    },
    example: {
      fr: 'Du 28 septembre au 2 octobre 2026 : 3 jours ouvrés en septembre, 2 en octobre. Avec un arrêt du 30 septembre au 1er octobre : congé 2 et 1, arrêt 1 et 1.',
      en: '28 September to 2 October 2026: 3 ouvrés in September, 2 in October. With a stop from 30 September to 1 October: leave 2 and 1, stop 1 and 1.',
    },
  },
  {
    number: 'J2',
    source: PRODUCT_DECISION,
    title: { fr: 'Clôture d’un mois de paie', en: 'Closing a pay month' },
    statement: {
      fr: 'Clore un mois écrit ses lignes une fois pour toutes, avec les noms, matricules et codes de ce jour. Les mois se closent dans l’ordre ; le premier est n’importe quel mois commencé. Avant, une liste dit ce qui manque : demandes en attente, matricules, codes, notices dues, dates de contrat. Elle n’empêche pas de clore.',
      en: 'Closing a month writes its lines once and for all, with the names, payroll numbers and codes of that day. Months are closed in order; the first is any that has begun. Before that a list says what is missing: requests that wait, payroll numbers, codes, notices due, contract dates. It does not keep anyone from closing.',
    },
    example: {
      fr: 'Septembre est clos : octobre est le suivant, novembre doit attendre.',
      en: 'September is closed: October is next, November has to wait.',
    },
  },
  {
    number: 'J3',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui change après la clôture', en: 'What changes after closing' },
    statement: {
      fr: 'Un mois clos ne change plus. Ce qui change le passé (arrêt transmis tard, annulation, dates corrigées, autre décompte) devient une différence dans le mois suivant : ce que la paie doit reprendre, ce qu’elle n’a pas encore, et la cause. On regarde douze mois en arrière. Une différence close est connue de la paie et n’est pas dite deux fois.',
      en: 'A closed month no longer changes. Whatever changes the past (a stop told late, a cancellation, corrected dates, another count) becomes a difference in the next month: what payroll has to take back, what it does not have yet, and the cause. Twelve months are looked back. A difference that was closed is known to payroll and is not told twice.',
    },
    example: {
      fr: 'Septembre clos, un arrêt du 21 au 25 septembre arrive le 3 octobre : octobre porte +5 jours ouvrés pour septembre, « transmis après la clôture ».',
      en: 'September is closed, a stop from 21 to 25 September arrives on 3 October: October bears +5 ouvrés for September, “told after closing”.',
    },
  },
  {
    number: 'J4',
    source: PRODUCT_DECISION,
    title: { fr: 'Rouvrir un mois', en: 'Opening a month again' },
    statement: {
      fr: 'Le dernier mois clos peut être rouvert, avec un motif, inscrit au journal, tant que l’expert-comptable n’en a pas téléchargé de fichier. Les lignes de la première clôture restent gardées.',
      en: 'The latest closed month can be opened again, with a reason, which the log holds, until the accountant has fetched a file of it. The lines of the first closing are kept.',
    },
    example: {
      fr: 'Clos un jour trop tôt : rouvert, corrigé, clos de nouveau.',
      en: 'Closed a day too early: opened again, corrected, closed anew.',
    },
  },
  {
    number: 'J5',
    source: PRODUCT_DECISION,
    title: { fr: 'Codes de paie et motifs DSN', en: 'Payroll codes and DSN reasons' },
    statement: {
      fr: 'Chaque type d’absence porte le code de votre logiciel de paie et le motif de la DSN. Rien n’est mis sans vous : le produit propose, d’après des listes publiées par des tiers, et vous confirmez.',
      en: 'Each type of absence bears the code of your payroll program and the reason of the DSN. Nothing is set without you: the product suggests, from lists that third parties publish, and you confirm.',
    },
    example: {
      fr: 'Vacances : AB-300 est proposé ; votre cabinet dit CP, et c’est CP qui sort.',
      en: 'Holiday: AB-300 is suggested; your accountant says CP, and CP is what comes out.',
    },
  },
  {
    number: 'J6',
    source: PRODUCT_DECISION,
    title: { fr: 'Modèles de fichiers de paie', en: 'Models of payroll files' },
    statement: {
      fr: 'Un modèle dit ce que le logiciel de paie lit : colonnes, noms, ordre, séparateur, signe décimal, dates, jeu de caractères, une ligne par absence, par jour ou par total du mois. Un modèle dont aucune source ne confirme la disposition le dit, et tous se modifient. Un modèle qui perdrait la personne, l’absence, le sens d’une différence ou une demi-journée est refusé.',
      en: 'A model says what the payroll program reads: columns, names, order, separator, decimal sign, dates, character set, one row for each absence, each day or each total of the month. A model whose layout no source confirms says so, and all can be changed. A model that would lose the person, the absence, the sign of a difference or a half-day is refused.',
    },
    example: {
      fr: 'Le modèle Silae est proposé avec cinq colonnes, « à confirmer » ; le cabinet en veut six : une colonne est ajoutée.',
      en: 'The model for Silae is proposed with five columns, “to be confirmed”; the accountant wants six: a column is added.',
    },
  },
  {
    number: 'J7',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce que dit un fichier de paie', en: 'What a payroll file says' },
    statement: {
      fr: 'Un fichier dit les lignes et les différences d’un mois clos, et rien d’autre ; ce qui est à reprendre est négatif. Où le logiciel ne connaît les demi-journées que seules, une absence commencée ou finie à midi est coupée. Relu, le fichier redonne le mois.',
      en: 'A file says the lines and the differences of a closed month, and nothing else; what is to be taken back is negative. Where the program knows half-days only by themselves, an absence that begins or ends at noon is cut. Read back, the file gives the month.',
    },
    example: {
      fr: 'Du mercredi midi au vendredi, pour Silae : 0,5 le mercredi, puis 2 du jeudi au vendredi.',
      en: 'Wednesday noon to Friday, for Silae: 0.5 on Wednesday, then 2 from Thursday to Friday.',
    },
  },
  {
    number: 'J8',
    source: PRODUCT_DECISION,
    title: { fr: 'Fichiers gardés', en: 'Files that are kept' },
    statement: {
      fr: 'Chaque fichier est gardé avec son auteur, sa date et son empreinte SHA-256, et se télécharge à l’identique, quoi qu’il soit advenu du modèle ou du mois. Qui l’a téléchargé la première fois, et quand, est inscrit.',
      en: 'Each file is kept with its author, date and SHA-256, and downloads the same, whatever became of the model or the month. Who fetched it first, and when, is noted.',
    },
    example: {
      fr: 'Le fichier de septembre, téléchargé en mars : les mêmes octets.',
      en: 'The file of September, downloaded in March: the same bytes.',
    },
  },
  {
    number: 'J18',
    source: PRODUCT_DECISION,
    title: { fr: 'Bulletins comparés', en: 'Payslips compared' },
    statement: {
      fr: 'Les compteurs d’un bulletin sont comparés aux nôtres à la date du bulletin, avec ce que savait le mois lors de sa clôture : ce qui a été saisi depuis n’est pas reproché au bulletin, mais dit à part. Si le mois n’est pas clos, on compare avec ce que nous savons le jour même. N-1 et N sont comparés chacun pour soi ; ce qui est plus ancien est compté avec N-1.',
      en: 'The counters of a payslip are compared with ours on the day of the payslip, with what the month knew when it was closed: what was told since is not held against the payslip, but said apart. Where the month is not closed, we compare with what we know that very day. N-1 and N are each compared by themselves; what is older counts with N-1.',
    },
    example: {
      fr: 'Octobre clos le 3 novembre, congé du 12 au 13 octobre saisi le 4 : le bulletin à 20 jours est juste, et notre compteur en dit 18 depuis.',
      en: 'October closed on 3 November, leave from 12 to 13 October told on the 4th: the payslip with 20 days is right, and our counter has said 18 since.',
    },
  },
  {
    number: 'J19',
    source: PRODUCT_DECISION,
    title: { fr: 'Causes d’un écart', en: 'Causes of a difference' },
    statement: {
      fr: 'Un écart porte un nom quand une cause en fait exactement le nombre de jours, ou deux ensemble : absence saisie après la clôture, ajustement, jours d’ancienneté ou de fractionnement tenus dans un autre compteur, arrondi, acquisition commencée à une autre date, unité (ouvrés ou ouvrables). Une cause qui ne fait qu’approcher n’en est pas une : le reste est dit sans explication.',
      en: 'A difference has a name when one cause makes exactly its days, or two together: an absence told after closing, an adjustment, days for seniority or winter leave kept in another counter, rounding, acquisition started at another date, the unit (ouvrés or ouvrables). A cause that only comes near is none: what is left is said to be unexplained.',
    },
    example: {
      fr: 'Bulletin : 30 ; Relâche : 25 jours ouvrés, rien de pris. Écart de 5 jours : le bulletin compte en jours ouvrables.',
      en: 'Payslip: 30; Relâche: 25 ouvrés, nothing taken. A difference of 5 days: the payslip counts in ouvrables.',
    },
  },
  {
    number: 'J20',
    source: PRODUCT_DECISION,
    title: { fr: 'D’où viennent les compteurs', en: 'Where the counters come from' },
    statement: {
      fr: 'Un tableau collé ou un fichier, dont les colonnes sont choisies une fois et retenues ; ou des bulletins en PDF, lus par la place des nombres sur la page. Chaque ligne est rapprochée par le matricule, à défaut par le nom exact ; celles de personnes inconnues ou illisibles sont nommées toutes d’un coup. Un PDF n’est jamais gardé ; protégé ou sans texte, il est refusé.',
      en: 'A pasted table or a file, whose columns are chosen once and remembered; or PDF payslips, read by where figures stand on the page. Each row is matched by payroll number, else by the exact name; those of nobody we know, or that cannot be read, are named all at once. A PDF is never kept; locked or without text, it is refused.',
    },
    example: {
      fr: '« Compteur A » choisi comme solde N-1 en octobre l’est encore en novembre.',
      en: '“Counter A”, chosen as the balance of N-1 in October, still is in November.',
    },
  },
  {
    number: 'J21',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qui suit un écart', en: 'What follows a difference' },
    statement: {
      fr: 'Chaque écart peut donner lieu à un ajustement, une seule fois, avec son motif (B9), à une question à l’expert-comptable, ou de lui (J17), ou à une note de l’entreprise. L’expert-comptable compare aussi ; il n’ajuste rien et ne lit ni notes ni motifs d’ajustement (J16). Les comparaisons sont gardées telles qu’elles ont été faites, avec leur auteur et leur date.',
      en: 'Each difference may lead to an adjustment, once, with its reason (B9), to a question to the accountant or of theirs (J17), or to a note of the company. The accountant compares as well; they adjust nothing and read neither notes nor reasons of adjustments (J16). Comparisons are kept as they were made, with their author and date.',
    },
    example: {
      fr: 'Bulletin : 23, Relâche : 20. Ajusté de +3 sur N-1, avec le motif proposé.',
      en: 'Payslip: 23, Relâche: 20. Adjusted by +3 on N-1, with the proposed reason.',
    },
  },
  {
    number: 'J14',
    source: PRODUCT_DECISION,
    title: { fr: 'La place de l’expert-comptable', en: 'The accountant’s seat' },
    statement: {
      fr: 'Un expert-comptable est invité par un administrateur. Il ne prend aucune place et ne coûte rien ; il n’est ni salarié, ni d’une équipe, ni dans une liste de personnes, et n’a ni compteur ni congé. Son rôle est hors de l’échelle : il n’a que ce qui lui est accordé en toutes lettres, et n’en change pas. Retiré, ses sessions s’arrêtent aussitôt.',
      en: 'An accountant is invited by an admin. They take no seat and cost nothing; they are no employee, in no team and in no list of people, and have neither counters nor leave. Their role stands outside of the ladder: they have only what is granted in so many words, and never change to another. Once removed, their sessions end at once.',
    },
    example: {
      fr: 'Douze places, douze personnes : l’expert-comptable s’invite quand même.',
      en: 'Twelve seats, twelve people: the accountant can still be invited.',
    },
  },
  {
    number: 'J15',
    source: PRODUCT_DECISION,
    title: { fr: 'Une adresse, plusieurs entreprises', en: 'One address, many companies' },
    statement: {
      fr: 'La même adresse peut être celle de l’expert-comptable de plusieurs entreprises, et avoir en plus un compte dans une seule. Après la connexion, la liste des entreprises dit ce qui attend dans chacune. Passer de l’une à l’autre ouvre une session là-bas et ferme celle d’ici : aucune session ne voit deux entreprises.',
      en: 'One address may be that of the accountant of many companies, and besides have an account in one. After login the list of companies says what waits in each. Going from one to another opens a session there and ends the one here: no session sees two companies.',
    },
    example: {
      fr: 'Claude suit quatre clients et travaille au cabinet : cinq entreprises dans sa liste.',
      en: 'Claude has four clients and works at a firm: five companies in the list.',
    },
  },
  {
    number: 'J16',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’un expert-comptable lit', en: 'What an accountant reads' },
    statement: {
      fr: 'Noms, matricules, absences du mois par code, compteurs, fichiers, différences et clôtures. D’un type confidentiel il ne lit que le code : le nom est « Absence ». Les demandes en attente et les notices dues lui sont comptées, pas nommées. Ni notes, ni motifs, ni réglages, ni calendrier, ni journal.',
      en: 'Names, payroll numbers, absences of the month by code, counters, files, differences and closings. Of a confidential type they read the code alone: its name is “Absence”. Requests that wait and notices due are counted for them, not named. No notes, no reasons, no settings, no calendar, no log.',
    },
    example: {
      fr: 'Un arrêt : « AB-100 · Absence · 21–22 septembre ».',
      en: 'A stop: “AB-100 · Absence · 21–22 September”.',
    },
  },
  {
    number: 'J17',
    source: PRODUCT_DECISION,
    title: { fr: 'Questions sur la paie', en: 'Questions about payroll' },
    statement: {
      fr: 'L’expert-comptable et les administrateurs écrivent au sujet d’une ligne ou d’une personne d’un mois, ouvert ou clos. Une question reste en cours jusqu’à ce que l’autre côté ait écrit. L’e-mail qui prévient dit qui écrit, l’entreprise et le mois, jamais la personne concernée ni le texte.',
      en: 'The accountant and the admins write about a line or a person of a month, open or closed. A question is under way until the other side has written. The mail that tells of it says who writes, the company and the month, never whom it is about nor the text.',
    },
    example: {
      fr: '« Claude pose une question sur la paie de septembre 2026. »',
      en: '“Claude asks about payroll of September 2026.”',
    },
  },
] as const satisfies readonly Rule[];
