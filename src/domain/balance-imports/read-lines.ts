import { type Fraction, toNumber } from '#domain/amounts/fraction.ts';
import { isInCalendar } from '#domain/calendar/calendar-bounds.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { FoundPerson, KnownPerson } from './find-person.ts';
import { readDay } from './read-day.ts';
import { readDays } from './read-days.ts';
import type { Reading } from './reading.ts';

export const importProblems = [
  'person_missing',
  'person_unknown',
  'person_ambiguous',
  'person_twice',
  'number_unreadable',
  'number_out_of_range',
  'date_unreadable',
  'date_out_of_range',
  'employed_after_balance',
  'nothing_to_import',
  'counter_not_in_use',
] as const;

export type ImportProblem = (typeof importProblems)[number];

/** The cells that a line is made of. */
export const importCells = ['person', 'previous', 'current', 'rtt', 'employedFrom'] as const;

export type ImportCell = (typeof importCells)[number];

/** One line of the table as it was read, every value as the text that stood in the cell. */
export type ImportLine = Readonly<Record<ImportCell, string>> & { readonly line: number };

export interface LineProblem {
  readonly problem: ImportProblem;
  readonly cell: ImportCell;
  /** What stood there; for someone who comes twice, the line on which they came first. */
  readonly text: string;
}

export interface ReadLine<Person> {
  readonly line: number;
  readonly person: Person | null;
  readonly previous: Fraction | null;
  readonly current: Fraction | null;
  readonly rtt: Fraction | null;
  readonly employedFrom: PlainDate | null;
  readonly problems: readonly LineProblem[];
}

export interface ImportSetting<Person> {
  readonly find: (text: string) => FoundPerson<Person>;
  /** The day on which the balances stood. */
  readonly asOf: PlainDate;
  /** Rules may differ from person to person. */
  readonly usesRtt: (person: Person | null) => boolean;
}

/** More days than a year has are a mistake, or a date. */
const MOST_DAYS = 366;

/** Reads every line, with all that keeps it from being imported. */
export function readImportLines<Person extends KnownPerson>(
  lines: readonly ImportLine[],
  { find, asOf, usesRtt }: ImportSetting<Person>,
): ReadLine<Person>[] {
  const firstLines = new Map<string, number>();
  return lines.map((line) => {
    const problems: LineProblem[] = [];
    const report = (problem: ImportProblem, cell: ImportCell, text: string = line[cell]): void => {
      problems.push({ problem, cell, text });
    };
    const person = personOn(line, find(line.person), firstLines, report);
    const amounts = {
      previous: daysIn('previous', line, report),
      current: daysIn('current', line, report),
      rtt: daysIn('rtt', line, report),
    };
    if (amounts.rtt !== null && amounts.rtt.n !== 0 && !usesRtt(person)) report('counter_not_in_use', 'rtt');
    const employedFrom = dayIn(line, report);
    const isOpened = Object.values(amounts).some((amount) => amount !== null);
    if (isOpened && employedFrom !== null && employedFrom > asOf)
      report('employed_after_balance', 'employedFrom');
    if (problems.length === 0 && !isOpened && employedFrom === null) report('nothing_to_import', 'person');
    return {
      line: line.line,
      person,
      ...amounts,
      // Without RTT here, a column of noughts asks for nothing.
      rtt: usesRtt(person) ? amounts.rtt : null,
      employedFrom,
      problems,
    };
  });
}

type Report = (problem: ImportProblem, cell: ImportCell, text?: string) => void;

function personOn<Person extends KnownPerson>(
  { line }: ImportLine,
  found: FoundPerson<Person>,
  firstLines: Map<string, number>,
  report: Report,
): Person | null {
  if (found.kind !== 'found') {
    report(`person_${found.kind}`, 'person');
    return null;
  }
  const before = firstLines.get(found.person.id);
  if (before === undefined) firstLines.set(found.person.id, line);
  else report('person_twice', 'person', String(before));
  return found.person;
}

function read<Value>(reading: Reading<Value>, onUnreadable: () => void): Value | null {
  if (reading === 'unreadable') onUnreadable();
  return reading === 'empty' || reading === 'unreadable' ? null : reading;
}

function dayIn(line: ImportLine, report: Report): PlainDate | null {
  const day = read(readDay(line.employedFrom), () => report('date_unreadable', 'employedFrom'));
  if (day === null || isInCalendar(day)) return day;
  report('date_out_of_range', 'employedFrom');
  return null;
}

function daysIn(cell: 'previous' | 'current' | 'rtt', line: ImportLine, report: Report): Fraction | null {
  const days = read(readDays(line[cell]), () => report('number_unreadable', cell));
  if (days === null || Math.abs(toNumber(days)) <= MOST_DAYS) return days;
  report('number_out_of_range', cell);
  return null;
}
