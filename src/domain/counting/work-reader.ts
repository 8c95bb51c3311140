import { type PlainDate, toDayNumber, weekdayOfDayNumber } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import { type DayHalves, halvesOn, type WeekHalfDays, type WorkingPattern } from './working-pattern.ts';

/** The person whose leave is counted. */
export interface CountedPerson {
  readonly patterns: Timeline<WorkingPattern>;
  readonly employedFrom: PlainDate | null;
  /** Last day of the contract. */
  readonly employedTo: PlainDate | null;
}

/** What a person's week says of a day, holidays ignored. */
export interface PatternDay {
  readonly pattern: WorkingPattern;
  readonly week: WeekHalfDays;
  /** False once the contract has ended or the pattern holds no work at all. */
  readonly employed: boolean;
  readonly halves: DayHalves;
}

export interface CompiledEntry<T> {
  readonly from: number;
  readonly value: T;
}

export function compile<T>(values: Timeline<T>): readonly CompiledEntry<T>[] {
  return values.map((entry) => ({ from: toDayNumber(entry.from), value: entry.value }));
}

export function entryAt<T>(entries: readonly CompiledEntry<T>[], dayNumber: number): CompiledEntry<T> {
  let current = entries[0];
  for (const entry of entries) {
    if (entry.from > dayNumber) break;
    current = entry;
  }
  if (current === undefined) throw new RangeError('A timeline needs at least one value');
  return current;
}

/** Which week of an alternating cycle a day falls in; days before the pattern continue the cycle backwards. */
function weekAt(pattern: CompiledEntry<WorkingPattern>, dayNumber: number): WeekHalfDays {
  const { weeks } = pattern.value;
  if (weeks.length === 1) return weeks[0];
  const anchor = Math.floor((pattern.from + 3) / 7);
  const offset = (Math.floor((dayNumber + 3) / 7) - anchor) % weeks.length;
  return weeks[(offset + weeks.length) % weeks.length] ?? weeks[0];
}

/** C15: every day is read with the pattern in force on that day. */
export function patternReader(person: CountedPerson): (dayNumber: number) => PatternDay {
  const patterns = compile(person.patterns);
  const employedFrom =
    person.employedFrom === null ? Number.NEGATIVE_INFINITY : toDayNumber(person.employedFrom);
  const employedTo = person.employedTo === null ? Number.POSITIVE_INFINITY : toDayNumber(person.employedTo);
  return (dayNumber) => {
    const pattern = entryAt(patterns, dayNumber);
    const week = weekAt(pattern, dayNumber);
    const employed =
      dayNumber >= employedFrom && dayNumber <= employedTo && pattern.value.weeks.some((each) => each !== 0);
    const halves = employed ? halvesOn(week, weekdayOfDayNumber(dayNumber)) : 0;
    return { pattern: pattern.value, week, employed, halves };
  };
}

/** What the person works on a day: nothing on a holiday that is off. */
export function workedHalves({ halves }: Pick<PatternDay, 'halves'>, isOff: boolean): DayHalves {
  return isOff ? 0 : halves;
}
