import { addMonths, type PlainDate } from '#domain/calendar/plain-date.ts';
import { ABSENCE_CLASSES, type AbsenceClass } from './absence-classes.ts';
import type { LeaveOfYear } from './custom.ts';
import { type MonthSpan, monthsIn } from './period.ts';
import type { ByWeekday, PersonMonth } from './person-months.ts';

/**
 * U2: the months of one person in a line of text, a character for each number, so that a thousand people are a thousand
 * rows that are read and added up at once. A month is seven numbers of half-days expected, seven away for each class,
 * and two of spells; none of them is above 62.
 */
export interface MonthLine {
  readonly first: PlainDate;
  readonly text: string;
}

export const WEEK = 7;
/** Behind the weeks: what was expected, then each class. */
export const SPELLS = WEEK * (1 + ABSENCE_CLASSES.length);
export const SHORT_SPELLS = SPELLS + 1;
export const WIDTH = SPELLS + 2;
export const ZERO_CODE = '0'.charCodeAt(0);
const NOTHING = '0'.repeat(WIDTH);

/** Months in which nobody was expected are nothing but zeros; null where there is no other. */
export function monthLine(months: readonly PersonMonth[]): MonthLine | null {
  const first = months[0]?.month;
  if (first === undefined) return null;
  const known = new Map(months.map((month) => [placeInLine(first, month.month), month]));
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

/** U13: paid leave in the same months of this year and of some before, and in how many of them the person was there. */
export function leaveByYear({ first, text }: MonthLine, span: MonthSpan, years: number): LeaveOfYear[] {
  const row = WEEK * (1 + ABSENCE_CLASSES.indexOf('paid-leave'));
  return Array.from({ length: years + 1 }, (_, yearsBefore) => {
    const begin = placeInLine(first, addMonths(span.from, -12 * yearsBefore));
    const until = Math.min(begin + monthsIn(span), text.length / WIDTH);
    let [halves, months] = [0, 0];
    for (let start = Math.max(0, begin) * WIDTH; start < until * WIDTH; start += WIDTH) {
      const totalAt = (at: number): number => {
        let sum = 0;
        for (let day = 0; day < WEEK; day += 1) sum += text.charCodeAt(at + day) - ZERO_CODE;
        return sum;
      };
      if (totalAt(start) === 0) continue;
      months += 1;
      halves += totalAt(start + row);
    }
    return { yearsBefore, halves, months };
  }).filter(({ months }) => months > 0);
}

export function placeInLine(first: PlainDate, month: PlainDate): number {
  return monthsIn({ from: first, to: month }) - 1;
}

/** The first row is what was expected, then one for each class. */
export function ofEachClass<Value>(rowOf: (row: number) => Value): Record<AbsenceClass, Value> {
  const [health, unforeseen, other, paidLeave] = ABSENCE_CLASSES.map((_, place) => rowOf(place + 1));
  return { health, unforeseen, other, 'paid-leave': paidLeave } as Record<AbsenceClass, Value>;
}
