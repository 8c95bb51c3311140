import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { ABSENCE_CLASSES, type AbsenceClass } from './absence-classes.ts';
import type { LeaveOfYear } from './custom.ts';
import { countedBits, type PeopleBits } from './people-bits.ts';
import { type MonthSpan, monthsIn } from './period.ts';
import type { ByWeekday, PersonMonth } from './person-months.ts';
import type { AwaySums } from './rates.ts';

/**
 * U2: the months of one person in a line of text, a character for each number, so that a thousand people are a thousand
 * rows that are read and added up at once. A month is seven numbers of half-days expected, seven away for each class,
 * and two of spells; none of them is above 62.
 */
export interface MonthLine {
  readonly first: PlainDate;
  readonly text: string;
}

const WEEK = 7;
/** Of weeks: what was expected, then each class. */
const ROWS = 1 + ABSENCE_CLASSES.length;
const SPELLS = WEEK * ROWS;
const SHORT_SPELLS = SPELLS + 1;
const WIDTH = SPELLS + 2;
const ZERO_CODE = '0'.charCodeAt(0);
const NOTHING = '0'.repeat(WIDTH);

/** Months in which nobody was expected are nothing but zeros; null where there is no other. */
export function monthLine(months: readonly PersonMonth[]): MonthLine | null {
  const first = months[0]?.month;
  if (first === undefined) return null;
  const known = new Map(months.map((month) => [placeOf(first, month.month), month]));
  const last = Math.max(...known.keys());
  const texts = Array.from({ length: last + 1 }, (_, place) => {
    const month = known.get(place);
    if (!month) return NOTHING;
    const { expected, away, spells, shortSpells } = month;
    const numbers = [...expected, ...ABSENCE_CLASSES.flatMap((each) => away[each]), spells, shortSpells];
    return String.fromCharCode(...numbers.map((number) => ZERO_CODE + number));
  });
  return { first, text: texts.join('') };
}

/** The same months again. */
export function monthsOfLine({ first, text }: MonthLine): PersonMonth[] {
  const months = Array.from({ length: text.length / WIDTH }, (_, place): PersonMonth => {
    const numberAt = (at: number): number => text.charCodeAt(place * WIDTH + at) - ZERO_CODE;
    const week = (at: number): ByWeekday => Array.from({ length: WEEK }, (_day, day) => numberAt(at + day));
    return {
      month: addMonths(first, place),
      expected: week(0),
      away: ofEachClass((row) => week(WEEK * row)),
      spells: numberAt(SPELLS),
      shortSpells: numberAt(SHORT_SPELLS),
    };
  });
  return months.filter(({ expected }) => expected.some((halves) => halves > 0));
}

/*
 * Read once for each answer, of everyone and every month: numbers are added up where they stand, without an object or a
 * call for each.
 */

/** Who would have worked in a month, and on each of its weekdays, Monday first; people by the places of their lines. */
export interface MonthPresence {
  readonly month: PlainDate;
  readonly people: PeopleBits;
  readonly byDay: readonly PeopleBits[];
}

/** Half-days of each person in each month of some: what was expected, each class, spells and short spells. */
export interface LineTable {
  readonly presence: readonly MonthPresence[];
  /** Seven numbers for each month of each person. */
  readonly cells: Uint16Array;
}

const CELLS = ROWS + 2;

export function lineTable(lines: readonly MonthLine[], span: MonthSpan): LineTable {
  const months = monthsIn(span);
  const cells = new Uint16Array(lines.length * months * CELLS);
  const width = Math.ceil(lines.length / 32);
  // Of each month seven weekdays, then all of it.
  const words = Array.from({ length: months * (WEEK + 1) }, () => new Uint32Array(width));
  for (const [person, line] of lines.entries()) {
    const { text } = line;
    const { from, until, shift } = placesIn(line, span);
    const [word, bit] = [person >>> 5, 1 << (person & 31)];
    for (let month = from; month < until; month += 1) {
      const place = month - shift;
      let at = month * WIDTH;
      let cell = (person * months + place) * CELLS;
      for (let day = 0; day < WEEK; day += 1) {
        if (text.charCodeAt(at + day) !== ZERO_CODE) setBit(words[place * (WEEK + 1) + day], word, bit);
      }
      for (let row = 0; row < ROWS; row += 1) {
        let sum = -WEEK * ZERO_CODE;
        for (const end = at + WEEK; at < end; at += 1) sum += text.charCodeAt(at);
        cells[cell++] = sum;
      }
      if (cells[cell - ROWS] !== 0) setBit(words[place * (WEEK + 1) + WEEK], word, bit);
      cells[cell++] = text.charCodeAt(at) - ZERO_CODE;
      cells[cell] = text.charCodeAt(at + 1) - ZERO_CODE;
    }
  }
  const bitsAt = (at: number): PeopleBits => countedBits(words[at] ?? new Uint32Array(width));
  const presence = Array.from({ length: months }, (_, place) => ({
    month: addMonths(span.from, place),
    people: bitsAt(place * (WEEK + 1) + WEEK),
    byDay: Array.from({ length: WEEK }, (_day, day) => bitsAt(place * (WEEK + 1) + day)),
  }));
  return { presence, cells };
}

