import { createContext } from 'react';
import type { IsoDay } from './typed-date.ts';

/** How days are called in the reader's language: this room knows none. */
export interface DayNames {
  /** « 1er », « 2 » */
  readonly ordinal: (day: IsoDay) => string;
  /** « mardi 1er septembre 2026 » */
  readonly longDay: (day: IsoDay) => string;
  /** « septembre 2026 », for any day of it */
  readonly monthAndYear: (day: IsoDay) => string;
  /** « mardi » */
  readonly weekday: (day: IsoDay) => string;
  /** « mar », for a narrow column */
  readonly narrowWeekday: (day: IsoDay) => string;
}

/** Said by whoever draws the page: a calendar without it breaks, and says nothing in a language of its own. */
export const SaidDays = createContext<DayNames | null>(null);
