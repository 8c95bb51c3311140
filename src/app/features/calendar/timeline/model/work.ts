import { type PlainDate, plainDate, toDayNumber, weekdayOfDayNumber } from '#domain/calendar/plain-date.ts';
import { datedPatterns } from '#domain/counting/dated-patterns.ts';
import { patternReader, workedHalves } from '#domain/counting/work-reader.ts';
import type { DayHalves } from '#domain/counting/working-pattern.ts';
import type { TimelinePerson } from './rows.ts';
import type { Span } from './span.ts';

/** The half-days someone works, day after day of what is on show. */
export interface WorkedHalves {
  /** With holidays off taken out. */
  readonly worked: Uint8Array;
  /** By the week alone; what is outside the contract is not worked. */
  readonly week: Uint8Array;
  readonly employed: Uint8Array;
}

type Worker = Pick<TimelinePerson, 'weeks' | 'employedFrom' | 'employedTo'>;

const asDate = (text: string | null): PlainDate | null => (text === null ? null : plainDate(text));

function workOf(
  { weeks, employedFrom, employedTo }: Worker,
  span: Span,
  off: ReadonlySet<number>,
): WorkedHalves {
  const read = patternReader({
    patterns: datedPatterns(
      weeks.map((dated) => ({ from: plainDate(dated.from), weeks: dated.weeks, weeklyRest: null })),
    ),
    employedFrom: asDate(employedFrom),
    employedTo: asDate(employedTo),
  });
  const work = {
    worked: new Uint8Array(span.days),
    week: new Uint8Array(span.days),
    employed: new Uint8Array(span.days),
  };
  for (let day = 0; day < span.days; day += 1) {
    const number = span.firstDay + day;
    const found = read(number);
    work.week[day] = found.halves;
    work.employed[day] = found.employed ? 1 : 0;
    work.worked[day] = workedHalves(found, off.has(number));
  }
  return work;
}

/** Most people of a company work the same week, which is read once. */
export function workReader(span: Span, holidaysOff: readonly string[]): (person: Worker) => WorkedHalves {
  const off = new Set(holidaysOff.map((date) => toDayNumber(plainDate(date))));
  const known = new Map<string, WorkedHalves>();
  return (person) => {
    const key = JSON.stringify([person.weeks, person.employedFrom, person.employedTo]);
    const work = known.get(key) ?? workOf(person, span, off);
    known.set(key, work);
    return work;
  };
}

/** The two bits of a day, as the domain has them. */
export function halvesAt(halves: Uint8Array, day: number): DayHalves {
  return (halves[day] ?? 0) as DayHalves;
}

export function isWeekend(span: Pick<Span, 'firstDay'>, day: number): boolean {
  return weekdayOfDayNumber(span.firstDay + day) >= 6;
}
