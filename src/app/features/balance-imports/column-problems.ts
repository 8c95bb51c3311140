import type { ImportCell } from '#domain/balance-imports/read-lines.ts';
import type { ImportReport } from './use-import.ts';

type Line = ImportReport['lines'][number];

/** A whole column that cannot be taken: told once, and settled once. */
export type ColumnProblem = { cell: Exclude<ImportCell, 'person'>; sentence: string; lines: number };

/** Takes what is wrong with a column out of the lines; a line that had nothing else is bad for nothing of its own. */
export function splitProblems(lines: readonly Line[]): { columns: ColumnProblem[]; bad: Line[] } {
  const columns = new Map<string, ColumnProblem>();
  const bad = lines.flatMap((line) => {
    const own = line.problems.filter(({ problem, cell, sentence }) => {
      if (problem !== 'counter_not_in_use' || cell === 'person') return true;
      const known = columns.get(cell);
      columns.set(cell, { cell, sentence, lines: (known?.lines ?? 0) + 1 });
      return false;
    });
    return own.length > 0 ? [{ ...line, problems: own }] : [];
  });
  return { columns: [...columns.values()], bad };
}
