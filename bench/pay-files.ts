import { addDays } from '#domain/calendar/plain-date.ts';
import { BUILT_IN_MODELS } from '#domain/payroll/built-in-models.ts';
import { EXAMPLE_LINES, EXAMPLE_MONTH } from '#domain/payroll/example-lines.ts';
import type { FileLine } from '#domain/payroll/file-rows.ts';
import { makePayFile } from '#server/payroll-files/make-bytes.ts';
import { printTable } from './table.ts';

const people = 1_000;
const rounds = 4;

/** A file of everyone's month, made and read back, beside writing as many lines without thinking. */
export async function benchPayFiles(): Promise<void> {
  const lines = Array.from({ length: people }, (_, person) =>
    EXAMPLE_LINES.map((line) => ({ ...line, payrollNumber: `A-${person}` })),
  ).flat();
  const bare = userMs(() => bareBytes(lines));
  const rows = BUILT_IN_MODELS.map((model) => {
    const made = makePayFile(model, lines, EXAMPLE_MONTH);
    const ours = userMs(() => makePayFile(model, lines, EXAMPLE_MONTH));
    return [model.name, String(made?.rows ?? 0), ours.toFixed(1), (ours / bare).toFixed(1)];
  });
  console.log(`A payroll file: ${people.toLocaleString('en')} people, ${lines.length} lines\n`);
  printTable([['model', 'rows', 'CPU, ms', 'times a bare join'], ...rows]);
}

function bareBytes(lines: readonly FileLine[]): Uint8Array {
  const text = lines
    .map(({ payrollNumber, code, openHalves, startDate, endDate }) =>
      [payrollNumber, code, openHalves / 2, addDays(startDate, 0), addDays(endDate, 0)].join(';'),
    )
    .join('\r\n');
  return new TextEncoder().encode(text);
}

/** Of this process alone, per round, once it is warm. */
function userMs(work: () => unknown): number {
  for (let round = 0; round < rounds / 2; round += 1) work();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) work();
  return process.cpuUsage(before).user / 1000 / rounds;
}
