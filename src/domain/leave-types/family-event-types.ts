import { type FamilyEvent, familyEventLeave } from '#domain/balances/special-leave.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { EveryLanguage } from '#domain/text/language.ts';
import type { CatalogueType } from './catalogue-type.ts';

/** The catalogue shows the law of this day. */
const AS_OF = plainDate('2026-08-01');

function ouvrables(days: number): EveryLanguage {
  const told = `${days} jour${days > 1 ? 's' : ''} ouvrable${days > 1 ? 's' : ''}`;
  return { fr: told, en: told };
}

function familyEvent(key: string, event: FamilyEvent, fr: string, en: string): CatalogueType {
  const { days } = familyEventLeave({ event, on: AS_OF });
  return {
    key,
    group: 'family-events',
    name: { fr, en },
    article: 'L3142-1, L3142-4',
    color: '#7C5CBF',
    counter: null,
    absence: 'family-event',
    confidential: true,
    halfDays: false,
    asksJustification: true,
    inCalendar: true,
    duration: ouvrables(days),
  };
}

const childDeath = familyEventLeave({ event: 'child-death', on: AS_OF });

/** D1: the durations come from the rules themselves. */
export const FAMILY_EVENT_TYPES: readonly CatalogueType[] = [
  familyEvent('marriage', 'marriage', 'Mariage', 'Marriage'),
  familyEvent('pacs', 'pacs', 'PACS', 'PACS'),
  familyEvent('child-marriage', 'child-marriage', 'Mariage d’un enfant', 'A child’s marriage'),
  familyEvent('birth', 'birth', 'Naissance', 'Birth'),
  familyEvent('adoption', 'adoption', 'Arrivée d’un enfant adopté', 'Arrival of an adopted child'),
  familyEvent('partner-death', 'partner-death', 'Décès du conjoint', 'Death of a partner'),
  familyEvent('parent-death', 'parent-death', 'Décès d’un parent', 'Death of a parent'),
  familyEvent(
    'parent-in-law-death',
    'parent-in-law-death',
    'Décès d’un beau-parent',
    'Death of a parent-in-law',
  ),
  familyEvent(
    'sibling-death',
    'sibling-death',
    'Décès d’un frère ou d’une sœur',
    'Death of a brother or sister',
  ),
  {
    ...familyEvent('child-death', 'child-death', 'Décès d’un enfant', 'Death of a child'),
    article: 'L3142-1, L3142-1-1, L3142-4',
    duration: {
      fr: `12 ou ${childDeath.days} jours ouvrables, et ${childDeath.bereavementDays} jours de deuil`,
      en: `12 or ${childDeath.days} jours ouvrables, and ${childDeath.bereavementDays} days of bereavement`,
    },
  },
  familyEvent(
    'child-illness',
    'child-illness-announced',
    'Annonce d’un handicap ou d’une maladie grave d’un enfant',
    'Announcement of a child’s disability or serious illness',
  ),
];
