import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const PAYROLL_RULES = [
  {
    number: 'J1',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce que la paie reçoit d’une absence', en: 'What payroll is told of an absence' },
    statement: {
      fr: 'Une ligne par absence approuvée et par mois : la personne et son matricule, le code, le premier et le dernier jour dans le mois avec leurs demi-journées, et ce qui tombe dans le mois en jours ouvrés, en jours ouvrables et en jours de calendrier. Une absence à cheval sur deux mois donne une ligne dans chacun (O1). Télétravail et déplacements n’en donnent aucune. Ni note ni motif n’y figurent.',
      en: 'One line for each approved absence and month: the person and their payroll number, the code, the first and the last day within the month with their half-days, and what falls into the month in ouvrés, in ouvrables and in calendar days. An absence over the end of a month has a line in each (O1). Telework and trips have none. Neither notes nor reasons are in it.',
    },
    example: {
      fr: 'Du 28 septembre au 2 octobre 2026 : 3 jours ouvrés en septembre, 2 en octobre.',
      en: '28 September to 2 October 2026: 3 ouvrés in September, 2 in October.',
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
      fr: 'Le dernier mois clos peut être rouvert, avec un motif, inscrit au journal. Les lignes de la première clôture restent gardées.',
      en: 'The latest closed month can be opened again, with a reason, which the log holds. The lines of the first closing are kept.',
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
      en: 'Vacation: AB-300 is suggested; your accountant says CP, and CP is what comes out.',
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
      fr: 'Noms, matricules, absences du mois par code, différences et clôtures. D’un type confidentiel il ne lit que le code : le nom est « Absence ». Les demandes en attente et les notices dues lui sont comptées, pas nommées. Ni notes, ni motifs, ni réglages, ni calendrier, ni journal.',
      en: 'Names, payroll numbers, absences of the month by code, differences and closings. Of a confidential type they read the code alone: its name is “Absence”. Requests that wait and notices due are counted for them, not named. No notes, no reasons, no settings, no calendar, no log.',
    },
    example: {
      fr: 'Un arrêt : « AB-100 · Absence · 21–22 septembre ».',
      en: 'A stop: “AB-100 · Absence · 21–22 September”.',
    },
  },
  {
    number: 'J17',
    source: PRODUCT_DECISION,
    title: { fr: 'Questions sur une ligne', en: 'Questions about a line' },
    statement: {
      fr: 'L’expert-comptable et les administrateurs écrivent au sujet d’une ligne d’un mois, ouvert ou clos. Une question reste en cours jusqu’à ce que l’autre côté ait écrit. L’e-mail qui prévient dit qui écrit, l’entreprise et le mois, jamais la personne concernée ni le texte.',
      en: 'The accountant and the admins write about a line of a month, open or closed. A question is under way until the other side has written. The mail that tells of it says who writes, the company and the month, never whom it is about nor the text.',
    },
    example: {
      fr: '« Claude pose une question sur une ligne de la paie de septembre 2026. »',
      en: '“Claude asks about a line of payroll of September 2026.”',
    },
  },
] as const satisfies readonly Rule[];
