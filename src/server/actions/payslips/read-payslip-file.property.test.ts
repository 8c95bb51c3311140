import type { Worker } from 'node:worker_threads';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PAYSLIP_LAYOUTS,
  type PayslipLayout,
  type PrintedPerson,
  payslipPage,
} from '#tests/support/payslip-layouts.ts';
import { pdfOf } from '#tests/support/payslip-pdf.ts';
import { readPayslipFile, rowsOfPages } from './read-payslip-file.ts';

const base64 = (pdf: Buffer) => pdf.toString('base64');
const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 });
const counter = fc
  .tuple(hundredths(35), hundredths(40))
  .map(([acquired, taken]): [number, number, number] => [acquired, taken, acquired - taken]);
const names = ['Inès Moreau', 'Jean-Luc Petit', 'Chloé Durand', 'Ana Ruiz'] as const;
const company = fc
  .array(fc.record({ previous: counter, present: counter, number: fc.integer({ min: 1, max: 9999 }) }), {
    minLength: 1,
    maxLength: names.length,
  })
  .map((people) =>
    people.map(
      ({ previous, present, number }, index): PrintedPerson => ({
        payrollNumber: `${index + 1}${String(number).padStart(4, '0')}`,
        name: names[index] ?? '',
        previous,
        present,
      }),
    ),
  );

const text = (value: number) => (value / 100).toFixed(2).replace('.', ',');
const printed = (name: string, [acquired, taken, balance]: readonly [number, number, number]) => ({
  counter: name,
  acquired: text(acquired),
  taken: text(taken),
  balance: text(balance),
});

describe('J20: payslips are read by where their figures stand', () => {
  it.each(Object.keys(PAYSLIP_LAYOUTS) as PayslipLayout[])(
    'reads back what was printed, many people in one file: %s',
    async (layout) => {
      await fc.assert(
        fc.asyncProperty(company, async (people) => {
          const pdf = pdfOf(people.map((person) => payslipPage(layout, person)));
          const members = people.map(({ name }, id) => ({
            id: String(id),
            name,
            email: `${id}@exemple.fr`,
            payrollNumber: null,
          }));
          const rows = rowsOfPages(await readPayslipFile('company', base64(pdf)), members);
          const byCounter = rows.map(({ counters, ...row }) => ({
            ...row,
            counters: [...counters].sort((a, b) => (a.counter < b.counter ? -1 : 1)),
          }));
          expect(byCounter).toEqual(
            people.map(({ payrollNumber, name, previous, present }, index) => ({
              line: index + 1,
              payrollNumber,
              name,
              counters: [printed('paid-leave-n', present), printed('paid-leave-n1', previous)],
            })),
          );
        }),
        { numRuns: 8 },
      );
    },
    60_000,
  );

  it('refuses what it cannot read, and says which it is', async () => {
    const page = payslipPage('figuresDown', {
      payrollNumber: '42',
      name: 'Inès Moreau',
      previous: [2500, 1100, 1400],
      present: [1250, 0, 1250],
    });
    const refusal = (pdf: Buffer) =>
      readPayslipFile('company', base64(pdf)).then(
        () => 'read',
        (failure: { code?: string }) => failure.code,
      );
    expect(await refusal(pdfOf([page], { locked: true }))).toBe('payslip_file_locked');
    expect(await refusal(pdfOf([[]]))).toBe('payslip_file_scanned');
    expect(await refusal(Buffer.from('Matricule;Solde'))).toBe('payslip_file_unreadable');
    expect(await refusal(Buffer.from('%PDF-1.7\nnothing'))).toBe('payslip_file_unreadable');
    const withoutCounters = page.filter(({ y }) => y < 690);
    expect(await refusal(pdfOf([withoutCounters]))).toBe('payslip_file_without_counters');
  }, 30_000);
});

describe('files of others are read a few at a time', () => {
  const payslip = pdfOf([[{ text: 'Salaire', x: 40, y: 40 }]]);
  const read = (organizationId: string) =>
    readPayslipFile(organizationId, base64(payslip)).then(
      () => 'read',
      (failure: { code?: string }) => failure.code,
    );

  /** What came of the readings, and how many threads were alive at the most. */
  async function reading(organizations: readonly string[]) {
    let [alive, most] = [0, 0];
    const count = (worker: Worker): void => {
      alive += 1;
      most = Math.max(most, alive);
      worker.once('exit', () => {
        alive -= 1;
      });
    };
    process.on('worker', count);
    try {
      return { outcomes: await Promise.all(organizations.map(read)), most };
    } finally {
      process.off('worker', count);
    }
  }

  it('two of all companies', async () => {
    const { outcomes, most } = await reading(['one', 'two', 'three', 'four', 'five', 'six']);
    expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'payslip_file_without_counters'));
    expect(most).toBe(2);
  });

  it('one of a company', async () => {
    const { outcomes, most } = await reading(['one', 'one', 'one', 'one']);
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => 'payslip_file_without_counters'));
    expect(most).toBe(1);
  });
});
