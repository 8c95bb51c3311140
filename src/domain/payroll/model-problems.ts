import { isQuantity, ONLY_IN, type PayField, type PayModel, WORDS_OF } from './pay-model.ts';

/** J6: why no file could be made with a model, or none that says what the month says. */
export const MODEL_PROBLEMS = [
  'no-person',
  'no-absence',
  'no-sign',
  'halves-lost',
  'decimal-is-separator',
  'field-unfit',
  'words-missing',
  'words-alike',
  'name-missing',
  'name-twice',
] as const;

export type ModelProblemKind = (typeof MODEL_PROBLEMS)[number];

export interface ModelProblem {
  readonly kind: ModelProblemKind;
  /** The place of the column, from 0; null where it is about the whole. */
  readonly column: number | null;
}

export function modelProblems(model: PayModel): ModelProblem[] {
  const has = (...fields: PayField[]): boolean => model.columns.some(({ field }) => fields.includes(field));
  const counts = model.columns.some(({ field }) => isQuantity(field));
  const whole = (kind: ModelProblemKind, wrong: boolean): ModelProblem[] =>
    wrong ? [{ kind, column: null }] : [];
  return [
    ...whole('no-person', !has('payrollNumber', 'personName')),
    ...whole('no-absence', !has('code', 'typeName', 'dsnReason')),
    ...whole('no-sign', !has('sign') && !counts),
    ...whole('halves-lost', losesHalves(model, has, counts)),
    ...whole('decimal-is-separator', counts && model.decimal === model.separator),
    ...model.columns.flatMap((_, place) => columnProblems(model, place)),
  ];
}

/** A half-day is told by its own column, or stands alone with its quantity. */
function losesHalves(
  { rows, halves }: PayModel,
  has: (...fields: PayField[]) => boolean,
  counts: boolean,
): boolean {
  if (rows === 'month') return !counts;
  if (rows === 'day') return !(has('dayHalf') || counts);
  const told = has('firstHalf') && has('lastHalf');
  return !(told || (halves === 'apart' && counts) || !has('firstDay', 'lastDay'));
}

function columnProblems(model: PayModel, place: number): ModelProblem[] {
  const column = model.columns[place];
  if (column === undefined) return [];
  const { field, name, words } = column;
  const wanted = WORDS_OF[field] ?? [];
  const told = new Set(words);
  const kinds: (ModelProblemKind | false)[] = [
    ONLY_IN[field] !== undefined && !ONLY_IN[field].includes(model.rows) && 'field-unfit',
    words.length !== wanted.length && 'words-missing',
    words.length === wanted.length && told.size < words.length && 'words-alike',
    model.header && name === '' && 'name-missing',
    model.header &&
      name !== '' &&
      model.columns.slice(0, place).some((each) => each.name === name) &&
      'name-twice',
  ];
  return kinds.flatMap((kind) => (kind === false ? [] : [{ kind, column: place }]));
}
