import { type Fraction, subtract } from '#domain/amounts/fraction.ts';
import { type FoundPerson, type KnownPerson, personFinder } from '#domain/balance-imports/find-person.ts';
import { readDays } from '#domain/balance-imports/read-days.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import type { PrintedCounter } from './compare-payslip.ts';
import { FIGURES, type Figure, type PayslipCounter } from './payslip-counter.ts';

/** What one row of a table, or one page, says of someone: every value as the text that stood there. */
export interface PayslipRow {
  /** Its place, as people count it. */
  readonly line: number;
  readonly payrollNumber: string;
  readonly name: string;
  readonly counters: readonly ({ readonly counter: PayslipCounter } & Readonly<Record<Figure, string>>)[];
}

/** J20: why a row is left out. */
export const ROW_PROBLEMS = ['missing', 'unknown', 'ambiguous', 'twice', 'unreadable', 'empty'] as const;

export type PayslipRowProblem = (typeof ROW_PROBLEMS)[number];

export interface LeftOutRow {
  readonly line: number;
  readonly payrollNumber: string;
  readonly name: string;
  readonly problem: PayslipRowProblem;
}

export interface PaidMember extends KnownPerson {
  readonly payrollNumber: string | null;
}

export interface ReadPayslips<Person> {
  readonly found: readonly {
    readonly line: number;
    readonly person: Person;
    readonly printed: readonly PrintedCounter[];
  }[];
  /** All of them at once. */
  readonly leftOut: readonly LeftOutRow[];
}

/**
 * J20: by payroll number, which alone is sure; else by the whole name. Who has left is looked for among the others only
 * where nobody of today is meant. Someone comes once.
 */
export function readPayslipRows<Person extends PaidMember>(
  rows: readonly PayslipRow[],
  people: readonly Person[],
  former: readonly Person[] = [],
): ReadPayslips<Person> {
  const [findPresent, findFormer] = [finder(people), finder(former)];
  const find = (row: PayslipRow): FoundPerson<Person> => {
    const present = findPresent(row);
    return present.kind === 'unknown' ? findFormer(row) : present;
  };
  const seen = new Set<string>();
  const found: { line: number; person: Person; printed: PrintedCounter[] }[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const row of rows) {
    const { line, payrollNumber, name } = row;
    const refuse = (problem: PayslipRowProblem) => leftOut.push({ line, payrollNumber, name, problem });
    const who = find(row);
    if (who.kind !== 'found') {
      refuse(who.kind);
      continue;
    }
    const printed = printedCounters(row);
    if (printed === 'unreadable') refuse('unreadable');
    else if (printed.length === 0) refuse('empty');
    else if (seen.has(who.person.id)) refuse('twice');
    else {
      seen.add(who.person.id);
      found.push({ line, person: who.person, printed });
    }
  }
  return { found, leftOut };
}

function finder<Person extends PaidMember>(
  people: readonly Person[],
): (row: PayslipRow) => FoundPerson<Person> {
  const byNumber = new Map(
    people.flatMap((person) =>
      person.payrollNumber === null ? [] : [[numberKey(person.payrollNumber), person] as const],
    ),
  );
  const byName = personFinder(people);
  return ({ payrollNumber, name }) => {
    const known = byNumber.get(numberKey(payrollNumber));
    if (known !== undefined) return { kind: 'found', person: known };
    const named = byName(name);
    return named.kind === 'missing' && payrollNumber.trim() !== '' ? { kind: 'unknown' } : named;
  };
}

/** Spreadsheets take the zeros before a number away. */
function numberKey(text: string): string {
  return plainWord(text)
    .replace(/[\s.]/g, '')
    .replace(/^0+(?=.)/, '');
}

function printedCounters({ counters }: PayslipRow): PrintedCounter[] | 'unreadable' {
  const printed: PrintedCounter[] = [];
  for (const texts of counters) {
    const [acquired, taken, balance] = FIGURES.map((figure) => readDays(texts[figure]));
    if (acquired === 'unreadable' || taken === 'unreadable' || balance === 'unreadable') return 'unreadable';
    const [earned, used, left] = [asPrinted(acquired), asPrinted(taken), asPrinted(balance)];
    const rest = left ?? (earned === null ? null : used === null ? earned : subtract(earned, used));
    if (rest !== null)
      printed.push({ counter: texts.counter, figures: { acquired: earned, taken: used, balance: rest } });
  }
  return printed;
}

function asPrinted(reading: Fraction | 'empty' | undefined): Fraction | null {
  return reading === undefined || reading === 'empty' ? null : reading;
}
