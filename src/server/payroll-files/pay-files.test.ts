import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysFromTo, plainDate } from '#domain/calendar/plain-date.ts';
import { BUILT_IN_MODELS, builtInModel } from '#domain/payroll/built-in-models.ts';
import { EXAMPLE_LINES, EXAMPLE_MONTH } from '#domain/payroll/example-lines.ts';
import type { FileLine } from '#domain/payroll/file-rows.ts';
import { readFileText } from '#domain/payroll/file-text.ts';
import { modelProblems } from '#domain/payroll/model-problems.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import { textOfBytes } from './file-bytes.ts';
import { makePayFile } from './make-bytes.ts';

const models: readonly (readonly [string, PayModel])[] = BUILT_IN_MODELS.map((model) => [model.id, model]);
const bytesOf = (model: PayModel, lines: readonly FileLine[]): Uint8Array =>
  makePayFile(model, lines, EXAMPLE_MONTH)?.bytes ?? new Uint8Array();
const read = (model: PayModel, lines: readonly FileLine[]) =>
  readFileText(model, textOfBytes(model.charset, bytesOf(model, lines))) ?? [];

describe('J6: the models', () => {
  it.each(models)('%s has nothing wrong with it', (_, model) => {
    expect(modelProblems(model)).toEqual([]);
  });

  it.each(models)('%s writes the file that it wrote before, byte for byte', (id, model) => {
    const golden = readFileSync(new URL(`golden/${id}.csv`, import.meta.url));
    expect(Buffer.from(bytesOf(model, EXAMPLE_LINES)).toString('hex')).toBe(golden.toString('hex'));
  });
});

/** What lines say day by day: who was away for what, told or taken back. */
function daysOf(lines: readonly FileLine[]): string[] {
  return lines
    .flatMap(({ payrollNumber, code, startDate, endDate, sign }) =>
      Array.from(
        { length: daysFromTo(startDate, endDate) + 1 },
        (_, day) => `${payrollNumber} ${code} ${addDays(startDate, day)} ${sign}`,
      ),
    )
    .sort();
}

/** The same of a file; a model without a sign of its own has signed figures. */
function daysRead(model: PayModel, lines: readonly FileLine[]): string[] {
  const minus = model.columns.find(({ field }) => field === 'sign')?.words[1];
  return read(model, lines)
    .flatMap((row) => {
      const [first, last] = [row.day ?? row.firstDay, row.day ?? row.lastDay].map((day) =>
        plainDate(String(day)),
      );
      if (first === undefined || last === undefined) return [];
      const taken = minus === undefined ? Math.min(...figures(row)) < 0 : row.sign === minus;
      return Array.from(
        { length: daysFromTo(first, last) + 1 },
        (_, day) => `${row.payrollNumber} ${row.code} ${addDays(first, day)} ${taken ? -1 : 1}`,
      );
    })
    .sort();
}

type Row = ReturnType<typeof read>[number];

const figures = ({ openDays, workingDays, calendarDays }: Row): number[] =>
  [openDays, workingDays, calendarDays].filter((each) => typeof each === 'number');

const halvesOf = {
  openDays: ({ openHalves }: FileLine) => openHalves,
  workingDays: ({ workingHalves }: FileLine) => workingHalves,
  calendarDays: ({ calendarHalves }: FileLine) => calendarHalves,
};

/** What each person and code adds up to, zeros left out. */
function sums(rows: readonly (readonly [string, number])[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [key, halves] of rows) all[key] = (all[key] ?? 0) + halves;
  return Object.fromEntries(Object.entries(all).filter(([, halves]) => halves !== 0));
}

const person = fc.record({
  payrollNumber: fc.stringMatching(/^[A-Za-z0-9-]{1,8}$/),
  personName: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((name) => !/\r|\n/.test(name)),
  code: fc.constantFrom('AB-300', '=1+1', '@x', 'CP;"2"', "'-a", 'RTT'),
  typeName: fc.constantFrom('Vacances', '+33', 'Congé « été », payé'),
  dsnReason: fc.constantFrom(null, '01', '637'),
});

