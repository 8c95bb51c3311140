import { describe, expect, it } from 'vitest';
import { BUILT_IN_MODELS } from '#domain/payroll/built-in-models.ts';
import { modelFileText, readModelFile } from './model-file.ts';
import { freeId } from './pay-files.ts';

const models = BUILT_IN_MODELS.map(({ known: _, ...model }) => [model.id, model] as const);
const [, silae] = models[0] ?? [];
if (silae === undefined) throw new Error('There is no model.');

const wrapped = (model: object, version: unknown = 1): string =>
  JSON.stringify({ format: 'relache-payroll-model', version, model });

describe('J6: a model as a file', () => {
  it.each(models)('%s is read back as it was written', (_, model) => {
    expect(readModelFile(modelFileText(model))).toEqual({ model });
  });

  it.each([
    ['not JSON', '{', { kind: 'not-json' }],
    ['something else', '[1]', { kind: 'not-a-model' }],
    ['another format', '{"format":"x","model":{}}', { kind: 'not-a-model' }],
    ['a later version', wrapped(silae, 2), { kind: 'newer' }],
    [
      'a field that nobody knows',
      wrapped({ ...silae, color: 'red' }),
      { kind: 'wrong-value', place: 'color' },
    ],
    [
      'a separator that nobody reads',
      wrapped({ ...silae, separator: '#' }),
      { kind: 'wrong-value', place: 'separator' },
    ],
    [
      'a column of salaries',
      wrapped({ ...silae, columns: [...silae.columns, { field: 'salary', name: 'x', words: [] }] }),
      { kind: 'wrong-value', place: 'columns.5.field' },
    ],
    [
      'nobody in it',
      wrapped({ ...silae, columns: silae.columns.slice(1) }),
      { kind: 'unfit', problem: { kind: 'no-person', column: null } },
    ],
    ['a book', ' '.repeat(300_000), { kind: 'too-large' }],
  ])('refuses %s, and says why', (_, text, problem) => {
    expect(readModelFile(text)).toEqual({ problem });
  });
});

it('finds a free name for a copy', () => {
  expect(freeId('Cabinet Dupont & Fils', [])).toBe('cabinet-dupont-fils');
  expect(freeId('Silae', ['silae', 'silae-2'])).toBe('silae-3');
  expect(freeId('«»', [])).toBe('modele');
});
