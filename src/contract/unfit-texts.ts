import { fitText, isFitText } from '#domain/text/fit-text.ts';

/** Deeper than any form of ours, and far from what a stack can hold. */
const deepest = 20;

export class TooDeep extends Error {}

/**
 * The places of texts that cannot be kept, whatever holds them: values, names of fields, rows of lists, of fields that
 * no schema knows as well. The place of a bare text is empty. A body may hold a million values: nothing is made of
 * those that are in order.
 */
export function unfitTexts(value: unknown): string[] {
  const found: string[] = [];
  const path: string[] = [];
  const look = (one: unknown): void => {
    if (typeof one === 'string') {
      if (!isFitText(one)) found.push(path.join('.'));
      return;
    }
    if (typeof one !== 'object' || one === null) return;
    if (path.length === deepest) throw new TooDeep('nested deeper than any form');
    for (const name of Object.keys(one)) {
      if (!Array.isArray(one) && !isFitText(name)) {
        found.push(fitText([...path, name].join('.')));
        continue;
      }
      path.push(name);
      look((one as Readonly<Record<string, unknown>>)[name]);
      path.pop();
    }
  };
  look(value);
  return found;
}
