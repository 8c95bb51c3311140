/**
 * A day of the calendar, written `YYYY-MM-DD`. A leave day is a day, never an instant, so this is a string
 * that has been checked: it sorts and compares with `<`, is its own map key, and crosses the wire as it is.
 * Arithmetic goes through day numbers (days since 1970-01-01), several hundred times faster than date objects.
 */
export type PlainDate = string & { readonly __plainDate: unique symbol };

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const SATURDAY: Weekday = 6;

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1970-01-01 of a proleptic Gregorian date; years are counted from March so that leap days come last. */
function civilToDayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function dayNumberToCivil(dayNumber: number): CivilDate {
  const z = dayNumber + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** Four digits write the years 1 to 9999 and no other: one beyond would not compare, and a loop over days never end. */
function civilText({ year, month, day }: CivilDate): PlainDate {
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`No year of four digits: ${year}`);
  const fourDigits = year < 1000 ? String(year).padStart(4, '0') : year;
  return `${fourDigits}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}` as PlainDate;
}

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A day that exists, or null: `2026-02-29` is no day. */
export function parsePlainDate(text: string): PlainDate | null {
  if (!PLAIN_DATE.test(text)) return null;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return text as PlainDate;
}

/** For dates known to be right (constants, tests): refuses an impossible one loudly. */
export function plainDate(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === null) throw new RangeError(`Not a date: ${text}`);
  return date;
}

export function dateOf(year: number, month: number, day: number): PlainDate {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw new RangeError(`Not a date: ${year}-${month}-${day}`);
  }
  return civilText({ year, month, day });
}

/** `month` may lie outside 1–12 and rolls over the year; a day past the end of the month becomes its last day. */
export function dateOfClamped(year: number, month: number, day: number): PlainDate {
  const months = year * 12 + month - 1;
  const rolledYear = Math.floor(months / 12);
  const rolledMonth = months - rolledYear * 12 + 1;
  return civilText({
    year: rolledYear,
    month: rolledMonth,
    day: Math.min(day, daysInMonth(rolledYear, rolledMonth)),
  });
}

const ZERO_CODE = 48;

/** Two digits of a checked date, read without making a string of them: dates are taken apart all the time. */
function twoDigits(date: PlainDate, at: number): number {
  return (date.charCodeAt(at) - ZERO_CODE) * 10 + date.charCodeAt(at + 1) - ZERO_CODE;
}

export function yearOf(date: PlainDate): number {
  return twoDigits(date, 0) * 100 + twoDigits(date, 2);
}

export function monthOf(date: PlainDate): number {
  return twoDigits(date, 5);
}

export function dayOf(date: PlainDate): number {
  return twoDigits(date, 8);
}

export function toDayNumber(date: PlainDate): number {
  return civilToDayNumber(yearOf(date), monthOf(date), dayOf(date));
}

export function fromDayNumber(dayNumber: number): PlainDate {
  return civilText(dayNumberToCivil(dayNumber));
}

export function weekdayOfDayNumber(dayNumber: number): Weekday {
  // 1970-01-01 was a Thursday.
  return (((((dayNumber + 3) % 7) + 7) % 7) + 1) as Weekday;
}

export function weekdayOf(date: PlainDate): Weekday {
  return weekdayOfDayNumber(toDayNumber(date));
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** From date to date; 31 January plus one month is the last day of February. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  return dateOfClamped(yearOf(date), monthOf(date) + months, dayOf(date));
}

export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12);
}

/** Zero when equal, positive when `to` is later. */
export function daysFromTo(from: PlainDate, to: PlainDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

export function earliest(a: PlainDate, b: PlainDate): PlainDate {
  return a <= b ? a : b;
}

export function latest(a: PlainDate, b: PlainDate): PlainDate {
  return a >= b ? a : b;
}

export function firstOfMonth(date: PlainDate): PlainDate {
  return dateOf(yearOf(date), monthOf(date), 1);
}

export function lastOfMonth(date: PlainDate): PlainDate {
  return dateOfClamped(yearOf(date), monthOf(date), 31);
}

/** Completed years between a birth or hiring day and a later day; a 29 February birthday falls on 1 March. */
export function completedYears(from: PlainDate, on: PlainDate): number {
  const years = yearOf(on) - yearOf(from);
  return on.slice(5) < from.slice(5) ? years - 1 : years;
}
