import {
  addDays,
  addMonths,
  dateOf,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  type PlainDate,
  weekdayOf,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { isoWeek, mondayOf } from '#domain/calendar/week.ts';
import { borrowed, dateUpTo, dayFrom } from './day-point.ts';
import { readPoint } from './read-point.ts';
import { Unclear } from './refusal.ts';
import { MONTHS, NUMBERS, ORDINALS } from './vocabulary.ts';
import type { WordReader } from './word-reader.ts';

/** Whole days that one name stands for. */
export interface NamedSpan {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

const ARTICLES = [
  'le',
  'la',
  'les',
  'tout',
  'toutes',
  'en',
  'de',
  'du',
  'des',
  'the',
  'of',
  'in',
  'pendant',
  'during',
  'all',
];

export function readSpan(reader: WordReader, today: PlainDate): NamedSpan | null {
  const ways = [readWeeksOfMonth, readWeek, readBridge, readBetween, readLength, readUntil, readMonth];
  for (const way of ways) {
    const found = reader.whole(() => {
      reader.skipAll(...ARTICLES);
      return way(reader, today);
    });
    if (found !== null) return found;
  }
  return null;
}

function workingWeek(day: PlainDate): NamedSpan {
  const monday = mondayOf(day);
  return { start: monday, end: addDays(monday, 4) };
}

/** « la semaine du 14 juillet », « semaine 32 », « la semaine prochaine », « cette semaine », “next week” */
function readWeek(reader: WordReader, today: PlainDate): NamedSpan | null {
  const isNext = reader.accept('next');
  const isThis = reader.accept('cette', 'this');
  if (!reader.accept('semaine', 'week')) return null;
  if (isNext || reader.accept('prochaine')) return workingWeek(addDays(today, 7));
  if (reader.accept('derniere', 'passee')) return workingWeek(addDays(today, -7));
  if (isThis) {
    const week = workingWeek(today);
    return today > week.end ? week : { ...week, start: today > week.start ? today : week.start };
  }
  const number = reader.attempt(() => reader.number(53));
  if (number !== null) return numberedWeek(number, today);
  const point = readPoint(reader, today);
  return point && workingWeek(dayFrom(point, today));
}

/** The next week of that number which is not over; not every year has a 53rd. */
function numberedWeek(number: number, today: PlainDate): NamedSpan {
  for (let ahead = 0; ahead <= 7 * 53 * 7; ahead += 7) {
    const monday = addDays(mondayOf(today), ahead);
    if (isoWeek(monday).week === number && addDays(monday, 4) >= today) return workingWeek(monday);
  }
  throw new Unclear({ kind: 'no-such-day' });
}

/** « les deux premières semaines d’août », « la dernière semaine de juillet »: those that begin in the month. */
function readWeeksOfMonth(reader: WordReader, today: PlainDate): NamedSpan | null {
  const readCount = () => reader.attempt(() => reader.number(5)) ?? reader.lookUp(NUMBERS);
  const before = readCount();
  const which = reader.lookUp(ORDINALS);
  if (which === null) return null;
  const count = before ?? readCount() ?? 1;
  if (!reader.accept('semaine', 'semaines', 'week', 'weeks')) return null;
  reader.skipAll('de', 'du', 'of', 'mois', 'the');
  const month = readNamedMonth(reader, today);
  if (month === null) return null;
  const first = mondayOf(addDays(month, 6));
  const last = mondayOf(lastOfMonth(month));
  const start = which > 0 ? addDays(first, (which - 1) * 7) : addDays(last, (1 - count) * 7);
  if (start > last) throw new Unclear({ kind: 'no-such-day' });
  return { start, end: addDays(start, 7 * (count - 1) + 4) };
}

/** The first day of a month that was named; without a year, of the next one that is not over. */
function readNamedMonth(reader: WordReader, today: PlainDate): PlainDate | null {
  const month = reader.lookUp(MONTHS);
  if (month === null) return null;
  const year = /^(19|20|21)\d{2}$/.test(reader.peek() ?? '') ? reader.number(2199) : null;
  if (year !== null) return dateOf(year, month, 1);
  return dateOf(yearOf(today) + (month < monthOf(today) ? 1 : 0), month, 1);
}

/** « tout le mois d’août », « août 2027 », « début juillet », « mi-juillet », « fin juillet », « le mois prochain » */
function readMonth(reader: WordReader, today: PlainDate): NamedSpan | null {
  const part = reader.accept('debut', 'early')
    ? 'early'
    : reader.accept('mi', 'mid')
      ? 'mid'
      : reader.accept('fin', 'late')
        ? 'late'
        : 'whole';
  reader.skipAll('-', 'de');
  if (reader.accept('next')) return reader.accept('month') ? monthSpan(addMonths(today, 1)) : null;
  if (reader.accept('mois', 'month') && reader.accept('prochain')) return monthSpan(addMonths(today, 1));
  reader.skipAll('de', 'of');
  const first = readNamedMonth(reader, today);
  if (first === null) return null;
  const end = lastOfMonth(first);
  if (part === 'early') return { start: first, end: addDays(first, 9) };
  if (part === 'mid') return { start: addDays(first, 10), end: addDays(first, 19) };
  return part === 'late' ? { start: addDays(first, 20), end } : { start: first, end };
}

function monthSpan(day: PlainDate): NamedSpan {
  return { start: firstOfMonth(day), end: lastOfMonth(day) };
}

/** « le pont de l’Ascension »: the one day between the feast and a weekend. */
function readBridge(reader: WordReader, today: PlainDate): NamedSpan | null {
  if (!reader.accept('pont', 'bridge')) return null;
  const point = readPoint(reader, today);
  if (point === null) return null;
  const date = dayFrom(point, today);
  const weekday = weekdayOf(date);
  if (weekday !== 2 && weekday !== 4) {
    throw new Unclear({ kind: 'no-bridge', date, feast: point.kind === 'feast' ? point.feast : null });
  }
  const day = addDays(date, weekday === 2 ? -1 : 1);
  return { start: day, end: day };
}

/** « entre Noël et le jour de l’an » leaves the feasts out; between two dates both are meant. */
function readBetween(reader: WordReader, today: PlainDate): NamedSpan | null {
  if (!reader.accept('entre', 'between')) return null;
  const first = readPoint(reader, today);
  if (first === null || !reader.accept('et', 'and')) return null;
  const last = readPoint(reader, today);
  if (last === null) return null;
  if (first.kind === 'date') {
    const end = dayFrom(last, today);
    return { start: dateUpTo(borrowed(first, last), end), end };
  }
  const start = dayFrom(first, today);
  const end = dayFrom(last, start);
  const isBetween = first.kind === 'feast' && last.kind === 'feast';
  return isBetween ? { start: addDays(start, 1), end: addDays(end, -1) } : { start, end };
}

/** « trois jours à partir du 3 août », « deux semaines à partir de lundi », “5 days from Monday” */
function readLength(reader: WordReader, today: PlainDate): NamedSpan | null {
  const count = reader.attempt(() => reader.number(99)) ?? reader.lookUp(NUMBERS);
  if (count === null || count < 1) return null;
  const inWeeks = reader.accept('semaine', 'semaines', 'week', 'weeks');
  if (!inWeeks && !reader.accept('jour', 'jours', 'day', 'days')) return null;
  if (!reader.accept('apartir', 'from', 'des')) return null;
  const point = readPoint(reader, today);
  if (point === null) return null;
  const start = workday(dayFrom(point, today), 1);
  if (inWeeks) return { start, end: workday(addDays(start, 7 * count - 1), -1) };
  let end = start;
  for (let left = count - 1; left > 0; left -= 1) end = workday(addDays(end, 1), 1);
  return { start, end };
}

function workday(day: PlainDate, step: 1 | -1): PlainDate {
  let found = day;
  while (weekdayOf(found) > 5) found = addDays(found, step);
  return found;
}

/** « jusqu’au 24 décembre » begins today. */
function readUntil(reader: WordReader, today: PlainDate): NamedSpan | null {
  if (!reader.accept('jusque', 'until', 'till')) return null;
  reader.skipAll('a');
  const point = readPoint(reader, today);
  return point && { start: today, end: dayFrom(point, today) };
}
