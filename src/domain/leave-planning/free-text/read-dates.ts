import type { Half } from '#domain/calendar/half-day.ts';
import { type LeaveRange, type LeaveRangeRefusal, parseLeaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, type PlainDate, weekdayOf } from '#domain/calendar/plain-date.ts';
import { borrowed, type DayPoint, dateUpTo, dayFrom } from './day-point.ts';
import { type PointedDay, readDay } from './read-point.ts';
import { readSpan } from './read-span.ts';
import { type TextRefusal, Unclear } from './refusal.ts';
import { type DayMoment, NOISE } from './vocabulary.ts';
import { WordReader } from './word-reader.ts';
import { wordsOf } from './words-of.ts';

export type DatesRead =
  | { readonly ok: true; readonly range: LeaveRange }
  | { readonly ok: false; readonly refusal: TextRefusal };

/**
 * The dates that a person wrote in their own words, French or English: « la semaine du 14 juillet », « vendredi
 * après-midi », « du 3 au 21 août ». What is not understood is said, never guessed; days without a year are the next
 * to come.
 */
export function readDates(text: string, today: PlainDate): DatesRead {
  const words = wordsOf(text).filter((word) => !NOISE.has(word));
  if (words.length === 0) return { ok: false, refusal: { kind: 'nothing' } };
  const reader = new WordReader(words);
  try {
    const edges =
      wholeDays(readSpan(reader, today)) ??
      reader.whole(() => readRange(reader, today)) ??
      reader.whole(() => readList(reader, today)) ??
      reader.whole(() => readSingle(reader, today)) ??
      reader.complain();
    const { start, startHalf, end, endHalf } = edges;
    const range = parseLeaveRange(start, end, startHalf, endHalf);
    return range.ok
      ? { ok: true, range: range.range }
      : { ok: false, refusal: { kind: REFUSED[range.reason] } };
  } catch (error) {
    if (error instanceof Unclear) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

const REFUSED = {
  end_before_start: 'backwards',
  empty_half_days: 'which-half',
  outside_calendar: 'outside',
  too_long: 'outside',
} as const satisfies Record<LeaveRangeRefusal, TextRefusal['kind']>;

function wholeDays(span: { readonly start: PlainDate; readonly end: PlainDate } | null): LeaveRange | null {
  return span && { ...span, startHalf: 'am', endHalf: 'pm' };
}

const BETWEEN = ['au', 'a', 'jusque', 'to', 'until', 'till', 'through', '-'];

/** « du 3 au 21 août », « de mardi à jeudi », « 6 juil. à midi – 10 juil. », “from Friday afternoon to Monday” */
function readRange(reader: WordReader, today: PlainDate): LeaveRange | null {
  reader.skipAll('apartir', 'depuis', 'from', 'de', 'du');
  const first = readDay(reader, today);
  if (first === null || !reader.accept(...BETWEEN)) return null;
  reader.skipAll('a', 'au');
  const last = readDay(reader, today);
  if (last === null) return null;
  const [start, end] = edgesOf(first.point, last.point, today);
  return { ...startOf(start, first.moment), ...endOf(end, last.moment) };
}

/** Whichever end says more about the year tells the other. */
function edgesOf(first: DayPoint, last: DayPoint, today: PlainDate): [start: PlainDate, end: PlainDate] {
  const lastSaysMore =
    first.kind === 'date' &&
    first.year === null &&
    last.kind !== 'weekday' &&
    !(last.kind === 'date' && last.month === null && first.month !== null);
  if (lastSaysMore) {
    const end = dayFrom(last, today);
    return [dateUpTo(borrowed(first, last), end), end];
  }
  const start = dayFrom(first, today);
  return [start, dayFrom(last, start)];
}

function startOf(start: PlainDate, moment: DayMoment | null): Pick<LeaveRange, 'start' | 'startHalf'> {
  if (moment === 'half') throw new Unclear({ kind: 'which-half' });
  // Whoever leaves in the evening has worked that day.
  if (moment === 'evening') return { start: addDays(start, 1), startHalf: 'am' };
  return { start, startHalf: moment === 'pm' || moment === 'noon' ? 'pm' : 'am' };
}

function endOf(end: PlainDate, moment: DayMoment | null): Pick<LeaveRange, 'end' | 'endHalf'> {
  if (moment === 'half') throw new Unclear({ kind: 'which-half' });
  return { end, endHalf: moment === 'am' || moment === 'noon' ? 'am' : 'pm' };
}

/** « jeudi 14 et vendredi 15 mai », « lundi, mardi et mercredi »: days that touch, weekends between them aside. */
function readList(reader: WordReader, today: PlainDate): LeaveRange | null {
  const days: PointedDay[] = [];
  do {
    const day = readDay(reader, today);
    if (day === null) return null;
    days.push(day);
    // « lundi, mardi, et mercredi »
  } while (reader.accept(',', 'et', 'and') && (reader.accept('et', 'and') || true));
  const [first, last] = [days[0], days.at(-1)];
  if (days.length < 2 || first === undefined || last === undefined) return null;
  const dates: PlainDate[] = [];
  for (const { point } of days) {
    const named = point.kind === 'date' ? borrowed(point, last.point) : point;
    const previous = dates.at(-1);
    dates.push(dayFrom(named, previous === undefined ? today : addDays(previous, 1)));
  }
  const touch = dates.slice(1).every((date, place) => isNextWorkday(dates[place], date));
  if (!touch) throw new Unclear({ kind: 'days-apart' });
  const [start = today, end = today] = [dates[0], dates.at(-1)];
  return { ...startOf(start, first.moment), ...endOf(end, last.moment) };
}

function isNextWorkday(day: PlainDate | undefined, next: PlainDate): boolean {
  if (day === undefined) return false;
  return next === addDays(day, 1) || (weekdayOf(day) === 5 && next === addDays(day, 3));
}

/** « demain », « vendredi après-midi », « lundi 6 juillet 2026 (matin) » */
function readSingle(reader: WordReader, today: PlainDate): LeaveRange | null {
  const day = readDay(reader, today);
  if (day === null) return null;
  const start = dayFrom(day.point, today);
  const [startHalf, endHalf] = halvesOf(day.moment);
  return { start, startHalf, end: start, endHalf };
}

function halvesOf(moment: DayMoment | null): [start: Half, end: Half] {
  if (moment === null) return ['am', 'pm'];
  if (moment === 'am' || moment === 'pm') return [moment, moment];
  throw new Unclear({ kind: 'which-half' });
}
