import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { AbsenceClass } from './absence-classes.ts';
import {
  type MonthLine,
  ofEachClass,
  placeInLine,
  SHORT_SPELLS,
  SPELLS,
  WEEK,
  WIDTH,
  ZERO_CODE,
} from './month-line.ts';
import { countBoth, countedBits, noWords, type PeopleBits, placesOf } from './people-bits.ts';
import { type MonthSpan, monthsIn } from './period.ts';
import type { ByWeekday } from './person-months.ts';
import type { AwaySums } from './rates.ts';

/** The lines of everyone in one piece of memory, month under month. */
export interface LineGrid {
  readonly first: PlainDate;
  readonly people: number;
  readonly rowBytes: number;
  readonly bytes: Uint8Array;
  /** The same, four numbers in each. Behind the last person stands one who does nothing. */
  readonly quads: Int32Array;
}

/** Writes a text of plain characters where it belongs; whoever runs this knows a quicker way than one by one. */
export type WriteText = (text: string, at: number) => void;

export function lineGrid(
  lines: readonly MonthLine[],
  writerOf: (bytes: Uint8Array) => WriteText = writeOneByOne,
): LineGrid {
  const months = lines.filter(({ text }) => text !== '').map((line) => line.first);
  const first = months.toSorted()[0] ?? FAR;
  const places = lines.map((line) => (line.text === '' ? 0 : placeInLine(first, line.first) * WIDTH));
  const longest = lines.reduce(
    (most, { text }, person) => Math.max(most, (places[person] ?? 0) + text.length),
    0,
  );
  const rowBytes = Math.ceil(longest / 4) * 4;
  const quads = new Int32Array(((lines.length + 1) * rowBytes) / 4).fill(FOUR_ZEROS);
  const bytes = new Uint8Array(quads.buffer);
  const write = writerOf(bytes);
  for (const [person, { text }] of lines.entries()) write(text, person * rowBytes + (places[person] ?? 0));
  return { first, people: lines.length, rowBytes, bytes, quads };
}

const FAR = '2000-01-01' as PlainDate;

function writeOneByOne(bytes: Uint8Array): WriteText {
  return (text, start) => {
    for (let at = 0; at < text.length; at += 1) bytes[start + at] = text.charCodeAt(at);
  };
}

/** Who would have worked in a month, and on each of its weekdays, Monday first; people by the places of their lines. */
export interface MonthPresence {
  readonly month: PlainDate;
  readonly people: PeopleBits;
  readonly byDay: readonly PeopleBits[];
}

/** Some months of everyone, and who is there. */
export interface LineTable {
  readonly presence: readonly MonthPresence[];
  readonly grid: LineGrid;
  /** Where the first of these months begins in each row; before the row where it is before all lines. */
  readonly start: number;
}

export function lineTable(grid: LineGrid, span: MonthSpan): LineTable {
  const start = placeInLine(grid.first, span.from) * WIDTH;
  const presence = Array.from({ length: monthsIn(span) }, (_, place) =>
    presenceOf(addMonths(span.from, place), grid, start + place * WIDTH),
  );
  return { presence, grid, start };
}

/** Weekdays are looked at where somebody asks for them: the time before is told by its months alone. */
function presenceOf(month: PlainDate, grid: LineGrid, start: number): MonthPresence {
  let byDay: readonly PeopleBits[] | null = null;
  return {
    month,
    people: peopleAt(grid, start),
    get byDay() {
      byDay ??= weekdaysAt(grid, start);
      return byDay;
    },
  };
}

/** Who would have worked in the month that begins there in every row. */
function peopleAt({ people, rowBytes, bytes }: LineGrid, start: number): PeopleBits {
  const words = noWords(Math.ceil(people / 32));
  if (start < 0 || start + WIDTH > rowBytes) return countedBits(words);
  for (let person = 0; person < people; person += 1) {
    const from = person * rowBytes + start;
    for (let at = from; at < from + WEEK; at += 1) {
      if (bytes[at] === ZERO_CODE) continue;
      words[person >>> 5] = (words[person >>> 5] ?? 0) | (1 << (person & 31));
      break;
    }
  }
  return countedBits(words);
}

/** The same of each weekday. */
function weekdaysAt({ people, rowBytes, bytes }: LineGrid, start: number): PeopleBits[] {
  const days = Array.from({ length: WEEK }, () => noWords(Math.ceil(people / 32)));
  if (start >= 0 && start + WIDTH <= rowBytes) {
    for (const [day, words] of days.entries()) {
      for (let person = 0, at = start + day; person < people; person += 1, at += rowBytes) {
        if (bytes[at] !== ZERO_CODE) words[person >>> 5] = (words[person >>> 5] ?? 0) | (1 << (person & 31));
      }
    }
  }
  return days.map(countedBits);
}

