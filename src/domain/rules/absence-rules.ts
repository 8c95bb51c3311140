import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const ABSENCE_RULES = [
  {
    number: 'W4',
    source: 'L3123-5, F33927',
    title: { fr: 'Temps partiel thérapeutique', en: 'Part-time for therapeutic reasons' },
    statement: {
      fr: 'Les demi-journées libérées par un temps partiel thérapeutique comptent comme du travail ; on les enregistre une à une, ou l’on change la semaine de travail de la personne. Aucune notice de retour n’est due : la personne travaille.',
      en: 'Half-days freed by part-time for therapeutic reasons count as work; they are recorded one by one, or the person’s working week is changed. No notice of return is owed: the person is at work.',
    },
    reading: {
      fr: 'Le Code du travail n’en dit rien de particulier ; c’est un temps partiel, et un temps partiel acquiert autant qu’un temps plein.',
      en: 'The Code du travail says nothing of it in particular; it is part-time work, and part-time earns as much as full-time.',
    },
    example: {
      fr: 'Trois mois à mi-temps thérapeutique : 7,5 jours ouvrables acquis.',
      en: 'Three months at half time for therapeutic reasons: 7.5 ouvrables earned.',
    },
  },
  {
    number: 'W5',
    source: {
      fr: 'Cass. soc., 3 juillet 2012, n° 08-44.834 ; CJUE, 24 janvier 2012, C-282/10',
      en: 'Cass. soc., 3 July 2012, n° 08-44.834; CJEU, 24 January 2012, C-282/10',
    },
    title: { fr: 'Accident de trajet', en: 'Commuting accident' },
    statement: {
      fr: 'Un arrêt dû à un accident de trajet acquiert des congés comme un accident du travail (S6).',
      en: 'A stop caused by a commuting accident earns leave as a work accident does (S6).',
    },
    reading: {
      fr: 'L’article L3141-5 ne nomme que l’accident du travail et la maladie professionnelle ; c’est la Cour de cassation qui leur assimile l’accident de trajet pour les congés.',
      en: 'Article L3141-5 names work accidents and occupational illness alone; it is the Cour de cassation that treats commuting accidents like them as regards leave.',
    },
    example: {
      fr: 'Six mois d’arrêt après un accident de trajet : 15 jours ouvrables, et non 12.',
      en: 'Six months away after a commuting accident: 15 ouvrables, not 12.',
    },
  },
  {
    number: 'W6',
    source: PRODUCT_DECISION,
    title: { fr: 'Télétravail et déplacements', en: 'Telework and business trips' },
    statement: {
      fr: 'Ce sont des jours de travail. Ils ne prennent rien sur aucun compteur, n’interrompent rien, comptent parmi les présents et n’empêchent pas de poser un congé le même jour. L’entreprise choisit, type par type, si les calendriers les montrent.',
      en: 'They are days of work. They take nothing from any counter, interrupt nothing, count among those present and do not keep anyone from asking for leave on the same day. The company chooses, type by type, whether calendars show them.',
    },
    example: {
      fr: 'Télétravail le vendredi, puis vacances du lundi au vendredi : les vacances sont acceptées, la personne est absente.',
      en: 'Working from home on Friday, then a holiday from Monday to Friday: the holiday is taken, the person is away.',
    },
  },
] as const satisfies readonly Rule[];
