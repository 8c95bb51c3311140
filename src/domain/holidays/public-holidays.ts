import {
  addDays,
  dateOf,
  fromDayNumber,
  type PlainDate,
  toDayNumber,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import type { EveryLanguage } from '#domain/text/language.ts';
import { easterSunday } from './easter.ts';
import type { HolidayZone } from './zones.ts';

export const HOLIDAY_KEYS = [
  'new-year',
  'good-friday',
  'easter-monday',
  'labour-day',
  'victory-1945',
  'ascension',
  'whit-monday',
  'bastille-day',
  'assumption',
  'all-saints',
  'armistice-1918',
  'christmas',
  'saint-stephen',
  'abolition-of-slavery',
] as const;

export type HolidayKey = (typeof HOLIDAY_KEYS)[number];

/** French names are those of the official data set. */
export const HOLIDAY_NAMES = {
  'new-year': { fr: '1er janvier', en: 'New Year’s Day' },
  'good-friday': { fr: 'Vendredi saint', en: 'Good Friday' },
  'easter-monday': { fr: 'Lundi de Pâques', en: 'Easter Monday' },
  'labour-day': { fr: '1er mai', en: 'Labour Day' },
  'victory-1945': { fr: '8 mai', en: 'Victory Day 1945' },
  ascension: { fr: 'Ascension', en: 'Ascension Day' },
  'whit-monday': { fr: 'Lundi de Pentecôte', en: 'Whit Monday' },
  'bastille-day': { fr: '14 juillet', en: 'Bastille Day' },
  assumption: { fr: 'Assomption', en: 'Assumption Day' },
  'all-saints': { fr: 'Toussaint', en: 'All Saints’ Day' },
  'armistice-1918': { fr: '11 novembre', en: 'Armistice Day 1918' },
  christmas: { fr: 'Jour de Noël', en: 'Christmas Day' },
  'saint-stephen': { fr: '2ème jour de Noël', en: 'Saint Stephen’s Day' },
  'abolition-of-slavery': { fr: "Abolition de l'esclavage", en: 'Abolition of Slavery' },
} as const satisfies Record<HolidayKey, EveryLanguage>;

export interface PublicHoliday {
  readonly key: HolidayKey;
  readonly date: PlainDate;
  readonly name: EveryLanguage;
}

type MonthDay = readonly [month: number, day: number];

const ABOLITION_DAY: Partial<Record<HolidayZone, MonthDay>> = {
  mayotte: [4, 27],
  martinique: [5, 22],
  guadeloupe: [5, 27],
  guyane: [6, 10],
  'la-reunion': [12, 20],
};

export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2100;

/** 8 May was an ordinary day from 1960 to 1981 (law 81-893); the official calculator says the same. */
const VICTORY_RESTORED = 1982;
const REUNION_ABOLITION_SINCE = 1981;

function computeYear(zone: HolidayZone, year: number): readonly PublicHoliday[] {
  const easter = easterSunday(year);
  const dates: [HolidayKey, PlainDate][] = [
    ['new-year', dateOf(year, 1, 1)],
    ['easter-monday', addDays(easter, 1)],
    ['labour-day', dateOf(year, 5, 1)],
    ['ascension', addDays(easter, 39)],
    ['whit-monday', addDays(easter, 50)],
    ['bastille-day', dateOf(year, 7, 14)],
    ['assumption', dateOf(year, 8, 15)],
    ['all-saints', dateOf(year, 11, 1)],
    ['armistice-1918', dateOf(year, 11, 11)],
    ['christmas', dateOf(year, 12, 25)],
  ];
  if (year >= VICTORY_RESTORED) dates.push(['victory-1945', dateOf(year, 5, 8)]);
  if (zone === 'alsace-moselle') {
    dates.push(['good-friday', addDays(easter, -2)], ['saint-stephen', dateOf(year, 12, 26)]);
  }
  const abolition = ABOLITION_DAY[zone];
  if (abolition !== undefined && (zone !== 'la-reunion' || year >= REUNION_ABOLITION_SINCE)) {
    dates.push(['abolition-of-slavery', dateOf(year, abolition[0], abolition[1])]);
  }
  return dates
    .map(([key, date]) => ({ key, date, name: HOLIDAY_NAMES[key] }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

const years = new Map<string, readonly PublicHoliday[]>();

/** In order of date. Two holidays may share a day (Ascension on 1 May 2008): both are listed. */
export function holidaysOf(zone: HolidayZone, year: number): readonly PublicHoliday[] {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`Holidays are known from ${FIRST_YEAR} to ${LAST_YEAR}, not for ${year}`);
  }
  const cacheKey = `${zone} ${year}`;
  const known = years.get(cacheKey);
  if (known !== undefined) return known;
  const computed = computeYear(zone, year);
  years.set(cacheKey, computed);
  return computed;
}

type DayIndex = ReadonlyMap<number, readonly PublicHoliday[]>;

const indexes = new Map<HolidayZone, DayIndex>();

/** Every holiday of a zone by day number, made once: counting asks for each day of each leave. */
function dayIndex(zone: HolidayZone): DayIndex {
  const known = indexes.get(zone);
  if (known !== undefined) return known;
  const index = new Map<number, PublicHoliday[]>();
  // One year more: the eve of a return may lie just past the last year that can be asked for.
  for (let year = FIRST_YEAR; year <= LAST_YEAR + 1; year += 1) {
    for (const holiday of computeYear(zone, year)) {
      const day = toDayNumber(holiday.date);
      index.set(day, [...(index.get(day) ?? []), holiday]);
    }
  }
  indexes.set(zone, index);
  return index;
}

const NONE: readonly PublicHoliday[] = [];

export function holidaysOnDayNumber(zone: HolidayZone, dayNumber: number): readonly PublicHoliday[] {
  return dayIndex(zone).get(dayNumber) ?? NONE;
}

/** The holidays of one day: none, one, or two that coincide. */
export function holidaysOn(zone: HolidayZone, date: PlainDate): readonly PublicHoliday[] {
  return holidaysOnDayNumber(zone, toDayNumber(date));
}

/** Those of the years that are known; none before and after. */
export function holidaysBetween(zone: HolidayZone, from: PlainDate, to: PlainDate): PublicHoliday[] {
  const found: PublicHoliday[] = [];
  const lastYear = Math.min(yearOf(to), LAST_YEAR);
  for (let year = Math.max(yearOf(from), FIRST_YEAR); year <= lastYear; year += 1) {
    found.push(...holidaysOf(zone, year).filter((holiday) => holiday.date >= from && holiday.date <= to));
  }
  return found;
}

export function nextHoliday(zone: HolidayZone, from: PlainDate): PublicHoliday | null {
  const [next] = holidaysBetween(zone, from, fromDayNumber(toDayNumber(from) + 366));
  return next ?? null;
}
