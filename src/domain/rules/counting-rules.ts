import { NO_TEXT, PRODUCT_DECISION, type Rule } from './rule.ts';

export const COUNTING_RULES = [
  {
    number: 'C1',
    source: {
      fr: 'Cass. soc., 22 février 2000, n° 97-43.515',
      en: 'Cass. soc., 22 February 2000, n° 97-43.515',
    },
    title: { fr: 'Le premier jour', en: 'The first day' },
    statement: {
      fr: 'Le congé commence le premier jour où vous auriez dû travailler. Rien n’est compté avant.',
      en: 'Leave starts on the first day you would have worked. Nothing is counted before it.',
    },
    example: {
      fr: 'Congé demandé du samedi 6 au vendredi 12 juin 2026 par une personne qui travaille du lundi au vendredi : le samedi 6 n’est pas compté.',
      en: 'Leave from Saturday 6 to Friday 12 June 2026 for someone who works Monday to Friday: Saturday 6 is not counted.',
    },
  },
  {
    number: 'C2',
    source: 'L3141-3, F2258, F35697',
    title: { fr: 'Les jours ouvrables', en: 'Jours ouvrables' },
    statement: {
      fr: 'En jours ouvrables, tous les jours du congé comptent sauf le repos hebdomadaire et les jours fériés chômés. Un samedi ordinaire compte.',
      en: 'In jours ouvrables, every day of the leave counts except the weekly rest and public holidays off. An ordinary Saturday counts.',
    },
    setting: 'countingMode',
    example: {
      fr: 'Du lundi 8 au vendredi 12 juin 2026 : 6 jours.',
      en: 'Monday 8 to Friday 12 June 2026: 6 days.',
    },
  },
  {
    number: 'C3',
    source: { fr: 'F682, L3133-7 à L3133-12', en: 'F682, L3133-7 to L3133-12' },
    title: { fr: 'Le jour férié travaillé', en: 'The holiday that is worked' },
    statement: {
      fr: 'Un jour férié travaillé dans l’entreprise compte comme un jour ordinaire, journée de solidarité comprise.',
      en: 'A public holiday that the company works counts like any other day, the solidarity day included.',
    },
    reading: {
      fr: 'Le 1er mai est chômé (L3133-4) ; le travailler suppose une activité qui ne peut s’interrompre (L3133-6). Le réglage l’accepte et le rappelle.',
      en: '1 May is off (L3133-4); working on it supposes work that cannot be interrupted (L3133-6). The setting takes it, and says so.',
    },
    setting: 'workedHolidays',
    example: {
      fr: 'Du 13 au 18 juillet 2026, 14 juillet travaillé : 6 jours ouvrables, 5 ouvrés.',
      en: '13 to 18 July 2026 with 14 July worked: 6 ouvrables, 5 ouvrés.',
    },
  },
  {
    number: 'C4',
    source: { fr: 'Aucun texte ; usage (ADP, 2024)', en: 'No text; custom (ADP, 2024)' },
    title: { fr: 'Les cinq samedis', en: 'Five Saturdays' },
    statement: {
      fr: 'Là où l’usage limite le nombre de samedis décomptés par période, les suivants ne comptent pas.',
      en: 'Where custom caps the Saturdays charged in a period, further ones do not count.',
    },
    reading: {
      fr: 'Aucun texte ne l’impose : tous les samedis ouvrables comptent, et aucun réglage ne les plafonne. Sous un plafond, couper un congé peut changer le total, l’ordre des samedis étant celui des congés.',
      en: 'No text demands it: every ouvrable Saturday counts, and no setting caps them. Under a cap, splitting a leave may change the total, Saturdays being counted in the order of leaves.',
    },
    example: {
      fr: 'Plafond de 5, cinq samedis déjà comptés : du 8 au 12 juin 2026, 5 jours ouvrables au lieu de 6.',
      en: 'Cap of 5 with five Saturdays already counted: 8 to 12 June 2026 costs 5 ouvrables, not 6.',
    },
  },
  {
    number: 'C5',
    source: {
      fr: 'Cass. soc., 18 mai 1994, n° 91-40.700 (SVP)',
      en: 'Cass. soc., 18 May 1994, n° 91-40.700 (SVP)',
    },
    title: { fr: 'Le jour férié un jour de fermeture', en: 'A holiday on a closed day' },
    statement: {
      fr: 'En jours ouvrés, un jour férié qui tombe un jour ouvrable de fermeture (souvent un samedi) ne change pas le décompte, mais un jour vous est rendu pour une semaine de congé entière.',
      en: 'In jours ouvrés, a holiday on a legal working day when the company is closed (often a Saturday) leaves the count unchanged, but one day is given back for a whole week of leave.',
    },
    reading: {
      fr: 'Les sources se contredisent ; la lecture retenue est celle qui ne lèse pas le salarié quand 25 jours ouvrés transposent 30 jours ouvrables. La comparaison se fait sur tout le congé, demandes qui se touchent comprises, et non à chaque prise : un férié rendu par semaine de congé, rien pour un jour isolé. Rien non plus si l’entreprise accorde plus de cinq semaines.',
      en: 'Sources disagree; we keep the reading under which nobody loses when 25 ouvrés merely transpose 30 ouvrables. The whole leave is compared, requests that adjoin included, not each day taken: one holiday for each week of leave, none for a lone day. Nothing either where the company grants more than five weeks.',
    },
    setting: 'creditHolidayOnClosedDay',
    example: {
      fr: 'Du 10 au 14 août 2026 (samedi 15 août férié) : 5 jours ouvrés décomptés, 1 jour rendu. Le vendredi 14 seul : 1 jour décompté, rien de rendu.',
      en: '10 to 14 August 2026 (Saturday 15 is a holiday): 5 ouvrés charged, 1 day given back. Friday 14 alone: 1 day charged, nothing given back.',
    },
  },
  {
    number: 'C6',
    source: NO_TEXT,
    title: { fr: 'La demi-journée', en: 'Half a day' },
    statement: {
      fr: 'Un congé peut commencer à midi ou finir à midi ; la demi-journée compte 0,5.',
      en: 'Leave may start or end at noon; half a day counts 0.5.',
    },
    example: {
      fr: 'Du lundi 8 juin après-midi au mercredi 10 juin 2026 matin : 2 jours.',
      en: 'From the afternoon of Monday 8 to the morning of Wednesday 10 June 2026: 2 days.',
    },
  },
  {
    number: 'C7',
    source: {
      fr: 'Cass. soc., 22 février 2000, n° 97-43.515 ; F33927',
      en: 'Cass. soc., 22 February 2000, n° 97-43.515; F33927',
    },
    title: { fr: 'La veille de la reprise', en: 'The eve of return' },
    statement: {
      fr: 'Le congé court jusqu’à la veille du jour où vous reprenez le travail, même si la date de fin demandée est plus tôt.',
      en: 'Leave runs until the eve of the day you work again, even when the end you asked for is earlier.',
    },
    example: {
      fr: 'Vendredi 15 mai 2026 seul : le samedi 16 compte aussi, 2 jours ouvrables.',
      en: 'Friday 15 May 2026 alone: Saturday 16 counts too, 2 ouvrables.',
    },
  },
  {
    number: 'C8',
    source: 'F2258, F35697',
    title: { fr: 'Les jours ouvrés', en: 'Jours ouvrés' },
    statement: {
      fr: 'En jours ouvrés, les jours d’ouverture de l’entreprise comptent, sauf jours fériés chômés. Un jour d’ouverture d’une demi-journée compte 0,5.',
      en: 'In jours ouvrés, the days on which the company is open count, except holidays off. A day open for half counts 0.5.',
    },
    setting: 'countingMode',
    example: {
      fr: 'Du lundi 8 au vendredi 12 juin 2026 : 5 jours.',
      en: 'Monday 8 to Friday 12 June 2026: 5 days.',
    },
  },
  {
    number: 'C9',
    source: { fr: 'L3132-1 à L3132-3', en: 'L3132-1 to L3132-3' },
    title: { fr: 'Le repos hebdomadaire', en: 'The weekly rest' },
    statement: {
      fr: 'Le jour de repos hebdomadaire ne compte jamais : le dimanche, sauf si l’entreprise ou la personne se repose un autre jour.',
      en: 'The weekly rest day never counts: Sunday, unless the company or the person rests on another day.',
    },
    reading: {
      fr: 'Une personne qui travaille le jour de repos de l’entreprise a pour repos le sien, ou à défaut son premier jour non travaillé de la semaine, de préférence un jour de fermeture.',
      en: 'Someone who works on the company’s rest day rests on their own, or else on the first day of the week they do not work, if possible one on which the company is closed.',
    },
    setting: 'openDays',
    example: {
      fr: 'Un serveur travaille du mercredi au dimanche : le lundi est son repos, le mardi compte en ouvrables.',
      en: 'A waiter works Wednesday to Sunday: Monday is the rest, Tuesday counts in ouvrables.',
    },
  },
  {
    number: 'C10',
    source: 'L3133-1, F682',
    title: { fr: 'Le jour férié chômé', en: 'The holiday off' },
    statement: {
      fr: 'Un jour férié chômé dans l’entreprise ne compte pas, et n’est pas un jour où vous auriez travaillé.',
      en: 'A public holiday that the company takes off does not count, nor is it a day you would have worked.',
    },
    example: {
      fr: 'Du 4 au 7 mai 2026, vendredi 8 férié : 5 jours ouvrables (le samedi 9 compte), 4 ouvrés.',
      en: '4 to 7 May 2026 with Friday 8 a holiday: 5 ouvrables (Saturday 9 counts), 4 ouvrés.',
    },
  },
  {
    number: 'C11',
    source: 'F35697',
    title: { fr: 'Le jour de fermeture', en: 'The closed day' },
    statement: {
      fr: 'En jours ouvrés, un jour où l’entreprise est fermée ne compte pas.',
      en: 'In jours ouvrés, a day on which the company is closed does not count.',
    },
    setting: 'openDays',
    example: {
      fr: 'Le samedi, dans une entreprise ouverte du lundi au vendredi.',
      en: 'Saturday, in a company open Monday to Friday.',
    },
  },
  {
    number: 'C12',
    source: 'F33927, L3123-5',
    title: { fr: 'Le temps partiel', en: 'Part-time work' },
    statement: {
      fr: 'À temps partiel, vous avez les mêmes droits et le même décompte : un jour non travaillé à l’intérieur du congé compte.',
      en: 'Part-time, you have the same rights and the same count: a day you do not work inside the leave counts.',
    },
    example: {
      fr: 'Travail les lundi, mardi, jeudi et vendredi ; congé lundi et mardi : 3 jours, le mercredi précédant la reprise.',
      en: 'Working Monday, Tuesday, Thursday and Friday; leave on Monday and Tuesday: 3 days, Wednesday coming before the return.',
    },
  },
  {
    number: 'C13',
    source: NO_TEXT,
    title: { fr: 'La demi-journée isolée', en: 'A single half-day' },
    statement: {
      fr: 'Une demi-journée seule, prise sur un jour travaillé en entier, coûte 0,5 et n’entraîne pas les jours de repos qui suivent.',
      en: 'A single half-day of a day worked in full costs 0.5 and does not take along the rest days after it.',
    },
    reading: {
      fr: 'La lecture stricte de la veille de la reprise ajouterait le samedi à un vendredi après-midi (1,5 jour ouvrable) ; aucun texte ne l’impose pour une demi-journée. Couper un congé de façon à isoler une demi-journée peut donc coûter moins.',
      en: 'Read strictly, the eve of return would add Saturday to a Friday afternoon (1.5 ouvrables); no text demands it for half a day. Splitting a leave so that a half-day stands alone may therefore cost less.',
    },
    setting: 'loneHalfDay',
    example: {
      fr: 'Vendredi 12 juin 2026 après-midi : 0,5 jour ouvrable.',
      en: 'The afternoon of Friday 12 June 2026: 0.5 ouvrable.',
    },
  },
  {
    number: 'C14',
    source: { fr: 'F33927 (principe) ; choix du produit', en: 'F33927 (principle); product decision' },
    title: { fr: 'Le jour travaillé à moitié', en: 'A day worked by half' },
    statement: {
      fr: 'Un jour dont vous ne travaillez que la moitié compte en entier quand le congé couvre cette moitié, comme tout jour de temps partiel.',
      en: 'A day of which you work one half counts in full when your leave covers that half, like every part-time day.',
    },
    reading: {
      fr: 'Sans texte sur la demi-journée, c’est la règle du temps partiel, à droits égaux ; un réglage compte 0,5.',
      en: 'With no text on half-days, the part-time rule applies, rights being equal; a setting counts 0.5.',
    },
    setting: 'halfWorkedDay',
    example: {
      fr: 'Mercredi travaillé le matin seulement, congé le mercredi : 1 jour.',
      en: 'Wednesday worked in the morning only, leave on Wednesday: 1 day.',
    },
  },
  {
    number: 'C15',
    source: PRODUCT_DECISION,
    title: { fr: 'Chaque jour selon ses règles', en: 'Each day by its own rules' },
    statement: {
      fr: 'Les horaires et les réglages ont une date d’effet : chaque jour est lu avec ceux qui valent ce jour-là.',
      en: 'Working patterns and settings have a first day: each day is read with those that hold on it.',
    },
    example: {
      fr: 'Passage à quatre jours (sans le mercredi) le 4 mars 2026 : un congé le 4 mars seul ne coûte plus rien.',
      en: 'Moving to four days (no Wednesday) on 4 March 2026: leave on 4 March alone no longer costs anything.',
    },
  },
  {
    number: 'C16',
    source: PRODUCT_DECISION,
    title: { fr: 'Une seule unité par congé', en: 'One unit per leave' },
    statement: {
      fr: 'Un congé se compte dans l’unité en vigueur le jour où il commence à coûter, même si l’entreprise en change pendant ce congé.',
      en: 'A leave is counted in the unit in force on the day it starts to cost, even if the company changes it meanwhile.',
    },
    example: {
      fr: 'Passage en ouvrables le 1er juin 2026 ; congé du 25 mai au 5 juin : compté en ouvrés.',
      en: 'Moving to ouvrables on 1 June 2026; leave from 25 May to 5 June is counted in ouvrés.',
    },
  },
  {
    number: 'C17',
    source: PRODUCT_DECISION,
    title: { fr: 'La fin du contrat', en: 'The end of the contract' },
    statement: {
      fr: 'Rien n’est compté après le dernier jour du contrat.',
      en: 'Nothing is counted after the last day of the contract.',
    },
    example: {
      fr: 'Contrat fini le vendredi 12 juin 2026 : le samedi 13 ne compte pas.',
      en: 'Contract over on Friday 12 June 2026: Saturday 13 does not count.',
    },
  },
] as const satisfies readonly Rule[];
