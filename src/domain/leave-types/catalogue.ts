import type { AbsenceKind } from '#domain/balances/absence.ts';
import { type FamilyEvent, familyEventLeave, paternityDays } from '#domain/balances/special-leave.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { BilingualText } from '#domain/holidays/public-holidays.ts';

/** A type that the law or common practice knows, ready to be added to an organisation's own. */
export interface CatalogueType {
  readonly key: string;
  readonly name: BilingualText;
  readonly color: string;
  readonly counter: 'rtt' | null;
  readonly absence: AbsenceKind | null;
  readonly confidential: boolean;
  readonly halfDays: boolean;
  readonly asksJustification: boolean;
  /** How long it lasts by law; null where the law sets no duration. */
  readonly duration: BilingualText | null;
  readonly article: string | null;
}

/** The catalogue shows the law of this day. */
const AS_OF = plainDate('2026-08-01');

function ouvrables(days: number): BilingualText {
  return {
    fr: `${days} jour${days > 1 ? 's' : ''} ouvrable${days > 1 ? 's' : ''}`,
    en: `${days} jour${days > 1 ? 's' : ''} ouvrable${days > 1 ? 's' : ''}`,
  };
}

function familyEvent(
  key: string,
  event: FamilyEvent,
  name: BilingualText,
  article = 'L3142-1, L3142-4',
): CatalogueType {
  const { days } = familyEventLeave({ event, on: AS_OF });
  return {
    key,
    name,
    article,
    color: '#7C5CBF',
    counter: null,
    absence: 'family-event',
    confidential: true,
    halfDays: false,
    asksJustification: true,
    duration: ouvrables(days),
  };
}

const childDeath = familyEventLeave({ event: 'child-death', on: AS_OF });

/** D1, D2: the durations come from the rules themselves. */
export const LEAVE_TYPE_CATALOGUE: readonly CatalogueType[] = [
  familyEvent('marriage', 'marriage', { fr: 'Mariage', en: 'Marriage' }),
  familyEvent('pacs', 'pacs', { fr: 'PACS', en: 'PACS' }),
  familyEvent('child-marriage', 'child-marriage', { fr: 'Mariage d’un enfant', en: 'A child’s marriage' }),
  familyEvent('birth', 'birth', { fr: 'Naissance', en: 'Birth' }),
  familyEvent('adoption', 'adoption', {
    fr: 'Arrivée d’un enfant adopté',
    en: 'Arrival of an adopted child',
  }),
  familyEvent('partner-death', 'partner-death', { fr: 'Décès du conjoint', en: 'Death of a partner' }),
  familyEvent('parent-death', 'parent-death', { fr: 'Décès d’un parent', en: 'Death of a parent' }),
  familyEvent('parent-in-law-death', 'parent-in-law-death', {
    fr: 'Décès d’un beau-parent',
    en: 'Death of a parent-in-law',
  }),
  familyEvent('sibling-death', 'sibling-death', {
    fr: 'Décès d’un frère ou d’une sœur',
    en: 'Death of a brother or sister',
  }),
  {
    ...familyEvent('child-death', 'child-death', { fr: 'Décès d’un enfant', en: 'Death of a child' }),
    article: 'L3142-1, L3142-1-1, L3142-4',
    duration: {
      fr: `12 ou ${childDeath.days} jours ouvrables, et ${childDeath.bereavementDays} jours de deuil`,
      en: `12 or ${childDeath.days} jours ouvrables, and ${childDeath.bereavementDays} days of bereavement`,
    },
  },
  familyEvent('child-illness', 'child-illness-announced', {
    fr: 'Annonce d’un handicap ou d’une maladie grave d’un enfant',
    en: 'Announcement of a child’s disability or serious illness',
  }),
  {
    key: 'paternity',
    name: { fr: 'Congé de paternité', en: 'Paternity leave' },
    color: '#2F6DB5',
    counter: null,
    absence: 'paternity',
    confidential: false,
    halfDays: false,
    asksJustification: true,
    duration: {
      fr: `${paternityDays(1)} jours calendaires, ${paternityDays(2)} pour des naissances multiples`,
      en: `${paternityDays(1)} calendar days, ${paternityDays(2)} for multiple births`,
    },
    article: 'L1225-35',
  },
  {
    key: 'sick-child',
    name: { fr: 'Enfant malade', en: 'Sick child' },
    color: '#B85C8A',
    counter: null,
    // Unpaid by law, and no work: it earns nothing (W2).
    absence: 'unpaid',
    confidential: true,
    halfDays: true,
    asksJustification: true,
    duration: {
      fr: '3 jours par an, 5 si l’enfant a moins d’un an ou avec trois enfants de moins de 16 ans',
      en: '3 days a year, 5 if the child is under one or with three children under 16',
    },
    article: 'L1225-61',
  },
  {
    key: 'rtt',
    name: { fr: 'RTT', en: 'RTT' },
    color: '#3A7D44',
    counter: 'rtt',
    absence: 'rtt',
    confidential: false,
    halfDays: true,
    asksJustification: false,
    duration: null,
    article: 'L3121-44',
  },
  {
    key: 'unpaid',
    name: { fr: 'Congé sans solde', en: 'Unpaid leave' },
    color: '#6B7280',
    counter: null,
    absence: 'unpaid',
    confidential: false,
    halfDays: true,
    asksJustification: false,
    duration: null,
    article: null,
  },
];

export function catalogueType(key: string | null): CatalogueType | null {
  return LEAVE_TYPE_CATALOGUE.find((type) => type.key === key) ?? null;
}