const line = fc
  .record({
    who: person,
    first: fc.integer({ min: 0, max: 25 }),
    startHalf: fc.constantFrom('am' as const, 'pm' as const),
    endHalf: fc.constantFrom('am' as const, 'pm' as const),
    // Something is counted on each day: what a model without a sign tells is told by its figures.
    open: fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 5 }),
    late: fc.boolean(),
    sign: fc.constantFrom(-1 as const, 1 as const),
  })
  .map(({ who, first, startHalf, endHalf, open, late, sign }): FileLine => {
    const startDate = addDays(EXAMPLE_MONTH, first - (late ? 31 : 0));
    const impossible = open.length === 1 && startHalf === 'pm';
    const [halfOfEnd, working] = [impossible ? ('pm' as const) : endHalf, open.map((halves) => halves + 1)];
    const sum = (halves: readonly number[]) => halves.reduce((total, each) => total + each, 0);
    return {
      ...who,
      startDate,
      startHalf,
      endDate: addDays(startDate, open.length - 1),
      endHalf: halfOfEnd,
      openHalves: sum(open),
      workingHalves: sum(working),
      calendarHalves: 2 * open.length - (startHalf === 'pm' ? 1 : 0) - (halfOfEnd === 'am' ? 1 : 0),
      openByDay: open,
      workingByDay: working,
      corrects: late ? plainDate('2026-08-01') : null,
      cause: late ? 'changed' : null,
      sign: late ? sign : 1,
    };
  });

describe('J7: a file read back is the month', () => {
  it.each(models)('%s', (_, model) => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const rows = read(model, lines);
        for (const [field, halves] of Object.entries(halvesOf)) {
          const name = field as keyof typeof halvesOf;
          if (!model.columns.some((column) => column.field === name)) continue;
          const told = rows.map((row) => [`${row.payrollNumber} ${row.code}`, Number(row[name])] as const);
          const meant = lines.map(
            (each) => [`${each.payrollNumber} ${each.code}`, each.sign * halves(each)] as const,
          );
          expect(sums(told)).toEqual(sums(meant));
        }
        if (model.rows !== 'month') expect(daysRead(model, lines)).toEqual(daysOf(lines));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps every text as it was typed, and runs none of it', () => {
    const free = builtInModel('free');
    if (free === null) throw new Error('There is no free model.');
    fc.assert(
      fc.property(person, (who) => {
        const [example] = EXAMPLE_LINES;
        if (example === undefined) return;
        const lines = [{ ...example, ...who }];
        const [row] = read(free, lines);
        expect([row?.personName, row?.code, row?.typeName]).toEqual([who.personName, who.code, who.typeName]);
        const text = textOfBytes('utf-8', bytesOf(free, lines));
        expect(text.split(/[;\r\n]/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
      }),
    );
  });

  it('writes letters that a set lacks without their accent, and never a formula', () => {
    const ebp = builtInModel('ebp');
    const [example] = EXAMPLE_LINES;
    if (ebp === null || example === undefined) throw new Error('There is no such model.');
    const names = ['Œuvrard – €', 'Ștefan', '≠1+1', '日本'];
    expect(names.map((personName) => read(ebp, [{ ...example, personName }])[0]?.personName)).toEqual([
      'Œuvrard – €',
      'Stefan',
      '=1+1',
      '??',
    ]);
    const bytes = bytesOf(ebp, [{ ...example, personName: '≠1+1' }]);
    expect(textOfBytes('windows-1252', bytes)).toContain(";'=1+1;");
  });

  it('has no rows by day of a month that was closed before days were kept', () => {
    const old = EXAMPLE_LINES.map((each) => ({ ...each, openByDay: null, workingByDay: null }));
    const made = models.filter(([, model]) => makePayFile(model, old, EXAMPLE_MONTH) !== null);
    expect(made.map(([id]) => id)).toEqual(['payfit', 'cegid-quadra', 'free']);
  });
});
