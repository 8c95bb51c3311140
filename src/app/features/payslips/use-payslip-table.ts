import { useMemo } from 'react';
import type { TableLine } from '#app/input/tables/read-table.ts';
import {
  type ColumnMeaning,
  headingKey,
  matchPayslipColumns,
  payslipTexts,
  type RememberedColumns,
} from '#domain/payslips/payslip-columns.ts';
import { fitText } from '#domain/text/fit-text.ts';
import { useKept } from '#web/use-kept.ts';
import type { KnownColumns } from './comparison.ts';

/** What someone chose for a column, by its place. */
type ChosenMeanings = Readonly<Record<number, ColumnMeaning | null>>;

const LONGEST = { number: 60, name: 300, figure: 40 };

/** From a table to rows that can be compared: which column says what, found, remembered or chosen. */
export function usePayslipTable(table: readonly TableLine[], known: KnownColumns) {
  const [chosen, setChosen] = useKept<ChosenMeanings>('payslips.columns', {});
  const matched = useMemo(() => {
    const remembered = Object.fromEntries(
      known.columns.map(({ heading, meaning }) => [heading, meaning]),
    ) as RememberedColumns;
    return matchPayslipColumns(
      table.map(({ cells }) => cells),
      remembered,
    );
  }, [table, known]);
  const width = Math.max(0, ...table.map(({ cells }) => cells.length));
  const meanings = Array.from({ length: width }, (_, column) => chosen[column] ?? foundAt(column));
  function foundAt(column: number): ColumnMeaning | null {
    return column in chosen ? null : (matched.meanings[column] ?? null);
  }
  const cut = (text: string, longest: number) => fitText(text.slice(0, longest));
  const rows = table
    .slice(matched.headLines)
    .map(({ line, cells }) => ({ line, ...payslipTexts(cells, meanings) }))
    .filter(({ counters }) => counters.length > 0)
    .map(({ line, payrollNumber, name, counters }) => ({
      line,
      payrollNumber: cut(payrollNumber, LONGEST.number),
      name: cut(name, LONGEST.name),
      counters: counters.map((texts) => ({
        counter: texts.counter,
        acquired: cut(texts.acquired, LONGEST.figure),
        taken: cut(texts.taken, LONGEST.figure),
        balance: cut(texts.balance, LONGEST.figure),
      })),
    }));
  return {
    headings: matched.headings,
    /** The first value below each heading. */
    examples: Array.from(
      { length: width },
      (_, column) =>
        table
          .slice(matched.headLines)
          .map(({ cells }) => cells[column] ?? '')
          .find(Boolean) ?? '',
    ),
    meanings,
    rows,
    /** Whoever is meant must stand somewhere. */
    namesPeople: meanings.some((meaning) => meaning === 'payrollNumber' || meaning?.endsWith('Name')),
    choose: (column: number, meaning: ColumnMeaning | null) => setChosen({ ...chosen, [column]: meaning }),
    /** Only what was said, to be remembered: a heading that speaks for itself needs no memory. */
    toRemember: Object.entries(chosen).flatMap(([column, meaning]) => {
      const heading = matched.headings[Number(column)] ?? '';
      return headingKey(heading) === '' ? [] : [{ heading: heading.slice(0, 200), meaning }];
    }),
  };
}

export type PayslipTable = ReturnType<typeof usePayslipTable>;
