import { expect, it } from 'vitest';
import { builtInModel } from './built-in-models.ts';
import { modelProblems } from './model-problems.ts';
import type { PayColumn, PayField, PayModel } from './pay-model.ts';

const silae = builtInModel('silae');
if (silae === null) throw new Error('There is no such model.');

const column = (field: PayField, name: string = field, ...words: string[]): PayColumn => ({
  field,
  name,
  words,
});
const without = (...fields: PayField[]): Partial<PayModel> => ({
  columns: silae.columns.filter(({ field }) => !fields.includes(field)),
});
const and = (...columns: PayColumn[]): Partial<PayModel> => ({ columns: [...silae.columns, ...columns] });

it.each<[string, Partial<PayModel>, readonly [string, number | null][]]>([
  ['nobody', without('payrollNumber'), [['no-person', null]]],
  ['no absence', without('code'), [['no-absence', null]]],
  [
    'neither sign nor figure',
    without('openDays'),
    [
      ['no-sign', null],
      ['halves-lost', null],
    ],
  ],
  ['half-days that nothing tells', { halves: 'kept' }, [['halves-lost', null]]],
  ['one sign for two things', { separator: ',' }, [['decimal-is-separator', null]]],
  ['a day where rows are absences', and(column('day')), [['field-unfit', 5]]],
  ['halves without words', and(column('sign')), [['words-missing', 5]]],
  ['words that are the same', and(column('sign', 'Sens', 'x', 'x')), [['words-alike', 5]]],
  ['a column without a name', and(column('cause', '')), [['name-missing', 5]]],
  ['a name that another bears', and(column('cause', 'Code')), [['name-twice', 5]]],
  ['names that nobody reads', { ...and(column('cause', '')), header: false }, []],
])('J6: finds %s', (_, change, found) => {
  const problems = modelProblems({ ...silae, ...change });
  expect(problems.map(({ kind, column: place }) => [kind, place])).toEqual(found);
});
