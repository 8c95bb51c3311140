import { fitText, isFitText } from './texts.ts';

/** Deeper than any form of ours, and far from what a stack can hold. */
const deepest = 20;

export class TooDeep extends Error {}

/**
 * The places of texts that cannot be kept, whatever holds them: values, names of fields, rows of lists, of fields that
 * no schema knows as well. The place of a bare text is empty.
 */
export function unfitTexts(value: unknown, path: readonly string[] = []): string[] {
  if (path.length > deepest) throw new TooDeep('nested deeper than any form');
  if (typeof value === 'string') return isFitText(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    isFitText(key) ? unfitTexts(one, [...path, key]) : [fitText([...path, key].join('.'))],
  );
}