function setBit(words: Uint32Array | undefined, word: number, bit: number): void {
  if (words) words[word] = (words[word] ?? 0) | bit;
}

/** What some people did in one month of a table, by its place. */
export function sumsInTable(
  { presence, cells }: LineTable,
  places: readonly number[],
  month: number,
): AwaySums {
  const sums = new Int32Array(CELLS);
  let people = 0;
  for (const person of places) {
    const start = (person * presence.length + month) * CELLS;
    if (cells[start] === 0) continue;
    people += 1;
    for (let at = 0; at < CELLS; at += 1) sums[at] = (sums[at] ?? 0) + (cells[start + at] ?? 0);
  }
  return {
    people,
    expected: sums[0] ?? 0,
    away: ofEachClass((row) => sums[row] ?? 0),
    spells: sums[ROWS] ?? 0,
    shortSpells: sums[ROWS + 1] ?? 0,
  };
}

/** Who would have worked in the month of a day. */
export function presentIn(lines: readonly MonthLine[], day: PlainDate): PeopleBits | undefined {
  const month = firstOfMonth(day);
  return lineTable(lines, { from: month, to: month }).presence[0]?.people;
}

/** Half-days of some people in one month, by weekday, Monday first; `people` are those who would have worked then. */
export interface MonthSums {
  readonly month: PlainDate;
  readonly people: number;
  readonly peopleByDay: ByWeekday;
  readonly expected: ByWeekday;
  readonly away: Readonly<Record<AbsenceClass, ByWeekday>>;
}

/** Of everyone together, month by month; one in which nobody was expected is left out. */
export function sumsByMonth(lines: readonly MonthLine[], span: MonthSpan): MonthSums[] {
  const length = monthsIn(span);
  const people = new Int32Array(length);
  const peopleByDay = new Int32Array(length * WEEK);
  const totals = new Int32Array(length * WIDTH);
  for (const line of lines) {
    const { text } = line;
    const { from, until, shift } = placesIn(line, span);
    for (let month = from; month < until; month += 1) {
      const start = month * WIDTH;
      const place = month - shift;
      let isThere = 0;
      for (let at = 0; at < WIDTH; at += 1) {
        const number = text.charCodeAt(start + at) - ZERO_CODE;
        if (number === 0) continue;
        totals[place * WIDTH + at] = (totals[place * WIDTH + at] ?? 0) + number;
        if (at >= WEEK) continue;
        isThere = 1;
        peopleByDay[place * WEEK + at] = (peopleByDay[place * WEEK + at] ?? 0) + 1;
      }
      people[place] = (people[place] ?? 0) + isThere;
    }
  }
  return Array.from(people, (count, place): MonthSums => {
    const week = (row: number) => weekAt(totals, place * WIDTH + row * WEEK);
    return {
      month: addMonths(span.from, place),
      people: count,
      peopleByDay: weekAt(peopleByDay, place * WEEK),
      expected: week(0),
      away: ofEachClass(week),
    };
  }).filter((month) => month.people > 0);
}

/** U13: paid leave in the same months of this year and of some before, and in how many of them the person was there. */
export function leaveByYear(line: MonthLine, span: MonthSpan, years: number): LeaveOfYear[] {
  return Array.from({ length: years + 1 }, (_, yearsBefore) => {
    const then = { from: addMonths(span.from, -12 * yearsBefore), to: addMonths(span.to, -12 * yearsBefore) };
    const sums = sumsByMonth([line], then);
    const halves = sums.flatMap(({ away }) => away['paid-leave']).reduce((sum, each) => sum + each, 0);
    return { yearsBefore, halves, months: sums.length };
  }).filter(({ months }) => months > 0);
}

function placeOf(first: PlainDate, month: PlainDate): number {
  return monthsIn({ from: first, to: month }) - 1;
}

/** Which months of a line lie in a span, from one to before another; `shift` is where the span begins. */
function placesIn({ first, text }: MonthLine, span: MonthSpan) {
  const shift = placeOf(first, span.from);
  const until = Math.min(shift + monthsIn(span), text.length / WIDTH);
  return { from: Math.max(0, shift), until, shift };
}

function weekAt(totals: Int32Array, start: number): number[] {
  return [...totals.subarray(start, start + WEEK)];
}

/** The first row is what was expected, then one for each class. */
function ofEachClass<Value>(rowOf: (row: number) => Value): Record<AbsenceClass, Value> {
  const [health, unforeseen, other, paidLeave] = ABSENCE_CLASSES.map((_, place) => rowOf(place + 1));
  return { health, unforeseen, other, 'paid-leave': paidLeave } as Record<AbsenceClass, Value>;
}
