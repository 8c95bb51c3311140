import { personFinder } from '#domain/balance-imports/find-person.ts';
import { type PayslipPage, readPayslipPage } from '#domain/payslips/payslip-page.ts';
import type { PaidMember, PayslipRow } from '#domain/payslips/read-payslip-rows.ts';
import { Failure } from '#server/failure.ts';
import { type PdfReading, readPageTexts } from '#server/pdf/read-page-texts.ts';
import { ReadingQueue } from '#server/pdf/reading-queue.ts';
import { mustHoldNothing } from '#server/store/held-connection.ts';

const readings = new ReadingQueue();

const refusals = {
  locked: 'payslip_file_locked',
  unreadable: 'payslip_file_unreadable',
  'too-long': 'too_heavy',
} as const satisfies Record<Exclude<PdfReading['kind'], 'pages'>, string>;

/** J20: the counters of every page; whoever gave the file is told plainly why it cannot be read. */
export async function readPayslipFile(organizationId: string, content: string): Promise<PayslipPage[]> {
  mustHoldNothing('a file of payslips');
  if (Buffer.from(content.slice(0, 1368), 'base64').indexOf('%PDF-') < 0)
    throw new Failure('payslip_file_unreadable');
  const reading = await readings.run(organizationId, () =>
    readPageTexts(new Uint8Array(Buffer.from(content, 'base64'))),
  );
  if (reading.kind !== 'pages') throw new Failure(refusals[reading.kind]);
  if (reading.pages.every((page) => page.length === 0)) throw new Failure('payslip_file_scanned');
  const pages = reading.pages.map(readPayslipPage);
  if (pages.every(({ counters }) => counters.length === 0))
    throw new Failure('payslip_file_without_counters');
  return pages;
}

/** One row for each page with counters. A second page without a name belongs to whom the first one named. */
export function rowsOfPages(pages: readonly PayslipPage[], people: readonly PaidMember[]): PayslipRow[] {
  const find = personFinder(people);
  let last = { payrollNumber: '', name: '' };
  return pages.flatMap(({ payrollNumber, phrases, counters }, index) => {
    const name = phrases.find((phrase) => find(phrase).kind === 'found') ?? '';
    if (payrollNumber !== '' || name !== '') last = { payrollNumber, name };
    return counters.length === 0 ? [] : [{ line: index + 1, ...last, counters }];
  });
}
