import type { Comparison, LoadResult } from './load.ts';

export interface ComparedRow {
  readonly what: string;
  readonly result: Comparison;
  readonly goal: string;
}

const figures = ({ requestsPerSecond, p99Milliseconds }: LoadResult): string =>
  `${Math.round(requestsPerSecond).toLocaleString('en')} req/s, p99 ${p99Milliseconds.toFixed(1)} ms`;

/** A table of side-by-side figures, ready for docs/benchmarks.md. */
export function printCompared(rows: readonly ComparedRow[], besides = 'bare Node + pg'): void {
  printTable([
    ['what', 'Relâche', besides, 'ratio', 'goal'],
    ...rows.map(({ what, result, goal }) => [
      what,
      figures(result.ours),
      figures(result.bare),
      result.ratio.toFixed(2),
      goal,
    ]),
  ]);
}

export function printTable(lines: readonly (readonly string[])[]): void {
  const [head = []] = lines;
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const row = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = lines;
  console.log(row(first));
  console.log(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  for (const line of others) console.log(row(line));
  console.log('');
}
