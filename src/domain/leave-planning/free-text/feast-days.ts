import { addDays, dateOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { easterSunday } from '#domain/holidays/easter.ts';
import type { FeastName } from './vocabulary.ts';

const FIXED: Partial<Record<FeastName, readonly [month: number, day: number]>> = {
  'new-year': [1, 1],
  'labour-day': [5, 1],
  victory: [5, 8],
  bastille: [7, 14],
  assumption: [8, 15],
  'all-saints': [11, 1],
  armistice: [11, 11],
  'christmas-eve': [12, 24],
  christmas: [12, 25],
  'boxing-day': [12, 26],
  'new-years-eve': [12, 31],
};

const AFTER_EASTER: Partial<Record<FeastName, number>> = {
  'good-friday': -2,
  easter: 0,
  'easter-monday': 1,
  ascension: 39,
  whitsun: 49,
  'whit-monday': 50,
};

export function feastIn(year: number, feast: FeastName): PlainDate {
  const fixed = FIXED[feast];
  if (fixed) return dateOf(year, fixed[0], fixed[1]);
  return addDays(easterSunday(year), AFTER_EASTER[feast] ?? 0);
}

/** The first one on the day or after it. */
export function feastFrom(from: PlainDate, feast: FeastName): PlainDate {
  const thisYear = feastIn(yearOf(from), feast);
  return thisYear >= from ? thisYear : feastIn(yearOf(from) + 1, feast);
}
