import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { EveryLanguage } from '#domain/text/language.ts';

/** A value of an agreement, with where it was read; without a source it has to be confirmed. */
interface AgreedValue {
  readonly days: number;
  readonly source: string | null;
}

export interface AgreedStep extends AgreedValue {
  readonly years: number;
}

export interface AgreedEvent extends AgreedValue {
  readonly event: EveryLanguage;
}

/** What a widespread agreement adds to the law, as far as it is known. Help for a form, never applied by itself. */
export interface Agreement {
  readonly key: string;
  readonly name: EveryLanguage;
  /** What the days of seniority are counted in. */
  readonly unit: CountingUnit;
  readonly seniority: readonly AgreedStep[];
  readonly events: readonly AgreedEvent[];
  /** What cannot be set here, or has to be looked up. */
  readonly notes: readonly EveryLanguage[];
}

const SYNTEC_23 = 'info-tpe.fr, article 23 de la convention du 15 décembre 1987';
const TISSOT_METAL = 'editions-tissot.fr, convention du 7 février 2022';
const BTP = 'conges-btp.re, congés d’ancienneté du bâtiment';
const MINISTRY_1517 = 'code.travail.gouv.fr, IDCC 1517';
const TISSOT_HCR = 'editions-tissot.fr, article 25.1 de la convention du 30 avril 1997';

export const AGREEMENTS: readonly Agreement[] = [
  {
    key: 'syntec-1486',
    name: {
      fr: 'Syntec, bureaux d’études (IDCC 1486)',
      en: 'Syntec, engineering and consulting (IDCC 1486)',
    },
    unit: 'ouvres',
    seniority: [
      { years: 5, days: 1, source: SYNTEC_23 },
      { years: 10, days: 2, source: SYNTEC_23 },
      { years: 15, days: 3, source: SYNTEC_23 },
      { years: 20, days: 4, source: SYNTEC_23 },
    ],
    events: [
      { event: { fr: 'Décès d’un grand-parent', en: 'Death of a grandparent' }, days: 2, source: null },
    ],
    notes: [
      {
        fr: 'La convention a été renumérotée depuis\u00a0: vérifiez l’article en vigueur.',
        en: 'The agreement has been renumbered since: check the article in force.',
      },
    ],
  },
  {
    key: 'metallurgie-3248',
    name: { fr: 'Métallurgie (IDCC 3248)', en: 'Metalworking (IDCC 3248)' },
    unit: 'ouvrables',
    seniority: [{ years: 2, days: 1, source: TISSOT_METAL }],
    events: [],
    notes: [
      {
        fr: 'D’autres jours dépendent aussi de l’âge (45 et 55 ans) ou d’un forfait annuel, article 89, à confirmer\u00a0: réglez-les pour une personne ou une catégorie.',
        en: 'Other days also depend on age (45 and 55) or on a yearly contract, article 89, to be confirmed: set them for a person or a category.',
      },
      {
        fr: 'Événements familiaux\u00a0: article 90, à relire dans votre texte.',
        en: 'Family events: article 90, to be looked up in your text.',
      },
    ],
  },
  {
    key: 'hcr-1979',
    name: { fr: 'Hôtels, cafés, restaurants (IDCC 1979)', en: 'Hotels, cafés, restaurants (IDCC 1979)' },
    unit: 'ouvrables',
    seniority: [],
    events: [
      { event: { fr: 'Décès d’un grand-parent', en: 'Death of a grandparent' }, days: 1, source: TISSOT_HCR },
    ],
    notes: [
      {
        fr: 'Aucun jour d’ancienneté n’a été trouvé dans cette convention\u00a0: à confirmer dans votre texte.',
        en: 'No seniority days were found in this agreement: to be confirmed in your text.',
      },
    ],
  },
  {
    key: 'commerce-1517',
    name: {
      fr: 'Commerces de détail non alimentaires (IDCC 1517)',
      en: 'Retail trade other than food (IDCC 1517)',
    },
    unit: 'ouvres',
    seniority: [
      { years: 10, days: 1, source: null },
      { years: 15, days: 2, source: null },
      { years: 20, days: 3, source: null },
      { years: 25, days: 4, source: null },
      { years: 30, days: 5, source: null },
    ],
    events: [
      {
        event: { fr: 'Mariage, après un an d’ancienneté', en: 'Marriage, after one year of service' },
        days: 5,
        source: MINISTRY_1517,
      },
      {
        event: {
          fr: 'Mariage d’un enfant, après un an d’ancienneté',
          en: 'Marriage of a child, after one year of service',
        },
        days: 2,
        source: MINISTRY_1517,
      },
      {
        event: { fr: 'Mariage d’un frère ou d’une sœur', en: 'Marriage of a brother or sister' },
        days: 1,
        source: MINISTRY_1517,
      },
      {
        event: {
          fr: 'Décès du conjoint ou partenaire de Pacs, après un an d’ancienneté',
          en: 'Death of a spouse or partner, after one year of service',
        },
        days: 4,
        source: MINISTRY_1517,
      },
      {
        event: { fr: 'Décès d’un grand-parent', en: 'Death of a grandparent' },
        days: 1,
        source: MINISTRY_1517,
      },
    ],
    notes: [
      {
        fr: 'Les sources se contredisent sur l’ancienneté (premier jour à 10 ou à 15 ans)\u00a0: chaque palier est à confirmer.',
        en: 'Sources differ on seniority (first day at 10 or at 15 years): each step is to be confirmed.',
      },
    ],
  },
  {
    key: 'batiment-etam',
    name: { fr: 'Bâtiment, ETAM et cadres', en: 'Building trade, staff and managers' },
    unit: 'ouvrables',
    seniority: [
      { years: 5, days: 2, source: BTP },
      { years: 10, days: 3, source: BTP },
    ],
    events: [],
    notes: [
      {
        fr: 'Pour une ancienneté dans l’entreprise\u00a0; dans la profession, les paliers sont à 10 et 20 ans. La caisse de congés payés l’indemnise.',
        en: 'For years in the company; for years in the trade the steps are at 10 and 20. The leave fund pays for them.',
      },
      {
        fr: 'Événements familiaux\u00a0: à relire dans votre texte.',
        en: 'Family events: to be looked up in your text.',
      },
    ],
  },
  {
    key: 'batiment-ouvriers-1596-1597',
    name: {
      fr: 'Bâtiment, ouvriers (IDCC 1596 et 1597)',
      en: 'Building trade, workers (IDCC 1596 and 1597)',
    },
    unit: 'ouvrables',
    seniority: [],
    events: [],
    notes: [
      {
        fr: 'À 20 ans et plus, une indemnité de la caisse, sans absence correspondante\u00a0: rien à régler ici (conges-btp.re).',
        en: 'From 20 years on, a payment by the leave fund without days off: nothing to set here (conges-btp.re).',
      },
      {
        fr: 'Événements familiaux\u00a0: à relire dans votre texte.',
        en: 'Family events: to be looked up in your text.',
      },
    ],
  },
];

/** As many weeks in the unit that the company counts in, to two decimals. */
export function agreedDaysIn(days: number, from: CountingUnit, to: CountingUnit): number {
  if (from === to) return days;
  const converted = to === 'ouvres' ? (days * 5) / 6 : (days * 6) / 5;
  // In favour of the employee.
  return Math.ceil(converted * 100 - 1e-9) / 100;
}
