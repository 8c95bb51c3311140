import type { z } from 'zod';
import type { monthlyStatementSchema } from '#contract/monthly-statements.ts';
import { PAGES } from '#contract/pages.ts';
import { addMonths, type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';

export type MonthStatement = z.output<typeof monthlyStatementSchema>;
export type StatedPerson = MonthStatement['people'][number];
export type StatedFigures = StatedPerson['counters'][number]['periods'][number];

export function startOf(month: string): PlainDate {
  return plainDate(`${month}-01`);
}

export function otherMonth(month: string, by: -1 | 1): string {
  return addMonths(startOf(month), by).slice(0, 7);
}

/** What a statement is asked for: of everyone or of one person, of everyone or of an establishment. */
export interface AskedStatement {
  readonly month: string;
  readonly user?: string;
  readonly establishment?: string;
}

export function statementPath(asked: AskedStatement): string {
  const search = new URLSearchParams({ ...asked });
  return `${PAGES.monthlyStatement.path}?${search}`;
}

/** One counter, or one period of it, that has columns of its own. */
export interface StatedColumn {
  readonly key: string;
  /** Paid leave is told by its periods alone: « N-1 ». */
  readonly title: string;
  readonly of: (person: StatedPerson) => StatedFigures | undefined;
}

/** Paid leave always; of the others, those that somebody has something in. */
export function statedColumns(people: readonly StatedPerson[]): StatedColumn[] {
  const columns = new Map<string, StatedColumn>();
  for (const { counter, label, periods } of people.flatMap(({ counters }) => counters)) {
    for (const period of periods) {
      if (counter !== 'paid-leave' && period.acquired === 0 && period.taken === 0) continue;
      const key = `${counter} ${period.label}`;
      const of = ({ counters }: StatedPerson) =>
        counters
          .find((each) => each.counter === counter)
          ?.periods.find((each) => each.label === period.label);
      if (!columns.has(key)) columns.set(key, { key, title: period.label ?? label, of });
    }
  }
  return [...columns.values()];
}
