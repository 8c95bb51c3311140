import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const BALANCE_RULES = [
  {
    number: 'B1',
    source: PRODUCT_DECISION,
    title: { fr: 'Un solde est une somme', en: 'A balance is a sum' },
    statement: {
      fr: 'Le solde à une date est la somme des lignes du registre à cette date, passée ou future ; chaque ligne dit sa cause.',
      en: 'The balance on a day is the sum of the ledger’s lines on that day, past or future; each line says why.',
    },
    example: {
      fr: 'Au 31 août 2026 : 25 acquis, 6,25 en cours, 5 pris, soit 26,25.',
      en: 'On 31 August 2026: 25 earned, 6.25 under way, 5 taken, hence 26.25.',
    },
  },
  {
    number: 'B2',
    source: PRODUCT_DECISION,
    title: { fr: 'D’abord ce qui expire d’abord', en: 'First what expires first' },
    statement: {
      fr: 'Un jour pris est payé par les jours qui expirent les premiers : N-1 avant N.',
      en: 'A day taken is paid from the days that expire first: N-1 before N.',
    },
    example: {
      fr: 'Un congé à cheval sur le 31 mai est payé jour par jour par la période encore utilisable.',
      en: 'A leave across 31 May is paid day by day from the period that can still be used.',
    },
  },
  {
    number: 'B3',
    source: 'L3141-12, L3141-13, F2258',
    title: { fr: 'Jusqu’à quand', en: 'Until when' },
    statement: {
      fr: 'Les jours peuvent être pris dès l’embauche, et jusqu’à douze mois après la fin de la période qui les a donnés.',
      en: 'Days can be taken from hiring on, and until twelve months after the period that gave them.',
    },
    reading: {
      fr: 'Ils ne sont perdus que si l’employeur a permis de les prendre (Cass. soc. 21 septembre 2017, n° 16-18.898) ; à défaut, un report ou un ajustement les garde.',
      en: 'They lapse only if the employer made it possible to take them (Cass. soc. 21 September 2017, n° 16-18.898); otherwise a carry-over or an adjustment keeps them.',
    },
    example: {
      fr: 'Jours de juin 2025 à mai 2026 : jusqu’au 31 mai 2027.',
      en: 'Days of June 2025 to May 2026: until 31 May 2027.',
    },
  },
  {
    number: 'B4',
    source: 'L3141-22, F12410',
    title: { fr: 'Le report', en: 'Carry-over' },
    statement: {
      fr: 'Ce qui reste n’est reporté que si l’entreprise le prévoit : rien, tout, ou un nombre de jours, pour un nombre de mois.',
      en: 'What is left is carried over only if the company says so: nothing, all, or a number of days, for a number of months.',
    },
    setting: 'carryOver',
    example: {
      fr: 'Cinq jours pour six mois : 5 jours restent jusqu’au 30 novembre.',
      en: 'Five days for six months: 5 days stay until 30 November.',
    },
  },
  {
    number: 'B5',
    source: 'L3141-2, L1225-54',
    title: { fr: 'Maternité, adoption, congé parental', en: 'Maternity, adoption, parental leave' },
    statement: {
      fr: 'Les jours que ces congés ont empêché de prendre à temps sont gardés. Chacun a son type au catalogue.',
      en: 'Days that these leaves kept from being taken in time are kept. Each has its type in the catalogue.',
    },
    reading: {
      fr: 'Le texte ne fixe pas de terme : douze mois après le retour. Après un retour avant l’échéance, seuls sont gardés les jours qui ne tenaient plus.',
      en: 'The text sets no limit: twelve months after the return. After a return before the deadline, only the days that no longer fitted are kept.',
    },
    example: {
      fr: 'Maternité du 1er mars au 30 juin 2026 : les jours qui expirent le 31 mai vont jusqu’au 1er juillet 2027.',
      en: 'Maternity from 1 March to 30 June 2026: days expiring on 31 May last until 1 July 2027.',
    },
  },
  {
    number: 'B6',
    source: PRODUCT_DECISION,
    title: { fr: 'Réserver et dépasser', en: 'Reserving and overdrawing' },
    statement: {
      fr: 'Une demande en attente réserve des jours. Une demande au-delà du solde est permise avec un avertissement, ou refusée si l’entreprise le décide.',
      en: 'A pending request reserves days. A request beyond the balance is allowed with a warning, or refused if the company says so.',
    },
    setting: 'refuseBeyondBalance',
    example: {
      fr: 'Solde 3, réservé 1, demandé 2,5 : il manque 0,5 jour.',
      en: 'Balance 3, reserved 1, asked 2.5: half a day is missing.',
    },
  },
  {
    number: 'B7',
    source: { fr: 'F2258 (jamais moins favorable)', en: 'F2258 (never worse)' },
    title: { fr: 'Changer d’unité', en: 'Changing the unit' },
    statement: {
      fr: 'Quand l’entreprise passe des ouvrables aux ouvrés, ce qui reste est multiplié par 5/6, exactement.',
      en: 'When the company moves from ouvrables to ouvrés, what is left is multiplied by 5/6, exactly.',
    },
    example: { fr: '30 jours ouvrables deviennent 25 jours ouvrés.', en: '30 ouvrables become 25 ouvrés.' },
  },
  {
    number: 'B8',
    source: PRODUCT_DECISION,
    title: { fr: 'Corriger sans effacer', en: 'Correcting without erasing' },
    statement: {
      fr: 'Une ligne fausse n’est jamais modifiée : une autre la corrige et dit pourquoi.',
      en: 'A wrong line is never edited: another one answers it and says why.',
    },
    example: {
      fr: 'Annuler un congé approuvé rend exactement le solde d’avant.',
      en: 'Cancelling an approved leave restores the balance exactly.',
    },
  },
  {
    number: 'B9',
    source: PRODUCT_DECISION,
    title: { fr: 'Reprise et ajustement', en: 'Opening and adjustment' },
    statement: {
      fr: 'Un solde de reprise ou un ajustement a un montant, une période et un motif.',
      en: 'An opening balance or an adjustment has an amount, a period and a reason.',
    },
    example: {
      fr: 'Reprise de 14,58 jours au 1er janvier 2026 : 25 au 31 mai.',
      en: 'Opening of 14.58 days on 1 January 2026: 25 on 31 May.',
    },
  },
  {
    number: 'B10',
    source: PRODUCT_DECISION,
    title: { fr: 'Annoncer ce qui va expirer', en: 'Announcing what will lapse' },
    statement: {
      fr: 'Des jours qui vont expirer sont annoncés à la personne deux mois, puis un mois avant.',
      en: 'Days that will lapse are announced to the person two months, then one month before.',
    },
    example: {
      fr: '3 jours expirent le 31 mai : annonce le 31 mars et le 30 avril.',
      en: '3 days lapse on 31 May: told on 31 March and 30 April.',
    },
  },
  {
    number: 'B11',
    source: PRODUCT_DECISION,
    title: { fr: 'Chaque nuit, une fois', en: 'Every night, once' },
    statement: {
      fr: 'Ce qui est dû est écrit chaque nuit, une ligne par personne, par compteur et par période. Une nuit manquée est rattrapée ; une nuit refaite n’ajoute rien ; ce qui a été écrit à tort est corrigé par une autre ligne.',
      en: 'What is due is written every night, one line for each person, counter and period. A night that was missed is caught up; one done again adds nothing; what was written wrongly is answered by another line.',
    },
    example: {
      fr: 'Serveur arrêté du 28 mars au 3 mai : mars et avril sont écrits le 3 mai, chacun à sa date.',
      en: 'Server down from 28 March to 3 May: March and April are written on 3 May, each with its own date.',
    },
  },
  {
    number: 'B12',
    source: PRODUCT_DECISION,
    title: { fr: 'Disponible aujourd’hui', en: 'Available today' },
    statement: {
      fr: 'Un congé à venir, posé ou demandé, est payé par les jours d’aujourd’hui qui pourront encore l’être ce jour-là. Ce qu’eux ne peuvent payer l’est par des droits à venir et n’entame pas le disponible. Tous les écrans, les exports et les e-mails le calculent au même endroit.',
      en: 'Leave ahead, booked or asked for, is paid by the days of today that can still be used then. What they cannot pay is paid by rights to come and takes nothing from what is available. Every screen, export and mail works it out in the same place.',
    },
    reading: {
      fr: 'Ce que ni les jours d’aujourd’hui ni ceux acquis d’ici là ne paient manque déjà, et le disponible devient négatif.',
      en: 'What neither the days of today nor those earned until then pay is missing already, and what is available becomes negative.',
    },
    example: {
      fr: '12 RTT par an, 10 acquis en novembre, 5 posés en janvier : 10 disponibles jusqu’au 31 décembre.',
      en: '12 RTT a year, 10 earned in November, 5 booked in January: 10 available until 31 December.',
    },
  },
  {
    number: 'B13',
    source: PRODUCT_DECISION,
    title: { fr: 'Un seul arrondi', en: 'One rounding' },
    statement: {
      fr: 'Le compte est exact ; ce qui se lit est arrondi au centième, le demi-centième en s’éloignant de zéro. Chaque ligne d’un relevé est ce que le solde arrondi gagne par elle : la colonne donne exactement le solde.',
      en: 'The count is exact; what is read is rounded to hundredths, half of one away from zero. Each line of a statement is what the rounded balance gains by it: the column makes exactly the balance.',
    },
    example: {
      fr: 'Douze fois 25/12 : 2,08, 2,09, 2,08…, et 25 au total.',
      en: 'Twelve times 25/12: 2.08, 2.09, 2.08…, and 25 in all.',
    },
  },
  {
    number: 'B15',
    source: PRODUCT_DECISION,
    title: { fr: 'Pourquoi ce solde', en: 'Why this balance' },
    statement: {
      fr: 'Chaque ligne dit en une phrase ce qui s’est passé, pour quels jours, par quelle règle et quel article. Une correction nomme sa cause et les deux nombres ; une date limite qui change se dit même si le nombre de jours ne change pas.',
      en: 'Each line says in one sentence what happened, to which days, by which rule and article. A correction names its cause and both numbers; a deadline that changes is told even where the number of days does not.',
    },
    reading: {
      fr: 'Les lignes nomment les absences : seules les lisent la personne et celles qui décident de ses congés (G1).',
      en: 'Lines name absences: only the person and those who decide on their leave read them (G1).',
    },
    example: {
      fr: 'Arrêt maladie du 3 au 21 mars 2026 : 1,83 jour au lieu de 2,08 pour mars 2026, règle S1, L3141-5-1.',
      en: 'Sick leave from 3 to 21 March 2026: 1.83 days instead of 2.08 for March 2026, rule S1, L3141-5-1.',
    },
  },
  {
    number: 'P1',
    source: PRODUCT_DECISION,
    title: { fr: 'Des réglages datés', en: 'Dated settings' },
    statement: {
      fr: 'Chaque réglage vaut à partir d’un jour ; le premier vaut aussi pour le passé.',
      en: 'Each setting holds from a day on; the first one also holds for the past.',
    },
    example: {
      fr: '27 jours par an à partir du 1er juin 2026 : mai n’en est pas changé.',
      en: '27 days a year from 1 June 2026: May is unchanged.',
    },
  },
  {
    number: 'P2',
    source: PRODUCT_DECISION,
    title: { fr: 'Voir avant d’appliquer', en: 'See before applying' },
    statement: {
      fr: 'Un changement montre qui il touche, avant et après ; l’appliquer ajoute des lignes de correction.',
      en: 'A change shows whom it touches, before and after; applying it adds correcting lines.',
    },
    example: {
      fr: '27 jours au lieu de 25 : 26,25 devient 26,75 au 31 août.',
      en: '27 days instead of 25: 26.25 becomes 26.75 on 31 August.',
    },
  },
  {
    number: 'P3',
    source: 'L3141-3, L3141-5-1, L3141-7, L3141-19-1, L3133-7',
    title: { fr: 'Pas moins que la loi', en: 'Never less than the law' },
    statement: {
      fr: 'Un réglage inférieur à la loi est refusé : moins de cinq semaines, moins de douze mois pour les prendre, moins de quinze mois après maladie, des ouvrables non arrondis, une maladie qui ne rapporte rien après le 24 avril 2024.',
      en: 'A setting below the law is refused: less than five weeks, less than twelve months to take them, less than fifteen after sickness, ouvrables that are not rounded, sickness that earns nothing after 24 April 2024.',
    },
    example: { fr: '24 jours ouvrés par an : refusé.', en: '24 ouvrés a year: refused.' },
  },
] as const satisfies readonly Rule[];
