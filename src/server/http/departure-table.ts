import type { z } from 'zod';
import type { departureStatementSchema } from '#contract/departures.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import type { Cell, WrittenTable } from '#server/tables/table.ts';
import { writtenIn } from '#words/written.ts';

type Statement = z.input<typeof departureStatementSchema>;

const text = (value: string | null): Cell => ({ kind: 'text', value: value ?? '' });
const number = (value: number | null): Cell => ({ kind: 'number', value });
const date = (value: string | null): Cell =>
  value === null ? text(null) : { kind: 'date', value: plainDate(value) };

/** X7: a line for each period of each counter, then what was taken ahead, then the total. */
export function departureTable(statement: Statement, language: Language): WrittenTable {
  const { sheet, columns, reasons, units, owed, left, takenAhead } = writtenIn(language).departures;
  const { user, payrollNumber, employment, reason, counters } = statement;
  const person = [
    text(user.name),
    text(payrollNumber),
    date(employment.from),
    date(employment.to),
    text(reason && reasons[reason]),
  ];
  return {
    name: sheet,
    columns: columns.map((title) => ({ title, width: 18 })),
    rows: counters.flatMap((counter) => {
      const line = (
        what: string,
        days: number,
        earned: number | null = null,
        from: string | null = null,
        to: string | null = null,
      ) => [
        ...person,
        text(counter.label),
        text(units[counter.unit]),
        text(what),
        date(from),
        date(to),
        number(earned),
        number(days),
        text(counter.rule),
        text(counter.source),
      ];
      return [
        ...counter.lots.map((lot) => line(lot.label, lot.left, lot.earned, lot.from, lot.to)),
        ...(counter.takenAhead === 0 ? [] : [line(takenAhead, -counter.takenAhead)]),
        line(counter.isPaid ? owed : left, counter.total),
      ];
    }),
  };
}
