import type { AbsenceKind } from '#domain/balances/absence.ts';
import { paternityDays } from '#domain/balances/special-leave.ts';
import type { EveryLanguage } from '#domain/text/language.ts';
import type { CatalogueGroup, CatalogueType } from './catalogue-type.ts';
import { FAMILY_EVENT_TYPES } from './family-event-types.ts';

/** What most entries are: whole days that no counter pays for, with a paper to show. */
function entries(
  group: CatalogueGroup,
  color: string,
  listed: readonly (Pick<CatalogueType, 'key' | 'name' | 'article'> &
    Partial<CatalogueType> & { readonly absence: AbsenceKind })[],
): CatalogueType[] {
  return listed.map((entry) => ({
    group,
    color,
    counter: null,
    confidential: false,
    halfDays: false,
    asksJustification: true,
    inCalendar: true,
    duration: null,
    ...entry,
  }));
}

function named(fr: string, en: string): EveryLanguage {
  return { fr, en };
}

const HEALTH = entries('health', '#A82A5C', [
  {
    key: 'work-accident',
    name: named('Accident du travail', 'Work accident'),
    absence: 'work-accident',
    confidential: true,
    halfDays: true,
    article: 'L3141-5, 5°',
  },
  {
    key: 'commuting-accident',
    name: named('Accident de trajet', 'Commuting accident'),
    absence: 'commuting-accident',
    confidential: true,
    halfDays: true,
    article: 'Cass. soc. 3 juillet 2012, n° 08-44.834',
  },
  {
    key: 'occupational-illness',
    name: named('Maladie professionnelle', 'Occupational illness'),
    absence: 'occupational-illness',
    confidential: true,
    halfDays: true,
    article: 'L3141-5, 5°',
  },
  {
    key: 'therapeutic-part-time',
    name: named('Temps partiel thérapeutique', 'Part-time for therapeutic reasons'),
    absence: 'therapeutic-part-time',
    confidential: true,
    halfDays: true,
    article: 'L3123-5, F33927',
  },
]);

const BIRTH_AND_FAMILY = entries('birth-and-family', '#2F6DB5', [
  {
    key: 'maternity',
    name: named('Congé de maternité', 'Maternity leave'),
    absence: 'maternity',
    article: 'L1225-17',
  },
  {
    key: 'paternity',
    name: named('Congé de paternité', 'Paternity leave'),
    absence: 'paternity',
    duration: named(
      `${paternityDays(1)} jours calendaires, ${paternityDays(2)} pour des naissances multiples`,
      `${paternityDays(1)} calendar days, ${paternityDays(2)} for multiple births`,
    ),
    article: 'L1225-35',
  },
  {
    key: 'adoption-leave',
    name: named('Congé d’adoption', 'Adoption leave'),
    absence: 'adoption',
    article: 'L1225-37',
  },
  {
    key: 'supplementary-birth',
    name: named('Congé supplémentaire de naissance', 'Supplementary birth leave'),
    absence: 'supplementary-birth',
    duration: named('1 ou 2 mois par parent', '1 or 2 months for each parent'),
    article: 'L1225-46-2',
  },
  {
    key: 'parental-full-time',
    name: named('Congé parental à temps plein', 'Full-time parental leave'),
    absence: 'parental-full-time',
    article: 'L1225-47',
  },
  {
    key: 'sick-child',
    name: named('Enfant malade', 'Sick child'),
    color: '#B85C8A',
    absence: 'sick-child',
    confidential: true,
    halfDays: true,
    duration: named(
      '3 jours par an, 5 si l’enfant a moins d’un an ou avec trois enfants de moins de 16 ans',
      '3 days a year, 5 if the child is under one or with three children under 16',
    ),
    article: 'L1225-61',
  },
  {
    key: 'parental-presence',
    name: named('Congé de présence parentale', 'Parental presence leave'),
    absence: 'parental-presence',
    confidential: true,
    halfDays: true,
    article: 'L1225-62',
  },
  {
    key: 'family-solidarity',
    name: named('Congé de solidarité familiale', 'Family solidarity leave'),
    absence: 'family-solidarity',
    confidential: true,
    article: 'L3142-6',
  },
  {
    key: 'carer',
    name: named('Congé de proche aidant', 'Carer’s leave'),
    absence: 'carer',
    confidential: true,
    halfDays: true,
    article: 'L3142-16',
  },
]);

const WORK_AND_TRAINING = entries('work-and-training', '#3A7D44', [
  {
    key: 'rtt',
    name: named('RTT', 'RTT'),
    counter: 'rtt',
    absence: 'rtt',
    halfDays: true,
    asksJustification: false,
    article: 'L3121-44',
  },
  {
    key: 'training',
    name: named('Congé de formation', 'Training leave'),
    absence: 'training',
    halfDays: true,
    article: 'L3141-5',
  },
  {
    key: 'telework',
    name: named('Télétravail', 'Working from home'),
    color: '#0E7490',
    absence: 'telework',
    halfDays: true,
    asksJustification: false,
    inCalendar: false,
    article: 'L1222-9',
  },
  {
    key: 'business-trip',
    name: named('Déplacement professionnel', 'Business trip'),
    color: '#0E7490',
    absence: 'business-trip',
    halfDays: true,
    asksJustification: false,
    inCalendar: false,
    article: null,
  },
]);

const OTHER = entries('other', '#6B7280', [
  {
    key: 'unpaid',
    name: named('Congé sans solde', 'Unpaid leave'),
    absence: 'unpaid',
    halfDays: true,
    asksJustification: false,
    article: null,
  },
  {
    key: 'strike',
    name: named('Grève', 'Strike'),
    absence: 'strike',
    confidential: true,
    halfDays: true,
    asksJustification: false,
    article: 'L2511-1',
  },
  {
    key: 'sabbatical',
    name: named('Congé sabbatique', 'Sabbatical'),
    absence: 'sabbatical',
    asksJustification: false,
    article: 'L3142-28',
  },
  {
    key: 'disciplinary-suspension',
    name: named('Mise à pied disciplinaire', 'Disciplinary suspension'),
    absence: 'disciplinary-suspension',
    confidential: true,
    asksJustification: false,
    article: 'L1331-1',
  },
]);

/** Every absence that the law treats apart, by chapter; what each is to the law on rights is its `absence`. */
export const LEAVE_TYPE_CATALOGUE: readonly CatalogueType[] = [
  ...HEALTH,
  ...BIRTH_AND_FAMILY,
  ...FAMILY_EVENT_TYPES,
  ...WORK_AND_TRAINING,
  ...OTHER,
];

export function catalogueType(key: string | null): CatalogueType | null {
  return LEAVE_TYPE_CATALOGUE.find((type) => type.key === key) ?? null;
}
