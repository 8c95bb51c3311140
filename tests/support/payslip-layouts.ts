import type { DrawnText } from './payslip-pdf.ts';

export interface PrintedPerson {
  readonly payrollNumber: string;
  readonly name: string;
  /** Acquired, taken and left, in hundredths of days. */
  readonly previous: readonly [number, number, number];
  readonly present: readonly [number, number, number];
}

const figure = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');
const FIGURES = ['Acquis', 'Pris', 'Solde'] as const;

/** What stands on every payslip, salary lines that speak of leave among them. */
function head({ payrollNumber, name }: PrintedPerson): DrawnText[] {
  return [
    { text: 'BULLETIN DE PAIE', x: 240, y: 40 },
    { text: 'Matricule :', x: 40, y: 80 },
    { text: payrollNumber, x: 110, y: 80 },
    { text: name, x: 330, y: 110 },
    { text: 'Salaire de base', x: 40, y: 220 },
    { text: '151,67', x: 250, y: 220 },
    { text: '2 450,00', x: 420, y: 220 },
    { text: 'Absence congés payés', x: 40, y: 235 },
    { text: '2,00', x: 250, y: 235 },
    { text: '113,08', x: 320, y: 235 },
    { text: '226,16', x: 420, y: 235 },
    { text: 'Net à payer', x: 40, y: 640 },
    { text: '1 912,40', x: 420, y: 640 },
  ];
}

/** A box at the bottom left: one line for each figure, one column for each period. */
function figuresDown(person: PrintedPerson): DrawnText[] {
  return [
    { text: 'Congés', x: 40, y: 700 },
    { text: 'CP N-1', x: 110, y: 700 },
    { text: 'CP N', x: 180, y: 700 },
    ...FIGURES.flatMap((label, index) => [
      { text: label, x: 40, y: 715 + 14 * index },
      { text: figure(person.previous[index] ?? 0), x: 112, y: 715 + 14 * index },
      { text: figure(person.present[index] ?? 0), x: 182, y: 715 + 14 * index },
    ]),
  ];
}

/** The other way round: one line for each period. */
function figuresAcross(person: PrintedPerson): DrawnText[] {
  const line = (label: string, values: readonly number[], y: number) => [
    { text: label, x: 300, y },
    ...values.map((value, index) => ({ text: figure(value), x: 400 + 60 * index, y })),
  ];
  return [
    ...FIGURES.map((label, index) => ({ text: label, x: 398 + 60 * index, y: 690 })),
    ...line('Congés N-1', person.previous, 704),
    ...line('Congés N', person.present, 718),
  ];
}

/** In words, several on one line and written in pieces, the present period first. */
function figuresInWords(person: PrintedPerson): DrawnText[] {
  const line = (label: string, [acquired, taken, left]: readonly number[], y: number) => [
    { text: label, x: 60, y },
    { text: `Acquis : ${figure(acquired ?? 0)}`, x: 180, y },
    { text: `Pris : ${figure(taken ?? 0)}`, x: 290, y },
    { text: 'Solde :', x: 400, y },
    { text: figure(left ?? 0), x: 440, y },
  ];
  return [...line('CP N (en cours)', person.present, 730), ...line('CP N-1', person.previous, 745)];
}

export const PAYSLIP_LAYOUTS = { figuresDown, figuresAcross, figuresInWords } as const;

export type PayslipLayout = keyof typeof PAYSLIP_LAYOUTS;

/** One page, its texts in an order that has nothing to do with how it is read. */
export function payslipPage(layout: PayslipLayout, person: PrintedPerson): DrawnText[] {
  return [...PAYSLIP_LAYOUTS[layout](person).reverse(), ...head(person)];
}
