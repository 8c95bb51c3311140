import { fromDayNumber, type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import { type Reading, saysNothing } from './reading.ts';

/** The first letters that tell a month from all others, French and English, without accents. */
const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^(fev|feb)/,
  /^mar/,
  /^(avr|apr)/,
  /^(mai|may)/,
  /^(juin|jun)/,
  /^(juil|jul)/,
  /^(aou|aug)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
];

/** Spreadsheets count days from here; a number between these two is a day between 1927 and 2091. */
const SERIAL_ZERO = -25_569;
const FIRST_SERIAL = 10_000;
const LAST_SERIAL = 70_000;

/** A year of two digits belongs to someone's working life: 68 is 1968, 31 is 2031. */
function fullYear(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year > 50 ? 1900 + year : 2000 + year;
}

function dayOfParts(year: number, month: number, day: number): Reading<PlainDate> {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return parsePlainDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`) ?? 'unreadable';
}

function monthNamed(word: string): number {
  return MONTHS.findIndex((pattern) => pattern.test(word)) + 1;
}

/**
 * « 01/09/2023 », « 1er sept. 2023 », « 2023-09-01 », “September 1, 2023”, 45170: a day as people and programs
 * write it, the day before the month as in France and in Britain.
 */
export function readDay(text: string): Reading<PlainDate> {
  const word = plainWord(text).replace(/[ t]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?z)?$/, '');
  if (saysNothing(word)) return 'empty';
  const serial = /^(\d{5})([.,]\d+)?$/.exec(word);
  if (serial) {
    const number = Number(serial[1]);
    const isDay = number >= FIRST_SERIAL && number <= LAST_SERIAL;
    return isDay ? fromDayNumber(number + SERIAL_ZERO) : 'unreadable';
  }
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(word) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(word);
  if (iso) return dayOfParts(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const european =
    /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(word) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(word);
  if (european) return dayOfParts(fullYear(european[3] ?? ''), Number(european[2]), Number(european[1]));
  const inWords =
    /^(?:[a-z]+\.? )?(\d{1,2})(?:er|st|nd|rd|th)?[-/. ]+([a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/.exec(word);
  if (inWords)
    return dayOfParts(fullYear(inWords[3] ?? ''), monthNamed(inWords[2] ?? ''), Number(inWords[1]));
  const monthFirst = /^([a-z]{3,9})[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/.exec(word);
  if (monthFirst)
    return dayOfParts(Number(monthFirst[3]), monthNamed(monthFirst[1] ?? ''), Number(monthFirst[2]));
  return 'unreadable';
}
