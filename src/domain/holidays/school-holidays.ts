import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { EveryLanguage } from '#domain/text/language.ts';

/** Of mainland France. Corsica and the overseas academies set their own dates, which are not here. */
export const SCHOOL_ZONES = ['A', 'B', 'C'] as const;

export type SchoolZone = (typeof SCHOOL_ZONES)[number];

export const SCHOOL_BREAK_NAMES = {
  autumn: { fr: 'Vacances de la Toussaint', en: 'Autumn half-term' },
  christmas: { fr: 'Vacances de Noël', en: 'Christmas school holidays' },
  winter: { fr: 'Vacances d’hiver', en: 'Winter school holidays' },
  spring: { fr: 'Vacances de printemps', en: 'Spring school holidays' },
  summer: { fr: 'Vacances d’été', en: 'Summer school holidays' },
} as const satisfies Record<string, EveryLanguage>;

export interface SchoolBreak {
  readonly key: keyof typeof SCHOOL_BREAK_NAMES;
  readonly zones: readonly SchoolZone[];
  /** First and last day without school, both included. */
  readonly from: PlainDate;
  readonly to: PlainDate;
}

type Line = readonly [key: SchoolBreak['key'], zones: string, from: string, to: string];

/**
 * The school years 2025-26 (order of 7 December 2022) and 2026-27 (order of 22 October 2025, JORFTEXT000052416058), as
 * told by github.com/AntoineAugusti/vacances-scolaires (Licence Ouverte) and github.com/Silvers12/CompteurConges-periodes.
 * The order of 2025 does not say when school starts in September 2027: the last summer is told to the end of August.
 */
const LINES: readonly Line[] = [
  ['autumn', 'ABC', '2025-10-18', '2025-11-02'],
  ['christmas', 'ABC', '2025-12-20', '2026-01-04'],
  ['winter', 'A', '2026-02-07', '2026-02-22'],
  ['winter', 'B', '2026-02-14', '2026-03-01'],
  ['winter', 'C', '2026-02-21', '2026-03-08'],
  ['spring', 'A', '2026-04-04', '2026-04-19'],
  ['spring', 'B', '2026-04-11', '2026-04-26'],
  ['spring', 'C', '2026-04-18', '2026-05-03'],
  ['summer', 'ABC', '2026-07-04', '2026-08-31'],
  ['autumn', 'ABC', '2026-10-17', '2026-11-01'],
  ['christmas', 'ABC', '2026-12-19', '2027-01-03'],
  ['winter', 'C', '2027-02-06', '2027-02-21'],
  ['winter', 'A', '2027-02-13', '2027-02-28'],
  ['winter', 'B', '2027-02-20', '2027-03-07'],
  ['spring', 'C', '2027-04-03', '2027-04-18'],
  ['spring', 'A', '2027-04-10', '2027-04-25'],
  ['spring', 'B', '2027-04-17', '2027-05-02'],
  ['summer', 'ABC', '2027-07-03', '2027-08-31'],
];

const BREAKS: readonly SchoolBreak[] = LINES.map(([key, zones, from, to]) => ({
  key,
  zones: SCHOOL_ZONES.filter((zone) => zones.includes(zone)),
  from: plainDate(from),
  to: plainDate(to),
}));

/** Days outside these are not known: nothing is said of them. */
export const SCHOOL_DAYS_KNOWN = { from: plainDate('2025-09-01'), to: plainDate('2027-08-31') } as const;

/** The breaks that touch some days, of any of the zones. */
export function schoolBreaksBetween(
  from: PlainDate,
  to: PlainDate,
  zones: readonly SchoolZone[] = SCHOOL_ZONES,
): SchoolBreak[] {
  return BREAKS.filter(
    (one) => one.from <= to && one.to >= from && one.zones.some((zone) => zones.includes(zone)),
  );
}
