import { addDays, type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import type { DayPoint } from './day-point.ts';
import { Unclear } from './refusal.ts';
import { type DayMoment, FEASTS, MOMENTS, MONTHS, RELATIVE_DAYS, WEEKDAYS } from './vocabulary.ts';
import type { WordReader } from './word-reader.ts';

/** A day with what was said of its hours. */
export interface PointedDay {
  readonly point: DayPoint;
  readonly moment: DayMoment | null;
}

const BEFORE_DAY = [
  'le',
  'la',
  'les',
  'du',
  'de',
  'des',
  'au',
  'the',
  'on',
  'of',
  'ce',
  'cet',
  'cette',
  'this',
];
const BEFORE_MOMENT = ['le', 'la', 'au', 'a', 'en', 'dans', 'at', 'in', 'the'];

export function readDay(reader: WordReader, today: PlainDate): PointedDay | null {
  return reader.attempt(() => {
    reader.skipAll(...BEFORE_DAY);
    // « ce matin », « this afternoon »
    const now = reader.lookUp(MOMENTS);
    if (now !== null) {
      const day = readPoint(reader, today);
      // « le matin du 3 août », « matin » by itself is today's.
      return { point: day ?? { kind: 'known', date: today }, moment: now };
    }
    const point = readPoint(reader, today);
    return point === null ? null : { point, moment: readMoment(reader) };
  });
}

function readMoment(reader: WordReader): DayMoment | null {
  return reader.attempt(() => {
    reader.skipAll(...BEFORE_MOMENT);
    return reader.lookUp(MOMENTS);
  });
}

export function readPoint(reader: WordReader, today: PlainDate): DayPoint | null {
  return reader.attempt(() => {
    reader.skipAll(...BEFORE_DAY);
    return (
      readRelative(reader, today) ??
      readWritten(reader) ??
      readFeast(reader) ??
      readDate(reader) ??
      readWeekday(reader, today)
    );
  });
}

function readRelative(reader: WordReader, today: PlainDate): DayPoint | null {
  const days = reader.lookUp(RELATIVE_DAYS);
  return days === null ? null : { kind: 'known', date: addDays(today, days) };
}

/** `2026-07-06`, `6/7/2026`, `06.07.26`, `6/7` */
function readWritten(reader: WordReader): DayPoint | null {
  const word = reader.peek() ?? '';
  if (/^\d{4}-/.test(word)) {
    const date = parsePlainDate(word);
    if (date === null) throw new Unclear({ kind: 'no-such-day' });
    reader.skip();
    return { kind: 'known', date };
  }
  const found = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?$/.exec(word);
  if (!found) return null;
  reader.skip();
  const [day, month] = [Number(found[1]), Number(found[2])];
  if (month < 1 || month > 12) throw new Unclear({ kind: 'no-such-day' });
  const year = found[3] === undefined ? null : Number(found[3].padStart(4, '20'));
  return { kind: 'date', day, month, year, weekday: null };
}

function readYear(reader: WordReader): number | null {
  return /^(19|20|21)\d{2}$/.test(reader.peek() ?? '') ? reader.number(2199) : null;
}

function readFeast(reader: WordReader): DayPoint | null {
  const feast = reader.lookUp(FEASTS);
  return feast === null ? null : { kind: 'feast', feast, year: readYear(reader) };
}

/** « lundi 6 juillet 2026 », « 6 juillet », « le 6 », “July 6” */
function readDate(reader: WordReader): DayPoint | null {
  return reader.attempt(() => {
    const weekday = reader.lookUp(WEEKDAYS);
    reader.skipAll('le', 'the', 'du');
    const first = reader.lookUp(MONTHS);
    reader.skipAll('the');
    const day = reader.number(31);
    if (day === null) return null;
    if (first !== null) return { kind: 'date', day, month: first, year: readYear(reader), weekday };
    const month = reader.attempt(() => {
      reader.skipAll('of', 'de');
      return reader.lookUp(MONTHS);
    });
    return { kind: 'date', day, month, year: month === null ? null : readYear(reader), weekday };
  });
}

/** « lundi », « lundi prochain », « lundi en huit », « lundi de la semaine prochaine », “next Monday” */
function readWeekday(reader: WordReader, today: PlainDate): DayPoint | null {
  return reader.attempt(() => {
    const isNext = reader.accept('next', 'prochain');
    const isLast = !isNext && reader.accept('last');
    const weekday = reader.lookUp(WEEKDAYS);
    if (weekday === null) return null;
    if (reader.attempt(() => readNextWeek(reader))) {
      return { kind: 'known', date: addDays(mondayOf(today), 6 + weekday) };
    }
    const back = isLast || reader.accept('dernier', 'passe');
    const after = isNext || reader.accept('prochain');
    const weeks = reader.accept('enhuit') ? 1 : reader.accept('enquinze') ? 2 : 0;
    return { kind: 'weekday', weekday, after, weeks, back };
  });
}

function readNextWeek(reader: WordReader): true | null {
  reader.skipAll('de', 'la', 'of');
  if (reader.accept('next')) return reader.accept('week') || null;
  return (reader.accept('semaine') && reader.accept('prochaine')) || null;
}
