import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { EveryLanguage } from '#domain/text/language.ts';

/** The chapters of the catalogue, in the order in which they are read. */
export const CATALOGUE_GROUPS = [
  'health',
  'birth-and-family',
  'family-events',
  'work-and-training',
  'other',
] as const;

export type CatalogueGroup = (typeof CATALOGUE_GROUPS)[number];

/** A type that the law or common practice knows, ready to be added to an organisation's own. */
export interface CatalogueType {
  readonly key: string;
  readonly group: CatalogueGroup;
  readonly name: EveryLanguage;
  readonly color: string;
  readonly counter: 'rtt' | null;
  readonly absence: AbsenceKind | null;
  readonly confidential: boolean;
  readonly halfDays: boolean;
  readonly asksJustification: boolean;
  readonly inCalendar: boolean;
  /** How long it lasts by law; null where the law sets no duration, or one that depends on too much to be held here. */
  readonly duration: EveryLanguage | null;
  readonly article: string | null;
}
