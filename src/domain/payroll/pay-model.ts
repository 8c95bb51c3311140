/** J6: what a payroll program wants to read: columns, signs and how absences are cut into rows. A model is data. */
export interface PayModel {
  readonly id: string;
  readonly name: string;
  /** The company's payroll has read a file of it. */
  readonly confirmed: boolean;
  readonly rows: RowKind;
  readonly halves: HalvesKind;
  readonly separator: Separator;
  readonly decimal: DecimalSign;
  readonly dates: DateForm;
  readonly charset: Charset;
  /** Whether the first row names the columns. */
  readonly header: boolean;
  readonly columns: readonly PayColumn[];
}

export interface PayColumn {
  readonly field: PayField;
  readonly name: string;
  /** What the program calls a morning, a sign…; as many as `WORDS_OF` its field asks for. */
  readonly words: readonly string[];
}

/** One for each absence, for each of its days, or for what a code sums up to in the month. */
export const ROW_KINDS = ['absence', 'day', 'month'] as const;
/** `apart`: an absence that begins or ends at noon is cut, so that a half-day always stands alone. */
export const HALVES_KINDS = ['kept', 'apart'] as const;
export const SEPARATORS = [';', ',', '\t', '|'] as const;
export const DECIMAL_SIGNS = [',', '.'] as const;
export const DATE_FORMS = ['dd/mm/yyyy', 'yyyy-mm-dd', 'ddmmyyyy', 'yyyymmdd'] as const;
export const CHARSETS = ['utf-8', 'windows-1252'] as const;

export const PAY_FIELDS = [
  'payrollNumber',
  'personName',
  'code',
  'typeName',
  'dsnReason',
  'firstDay',
  'firstHalf',
  'lastDay',
  'lastHalf',
  'day',
  'dayHalf',
  'openDays',
  'workingDays',
  'calendarDays',
  'payMonth',
  'correctedMonth',
  'sign',
  'cause',
  'text',
] as const;

export type RowKind = (typeof ROW_KINDS)[number];
export type HalvesKind = (typeof HALVES_KINDS)[number];
export type Separator = (typeof SEPARATORS)[number];
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];
export type DateForm = (typeof DATE_FORMS)[number];
export type Charset = (typeof CHARSETS)[number];
export type PayField = (typeof PAY_FIELDS)[number];

export const PAY_WORDS = ['morning', 'afternoon', 'whole', 'plus', 'minus', 'always'] as const;

export type PayWord = (typeof PAY_WORDS)[number];

/** The words that a field is written with; the others are written as they are. */
export const WORDS_OF: Partial<Readonly<Record<PayField, readonly PayWord[]>>> = {
  firstHalf: ['morning', 'afternoon'],
  lastHalf: ['morning', 'afternoon'],
  dayHalf: ['morning', 'afternoon', 'whole'],
  sign: ['plus', 'minus'],
  text: ['always'],
};

export const QUANTITIES = ['openDays', 'workingDays', 'calendarDays'] as const satisfies PayField[];

export type Quantity = (typeof QUANTITIES)[number];

export function isQuantity(field: PayField): field is Quantity {
  return (QUANTITIES as readonly PayField[]).includes(field);
}

/** Fields that only rows of these kinds have. */
export const ONLY_IN: Partial<Readonly<Record<PayField, readonly RowKind[]>>> = {
  firstHalf: ['absence', 'day'],
  lastHalf: ['absence', 'day'],
  day: ['day'],
  dayHalf: ['day'],
};