/** What some people did in each month of a table. */
export function sumsInTable(table: LineTable, people: PeopleBits): AwaySums[] {
  const totals = totalsOf(table, people);
  return table.presence.map(({ people: there }, place) => {
    const numberAt = (at: number): number => totals[place * WIDTH + at] ?? 0;
    const rowAt = (row: number): number => {
      let sum = 0;
      for (let day = 0; day < WEEK; day += 1) sum += numberAt(row * WEEK + day);
      return sum;
    };
    return {
      people: countBoth(there, people),
      expected: rowAt(0),
      away: ofEachClass(rowAt),
      spells: numberAt(SPELLS),
      shortSpells: numberAt(SHORT_SPELLS),
    };
  });
}

/** Who would have worked in the month of a day. */
export function presentIn(grid: LineGrid, day: PlainDate): PeopleBits {
  return peopleAt(grid, placeInLine(grid.first, firstOfMonth(day)) * WIDTH);
}

/** Half-days of some people in one month, by weekday, Monday first; `people` are those who would have worked then. */
export interface MonthSums {
  readonly month: PlainDate;
  readonly people: number;
  readonly peopleByDay: ByWeekday;
  readonly expected: ByWeekday;
  readonly away: Readonly<Record<AbsenceClass, ByWeekday>>;
}

/** Of some people together, month by month; one in which nobody was expected is left out. */
export function sumsByMonth(table: LineTable, people: PeopleBits): MonthSums[] {
  const totals = totalsOf(table, people);
  return table.presence.flatMap(({ month, people: there, byDay }, place) => {
    const present = countBoth(there, people);
    if (present === 0) return [];
    const week = (row: number): number[] => {
      const start = place * WIDTH + row * WEEK;
      return [...totals.subarray(start, start + WEEK)];
    };
    const peopleByDay = byDay.map((one) => countBoth(one, people));
    return [{ month, people: present, peopleByDay, expected: week(0), away: ofEachClass(week) }];
  });
}

/** Every other byte of four. */
const EVERY_OTHER = 0x00ff00ff;
const FOUR_ZEROS = ZERO_CODE * 0x01010101;
/** As many times four people as a half of four bytes can hold: none of their numbers is above 62. */
const MOST_FOURS = 256;
const IS_LOW_FIRST = new Uint8Array(new Int32Array([1]).buffer)[0] === 1;

/**
 * Each number of each month, added up over people. This is most of what an answer about a thousand people computes:
 * four people are added up at a time and four numbers of each, which fit beside each other in the bytes of one.
 */
function totalsOf({ presence, grid, start }: LineTable, people: PeopleBits): Int32Array {
  const { rowBytes, quads } = grid;
  const totals = new Int32Array(presence.length * WIDTH);
  // Four numbers that a month begins or ends in the middle of are added up whole, and looked at in part.
  const firstQuad = Math.max(0, start) >>> 2;
  const width = Math.max(0, Math.ceil(Math.min(rowBytes, start + totals.length) / 4) - firstQuad);
  const [first, second] = [new Int32Array(width), new Int32Array(width)];
  // The numbers in the order of their bytes, whichever the machine puts first.
  const [even, odd] = (IS_LOW_FIRST ? [first, second] : [second, first]).map(
    (half) => new Uint16Array(half.buffer),
  );
  const rowAt = (place: number | undefined): number => ((place ?? grid.people) * rowBytes) / 4 + firstQuad;
  const places = placesOf(people);
  for (let at = 0; at < places.length; at += 4) {
    const [a, b] = [rowAt(places[at]), rowAt(places[at + 1])];
    addFour(quads, a, b, rowAt(places[at + 2]), rowAt(places[at + 3]), first, second);
    if ((at / 4) % MOST_FOURS !== MOST_FOURS - 1 && at + 4 < places.length) continue;
    for (let two = 0, to = firstQuad * 4 - start; two < width * 2; two += 1, to += 2) {
      // What lies outside of the months is not kept.
      totals[to] = (totals[to] ?? 0) + (even?.[two] ?? 0);
      totals[to + 1] = (totals[to + 1] ?? 0) + (odd?.[two] ?? 0);
    }
    first.fill(0);
    second.fill(0);
  }
  return totals;
}

function addFour(
  quads: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  first: Int32Array,
  second: Int32Array,
): void {
  for (let at = 0; at < first.length; at += 1) {
    const four =
      ((quads[a + at] ?? 0) +
        (quads[b + at] ?? 0) +
        (quads[c + at] ?? 0) +
        (quads[d + at] ?? 0) -
        4 * FOUR_ZEROS) |
      0;
    first[at] = (first[at] ?? 0) + (four & EVERY_OTHER);
    second[at] = (second[at] ?? 0) + ((four >>> 8) & EVERY_OTHER);
  }
}
