import { completedYears, type PlainDate } from '#domain/calendar/plain-date.ts';

/** Leave that the law grants for an event, paid and not deducted from any counter (D1). */
export const FAMILY_EVENTS = [
  'marriage',
  'pacs',
  'child-marriage',
  'birth',
  'adoption',
  'partner-death',
  'parent-death',
  'parent-in-law-death',
  'sibling-death',
  'child-death',
  'child-illness-announced',
] as const;

export type FamilyEvent = (typeof FAMILY_EVENTS)[number];

export interface FamilyEventFacts {
  readonly event: FamilyEvent;
  readonly on: PlainDate;
  /** For the death of a child: its birth, and whether it was a parent itself. */
  readonly child?: { readonly birthDate: PlainDate; readonly wasParent: boolean };
}

/** Days in jours ouvrables, and bereavement days on top. */
export interface FamilyEventLeave {
  readonly days: number;
  readonly bereavementDays: number;
}

/** D1. */
export function familyEventLeave({ event, on, child }: FamilyEventFacts): FamilyEventLeave {
  switch (event) {
    case 'marriage':
    case 'pacs':
      return { days: 4, bereavementDays: 0 };
    case 'child-marriage':
      return { days: 1, bereavementDays: 0 };
    case 'birth':
    case 'adoption':
    case 'partner-death':
    case 'parent-death':
    case 'parent-in-law-death':
    case 'sibling-death':
      return { days: 3, bereavementDays: 0 };
    case 'child-illness-announced':
      // D3: an edition of F34158 says ten; no text that says so was found.
      return { days: 5, bereavementDays: 0 };
    case 'child-death': {
      const under25 = child === undefined || completedYears(child.birthDate, on) < 25;
      return { days: under25 || child.wasParent ? 14 : 12, bereavementDays: under25 ? 8 : 0 };
    }
  }
}

/** D2: calendar days. */
export function paternityDays(children: number): number {
  return children > 1 ? 32 : 25;
}

/** D2: days a year. */
export function sickChildDays(children: readonly PlainDate[], sickChild: PlainDate, on: PlainDate): number {
  const under16 = children.filter((birth) => completedYears(birth, on) < 16).length;
  return completedYears(sickChild, on) < 1 || under16 >= 3 ? 5 : 3;
}
