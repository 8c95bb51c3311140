/** What the statement of a month says on paper and in a workbook. */
export interface MonthlyStatementWords {
  readonly sheet: string;
  readonly title: string;
  readonly person: string;
  readonly payrollNumber: string;
  readonly numbered: (payrollNumber: string) => string;
  readonly absences: string;
  readonly type: string;
  readonly code: string;
  readonly period: string;
  readonly days: string;
  readonly counter: string;
  readonly unit: string;
  readonly acquired: string;
  readonly taken: string;
  readonly balance: string;
  readonly available: string;
  readonly units: Readonly<Record<'ouvres' | 'ouvrables' | 'days', string>>;
  /** « 26 personnes » */
  readonly people: (count: number) => string;
  readonly noAbsence: string;
  readonly nobody: string;
  /** « Compteurs au 31 octobre 2026 » */
  readonly countersOn: (day: string) => string;
  readonly closedOn: (day: string) => string;
  readonly open: string;
  /** In the name of a file, before the month. */
  readonly pay: string;
  /** J11: « Paie de novembre 2026 » */
  readonly paidWith: (month: string) => string;
  /** How the figures are to be read. */
  readonly explained: string;
  readonly moreCounters: string;
  readonly madeOn: (day: string) => string;
  readonly page: (number: number, count: number) => string;
  readonly signatures: { readonly employer: string; readonly employee: string; readonly payroll: string };
  readonly dateAndSignature: string;
}
